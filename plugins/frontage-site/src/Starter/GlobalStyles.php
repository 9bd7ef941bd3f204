<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/** The site's custom global styles, as the site editor stores them, and the theme's style variations that may replace them. */
final class GlobalStyles {

	/** Core's initial value. */
	private const EMPTY = '{"version":3,"isGlobalStylesUserThemeJSON":true}';

	/** The stored JSON; '' if there is none. */
	public static function read(): string {
		$post = \WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		return is_string( $post['post_content'] ?? null ) ? $post['post_content'] : '';
	}

	/** Whether it contains any customization. */
	public static function is_own(): bool {
		$own = json_decode( self::read(), true );
		return is_array( $own ) && ( ! empty( $own['styles'] ) || ! empty( $own['settings'] ) );
	}

	/** '' if the theme has no such style variation. */
	public static function variation( string $look ): string {
		$file = get_theme_file_path( "styles/$look.json" );
		$read = is_file( $file ) ? wp_json_file_decode( $file, [ 'associative' => true ] ) : null;
		if ( ! is_array( $read ) ) {
			return '';
		}
		// As the site editor stores a chosen variation: colors and sizes with the origin theme.
		/** @var array<string, mixed> $look */
		$look = ( new \WP_Theme_JSON( $read ) )->get_raw_data();
		return (string) wp_json_encode( array_intersect_key( $look, array_flip( [ 'settings', 'styles' ] ) ) + (array) json_decode( self::EMPTY, true ), JSON_UNESCAPED_SLASHES );
	}

	public static function write( string $document ): ?\WP_Error {
		$done = VerifiedWrite::post(
			[
				'ID'           => (int) \WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), // Created if there is none.
				'post_content' => '' === $document ? self::EMPTY : $document,
			]
		);
		wp_clean_theme_json_cache();
		return is_wp_error( $done ) ? $done : null;
	}
}
