<?php
/**
 * Passes the overlay's markup to the registry, which prints it at the end of the page.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Site\Overlays\OverlayRegistry::add( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own; the inner blocks' is theirs.
