<?php

declare( strict_types = 1 );

namespace Frontage\Site\Kit;

defined( 'ABSPATH' ) || exit;

/** Looks for what would run in a visitor's browser. It is stricter than a browser: what looks as if it might run counts. */
final class Harmless {

	private const RUNS = '~<\s*/?\s*(?:script|iframe|object|embed|applet|base|meta|link|frame|frameset|noscript|noembed|noframes|plaintext|xmp|template|portal)\b|(?<=[\s"\'/])on[a-z]{3,}\s*=|(?:javascript|vbscript)\s*:|\bsrcdoc\s*=|data\s*:\s*text/html|<!entity|<\?(?:php|=)~i';

	/** As blocks write signs of HTML inside of their attributes. */
	private const IN_ATTRIBUTES = [
		'\u003c' => '<',
		'\u003e' => '>',
		'\u0022' => '"',
		'\u0027' => "'",
		'\u0026' => '&',
	];

	/** The first thing in a value, however deep, that would run; '' when there is none. */
	public static function first( mixed $value ): string {
		if ( is_array( $value ) ) {
			foreach ( $value as $one ) {
				$found = self::first( $one );
				if ( '' !== $found ) {
					return $found;
				}
			}
			return '';
		}
		if ( ! is_string( $value ) ) {
			return '';
		}
		$plain = strtr( $value, self::IN_ATTRIBUTES );
		// Also as a browser reads addresses: entities are signs, and what is between them does not count.
		foreach ( [ $plain, (string) preg_replace( '/[\x00-\x20]+(?=[a-z]*\s*:)/i', '', html_entity_decode( $plain, ENT_QUOTES | ENT_HTML5 ) ), (string) preg_replace( '/[\x00-\x08\x0B-\x1F]|&(?:tab|newline);/i', '', $plain ) ] as $text ) {
			if ( preg_match( self::RUNS, $text, $found ) ) {
				return trim( $found[0] );
			}
		}
		return '';
	}
}
