#!/bin/sh
# From a bare Debian (12 or later) to the site at https://DOMAIN, without samples, on the embedded database:
#
#   sh deploy/install.sh DOMAIN CONTACT_EMAIL
#
# Run it as root in a checkout of this repository, when DOMAIN leads to this machine. Run again, it brings a newer
# checkout; what is in /etc/wild-rose and /var/lib/wild-rose stays. docs/operations.md says what comes next.
set -eu
domain=${1:?the domain of the site, such as weddings.example.com}
contact=${2:?an email address that exists}
case $domain in *[!a-zA-Z0-9.-]*) echo "$domain is no domain." >&2; exit 2 ;; esac
[ "$(id -u)" -eq 0 ] || { echo "Run it as root." >&2; exit 2; }
from=$(cd "$(dirname "$0")/.." && pwd)
to=/opt/wild-rose
# Built beside the site that runs, which keeps all its files until the new one is whole.
new=$to.new

echo "Installing Debian's packages"
export DEBIAN_FRONTEND=noninteractive
apt-get -q update
apt-get -q install -y --no-install-recommends ca-certificates curl rsync npm caddy

echo "Copying the site to $new"
getent passwd wild-rose >/dev/null || useradd --system --home-dir /var/lib/wild-rose --shell /usr/sbin/nologin wild-rose
rm -rf "$new"
mkdir "$new"
rsync -a --exclude /.git --exclude /node_modules --exclude /build --exclude /bin --exclude /data "$from/" "$new/"
cd "$new"

# Debian's Node may be older than the site's: npm fetches the one of the lockfile, and an npm that runs on it.
case $(uname -m) in x86_64) machine=x64 ;; aarch64) machine=arm64 ;; *) echo "No Node for $(uname -m)." >&2; exit 1 ;; esac
version=$(sed -n '/"node_modules\/node-linux-'$machine'": {/,/}/s/.*"version": "\(.*\)".*/\1/p' package-lock.json)
mkdir bin
cd bin
npm pack --loglevel error "node-linux-$machine@$version" npm@11 >/dev/null
tar -xzf "node-linux-$machine-$version.tgz" package/bin/node
mv package/bin/node node
mkdir npm-files
tar -xzf npm-11*.tgz -C npm-files --strip-components 1
rm -r package ./*.tgz
printf '#!/bin/sh\nexec %s/bin/node %s/bin/npm-files/bin/npm-cli.js "$@"\n' "$new" "$new" >npm
chmod 755 node npm
cd ..
export PATH="$new/bin:$PATH"

echo "Building"
node scripts/install.mjs
# From here on the one whose hash install.mjs has compared with the recorded one.
ln -sf "../node_modules/node-linux-$machine/bin/node" bin/node
node scripts/run.mjs content/check-content.ts
NODE_ENV=production node scripts/run.mjs node_modules/@react-router/dev/bin.cjs build
npm uninstall --no-save --omit=dev --ignore-scripts vite @react-router/dev css-tree >/dev/null
rm -r bin/npm bin/npm-files
rm -rf "$to.old"
if [ -e "$to" ]; then mv "$to" "$to.old"; fi
mv "$new" "$to"
cd "$to"

echo "Settings, units and the proxy"
mkdir -p /etc/wild-rose
if [ ! -e /etc/wild-rose/env ]; then
  sed -e "s#^SITE_URL=.*#SITE_URL=https://$domain#" -e "s#^CONTACT_EMAIL=.*#CONTACT_EMAIL=$contact#" \
    deploy/wild-rose.env >/etc/wild-rose/env
fi
chown -R root:wild-rose /etc/wild-rose
chmod 750 /etc/wild-rose
chmod 640 /etc/wild-rose/env
install -m 755 deploy/desk.sh /usr/local/bin/wild-rose-desk
install -m 644 deploy/systemd/* /etc/systemd/system/
install -d -o wild-rose -g wild-rose -m 700 /var/lib/wild-rose /var/lib/wild-rose/backups
# One node, on this machine.
sed -e "s#{\$SITE_HOST}#$domain#" -e "s#site-1:3000 site-2:3000#127.0.0.1:3000#" deploy/Caddyfile >/etc/caddy/Caddyfile
caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile >/dev/null

if [ ! -d /run/systemd/system ]; then
  rm -rf "$to.old"
  echo "No systemd runs here: enable the units of /etc/systemd/system where it does."
  exit 0
fi
systemctl daemon-reload
systemctl enable --quiet --now wild-rose.service wild-rose-backup.timer wild-rose-copy.path wild-rose-watch.timer
systemctl restart wild-rose.service
rm -rf "$to.old"
systemctl reload-or-restart caddy.service
echo "Waiting for https://$domain"
tries=60
until curl -fsS -o /dev/null -m 5 "https://$domain/readyz" 2>/dev/null; do
  tries=$((tries - 1))
  [ "$tries" -gt 0 ] || { echo "It does not answer yet. See: journalctl -u wild-rose -u caddy" >&2; exit 1; }
  sleep 5
done
echo "https://$domain is there. What a launch still needs: wild-rose-desk launch-check"
