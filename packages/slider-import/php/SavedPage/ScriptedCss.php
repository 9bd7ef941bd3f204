<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

defined( 'ABSPATH' ) || exit;

/**
 * Styles that scripts write into the page: version 5 outputs the styles of its classes and arrows this way, plain or
 * escaped. They are read, never run.
 */
final class ScriptedCss {

	private const SCRIPTS = 40;

	private const BYTES = 65_536;

	public static function from_scripts( string $scripts ): string {
		$written = '';
		foreach ( [ 'unescape(', 'htmlDivCss=' ] as $before ) {
			$text = 'unescape(' === $before ? $scripts : (string) preg_replace( '/\bhtmlDivCss\s*=\s*(?=["\'])/', $before, $scripts );
			foreach ( array_slice( explode( $before, $text, self::SCRIPTS + 2 ), 1, self::SCRIPTS ) as $after ) {
				$after = ltrim( substr( $after, 0, self::BYTES ) );
				if ( 1 === preg_match( '/^(["\'])((?:[^"\'\\\\]++|\\\\.|(?!\1)["\'])*+)\1/s', $after, $found ) ) {
					$written .= ( 'unescape(' === $before ? rawurldecode( $found[2] ) : stripslashes( (string) preg_replace( '/\\\\[nrt]/', ' ', $found[2] ) ) ) . "\n";
				}
			}
		}
		return mb_scrub( $written );
	}
}
