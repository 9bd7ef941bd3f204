<?php

defined( 'ABSPATH' ) || exit;

echo Frontage\Site\Portfolio\Patterns::query( 'card' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks as they are stored.
