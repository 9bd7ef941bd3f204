<?php
/**
 * Renders a link to the top of the page, which works without script.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Site\Page\BackToTop::markup( $attributes ) );
