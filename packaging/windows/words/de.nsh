!insertmacro MUI_LANGUAGE "German"
LangString OPEN ${LANG_GERMAN} "${NAME} öffnen"
LangString GAME ${LANG_GERMAN} "Moon, Texas 42 und Shoot the Moon"
LangString RECORD ${LANG_GERMAN} "Aufzeichnung von Moon Desktop"
LangString RECORDS ${LANG_GERMAN} "Dateien .moon damit öffnen"
LangString IS_RUNNING ${LANG_GERMAN} \
  "${NAME} läuft gerade. Schließen Sie sein Fenster und wählen Sie dann „Wiederholen“. Die Partie bleibt erhalten."
LangString DELETE_RECORDS ${LANG_GERMAN} \
  "${NAME} ist deinstalliert. Sollen auch Ihre Partien, Einstellungen und Hausregeln gelöscht werden?$\r$\n\
  Sie liegen in ${DATA}. Mit „Nein“ bleiben sie dort für das nächste Mal."
