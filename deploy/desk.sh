#!/bin/sh
# The desk with the settings of the site: wild-rose-desk status. Installed as /usr/local/bin/wild-rose-desk.
set -eu
if [ "$(id -u)" -eq 0 ]; then exec runuser -u wild-rose -- "$0" "$@"; fi
export NODE_ENV=production DATA_DIR=/var/lib/wild-rose/data
# The file is for systemd, which takes values as they are: no shell looks at them here either.
while IFS= read -r line; do
  case $line in
    [A-Z]*=*)
      value=${line#*=}
      value=${value#\"}
      export "${line%%=*}=${value%\"}"
      ;;
  esac
done <"${WILD_ROSE_ENV:-/etc/wild-rose/env}"
exec /opt/wild-rose/bin/node /opt/wild-rose/desk/main.ts "$@"
