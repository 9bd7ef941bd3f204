<?php

namespace Frontage\Kit;

/** Marks elements of a page that React may take over, and tells the loader where each island's code is. */
final class Islands {

	/** @var array<string, string> Island name => address of its module, for this page. */
	private static array $addresses = [];

	/**
	 * The attributes that make an element an island's host, escaped: `data-island="…" data-props="…"`.
	 *
	 * @param string               $name       As in block.json, such as `frontage/contact-form`.
	 * @param string               $asset_file What the build wrote beside the island: `…/island.asset.php`.
	 * @param array<string, mixed> $props      Given to the island; readable by every visitor.
	 */
	public static function attributes( string $name, string $asset_file, array $props = [] ): string {
		if ( ! isset( self::$addresses[ $name ] ) ) {
			$asset                    = require $asset_file;
			self::$addresses[ $name ] = add_query_arg( 'ver', $asset['version'], plugins_url( 'island.js', $asset_file ) );
		}
		return sprintf( 'data-island="%s" data-props="%s"', esc_attr( $name ), esc_attr( (string) wp_json_encode( $props ) ) );
	}
}
