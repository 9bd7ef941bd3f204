#!/usr/bin/env bash
# Runs `php -l` on every PHP file and prints PHP's messages: bin/lib/php-lint.sh. Deprecations count too, so newer versions of PHP find
# more.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# Without php.ini, which may hide messages. Deleted files that are still in Git's index are skipped.
complaints=$(git ls-files -z --cached --others --exclude-standard '*.php' \
	| xargs -0 -n 1 -P 2 php -n -d display_errors=stdout -d error_reporting=-1 -l 2>&1 \
	| grep -v -e '^No syntax errors detected' -e '^Errors parsing' -e '^Could not open input file' -e '^$' || true)
[ -z "$complaints" ] || { printf '%s\n' "$complaints"; exit 1; }
