<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

use Frontage\Kit\Frontend\Behaviors;

defined( 'ABSPATH' ) || exit;

/** Plus and minus buttons beside quantity fields, if turned on and the page has such a field. */
final class QuantityButtons {

	private const MODULE = '@frontage/behaviours/quantity';

	/** On `woocommerce_before_quantity_input_field`, which fires for every native field. */
	public static function enqueue(): void {
		if ( get_option( Settings::QUANTITY ) ) {
			if ( ! wp_script_modules()->get_registered( self::MODULE ) ) {
				Behaviors::register( dirname( Plugin::$file ) . '/build/behaviors/on-demand.php' );
			}
			Behaviors::use( 'frontage/quantity' );
		}
	}

	/** On `frontage_kit_behaviour`: adds the module's texts, since PHP has the translations. */
	public static function add_module_data( string $name, string $module ): void {
		if ( self::MODULE === $module ) {
			add_filter( "script_module_data_$module", [ self::class, 'add_labels' ] );
		}
	}

	/**
	 * @param mixed $data Other plugins may have changed its type.
	 * @return array<string, mixed>
	 */
	public static function add_labels( mixed $data ): array {
		return [
			...( is_array( $data ) ? $data : [] ),
			'less'     => /* translators: %s: a product. */ __( 'Reduce quantity of %s', 'frontage-shop' ),
			'more'     => /* translators: %s: a product. */ __( 'Increase quantity of %s', 'frontage-shop' ),
			'item'     => __( 'this product', 'frontage-shop' ),
			'updates'  => (bool) get_option( Settings::UPDATE ),
			'updating' => __( 'Updating cart…', 'frontage-shop' ),
		];
	}
}
