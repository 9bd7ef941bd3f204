# Serves the demo on WordPress Playground: PHP as WebAssembly, from npm only. Sourced after setup.sh and site.sh.

# Usage: serve_playground NAME PORT. Sets SITE and SITE_PID; the database stays in the site folder.
serve_playground() {
	local port=$2 name i mounts=()
	SITE=$CACHE/sites/$1-playground
	mkdir -p "$SITE/mail"
	local want; want=$(fingerprint "$WP_CORE_DIR/wp-includes/version.php")
	if [ "$(cat "$SITE/core.stamp" 2>/dev/null || true)" != "$want" ]; then
		rm -rf "$SITE/core"; cp -r "$WP_CORE_DIR" "$SITE/core"; rm -f "$SITE/core/wp-config.php"
		mkdir -p "$SITE/core/wp-content/mu-plugins"
		echo "$want" > "$SITE/core.stamp"
	fi
	for name in plugins/*/ themes/*/; do
		[ -d "$name" ] || continue
		mkdir -p "$SITE/core/wp-content/${name%/}"
		mounts+=( --mount-dir "$ROOT/${name%/}" "/wordpress/wp-content/${name%/}" )
	done
	mounts+=( --mount-dir "$ROOT/demo" /wordpress/wp-content/mu-plugins )
	start_mail $((port + 1))
	# The blueprint of the demo, with the mail server of this site.
	node -e 'const { readFileSync, writeFileSync } = require( "fs" ); const [ from, to, port ] = process.argv.slice( 1 ); writeFileSync( to, JSON.stringify( { ...JSON.parse( readFileSync( from, "utf8" ) ), constants: { FRONTAGE_MAIL_PORT: Number( port ) } } ) );' "$ROOT/blueprint.json" "$SITE/blueprint.json" "$FRONTAGE_MAIL_PORT"
	setsid bash -c '
		root=$1 site=$2 port=$3; shift 3
		exec node "$root/node_modules/@wp-playground/cli/wp-playground.js" server --port "$port" --workers 2 --php 8.3 --verbosity quiet --internal-cookie-store=false \
			--wordpress-install-mode install-from-existing-files-if-needed --blueprint "$site/blueprint.json" --mount-dir-before-install "$site/core" /wordpress "$@"
	' _ "$ROOT" "$SITE" "$port" "${mounts[@]}" >"$SITE/server.log" 2>&1 &
	SITE_PID=$!
	for i in $(seq 600); do
		# Playground responds with 502 until it is ready; its first response to a client is a redirect that sets a cookie. The first request
		# creates the demo's content: the site is ready when a page of it exists.
		curl -fsL -m 300 -c "$SITE/cookies" -b "$SITE/cookies" -o /dev/null "http://localhost:$port/contact/" 2>/dev/null && return
		kill -0 "$SITE_PID" 2>/dev/null || break
		sleep 1
	done
	stop_site
	tail -n 20 "$SITE/server.log" >&2
	fail "WordPress Playground did not start on port $port; its log is $SITE/server.log."
}
