; The installer for Windows: for one person, without administrator's rights, in three languages.
; makensis -DVERSION=0.1.0 -DPAYLOAD=<folder with keepsake.exe> -DOUTPUT=<installer.exe> -DICON=<keepsake.ico> keepsake.nsi
Target amd64-unicode
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Keepsake"

Name "Keepsake"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Keepsake"
InstallDirRegKey HKCU "Software\Keepsake" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Keepsake"
VIAddVersionKey "FileDescription" "Keepsake installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Keepsake developers, Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\keepsake.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString RUNNING ${LANG_ENGLISH} "Keepsake is open. Please close it, then go on."
LangString RUNNING ${LANG_RUSSIAN} "Keepsake открыт. Закройте его и продолжите."
LangString RUNNING ${LANG_SIMPCHINESE} "Keepsake 正在运行。请关闭后继续。"
LangString DATA_STAYS ${LANG_ENGLISH} "Your memories were left in $LOCALAPPDATA\keepsake. Delete that folder if you want them gone too."
LangString DATA_STAYS ${LANG_RUSSIAN} "Ваши воспоминания остались в папке $LOCALAPPDATA\keepsake. Удалите её, если они больше не нужны."
LangString DATA_STAYS ${LANG_SIMPCHINESE} "您的记忆保留在 $LOCALAPPDATA\keepsake 中。如不再需要，请删除该文件夹。"
LangString EXPORT_FILE ${LANG_ENGLISH} "Keepsake export"
LangString EXPORT_FILE ${LANG_RUSSIAN} "Выгрузка Keepsake"
LangString EXPORT_FILE ${LANG_SIMPCHINESE} "Keepsake 导出文件"

Function .onInit
  System::Call 'kernel32::GetUserDefaultUILanguage() i.r0'
  StrCpy $LANGUAGE $0
FunctionEnd

; A program that runs cannot be replaced. A silent installation ends instead of asking.
!macro WAIT_UNTIL_CLOSED WHERE
  again_${WHERE}:
  IfFileExists "$INSTDIR\keepsake.exe" 0 done_${WHERE}
  ClearErrors
  FileOpen $0 "$INSTDIR\keepsake.exe" a
  IfErrors 0 free_${WHERE}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again_${WHERE}
  SetErrorLevel 3
  Quit
  free_${WHERE}:
  FileClose $0
  done_${WHERE}:
!macroend

Section "Keepsake"
  !insertmacro WAIT_UNTIL_CLOSED installing
  ; Of the version before, nothing may stay that this one does not have. People's data is elsewhere.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licenses"
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  File "/oname=keepsake.ico" "${ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Keepsake.lnk" "$INSTDIR\keepsake.exe" "" "$INSTDIR\keepsake.ico"

  WriteRegStr HKCU "Software\Keepsake" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\keepsake" "" "URL:Keepsake"
  WriteRegStr HKCU "Software\Classes\keepsake" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\keepsake\DefaultIcon" "" "$INSTDIR\keepsake.ico"
  WriteRegStr HKCU "Software\Classes\keepsake\shell\open\command" "" '"$INSTDIR\keepsake.exe" "%1"'
  ; Windows knows files by what follows the last dot: exports are offered under "Open with" for .json.
  WriteRegStr HKCU "Software\Classes\Keepsake.Export" "" "$(EXPORT_FILE)"
  WriteRegStr HKCU "Software\Classes\Keepsake.Export\DefaultIcon" "" "$INSTDIR\keepsake.ico"
  WriteRegStr HKCU "Software\Classes\Keepsake.Export\shell\open\command" "" '"$INSTDIR\keepsake.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.json\OpenWithProgids" "Keepsake.Export" ""

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${KEY}" "DisplayName" "Keepsake"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Keepsake developers"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\keepsake.ico"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED removing
  Delete "$SMPROGRAMS\Keepsake.lnk"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licenses"
  Delete "$INSTDIR\keepsake.exe"
  Delete "$INSTDIR\keepsake-cli.exe"
  Delete "$INSTDIR\keepsake.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only when it is empty: a folder that somebody chose may hold other things
  DeleteRegValue HKCU "Software\Classes\.json\OpenWithProgids" "Keepsake.Export"
  DeleteRegKey HKCU "Software\Classes\Keepsake.Export"
  DeleteRegKey HKCU "Software\Classes\keepsake"
  DeleteRegKey HKCU "Software\Keepsake"
  DeleteRegKey HKCU "${KEY}"
  MessageBox MB_OK|MB_ICONINFORMATION "$(DATA_STAYS)" /SD IDOK
SectionEnd
