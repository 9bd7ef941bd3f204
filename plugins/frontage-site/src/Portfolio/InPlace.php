<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

use Frontage\Kit\Frontend\BlockTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Lists that are filtered or extended in place (behaviors/site/in-place): new entries may contain blocks that the page does
 * not have yet.
 */
final class InPlace {

	private const IMPORTS = '@frontage/in-place/imports';

	/**
	 * On `frontage_kit_behaviour`: browsers accept a single import map, so the page's map must include the imports of blocks
	 * that are added later. A module without a file makes WordPress print these imports.
	 */
	public static function add_imports( string $behavior ): void {
		if ( 'frontage/in-place' !== $behavior ) {
			return;
		}
		BlockTypes::register_all(); // The blocks that are added may be others than those of this page.
		$ids = [ '@frontage/kit/islands' ]; // It depends on all parts of the kit.
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
