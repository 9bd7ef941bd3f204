<?php

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( Frontage\Site\Portfolio\PortfolioPatterns::query( 'masonry' ) );
