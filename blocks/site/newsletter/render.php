<?php
/**
 * The form of a sign-up for news, which posts with and without script.
 *
 * @var array<string, mixed> $attributes What somebody once stored: judged there, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Site\Blocks\NewsletterForm::markup( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own; a shortcode's form is its plugin's.
