#!/usr/bin/env bash
# Runs the journeys on a fresh site of their own: PORT=9470 bin/lib/e2e.sh [--engines] [Playwright's own arguments].
# --engines: those in Firefox and WebKit instead of Chromium's.
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
run=( npx playwright test )
if [ "${1:-}" = --engines ]; then
	shift
	need_node; need_firefox; need_webkit
	# A display for WebKit, high enough for every window.
	run=( xvfb-run -a -s '-screen 0 1600x2400x24' "${run[@]}" -c tests/engines )
else
	need_node; need_chromium; need_headless_shell
fi
need_php; need_core; need_build
. bin/lib/site.sh
port=${PORT:-9470}
rm -rf "$CACHE/sites/test-$port"
WOOCOMMERCE=$ROOT/tests/doubles/woocommerce # Or the original, of which the same is asked.
[ -z "${WOOCOMMERCE_DIR:-}" ] || find_woocommerce
find_two_factor
make_site "test-$port" "$port"
export FRONTAGE_WITHOUT_LIMITS=1
serve_site "$port"
trap stop_site EXIT
export WP_BASE_URL=http://localhost:$port FRONTAGE_SITE_DIR=$SITE STORAGE_STATE_PATH=$SITE/admin.json
status=0
"${run[@]}" "$@" || status=$?
if [ -s "$SITE/debug.log" ]; then
	printf 'PHP wrote to its log during the journeys:\n' >&2
	sort "$SITE/debug.log" | cut -c 1-300 | uniq -c | sort -rn | head -n 20 >&2
	status=1
fi
exit $status
