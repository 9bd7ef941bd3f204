<?php
/**
 * The search's markup: core's form, or a link that opens it over the window.
 *
 * @var array<string, mixed> $attributes What somebody once stored: judged there, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Site\Overlays\SearchForm::markup( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own; the form is core's.
