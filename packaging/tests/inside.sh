#!/bin/bash
# What happens in a clean system, as root in a chroot: install, use, update, remove. Ends at the first thing that is wrong.
# usage: inside.sh OLD.deb NEW.deb NEW-VERSION http://HOST:PORT (of a model server that listens there)
set -euo pipefail
old=$1 new=$2 version=$3 host=$4
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

step() { printf '\n== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*"; exit 1; }
# As somebody who has no rights; HOME and the rest as in their own session.
person() { su -s /bin/bash -l person -c "export KEEPSAKE_PASSPHRASE='correct horse battery staple' LC_ALL=C.UTF-8; $1"; }

step "Install, with nothing but what the package asks for"
apt-get -qq update
apt-get -qq install --no-install-recommends -y "$old" >/tmp/apt.log 2>&1 || { tail -20 /tmp/apt.log; fail "apt"; }
dpkg -s keepsake | grep -E '^(Status|Version|Installed-Size)'
useradd -m person

step "The self-test, by somebody without rights"
person "keepsake --selftest"

step "Something to keep"
person "OLLAMA_HOST=http://127.0.0.1:9 keepsake memories add 'I keep bees in Ljubljana'"
person "OLLAMA_HOST=http://127.0.0.1:9 keepsake memories list" | grep -q 'bees in Ljubljana' || fail "not kept"

step "Update: what was kept is still there"
apt-get -qq install --no-install-recommends -y "$new" >/tmp/apt.log 2>&1 || { tail -20 /tmp/apt.log; fail "apt"; }
person "keepsake --version" | grep -F "$version" || fail "not the new version"
person "OLLAMA_HOST=http://127.0.0.1:9 keepsake memories list" | grep 'bees in Ljubljana' || fail "lost in the update"

step "The tools of this test, and of a desktop"
apt-get -qq install --no-install-recommends -y xvfb xauth x11-apps strace desktop-file-utils shared-mime-info man-db \
    zsh fish dbus gnome-keyring >/tmp/apt.log 2>&1 || { tail -20 /tmp/apt.log; fail "apt"; }
test -s /usr/share/mime/application/x-keepsake+json.xml || fail "the file type is not known"
grep -q 'x-scheme-handler/keepsake=keepsake.desktop' /usr/share/applications/mimeinfo.cache || fail "links are not known"
man -P cat keepsake | head -4
bash -c 'source /usr/share/bash-completion/completions/keepsake; COMP_WORDS=(keepsake memories un); COMP_CWORD=2
    _keepsake; [[ " ${COMPREPLY[*]} " == *" undo "* ]]' || fail "bash does not complete"
zsh -n /usr/share/zsh/site-functions/_keepsake
fish -c 'source /usr/share/fish/vendor_completions.d/keepsake.fish; complete -C "keepsake memories un"' | grep '^undo' >/dev/null ||
    fail "fish does not complete"
echo "menu, file type, links, manual page, completion: known"

step "The system's keyring"
person 'export XDG_RUNTIME_DIR=$(mktemp -d); dbus-run-session -- bash -c \
    "printf secret | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; keepsake --selftest"' |
    grep -E '^works: System keyring' || fail "the keyring does not keep"

step "The window on a virtual screen, watched: it connects to nothing but $host"
cat >/home/person/window.sh <<EOF
export OLLAMA_HOST=$host KEEPSAKE_PASSPHRASE='correct horse battery staple' LC_ALL=C.UTF-8
strace -f -qq -e trace=connect,sendto,sendmsg -e signal=none -o /home/person/calls keepsake &
program=\$!
sleep 25
xwd -silent -root -out /home/person/window.xwd
kill -TERM \$(pgrep -u person -x keepsake | tail -1)
wait \$program && echo "the window was closed in good order"
EOF
person "xvfb-run -a -s '-screen 0 1280x800x24' bash window.sh"
person "OLLAMA_HOST=$host strace -f -qq -e trace=connect,sendto,sendmsg -e signal=none -A -o /home/person/calls \
    keepsake chat --once 'Remember that I like tea'"
port=${host##*:}
grep -cE "htons\($port\), sin_addr=inet_addr\(\"127.0.0.1\"\)" /home/person/calls || fail "the server was not asked"
others=$(grep -E 'sa_family=AF_INET' /home/person/calls |
    grep -vE "sin_port=htons\($port\), sin_addr=inet_addr\(\"127.0.0.1\"\)" || true)
test -z "$others" || { echo "$others"; fail "something else was asked"; }
echo "no other address of the network"

step "Without any network"
unshare -n su -s /bin/bash -l person -c \
    "KEEPSAKE_PASSPHRASE='correct horse battery staple' keepsake chat --once 'What do you know about bees?'"
unshare -n su -s /bin/bash -l person -c "KEEPSAKE_PASSPHRASE='correct horse battery staple' keepsake memories list"

step "Remove"
apt-get -qq purge -y keepsake >/tmp/apt.log 2>&1 || { tail -20 /tmp/apt.log; fail "apt"; }
left=$(find / -xdev \( -path /proc -o -path /home -o -path /tmp -o -path /packages -o -path /var/cache/man \) -prune \
    -o -iname '*keepsake*' -print)
test -z "$left" || { echo "$left"; fail "left behind"; }
test -s /home/person/.local/share/keepsake/keepsake.db || fail "the person's data is gone"
echo "nothing left but the person's data"
