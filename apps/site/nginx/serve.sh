#!/bin/sh
# Puts nginx's configuration together from the releases that are there, checks it, and serves.
#   serve.sh          serves until it is told to stop
#   serve.sh --check  only checks
# After a promotion or a rollback send it SIGHUP: a page's policy is part of the configuration, and comes with the new files.
set -eu

fail() { echo "The site's server cannot start: $1" >&2; exit 1; }

: "${SITE_BRAND:=}"
[ -n "$SITE_BRAND" ] || fail "SITE_BRAND is not set, so it does not know whose releases to serve. Set it to a brand's id, for example northlight."
releases=/srv/releases/$SITE_BRAND
source=$(dirname "$0")
conf=${SITE_CONF_DIR:-/tmp/baize-nginx}
[ -d "$releases" ] || fail "$releases is missing. Mount the folder of releases (dist/releases) at /srv/releases, with $SITE_BRAND in it."

mkdir -p "$conf"
cp "$source/proxy.conf" "$conf/proxy.conf"
# EDGE_HEADERS=keep: a CDN or balancer before this server writes the location headers itself, and strips them from what visitors send.
[ "${EDGE_HEADERS:-strip}" = keep ] || cat "$source/edge-headers.conf" >>"$conf/proxy.conf"

: >"$conf/releases.conf"
shared=
for pair in "$releases"/*; do
    [ -f "$pair/current/headers/nginx.conf" ] || continue
    echo "include $pair/current/headers/nginx.conf;" >>"$conf/releases.conf"
    shared=$pair/current/headers/nginx.shared.conf
    served=${pair##*/}
done
[ -n "$shared" ] || fail "no pair of $SITE_BRAND has a current release in $releases. Promote one: npm run release:promote -- $SITE_BRAND/<lang-MARKET>/<version>."
# Addresses without a served pair lead to the brand's default one; if that is not promoted, to its first that is.
for pair in $(sed -n 's/^# Before it, set \$served_pair to .*: //p' "$shared"); do
    [ -f "$releases/$pair/current/headers/nginx.conf" ] || continue
    served=$pair
    break
done
echo "set \$served_pair $served;" >>"$conf/releases.conf"
echo "include $shared;" >>"$conf/releases.conf"

sed -e "s|API_UPSTREAM|${API_UPSTREAM:-api:4300}|" -e "s|SITE_PORT|${SITE_PORT:-8080}|" -e "s|SITE_NAMES|${SITE_NAMES:-_}|" -e "s|SNIPPETS|$conf|g" "$source/nginx.conf" >"$conf/nginx.conf"
nginx -e stderr -t -q -c "$conf/nginx.conf" || fail "nginx refuses the configuration in $conf (see above). API_UPSTREAM must be a host that can be found, with its port."
[ "${1:-}" = --check ] && exit 0
exec nginx -e stderr -c "$conf/nginx.conf" -g 'daemon off;'
