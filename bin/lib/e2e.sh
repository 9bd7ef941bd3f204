#!/usr/bin/env bash
# Runs the browser tests on fresh sites, one per worker: PORT=9470 bin/lib/e2e.sh [--engines|--screen-reader] [Playwright's own arguments].
# --engines: those in Firefox and WebKit instead of Chromium. --screen-reader: those with Orca and Firefox. WORKERS: number of parallel
# workers (2).
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
run=( npx playwright test )
if [ "${1:-}" = --engines ]; then
	shift
	need_node
	run+=( -c tests/engines )
	case " $* " in *' --project=webkit '*) ;; *) need_firefox ;; esac
	# A display for WebKit, high enough for every window; Firefox needs none.
	case " $* " in *' --project=firefox '*) ;; *) need_webkit; run=( xvfb-run -a -s '-screen 0 1600x2400x24' "${run[@]}" ) ;; esac
elif [ "${1:-}" = --screen-reader ]; then
	shift
	need_node; need_firefox; need_screen_reader
	run+=( -c tests/screen-reader )
	WORKERS=1 # A second Orca of the same user ends the first.
else
	need_node; need_chromium; need_headless_shell
fi
need_php; need_core; need_build
. bin/lib/site.sh
WOOCOMMERCE=$ROOT/tests/doubles/woocommerce # Or the original, of which the same is asked.
[ -z "${WOOCOMMERCE_DIR:-}" ] || find_woocommerce
find_two_factor
workers=${WORKERS:-2}
export FRONTAGE_WITHOUT_LIMITS=1 FRONTAGE_TEST_SITE=1
groups=
stop_sites() { local group; for group in $groups; do kill -- "-$group" 2>/dev/null || true; done; }
trap 'stop_sites; stop_site' EXIT # The second one is being started.
# All at once: creating a site takes seconds of one core.
ports=() makers=()
for (( at = 0; at < workers; at++ )); do
	port=$(( ${PORT:-9470} + 10 * at ))
	ports+=( "$port" )
	rm -rf "$CACHE/sites/test-$port"
	( make_site "test-$port" "$port" ) & makers+=( $! )
done
for maker in "${makers[@]}"; do wait "$maker"; done
sites=
for port in "${ports[@]}"; do
	SITE=$CACHE/sites/test-$port
	serve_site "$port" || exit
	groups="$groups $SITE_PID $MAIL_PID"
	sites="$sites${sites:+,}{\"url\":\"http://localhost:$port\",\"folder\":\"$SITE\"}"
done
FRONTAGE_SITES="[$sites]" "${run[@]}" --workers="$workers" "$@"
