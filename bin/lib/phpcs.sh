#!/usr/bin/env bash
# Runs PHPCS; valid text domains are the names of plugins and themes: bin/lib/phpcs.sh [PHPCS's own arguments].
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
domains=$(basename -a plugins/*/ themes/*/ | paste -sd,),frontage-kit # The build names the plugin instead.
exec php -d error_reporting=22527 vendor/bin/phpcs --runtime-set text_domain "$domains" "$@"
