<?php
/**
 * Renders cached reviews, or the consent question for the provider's widget.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Site\Reviews\ReviewsBlock::markup( $attributes ) );
