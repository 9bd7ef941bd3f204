<?php
/**
 * The form as it is before any script runs; it posts without one.
 *
 * @var array<string, mixed> $attributes What somebody once stored: judged there, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Accounts\Form\RegistrationForm::markup( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own; what other plugins add to WordPress's forms is theirs.
