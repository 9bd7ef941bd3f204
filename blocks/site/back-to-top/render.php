<?php
/**
 * A link to the page's head, complete before any script runs.
 *
 * @var array<string, mixed> $attributes What somebody once stored: judged there, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Site\Page\BackToTop::markup( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own.
