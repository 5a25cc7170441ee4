#!/bin/sh
# Checks a .deb: its parts by the validators of their formats, the whole by lintian, and the program by starting it from
# the unpacked package without a display.
# Usage: check_package.sh FILE.deb
set -eu
deb=$1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
dpkg-deb -x "$deb" "$place"

desktop-file-validate "$place/usr/share/applications/io.warpdeck.Warpdeck.desktop"
appstreamcli validate --no-net "$place/usr/share/metainfo/io.warpdeck.Warpdeck.metainfo.xml"
xmllint --noout "$place/usr/share/mime/packages/warpdeck.xml"
for page in warpdeck warpdeck-cli; do
  warnings=$(zcat "$place/usr/share/man/man1/$page.1.gz" | groff -man -Tutf8 -ww 2>&1 >/dev/null)
  [ -z "$warnings" ] || { echo "$page.1: $warnings"; exit 1; }
done
lintian --fail-on error,warning "$deb"

mkdir -p "$place/home"
export XDG_DATA_HOME="$place/home" XDG_CONFIG_HOME="$place/home" XDG_RUNTIME_DIR="$place/home" QT_QPA_PLATFORM=offscreen
"$place/usr/bin/warpdeck-cli" show met-mfu --json >/dev/null
status=0
timeout 5 "$place/usr/bin/warpdeck" --study || status=$?
# Still running when the time was up is what is wanted.
[ "$status" -eq 124 ] || { echo "warpdeck ended with $status"; exit 1; }
echo "$(basename "$deb"): all checks passed"
