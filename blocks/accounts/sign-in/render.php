<?php
/**
 * Renders the form without script; it can be submitted as is.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the form class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Accounts\Form\SignInForm::markup( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own; what other plugins add to WordPress's forms is theirs.
