<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** What a visitor typed, printed back. */
final class ShortcodeGuard {

	/**
	 * Escaped text in which WordPress finds no shortcode. It looks for them in a post's whole content after its blocks were printed,
	 * in attributes and text areas too: whatever a visitor sent would run.
	 */
	public static function without_shortcodes( string $escaped ): string {
		return str_replace( [ '[', ']' ], [ '&#091;', '&#093;' ], $escaped );
	}
}
