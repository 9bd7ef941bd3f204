<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** Protects visitor input that is printed back. */
final class ShortcodeGuard {

	/**
	 * Encodes brackets in escaped text, so that WordPress finds no shortcode in it. It searches a post's whole content after
	 * block rendering, attributes and text areas included: a shortcode sent by a visitor would run.
	 */
	public static function without_shortcodes( string $escaped ): string {
		return str_replace( [ '[', ']' ], [ '&#091;', '&#093;' ], $escaped );
	}
}
