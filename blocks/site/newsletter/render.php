<?php
/**
 * Renders the newsletter form, which works with and without script.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Site\Blocks\NewsletterForm::markup( $attributes ) );
