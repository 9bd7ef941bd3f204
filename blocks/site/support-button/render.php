<?php
/**
 * Renders the support link, which works without script; nothing without a URL.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Site\Page\SupportButton::markup( $attributes ) );
