<?php
/**
 * Passes the overlay's markup to the registry, which prints it at the end of the page.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Site\Overlays\OverlayRegistry::add( $attributes, $content ) );
