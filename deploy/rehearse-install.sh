#!/bin/sh
# Rehearses install.sh on a bare Debian in a container with a systemd of its own, from nothing to the site with
# TLS, once more as an update, and after a restart of the machine:
#
#   sh deploy/rehearse-install.sh FOLDER
#
# Run it as root on a Debian with debootstrap and systemd-container, whose ports 80, 443, 3000 and 9464 are free.
# FOLDER becomes the container's disk (some 2 GB). Its domain is a .local one, for which Caddy has an authority of
# its own; what this does not show is the certificate of a public one.
set -eu
disk=${1:?an empty folder for the disk of the container}
domain=weddings.local
from=$(cd "$(dirname "$0")/.." && pwd)
[ ! -e "$disk/etc" ] || { echo "$disk is not empty." >&2; exit 2; }

debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates bookworm "$disk" http://deb.debian.org/debian
cp /etc/resolv.conf "$disk/etc/resolv.conf"
echo "127.0.0.1 localhost $domain" >"$disk/etc/hosts"
# A machine behind a proxy trusts certificates of its own.
cp -r /usr/local/share/ca-certificates "$disk/usr/local/share/"
chroot "$disk" update-ca-certificates >/dev/null
mkdir -p "$disk/srv/wild-rose"
git -C "$from" archive HEAD | tar -x -C "$disk/srv/wild-rose"

boot() {
  systemd-nspawn --quiet --directory "$disk" --boot --register=no --keep-unit --resolv-conf=off >"$disk.log" 2>&1 &
  container=$!
  tries=60
  until inside systemctl is-active --quiet multi-user.target 2>/dev/null; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || { echo "The container does not start: $disk.log" >&2; exit 1; }
    sleep 1
  done
}

# Runs a command in the container, as root.
inside() {
  init=$(pgrep -P "$container" | head -n 1)
  [ -n "$init" ] || return 1
  nsenter -t "$init" -m -u -i -n -p -r -w env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt npm_config_cafile=/etc/ssl/certs/ca-certificates.crt "$@"
}

halt() {
  inside systemctl poweroff 2>/dev/null || true
  wait "$container" || true
}
trap 'kill "$container" 2>/dev/null || true' EXIT

# Caddy's authority exists once Caddy runs; the installer waits until its certificate is trusted.
trust_caddy() {
  root=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  tries=900
  until inside test -e "$root"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || exit 1
    sleep 1
  done
  inside cp "$root" /usr/local/share/ca-certificates/caddy-local.crt
  inside update-ca-certificates >/dev/null
}

boot
started=$(date +%s)
trust_caddy &
inside sh /srv/wild-rose/deploy/install.sh "$domain" "owner@$domain"
echo "From a bare Debian to https://$domain: $(($(date +%s) - started)) s"
inside sh /srv/wild-rose/deploy/install.sh "$domain" "owner@$domain"
inside curl -fsS -o /dev/null "https://$domain/"
echo "The same again, as an update: done"
inside systemctl start wild-rose-backup.service
inside sh -c 'ls /var/lib/wild-rose/backups/*.backup' >/dev/null
echo "Backup: made"
halt
boot
inside sh -c "until curl -fsS -o /dev/null -m 5 https://$domain/; do sleep 1; done" 2>/dev/null
echo "After a restart: https://$domain is there"
[ -z "$(inside systemctl --failed --no-legend)" ] || { inside systemctl --failed; exit 1; }
halt
