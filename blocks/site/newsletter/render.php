<?php
/**
 * Renders the newsletter form, which works with and without script.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Site\Blocks\NewsletterForm::markup( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own; a shortcode's form is its plugin's.
