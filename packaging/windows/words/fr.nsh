!insertmacro MUI_LANGUAGE "French"
LangString OPEN ${LANG_FRENCH} "Ouvrir ${NAME}"
LangString GAME ${LANG_FRENCH} "Moon, Texas 42 et Shoot the Moon"
LangString RECORD ${LANG_FRENCH} "Enregistrement de Moon Desktop"
LangString RECORDS ${LANG_FRENCH} "Ouvrir avec lui les fichiers .moon"
LangString IS_RUNNING ${LANG_FRENCH} \
  "${NAME} est ouvert. Fermez sa fenêtre, puis choisissez « Réessayer ». Votre match est gardé."
LangString DELETE_RECORDS ${LANG_FRENCH} \
  "${NAME} est désinstallé. Faut-il supprimer aussi vos matchs, préférences et règles maison ?$\r$\n\
  Ils se trouvent dans ${DATA}. Avec « Non », ils y restent pour la prochaine fois."
