<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * A link that opens the editor with a new page that already contains blocks. WordPress's own `content` parameter allows no
 * markup.
 */
final class NewPageLink {

	private const TITLE = 'frontage_title';

	private const CONTENT = 'frontage_content';

	/** @param string $content Serialized blocks. Not escaped. */
	public static function url( string $title, string $content ): string {
		return add_query_arg(
			array_map(
				'rawurlencode',
				[
					'post_type'   => 'page',
					self::TITLE   => $title,
					self::CONTENT => $content,
					'_wpnonce'    => wp_create_nonce( self::nonce_action( $title, $content ) ),
				]
			),
			admin_url( 'post-new.php' )
		);
	}

	/** On `default_title`. */
	public static function title( string $title ): string {
		return self::query_parameters()[ self::TITLE ] ?? $title;
	}

	/** On `default_content`. */
	public static function content( string $content ): string {
		return self::query_parameters()[ self::CONTENT ] ?? $content;
	}

	/**
	 * @return array<string, string> Empty unless the link has a valid nonce: other links must not insert content into the editor.
	 */
	private static function query_parameters(): array {
		parse_str( (string) wp_parse_url( add_query_arg( [] ), PHP_URL_QUERY ), $parameters ); // The URL as WordPress reads it.
		$parameters = array_filter( array_intersect_key( $parameters, array_flip( [ self::TITLE, self::CONTENT, '_wpnonce' ] ) ), 'is_string' );
		return 3 === count( $parameters ) && wp_verify_nonce( $parameters['_wpnonce'], self::nonce_action( $parameters[ self::TITLE ], $parameters[ self::CONTENT ] ) ) ? $parameters : [];
	}

	private static function nonce_action( string $title, string $content ): string {
		return 'frontage_new_page ' . hash( 'sha256', "$title\n$content" );
	}
}
