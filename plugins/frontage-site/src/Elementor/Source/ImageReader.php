<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Source;

defined( 'ABSPATH' ) || exit;

/** An image of an Elementor setting; the URL is '' if there is none. */
final class ImageReader {

	public function __construct( public readonly string $url, public readonly int $id, public readonly string $alt ) {}

	public static function from_setting( mixed $stored ): self {
		$parts = is_array( $stored ) ? $stored : [ 'url' => $stored ];
		$url   = is_string( $parts['url'] ?? null ) ? trim( $parts['url'] ) : '';
		$url   = strlen( $url ) > 4096 || str_contains( $url, '/elementor/assets/images/placeholder' ) ? '' : sanitize_url( $url, [ 'http', 'https' ] );
		$alt   = is_string( $parts['alt'] ?? null ) ? sanitize_text_field( $parts['alt'] ) : '';
		return new self( $url, is_numeric( $parts['id'] ?? null ) ? max( 0, (int) $parts['id'] ) : 0, $alt );
	}
}
