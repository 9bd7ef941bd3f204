<?php
/**
 * Renders a link to the cart, and the dialog that scripts open instead.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Shop\CartBlock::markup( $attributes, __DIR__ ) );
