; A little Windows program in place of the frozen one, for the rehearsal under Wine: writes down that it was started.
Target amd64-unicode
Name "stand-in"
OutFile "${OUTPUT}"
RequestExecutionLevel user
SilentInstall silent
Section
  FileOpen $0 "$EXEDIR\started.txt" w
  FileWrite $0 "$CMDLINE"
  FileClose $0
SectionEnd
