#!/usr/bin/env bash
# Runs `php -l` over every PHP file and prints what PHP complains about: bin/lib/php-lint.sh. Deprecations count too, so
# newer versions of PHP find more.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# Without php.ini: it may hide messages. A file that is deleted and still in Git's index is none.
complaints=$(git ls-files -z --cached --others --exclude-standard '*.php' \
	| xargs -0 -n 1 -P 2 php -n -d display_errors=stdout -d error_reporting=-1 -l 2>&1 \
	| grep -v -e '^No syntax errors detected' -e '^Errors parsing' -e '^Could not open input file' -e '^$' || true)
[ -z "$complaints" ] || { printf '%s\n' "$complaints"; exit 1; }
