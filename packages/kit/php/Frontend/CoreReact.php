<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** Where the site's own React is: core's scripts, or what a plugin has put in their place. */
final class CoreReact {

	/** What each script defines on `window`, in the order in which they have to run. */
	private const GLOBALS = [
		'react'     => 'React',
		'react-dom' => 'ReactDOM',
	];

	/**
	 * Tells `@frontage/kit/react` what to add when an island first asks for React.
	 *
	 * @param mixed $data Another plugin may have made anything of it.
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

	/** The address WordPress would print for a script; empty when it has none. Follows WP_Scripts::do_item(). */
	private static function address( string $handle ): string {
		$scripts = wp_scripts();
		$script  = $scripts->registered[ $handle ] ?? null;
		$src     = $script->src ?? false;
		if ( ! $script || ! is_string( $src ) || '' === $src ) {
			return '';
		}
		// A site in a folder: core's own addresses begin at WordPress's folder, not at the server's root.
		if ( ! preg_match( '|^(https?:)?//|', $src ) && ! ( $scripts->content_url && str_starts_with( $src, $scripts->content_url ) ) ) {
			$src = $scripts->base_url . $src;
		}
		$version = null === $script->ver ? '' : ( $script->ver ? $script->ver : $scripts->default_version );
		if ( '' !== $version ) {
			$src = add_query_arg( 'ver', $version, $src );
		}
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		$src = apply_filters( 'script_loader_src', $src, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		return is_string( $src ) ? esc_url_raw( $src ) : '';
	}
}
