<?php
/**
 * Renders two links, which a script turns into buttons that remember the choice.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated in the class, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Shop\ProductViewSwitch::markup( $attributes, __DIR__ ) );
