#!/usr/bin/env bash
# Runs PHPUnit under another PHP version, without installing it: bin/lib/phpunit-versions.sh 8.4 [--pure] [PHPUnit's own arguments].
# With the real WordPress, or, with --pure, the packages alone.
# Playground's PHP is WebAssembly: it has SQLite, but no other processes or devices, a small stack, and no processor time of its own. So the
# groups "processes", "deep" and "growth" are excluded.
# "avif" is excluded, since it cannot write that format, and "crypto", since its OpenSSL makes no keys and it has no sodium.
# "wide" would take longer here than everything else: it requests every route in every role and stores thousands of rows, on both databases.
# All of these run under the machine's PHP. The opcode cache is off: its optimizer removes code without effect, including its deprecations.
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
version=${1:?a PHP version}; shift
need_node; need_php; need_composer; need_core
under() {
	local configuration=$1 bootstrap=$2 argument arguments=(); shift 2
	for argument; do # Files and folders of tests stand under /repo there.
		if [ -e "$argument" ] && [ "${argument:0:1}" != / ]; then argument=/repo/$argument; fi
		arguments+=("$argument")
	done
	node node_modules/@wp-playground/cli/wp-playground.js php --php "$version" --skip-sqlite-setup --wordpress-install-mode do-not-attempt-installing \
		--mount-dir-before-install "$ROOT" /repo --mount-dir-before-install "$WP_CORE_DIR" /core \
		-- -d memory_limit=1G -d opcache.enable_cli=0 /repo/vendor/bin/phpunit -c "/repo/$configuration" --bootstrap "/repo/$bootstrap" --exclude-group processes --exclude-group deep --exclude-group growth --exclude-group wide --exclude-group avif --exclude-group crypto ${arguments[@]+"${arguments[@]}"}
}
dir=$CACHE/wp-tests/php-$version
mkdir -p "$dir"
# Removes Playground's error handler, after it has ignored that Playground's constants are defined again: PHPUnit sets its own handler,
# which counts deprecations, only if there is none.
bootstrap() {
	printf '<?php\n%s\nset_error_handler( null );\n' "$2" > "$dir/$1"
}
if [ "${1:-}" = --pure ]; then
	shift
	bootstrap pure.php "require '/repo/tests/pure.php';"
	under phpunit.pure.xml.dist ".cache/wp-tests/php-$version/pure.php" "$@"
	exit
fi
bash bin/lib/phpunit.sh --version >/dev/null
log=$dir/output.log
on_wordpress() {
	rm -rf "$dir/content"; cp -r "$CACHE/wp-tests/sqlite/content" "$dir/content"
	cp "$CACHE/wp-tests/sqlite/base.sqlite" "$dir/base.sqlite"
	under phpunit.xml.dist ".cache/wp-tests/php-$version/bootstrap.php" "$@" | tee "$log"
	return "${PIPESTATUS[0]}"
}
# The WebAssembly PHP does not see environment variables.
bootstrap bootstrap.php "putenv( 'WP_CORE_DIR=/core' );
putenv( 'FRONTAGE_TEST_DIR=/repo/.cache/wp-tests/php-$version' );
putenv( 'FRONTAGE_TEST_DB=sqlite' );
require '/repo/tests/bootstrap.php';"
status=0
on_wordpress "$@" || status=$?
# Two of three long runs of PHP 8.5 ended in the middle, without a message and at a different test each time. Without PHPUnit's summary the
# result is unknown. The tests then run once more in the same order, so that an end caused by a test repeats.
if ! grep -qE '^(OK|Tests:|There (was|were) |No tests)' "$log"; then
	printf '\nPHP %s itself ended (status %s) before PHPUnit did: once more in the same order.\n' "$version" "$status"
	status=0
	on_wordpress "$@" || status=$?
fi
exit "$status"
