#!/usr/bin/env bash
# Installs WordPress's SQLite integration in a content folder: bin/lib/sqlite.sh CONTENT. It is part of Playground's npm package.
set -euo pipefail
content=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
to=$content/sqlite-integration
if [ ! -d "$to" ]; then
	unpacked=$(mktemp -d)
	php -r '$zip = new ZipArchive(); $zip->open( $argv[1] ); $zip->extractTo( $argv[2] );' "$root/node_modules/@wp-playground/cli/sqlite-database-integration.zip" "$unpacked"
	mv "$unpacked"/* "$to"
	rm -rf "$unpacked"
fi
sed "s#'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'#__DIR__ . '/sqlite-integration'#" "$to/db.copy" > "$content/db.php"
