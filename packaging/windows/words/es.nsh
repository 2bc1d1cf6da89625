!insertmacro MUI_LANGUAGE "Spanish"
LangString OPEN ${LANG_SPANISH} "Abrir ${NAME}"
LangString GAME ${LANG_SPANISH} "Moon, Texas 42 y Shoot the Moon"
LangString RECORD ${LANG_SPANISH} "Registro de Moon Desktop"
LangString RECORDS ${LANG_SPANISH} "Abrir con él los archivos .moon"
LangString IS_RUNNING ${LANG_SPANISH} \
  "${NAME} está en uso. Cierra su ventana y luego elige Reintentar. Tu partida se conserva."
LangString DELETE_RECORDS ${LANG_SPANISH} \
  "${NAME} quedó desinstalado. ¿Borrar también tus partidas, preferencias y reglas de la casa?$\r$\n\
  Están en ${DATA}. Con No se quedan ahí para la próxima vez."
