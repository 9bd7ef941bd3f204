# Creates and serves a site below .cache/sites. Sourced after setup.sh.

# Sets WOOCOMMERCE, the folder of the plugin that the shop requires: WOOCOMMERCE_DIR, an earlier download, or a download from WordPress.org.
# If none is available, it stays empty, the shop is left out, and a message says how to add it.
find_woocommerce() {
	WOOCOMMERCE=${WOOCOMMERCE_DIR:-$CACHE/woocommerce}
	if [ -n "${WOOCOMMERCE_DIR:-}" ]; then
		[ -f "$WOOCOMMERCE/woocommerce.php" ] || fail "WOOCOMMERCE_DIR is $WOOCOMMERCE, and there is no WooCommerce in it."
		WOOCOMMERCE=$(cd "$WOOCOMMERCE" && pwd)
	elif [ ! -f "$WOOCOMMERCE/woocommerce.php" ]; then
		local new=$CACHE/woocommerce.$$ zip=https://downloads.wordpress.org/plugin/woocommerce.zip
		mkdir -p "$new"
		# Tested with a short timeout first: without internet, name resolution or a connection can take much longer than curl itself allows.
		# A stalled download is given up. Or another start was quicker.
		if ! { timeout 10 curl -fsSLI -o "$new/head" "$zip" 2>/dev/null \
			&& curl -fsSL -m 300 --speed-limit 10000 --speed-time 15 -o "$new/woocommerce.zip" "$zip" 2>/dev/null \
			&& php -r '$zip = new ZipArchive(); exit( true === $zip->open( $argv[1] ) && $zip->extractTo( $argv[2] ) && ( @rename( "$argv[2]/woocommerce", $argv[3] ) || is_file( "$argv[3]/woocommerce.php" ) ) ? 0 : 1 );' "$new/woocommerce.zip" "$new" "$WOOCOMMERCE"; }; then
			WOOCOMMERCE=
			say 'no shop: WordPress.org cannot be reached; set WOOCOMMERCE_DIR to a folder with WooCommerce to add it'
		fi
		rm -rf "$new"
	fi
}

# Sets TWO_FACTOR, the folder of the plugin that requires second factors: TWO_FACTOR_DIR, or nothing.
find_two_factor() {
	TWO_FACTOR=
	[ -n "${TWO_FACTOR_DIR:-}" ] || return 0
	[ -f "$TWO_FACTOR_DIR/two-factor.php" ] || fail "TWO_FACTOR_DIR is $TWO_FACTOR_DIR, and there is no Two Factor in it."
	TWO_FACTOR=$(cd "$TWO_FACTOR_DIR" && pwd)
}

# Usage: make_site NAME PORT. Sets SITE. WOOCOMMERCE and TWO_FACTOR: the folder of that plugin, or nothing. Keeps existing content; core,
# plugins, theme and demo content are updated.
make_site() {
	SITE=$CACHE/sites/$1
	local port=$2 name
	mkdir -p "$SITE"/{content/plugins,content/themes,content/uploads,db,mail}
	local want; want=$(fingerprint "$WP_CORE_DIR/wp-includes/version.php" bin/lib/wp-config.php)
	if [ "$(cat "$SITE/core.stamp" 2>/dev/null || true)" != "$want" ]; then
		rm -rf "$SITE/core"
		# Hard links if possible: a copy of core then costs nothing.
		cp -al "$WP_CORE_DIR" "$SITE/core" 2>/dev/null || { rm -rf "$SITE/core"; cp -r "$WP_CORE_DIR" "$SITE/core"; }
		rm -f "$SITE/core/wp-config.php"
		cp bin/lib/wp-config.php "$SITE/core/wp-config.php"
		cp -rn "$SITE/core/wp-content/themes/." "$SITE/content/themes/" 2>/dev/null || true
		echo "$want" > "$SITE/core.stamp"
	fi
	bash bin/lib/sqlite.sh "$SITE/content"
	for name in plugins/*/; do ln -sfn "$ROOT/${name%/}" "$SITE/content/plugins/$(basename "$name")"; done
	rm -f "$SITE/content/plugins/woocommerce"
	[ -z "${WOOCOMMERCE:-}" ] || ln -s "$WOOCOMMERCE" "$SITE/content/plugins/woocommerce"
	rm -f "$SITE/content/plugins/two-factor"
	[ -z "${TWO_FACTOR:-}" ] || ln -s "$TWO_FACTOR" "$SITE/content/plugins/two-factor"
	for name in themes/*/; do [ -d "$name" ] && ln -sfn "$ROOT/${name%/}" "$SITE/content/themes/$(basename "$name")"; done
	# A separate folder for the site, since plugins write must-use files, too.
	rm -rf "$SITE/content/mu-plugins"
	mkdir -p "$SITE/content/mu-plugins"
	ln -s "$ROOT"/demo/* "$SITE/content/mu-plugins/"
	FRONTAGE_PLUGINS="$(node bin/lib/plugins.mjs "$SITE/content/plugins")${TWO_FACTOR:+ two-factor/two-factor.php}" FRONTAGE_HOST=localhost:$port php bin/lib/install.php "$SITE" >&2 || fail 'WordPress could not be installed; see the messages above.'
}

# Usage: start_mail PORT. Receives the emails of SITE in the background, on another port if this one is in use; sets FRONTAGE_MAIL_PORT and
# MAIL_PID.
start_mail() {
	local i
	rm -f "$SITE/mail-port"
	setsid node "$ROOT/bin/lib/mail-sink.mjs" "$1" "$SITE/mail" "$SITE/mail-port" >"$SITE/mail.log" 2>&1 &
	MAIL_PID=$!
	for i in $(seq 1200); do
		if [ -s "$SITE/mail-port" ]; then
			FRONTAGE_MAIL_PORT=$(cat "$SITE/mail-port"); export FRONTAGE_MAIL_PORT
			return
		fi
		kill -0 "$MAIL_PID" 2>/dev/null || break
		sleep 0.1
	done
	stop_site
	fail "mails of this site could not be taken; see $SITE/mail.log."
}

# Usage: serve_site PORT. Serves SITE with its mail server and a background runner for email retries; sets SITE_PID (a process group) and
# waits until this very site responds.
serve_site() {
	local port=$1 token i
	token=$(od -An -N8 -tx1 /dev/urandom | tr -d ' \n')
	printf %s "$token" > "$SITE/token"
	start_mail $((port + 1))
	# Parent and workers share one process group; otherwise the workers would keep the port.
	setsid bash -c '
		export PHP_CLI_SERVER_WORKERS=4
		cd "$2"
		while sleep 10; do php "$1/bin/lib/deliver.php" "$2" "$3" >/dev/null 2>>"$2/debug.log"; done &
		exec php -d memory_limit=256M -d upload_max_filesize=20M -d post_max_size=24M -d max_input_vars=12000 -d log_errors=1 -d display_errors=0 -d error_log="$2/debug.log" -S "127.0.0.1:$3" -t core "$1/bin/lib/router.php"
	' _ "$ROOT" "$SITE" "$port" >"$SITE/server.log" 2>&1 &
	SITE_PID=$!
	for i in $(seq 1200); do
		if [ "$(curl -fs -m 10 "http://127.0.0.1:$port/frontage-site-token" 2>/dev/null || true)" = "$token" ]; then
			curl -s -m 60 -o /dev/null "http://localhost:$port/" || true # The first request makes the demo's content.
			return
		fi
		kill -0 "$SITE_PID" 2>/dev/null || break
		sleep 0.1
	done
	stop_site
	fail "port $port does not serve this site: another program may hold it; choose another with --port, or see $SITE/server.log."
}

stop_site() {
	local group
	for group in ${SITE_PID:-} ${MAIL_PID:-}; do kill -- "-$group" 2>/dev/null || true; done
}
