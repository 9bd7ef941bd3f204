<?php

defined( 'ABSPATH' ) || exit;

echo Frontage\Site\Portfolio\PortfolioPatterns::query( 'masonry' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks as they are stored.
