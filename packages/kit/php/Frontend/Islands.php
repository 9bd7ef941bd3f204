<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** Marks elements as client islands, which React may take over later, and gives the loader each island's module URL. */
final class Islands {

	/** @var array<string, string> Island name => URL of its module, for this page. */
	private static array $addresses = [];

	/**
	 * The escaped attributes of an island's host: `data-island="…" data-props="…"`. Also enqueues the loader. Without a
	 * built island it returns nothing, and the element works as PHP rendered it.
	 *
	 * @param string               $name       As in block.json: `frontage/contact-form`.
	 * @param string               $asset_file The built asset file: `…/island.asset.php`.
	 * @param array<string, mixed> $props      Passed to the island; every visitor can read them.
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
	 * Module URLs for the loader. They are not in the markup, where a URL would be stored script.
	 *
	 * @param mixed $data Other plugins may have changed its type.
	 * @return array<string, mixed>
	 */
	public static function add_addresses( mixed $data ): array {
		$data = is_array( $data ) ? $data : [];
		$data['islands'] = self::$addresses;
		return $data;
	}

	/** Encodes JSON for an attribute, safe against later processing of the page's HTML. */
	private static function encode( mixed $props ): string {
		// esc_attr() does not double-encode entities: `&quot;` in a text would become a quote and end its JSON string.
		$json = (string) wp_json_encode( (object) $props, JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return ShortcodeGuard::without_shortcodes( esc_attr( $json ) ); // A text may contain a shortcode: "[your-name]".
	}
}
