<?php
/** Renders the switch; nothing where the theme has no dark colors. */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Site\Page\ColorScheme::markup( __DIR__ ) );
