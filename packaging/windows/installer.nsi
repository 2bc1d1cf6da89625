; The installer for Windows: for one account, upgraded in place, and taken away without a trace
; but for the records. installer.py defines what is in capitals here.

Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 32
; The time of each file would be that of the build: the same input would not give the same bytes.
SetDateSave off

!define NAME "Moon Desktop"
!define PROGRAM "moon-desktop.exe"
!define PROGRAM_OF_CONSOLES "moon-desktop.com"
!define UNINSTALLER "uninstall.exe"
!define PUBLISHER "The Moon Desktop developers"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\MoonDesktop"
!define CLASSES "Software\Classes"
!define PROG_ID "MoonDesktop.Record"
; Where platformdirs puts records, preferences, house rules and the log.
!define DATA "$LOCALAPPDATA\moon-desktop"

; What a calling script learns from the exit status, beside 0, and NSIS's own 1 for a cancel.
!define RUNNING 3

Name "${NAME}"
OutFile "${OUT_FILE}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
; An upgrade goes where the earlier version is, and does not ask.
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText "${NAME} ${VERSION}"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "$(OPEN)"

; There is no page to agree to: nothing inside asks a player to. About shows all licences.
!define MUI_PAGE_CUSTOMFUNCTION_PRE StayWhereItIs
!insertmacro MUI_PAGE_DIRECTORY
!define MUI_COMPONENTSPAGE_NODESC
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is for those whose Windows speaks none of the others, which have a file each.
!insertmacro MUI_LANGUAGE "English"
LangString OPEN ${LANG_ENGLISH} "Open ${NAME}"
LangString GAME ${LANG_ENGLISH} "Moon, Texas 42 and Shoot the Moon"
LangString RECORD ${LANG_ENGLISH} "Record of Moon Desktop"
LangString RECORDS ${LANG_ENGLISH} "Open .moon files with it"
LangString IS_RUNNING ${LANG_ENGLISH} \
  "${NAME} is running. Close its window, then choose Retry. Your match is kept."
LangString DELETE_RECORDS ${LANG_ENGLISH} \
  "${NAME} is uninstalled. Delete your matches, preferences and house rules, too?$\r$\n\
  They lie in ${DATA}. With No they stay there for the next time."
!include "words\*.nsh"

; --- what both do -------------------------------------------------------------------------------

; Puts the name of FILE into $5 if it runs: Windows lets nobody write to a program in use.
!macro NOTE_IF_RUNNING FILE
  ${If} ${FileExists} "${FILE}"
    ClearErrors
    FileOpen $0 "${FILE}" a
    ${If} ${Errors}
      StrCpy $5 "${FILE}"
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

; Waits until no copy runs, and removes all files that are ours; the folder that somebody chose may
; hold other things.
!macro REMOVE_FILES
  ${Do}
    StrCpy $5 ""
    !insertmacro NOTE_IF_RUNNING "$INSTDIR\${PROGRAM}"
    !insertmacro NOTE_IF_RUNNING "$INSTDIR\${PROGRAM_OF_CONSOLES}"
    ${If} $5 == ""
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_RUNNING)" /SD IDCANCEL IDRETRY +3
      SetErrorLevel ${RUNNING}
      Quit
  ${Loop}
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\${PROGRAM_OF_CONSOLES}"
  Delete "$INSTDIR\LICENCES.txt"
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir /r "$INSTDIR\_internal"
  ClearErrors
!macroend

!macro TELL_EXPLORER
  ; SHCNE_ASSOCCHANGED, SHCNF_IDLIST: the icons of records change at once.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; --- installing ---------------------------------------------------------------------------------

Section "!${NAME}"
  SectionIn RO
  !insertmacro REMOVE_FILES ; of an earlier version
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*.*"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0 \
    SW_SHOWNORMAL "" "$(GAME)"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_IN_KB}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "$(RECORDS)"
  WriteRegStr HKCU "${CLASSES}\.moon" "" "${PROG_ID}"
  WriteRegStr HKCU "${CLASSES}\.moon\OpenWithProgids" "${PROG_ID}" ""
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}" "" "$(RECORD)"
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}\shell\open" "FriendlyAppName" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  !insertmacro TELL_EXPLORER
SectionEnd

Function StayWhereItIs
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 != ""
    Abort ; this page
  ${EndIf}
FunctionEnd

; --- uninstalling -------------------------------------------------------------------------------

Section "Uninstall"
  ${GetParameters} $3
  !insertmacro REMOVE_FILES
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk" ; which earlier versions offered

  ; Another program may have taken records over since.
  ReadRegStr $0 HKCU "${CLASSES}\.moon" ""
  ${If} $0 == "${PROG_ID}"
    DeleteRegValue HKCU "${CLASSES}\.moon" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.moon\OpenWithProgids" "${PROG_ID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.moon\OpenWithProgids"
  EnumRegValue $0 HKCU "${CLASSES}\.moon" 0
  ${If} ${Errors}
  ${OrIf} $0 == ""
    DeleteRegKey /ifempty HKCU "${CLASSES}\.moon"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${PROG_ID}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  !insertmacro TELL_EXPLORER

  ; Records stay unless somebody says otherwise: here, or with /DELETE_RECORDS and no windows.
  ${IfNot} ${FileExists} "${DATA}\*.*"
    Return
  ${EndIf}
  ClearErrors
  ${GetOptions} $3 "/DELETE_RECORDS" $4
  ${If} ${Errors}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DELETE_RECORDS)" /SD IDNO IDYES delete
    Return
  ${EndIf}
  delete:
  RMDir /r "${DATA}"
SectionEnd
