<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Lists that are filtered, or grow, in their place (behaviors/site/in-place): entries may come with blocks that the page has none of. */
final class InPlace {

	private const IMPORTS = '@frontage/in-place/imports';

	/**
	 * On `frontage_kit_behaviour`: browsers do not take a second import map, so this page's names what scripts of blocks import
	 * that come later. It is a module without a file: WordPress prints what it needs, and nothing else.
	 */
	public static function name_imports( string $behavior ): void {
		if ( 'frontage/in-place' !== $behavior ) {
			return;
		}
		$ids = [ '@frontage/kit/islands' ]; // It names all parts of the kit.
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			foreach ( $type->view_script_module_ids as $module ) {
				array_push( $ids, ...array_column( wp_script_modules()->get_registered( $module )['dependencies'] ?? [], 'id' ) );
			}
		}
		$later = static fn ( string $id ): array => [
			'id'     => $id,
			'import' => 'dynamic',
		];
		wp_register_script_module( self::IMPORTS, '', array_map( $later, array_values( array_unique( $ids ) ) ) );
		wp_enqueue_script_module( self::IMPORTS );
	}
}
