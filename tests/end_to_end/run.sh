#!/bin/sh
# Runs the window's test on an X server, a window manager and a session bus of its own.
# Usage: run.sh WARPDECK BANK
set -eu
here=$(dirname "$0")
exec dbus-run-session -- xvfb-run -a -s "-screen 0 1280x900x24" sh -c '
  openbox >/dev/null 2>&1 & manager=$!
  /usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 & bus=$!
  trap "kill $manager $bus 2>/dev/null" EXIT
  /usr/bin/python3 "$@"' run "$here/window_test.py" "$@"
