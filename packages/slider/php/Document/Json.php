<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

defined( 'ABSPATH' ) || exit;

/** JSON for packages that run without WordPress, which cannot use wp_json_encode(). */
final class Json {

	/** '' for what cannot be encoded. */
	public static function encode( mixed $value, int $flags = 0 ): string {
		return (string) json_encode( $value, $flags ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- See above.
	}
}
