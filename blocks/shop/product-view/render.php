<?php
/**
 * Two links, which a script makes buttons that remember.
 *
 * @var array<string, mixed> $attributes What somebody once stored: judged there, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Shop\ProductViewSwitch::markup( $attributes, __DIR__ ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own.
