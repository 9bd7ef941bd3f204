<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** Marks elements that React may take over later, and tells the loader where each island's code is. */
final class Islands {

	/** @var array<string, string> Island name => address of its module, for this page. */
	private static array $addresses = [];

	/**
	 * The attributes that make an element an island's host, escaped: `data-island="…" data-props="…"`. Brings the loader
	 * to the page. Without a built island it gives nothing, and the element works as PHP printed it.
	 *
	 * @param string               $name       As in block.json: `frontage/contact-form`.
	 * @param string               $asset_file What the build wrote beside the island: `…/island.asset.php`.
	 * @param array<string, mixed> $props      Given to the island; every visitor can read them.
	 */
	public static function attributes( string $name, string $asset_file, array $props = [] ): string {
		if ( ! isset( self::$addresses[ $name ] ) ) {
			if ( ! is_file( $asset_file ) ) {
				return '';
			}
			/** @var array{ version: string } $asset */
			$asset                    = require $asset_file;
			$file                     = basename( $asset_file, '.asset.php' ) . '.js';
			self::$addresses[ $name ] = add_query_arg( 'ver', $asset['version'], plugins_url( $file, $asset_file ) );
		}
		ScriptModules::register();
		wp_enqueue_script_module( '@frontage/kit/islands' );
		return sprintf( 'data-island="%s" data-props="%s"', esc_attr( $name ), self::encode( $props ) );
	}

	/**
	 * The list by which the loader finds an island: an address in the markup would be stored script.
	 *
	 * @param mixed $data Another plugin may have made anything of it.
	 * @return array<string, mixed>
	 */
	public static function add_addresses( mixed $data ): array {
		$data = is_array( $data ) ? $data : [];
		$data['islands'] = self::$addresses;
		return $data;
	}

	/** JSON for an attribute, as it arrives at the browser whatever the page does with it on the way. */
	private static function encode( mixed $props ): string {
		// esc_attr() leaves entities alone: "&quot;" in a text would come out as a quote and end its JSON string.
		$json = (string) wp_json_encode( (object) $props, JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return ShortcodeGuard::without_shortcodes( esc_attr( $json ) ); // A text may hold one: "[your-name]".
	}
}
