#!/usr/bin/env bash
# Runs the journeys on a fresh site of their own: PORT=9470 bin/lib/e2e.sh [Playwright's own arguments].
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
need_node; need_php; need_core; need_chromium; need_build
. bin/lib/site.sh
port=${PORT:-9470}
rm -rf "$CACHE/sites/test-$port"
make_site "test-$port" "$port"
export FRONTAGE_WITHOUT_LIMITS=1
serve_site "$port"
trap stop_site EXIT
export WP_BASE_URL=http://127.0.0.1:$port FRONTAGE_SITE_DIR=$SITE STORAGE_STATE_PATH=$SITE/admin.json
status=0
npx playwright test "$@" || status=$?
if [ -s "$SITE/debug.log" ]; then
	printf 'PHP wrote to its log during the journeys:\n' >&2
	sort "$SITE/debug.log" | cut -c 1-300 | uniq -c | sort -rn | head -n 20 >&2
	status=1
fi
exit $status
