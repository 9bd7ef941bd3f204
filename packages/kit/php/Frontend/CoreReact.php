<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

use Frontage\Kit\CoreHooks;

defined( 'ABSPATH' ) || exit;

/** The URLs of the site's own React: core's scripts, or what a plugin has registered in their place. */
final class CoreReact {

	/** The global that each script defines on `window`, in load order. */
	private const GLOBALS = [
		'react'     => 'React',
		'react-dom' => 'ReactDOM',
	];

	/**
	 * Adds script module data for `@frontage/kit/react`: which scripts to load when an island first needs React.
	 *
	 * @param mixed $data Other plugins may have changed its type.
	 * @return array<string, mixed>
	 */
	public static function add_scripts( mixed $data ): array {
		$data = is_array( $data ) ? $data : [];
		$data['scripts'] = [];
		foreach ( self::GLOBALS as $handle => $name ) {
			$address = self::address( $handle );
			if ( '' !== $address ) {
				$data['scripts'][] = [ $name, $address ];
			}
		}
		return $data;
	}

	/** The URL that WordPress would print for a script; empty if it has none. Follows WP_Scripts::do_item(). */
	private static function address( string $handle ): string {
		$scripts = wp_scripts();
		$script  = $scripts->registered[ $handle ] ?? null;
		$src     = $script->src ?? false;
		if ( ! $script || ! is_string( $src ) || '' === $src ) {
			return '';
		}
		// On a site in a subfolder, core's own URLs are relative to WordPress's folder, not to the server root.
		if ( ! preg_match( '|^(https?:)?//|', $src ) && ! ( $scripts->content_url && str_starts_with( $src, $scripts->content_url ) ) ) {
			$src = $scripts->base_url . $src;
		}
		$version = null === $script->ver ? '' : ( $script->ver ? $script->ver : $scripts->default_version );
		if ( '' !== $version ) {
			$src = add_query_arg( 'ver', $version, $src );
		}
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		$src = CoreHooks::filter( 'script_loader_src', $src, $handle );
		return is_string( $src ) ? esc_url_raw( $src ) : '';
	}
}
