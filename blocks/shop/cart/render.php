<?php
/**
 * Renders a link to the cart, and the dialog that scripts open instead.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Shop\CartBlock::markup( $attributes, __DIR__ ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own.
