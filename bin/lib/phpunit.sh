#!/usr/bin/env bash
# Runs PHPUnit with the real WordPress: bin/lib/phpunit.sh [--mariadb|--mariadb-old] [PHPUnit's own arguments].
# --mariadb-old: as on a site from before 2015, with WordPress's tables in 3-byte characters, a server that defaults to latin1, and strict
# mode, which WordPress turns off.
# Each run works on a copy of the installed database, so that runs are independent.
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
engine=sqlite kind=sqlite charset=utf8mb4
case ${1:-} in
	--mariadb) engine=mysql kind=mysql; shift ;;
	--mariadb-old) engine=mysql kind=mysql-old charset=latin1; export FRONTAGE_TEST_OLD_TABLES=1; shift ;;
esac
need_php; need_composer; need_core
[ -d node_modules ] || need_node
node bin/lib/build.mjs --php

# Hundreds of tests start their own PHP process: a file-based opcode cache lets each load WordPress in a third of the time.
mkdir -p "$CACHE/php-cli" "$CACHE/opcache"
printf 'opcache.enable_cli=1\nopcache.file_cache_only=1\nopcache.file_cache=%s\n' "$CACHE/opcache" > "$CACHE/php-cli/opcache.ini"
export PHP_INI_SCAN_DIR="${PHP_INI_SCAN_DIR:-}:$CACHE/php-cli"

# With WOOCOMMERCE_DIR the shop's tests use the real WooCommerce, whose tables need a separate base site.
base=wp-tests${WOOCOMMERCE_DIR:+-woocommerce}
dir=$CACHE/$base/$kind # Of uploads: two kinds run side by side.
prepare_content() {
	mkdir -p "$dir/content/themes" "$dir/content/uploads"
	cp -r "$WP_CORE_DIR/wp-content/themes/." "$dir/content/themes/"
	rm -rf "$dir/content/themes/frontage"
	[ ! -d themes/frontage ] || cp -r themes/frontage "$dir/content/themes/frontage"
	rm -f "$dir/content/db.php"
	[ "$engine" = mysql ] || bash bin/lib/sqlite.sh "$dir/content"
}
FRONTAGE_PLUGINS=$(node bin/lib/plugins.mjs plugins tests/doubles)
export FRONTAGE_PLUGINS FRONTAGE_TEST_DIR=$dir FRONTAGE_TEST_DB=$engine
run=$$-$RANDOM
if [ "$engine" = sqlite ]; then
	want=$(fingerprint tests/bootstrap.php "$WP_CORE_DIR/wp-includes/version.php" plugins/*/frontage-*.php plugins/*/src/DatabaseUpgrade.php themes/frontage/theme.json themes/frontage/functions.php themes/frontage/inc/*.php themes/frontage/patterns/*.php themes/frontage/inc/patterns/*.php bin/lib/sqlite.sh ${WOOCOMMERCE_DIR:+"$WOOCOMMERCE_DIR/woocommerce.php"})
	exec 9>"$CACHE/wp-tests.lock"; flock 9
	if ! fresh "$base" "$want" || [ ! -f "$dir/base.sqlite" ]; then
		rm -rf "$dir"; mkdir -p "$dir"; prepare_content
		FRONTAGE_INSTALL=1 php tests/bootstrap.php >&2
		stamp "$base" "$want"
	fi
	cp "$dir/base.sqlite" "$dir/run-$run.sqlite"
	flock -u 9; exec 9>&-
	export FRONTAGE_DB_FILE=run-$run.sqlite
	trap 'rm -f "$dir/run-$run.sqlite"*' EXIT
else
	need_mariadb
	. bin/lib/mariadb.sh
	mkdir -p "$dir"; prepare_content
	start_mariadb "$charset"
	trap stop_mariadb EXIT
	FRONTAGE_INSTALL=1 php tests/bootstrap.php >&2
fi
status=0
php -d memory_limit=1G vendor/bin/phpunit -c phpunit.xml.dist --bootstrap tests/bootstrap.php "$@" || status=$?
exit $status
