# Shared by the commands in bin/: finds or installs what they need, each with a stamp file, so that a second run does nothing.
# Sourced, never run. Sets ROOT and CACHE; each need_* function either succeeds or exits with a sentence that says what is missing.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
CACHE=$ROOT/.cache
mkdir -p "$CACHE"
cd "$ROOT"

say() { printf '== %s (%ss)\n' "$*" "$SECONDS" >&2; }
fail() { printf 'frontage: %s\n' "$*" >&2; exit 1; }

# A hash of files and folders that a step depends on.
fingerprint() {
	{ find "$@" -type f -not -path '*/node_modules/*' -print0 2>/dev/null || true; } | LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum | cut -d' ' -f1
}
fresh() { [ "$(cat "$CACHE/stamps/$1" 2>/dev/null || true)" = "$2" ]; }
stamp() { mkdir -p "$CACHE/stamps"; printf '%s\n' "$2" > "$CACHE/stamps/$1"; }

need_node() {
	command -v node >/dev/null || fail 'Node.js 20.19 or newer is needed: install it and run this command again.'
	node -e 'const [ a, b ] = process.versions.node.split( "." ).map( Number ); process.exit( a > 22 || ( a === 22 && b >= 13 ) || a === 21 || ( a === 20 && b >= 19 ) ? 0 : 1 )' \
		|| fail "Node.js 20.19 or newer (or 22.13 or newer) is needed; this is $(node --version)."
	local want; want=$(fingerprint package-lock.json)
	# npm writes its own list last: after a manual `npm ci`, it is not run again.
	if [ node_modules/.package-lock.json -nt package-lock.json ] && [ ! -e "$CACHE/stamps/npm" ]; then stamp npm "$want"; fi
	if fresh npm "$want" && [ -d node_modules ]; then return; fi
	exec 7>"$CACHE/npm.lock"; flock 7 # Two at once would take each other's folders away.
	if ! fresh npm "$want" || [ ! -d node_modules ]; then
		say 'installing npm packages'
		# Install scripts are not needed: every tool works without them.
		npm ci --ignore-scripts --no-audit --no-fund --loglevel=error </dev/null >&2 7>&- || fail 'npm ci failed; see the messages above.'
		stamp npm "$want"
	fi
	exec 7>&-
}

# Updates the package lists. While another apt does the same, apt-get fails at once: it waits for others only to install.
apt_update() {
	local try output
	for try in {1..120}; do
		output=$(LC_ALL=C apt-get update -qq 2>&1) && return
		printf '%s\n' "$output" >>"$CACHE/apt.log"
		case $output in *'Could not get lock'*) ;; *) return 0 ;; esac
		[ "$try" != 1 ] || say 'waiting for another apt'
		sleep 5
	done
}

# Debian packages: installed if we are root, otherwise unpacked below .cache/deb and used from there.
# Usage: debian_packages COMMAND-THAT-MUST-WORK PACKAGE…; returns 1 if they are not available.
debian_packages() {
	command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
	if [ "$(id -u)" = 0 ]; then
		say "installing $*"
		export DEBIAN_FRONTEND=noninteractive
		local install=( apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 "$@" )
		"${install[@]}" >"$CACHE/apt.log" 2>&1 && return
		apt_update
		"${install[@]}" >>"$CACHE/apt.log" 2>&1 || return 1
		return
	fi
	say "unpacking $* below .cache"
	local apt=$CACHE/apt-user root=$CACHE/deb
	mkdir -p "$apt"/{lists/partial,archives/partial} "$root"
	local options=( -qq -o Debug::NoLocking=1 -o Dir::State::lists="$apt/lists" -o Dir::Cache="$apt" -o APT::Sandbox::User="$(id -un)" )
	apt-get "${options[@]}" update >"$CACHE/apt.log" 2>&1 || true
	apt-get "${options[@]}" install -y --no-install-recommends --download-only "$@" >>"$CACHE/apt.log" 2>&1 || return 1
	local deb
	for deb in "$apt"/archives/*.deb; do dpkg-deb -x "$deb" "$root"; done
	use_unpacked
}

# Adds what debian_packages unpacked to the search paths: commands, libraries and PHP extensions.
use_unpacked() {
	local root=$CACHE/deb
	[ -d "$root/usr" ] || return 0
	export PATH="$PATH:$root/usr/bin:$root/usr/sbin"
	local libraries; libraries=$(find "$root" -name '*.so*' \( -path '*/lib/*-linux-*' -o -path '*/chromium/*' \) -printf '%h\n' | sort -u | paste -sd:)
	export LD_LIBRARY_PATH="$libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
	# The package leaves the plain name to the alternatives system.
	local php; php=$(find "$root/usr/bin" -name 'php[0-9]*' ! -name '*.phar' 2>/dev/null | sort | tail -n 1)
	[ -z "$php" ] || [ -e "$root/usr/bin/php" ] || ln -s "$(basename "$php")" "$root/usr/bin/php"
	local extensions=$CACHE/deb/php-ini
	mkdir -p "$extensions"
	local file name
	for file in $(find "$root/usr/lib/php" -name '*.so' 2>/dev/null | sort); do
		name=$(basename "$file")
		case $name in opcache.so) printf 'zend_extension=%s\n' "$file" ;; *) printf 'extension=%s\n' "$file" ;; esac > "$extensions/$( [ "$name" = mysqlnd.so ] || [ "$name" = pdo.so ] && echo 10 || echo 20 )-$name.ini"
	done
	# An empty first part stands for the system's own folder, which belongs to the system's PHP.
	case $(command -v php || true) in "$root"/*) export PHP_INI_SCAN_DIR=$extensions ;; *) export PHP_INI_SCAN_DIR=":$extensions" ;; esac
}
use_unpacked

PHP_EXTENSIONS='pdo_sqlite mbstring dom curl gd zip'
php_works() {
	command -v php >/dev/null && php -r 'exit( PHP_VERSION_ID >= 80200 ? 0 : 1 );' 2>/dev/null || return 1
	local extension
	for extension in ${1:-$PHP_EXTENSIONS}; do php -r 'exit( extension_loaded( $argv[1] ) ? 0 : 1 );' "$extension" 2>/dev/null || return 1; done
}
# PHP 8.2 or newer with the extensions of WordPress and its SQLite integration; returns 1 if it is not available.
have_php() {
	php_works && return
	local version; version=$(php -r 'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;' 2>/dev/null || true)
	debian_packages "php$version-cli" "php$version-sqlite3" "php$version-mbstring" "php$version-xml" "php$version-curl" "php$version-gd" "php$version-zip" "php$version-mysql" || true
	php_works
}
need_php() { have_php || fail "PHP 8.2 or newer with $PHP_EXTENSIONS is needed and could not be installed."; }

need_composer() {
	local want; want=$(fingerprint composer.json composer.lock)
	if fresh composer "$want" && [ -d vendor ]; then return; fi
	command -v composer >/dev/null || debian_packages composer || fail 'Composer is needed for the PHP checks and could not be installed.'
	say 'installing PHP tools'
	COMPOSER_ALLOW_SUPERUSER=1 composer install --no-interaction --no-progress --quiet </dev/null >&2 || fail 'composer install failed; see the messages above.'
	stamp composer "$want"
}

need_mariadb() {
	# PHP connects through the socket, so its driver is required as well. MySQL calls its server mysqld too, and has no mariadb-install-db.
	{ PATH="$PATH:/usr/sbin" command -v mariadbd >/dev/null || PATH="$PATH:/usr/sbin" mysqld --version 2>/dev/null | grep -q MariaDB; } && php_works mysqli && return
	local packages=( mariadb-server )
	php_works mysqli || packages+=( "php$(php -r 'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;')-mysql" )
	debian_packages "${packages[@]}" || fail 'MariaDB is needed for the database tests and could not be installed.'
}

# php-fpm of the PHP that runs tests.
fpm_command() {
	local version; version=$(php -r 'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;')
	PATH="$PATH:/usr/sbin" command -v "php-fpm$version"
}
faketime_library() { compgen -G '/usr/lib/*/faketime/libfaketime.so.1' || compgen -G "$CACHE/deb/usr/lib/*/faketime/libfaketime.so.1" || true; }
# What a site on several web servers runs on: php-fpm, nginx, Redis, and another clock for one of the servers.
need_servers() {
	local version; version=$(php -r 'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;')
	servers_work() { fpm_command >/dev/null && PATH="$PATH:/usr/sbin" command -v nginx >/dev/null && command -v redis-server >/dev/null && php_works redis && [ -n "$(faketime_library)" ]; }
	servers_work && return
	debian_packages "php$version-fpm" "php$version-redis" nginx redis-server libfaketime || true
	servers_work || fail 'php-fpm and the extension redis of the same version as PHP, nginx, Redis and libfaketime are needed for the tests of several web servers and could not be installed.'
}

# Sets CHROMIUM_PATH; empty means Playwright's own browser.
need_chromium() {
	local candidate
	for candidate in "${CHROMIUM_PATH:-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome "$CACHE/deb/usr/bin/chromium"; do
		if [ -n "$candidate" ] && [ -x "$candidate" ]; then export CHROMIUM_PATH=$candidate; return; fi
	done
	if debian_packages chromium fonts-dejavu-core; then
		for candidate in /usr/bin/chromium "$CACHE/deb/usr/bin/chromium"; do
			if [ -x "$candidate" ]; then export CHROMIUM_PATH=$candidate; return; fi
		done
	fi
	need_node # Else npx would fetch another Playwright.
	say "installing Playwright's Chromium"
	npx playwright install chromium >&2 || fail 'Chromium is needed for the browser tests and could not be installed; set CHROMIUM_PATH to a Chromium or Chrome.'
	export CHROMIUM_PATH=
}

# Sets HEADLESS_SHELL_PATH if Debian's Chromium has it: the same browser without windows, which saves a sixth of the work. Otherwise the
# complete browser is used.
need_headless_shell() {
	[ -z "${HEADLESS_SHELL_PATH:-}" ] || return 0
	local root=
	case ${CHROMIUM_PATH:-} in
		/usr/bin/chromium) ;;
		"$CACHE"/deb/*) root=$CACHE/deb ;;
		*) return 0 ;;
	esac
	local shell=$root/usr/lib/chromium/chromium-headless-shell
	[ -x "$shell" ] || debian_packages chromium-headless-shell || return 0
	if "$shell" --version >/dev/null 2>&1; then export HEADLESS_SHELL_PATH=$shell; fi
}

# Sets FIREFOX_PATH: the second engine.
need_firefox() {
	local candidate try
	for try in found installed; do
		for candidate in "${FIREFOX_PATH:-}" "$(command -v firefox-esr || true)" "$(command -v firefox || true)" "$CACHE/deb/usr/bin/firefox-esr"; do
			# Ubuntu's own package only refers to its store and starts nothing.
			if [ -n "$candidate" ] && [ -x "$candidate" ] && "$candidate" --version >/dev/null 2>&1; then export FIREFOX_PATH=$candidate; return; fi
		done
		[ "$try" = installed ] || debian_packages firefox-esr fonts-dejavu-core || break
	done
	fail 'Firefox is needed for the journeys in other engines and could not be installed; set FIREFOX_PATH to one.'
}

# Sets WEBKIT_DRIVER_PATH and MINIBROWSER_PATH: the third engine, with a display for it. WebKitGTK starts its processes from the system's
# own folder, so it cannot be unpacked below .cache.
need_webkit() {
	local try
	for try in found installed; do
		WEBKIT_DRIVER_PATH=$(command -v WebKitWebDriver || true)
		MINIBROWSER_PATH=$(find /usr/lib /usr/libexec -path '*webkit2gtk-4*' -name MiniBrowser 2>/dev/null | sort | tail -n 1 || true)
		if [ -n "$WEBKIT_DRIVER_PATH" ] && [ -n "$MINIBROWSER_PATH" ] && command -v xvfb-run >/dev/null; then export WEBKIT_DRIVER_PATH MINIBROWSER_PATH; return; fi
		[ "$try" = found ] && [ "$(id -u)" = 0 ] && debian_packages webkit2gtk-driver xvfb xauth || break
	done
	fail 'WebKit is needed for the journeys in other engines: install the packages webkit2gtk-driver, xvfb and xauth.'
}

# Sets ORCA_PATH: a screen reader, with a display and a session bus. Orca loads its parts from the system's own folders, so it cannot be
# unpacked below .cache.
# Without it the tests record the content of live regions.
need_screen_reader() {
	local try command
	for try in found installed; do
		ORCA_PATH=$(command -v orca || true)
		for command in Xvfb dbus-run-session; do command -v "$command" >/dev/null || ORCA_PATH=; done
		if [ -n "$ORCA_PATH" ] && [ -e /usr/libexec/at-spi-bus-launcher ]; then export ORCA_PATH; say "a screen reader is heard: Orca $(orca --version 2>/dev/null || true)"; return; fi
		[ "$try" = found ] && [ "$(id -u)" = 0 ] && debian_packages orca at-spi2-core dbus xvfb || break
	done
	unset ORCA_PATH
	say 'Orca could not be installed: what live regions were given is recorded instead'
}

. "$ROOT/bin/lib/core.sh"

# What the build depends on. Texts in plugins/*/src are left out: languages are built again when their .po files change.
built_from() {
	fingerprint blocks behaviors packages plugins/*/admin plugins/*/*.php {plugins,themes}/*/languages/*.po bin/lib/{build,behaviors,notices}.mjs bin/lib/{contents,bundle-entries}.cjs bin/lib/languages webpack.config.js package.json package-lock.json
}

# Installs what a test run needs: npm's packages in parallel with Debian's, which take the longest. $1: names of need_* functions.
need_everything() {
	local name background
	# Failures here repeat below, in the foreground and with their message; until then only installations are printed.
	( have_php && need_composer && need_core; for name in $1; do ( "need_$name" ); done ) > >( grep --line-buffered '^== ' >&2 ) 2>&1 & background=$!
	trap 'kill "$background" 2>/dev/null' INT TERM
	need_node
	wait "$background" || true
	trap - INT TERM
	need_php; need_composer; need_core
	for name in $1; do "need_$name"; done
	need_build
}

# Builds if a source changed since the last build of the same kind.
need_build() {
	local want; want=$(built_from)
	if fresh build "$want" && ls plugins/*/build >/dev/null 2>&1; then
		node bin/lib/build.mjs --php
		return
	fi
	bin/build
}
