<?php

defined( 'ABSPATH' ) || exit;

echo Frontage\Site\Portfolio\PortfolioPatterns::query( 'card' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks as they are stored.
