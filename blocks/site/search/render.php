<?php
/**
 * Renders core's search form, or a link that opens it over the whole window.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Site\Overlays\SearchForm::markup( $attributes ) );
