#!/usr/bin/env bash
# calcurse 4.7.1 (Debian 12): a calendar file that is imported a second time doubles its events. The UID, by which RFC 5545
# (3.8.4.7) lets a program recognise an event, is not kept: the second import reports "1 app" again and both stay.
# Therefore Signet's words about the file of 'Ma sélection' promise no replacement (docs/decisions/0015).
# Needs Debian's apt-get, as any user.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
apt-get download -qq calcurse=4.7.1-1 libncursesw6 >/dev/null
for package in ./*.deb; do dpkg -x "$package" root; done
calcurse() {
  LD_LIBRARY_PATH="$(dirname "$(find root -name 'libncursesw.so.6' | head -n 1)")" \
    root/usr/bin/calcurse -D data -C config "$@"
}

printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 'PRODID:-//Example//Fair//FR' BEGIN:VEVENT UID:lecture@fair.example \
  DTSTAMP:20261101T120000Z DTSTART:20261126T150000Z DTEND:20261126T160000Z SUMMARY:Lecture END:VEVENT END:VCALENDAR \
  >plan.ics
calcurse --version | head -n 1
for time in first second; do
  calcurse -i plan.ics | tail -n 1 | sed "s/^/$time import: /"
done
count=$(calcurse -G | grep -c Lecture)
echo "Events named 'Lecture' afterwards: $count"
[ "$count" = 2 ] || { echo "CHANGED: 2 were expected." >&2; exit 1; }
