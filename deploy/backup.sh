#!/bin/sh
# Makes a backup named after the moment in BACKUP_DIR, then deletes all but the newest BACKUPS_KEPT.
# Run by wild-rose-backup.timer and by compose; the settings of the site have to be in the environment.
set -eu
: "${BACKUP_DIR:?the folder of the backups}"
kept=${BACKUPS_KEPT:-14}
cd "$(dirname "$0")/.."
node=bin/node
[ -x "$node" ] || node=node
umask 077
mkdir -p "$BACKUP_DIR"
file="$BACKUP_DIR/weddings-$(date -u +%Y-%m-%dT%H%M%SZ).backup"
"$node" desk/main.ts backup "$file"
# Only after a backup that has succeeded: a month of failures deletes nothing. erasures.json stays.
ls -1 "$BACKUP_DIR" | grep -E '^weddings-[0-9TZ-]+\.backup$' | sort -r | tail -n "+$((kept + 1))" |
  while read -r old; do rm -f "$BACKUP_DIR/$old"; done
