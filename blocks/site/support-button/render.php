<?php
/**
 * A link that offers help, complete before any script runs: without an address there is nothing to offer.
 *
 * @var array<string, mixed> $attributes What somebody once stored: judged there, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Site\Page\SupportButton::markup( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own.
