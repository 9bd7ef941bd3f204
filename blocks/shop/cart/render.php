<?php
/**
 * A link to the cart, and the dialog that opens instead where there is script.
 *
 * @var array<string, mixed> $attributes What somebody once stored: judged there, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Shop\CartBlock::markup( $attributes, __DIR__ ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own.
