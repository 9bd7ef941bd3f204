#!/usr/bin/env bash
# Measures on a database of its own, never in the test run: tools/bench/run.sh [--mariadb] feedback [rounds] [submissions before], or --mariadb load [seconds] (needs php-fpm8.2).
. "$(dirname "${BASH_SOURCE[0]}")/../../bin/lib/setup.sh"
engine=sqlite
if [ "${1:-}" = --mariadb ]; then engine=mysql; shift; fi
name=${1:?which file of tools/bench}; shift
bash bin/lib/phpunit.sh --version >/dev/null
need_core
dir=$CACHE/bench/$engine
rm -rf "$dir"; mkdir -p "$dir"
cp -r "$CACHE/wp-tests/sqlite/content" "$dir/content"
export FRONTAGE_TEST_DIR=$dir FRONTAGE_TEST_DB=$engine
if [ "$engine" = sqlite ]; then
	cp "$CACHE/wp-tests/sqlite/base.sqlite" "$dir/base.sqlite"
else
	rm -f "$dir/content/db.php"
	need_mariadb
	. bin/lib/mariadb.sh
	start_mariadb
	trap stop_mariadb EXIT
	FRONTAGE_PLUGINS=$(node bin/lib/plugins.mjs plugins) FRONTAGE_INSTALL=1 php tests/bootstrap.php >&2
fi
if [ -f "tools/bench/$name.mjs" ]; then node "tools/bench/$name.mjs" "$@"; else php -d opcache.enable_cli=1 "tools/bench/$name.php" "$@"; fi
