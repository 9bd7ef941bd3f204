<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * The global `userpress` for custom scripts of a site: printed only if such a script is enqueued, and without a nonce, which
 * the plugin's module fetches.
 */
final class UserPressGlobals {

	private const HANDLES = [ 'userpress', 'user-press', 'user-press-script', 'case-theme-user', 'ct-user-form' ];

	/** Called by the shortcode, before the footer prints scripts. */
	public static function declare_in_footer(): void {
		add_action( 'wp_footer', [ self::class, 'declare' ], 1 );
	}

	public static function declare(): void {
		/**
		 * Filters the handles of scripts that read the global `userpress`.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $handles
		 */
		$handles = apply_filters( 'frontage_accounts_old_scripts', self::HANDLES );
		foreach ( is_array( $handles ) ? array_filter( $handles, 'is_string' ) : [] as $handle ) {
			if ( wp_script_is( $handle, 'enqueued' ) ) {
				wp_add_inline_script( $handle, 'window.userpress = ' . wp_json_encode( [ 'ajax' => admin_url( 'admin-ajax.php' ), 'nonce' => '' ], JSON_HEX_TAG ) . ';', 'before' );
			}
		}
	}
}
