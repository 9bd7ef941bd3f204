<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration\Safety;

defined( 'ABSPATH' ) || exit;

/** Detects code that would run in a visitor's browser. It is stricter than a browser: anything that might run counts. */
final class ScriptDetector {

	private const RUNS = '~<\s*+(?:/\s*+)?+(?:script|iframe|object|embed|applet|base|meta|link|frame|frameset|noscript|noembed|noframes|plaintext|xmp|template|portal)\b|(?<=[\s"\'/])on[a-z]{3,}\s*=|(?:javascript|vbscript)\s*:|\bsrcdoc\s*=|data\s*:\s*text/html|<!entity|<\?(?:php|=)~i';

	/** URLs that run code, after characters that browsers ignore were removed. */
	private const ADDRESSES = '~(?:javascript|vbscript):|data:text/html~i';

	/** JSON escapes, as in block attributes. */
	private const ESCAPED = '~\\\\(?:u([0-9a-f]{4})|([nrtf"/\\\\]))~i';

	/** The first code found in a value, at any depth; '' for none. */
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
		foreach ( array_unique( [ $value, self::unescaped( $value ) ] ) as $plain ) {
			// Also as browsers decode URLs: character references are decoded, and white space is ignored.
			$read = \WP_HTML_Decoder::decode_attribute( $plain );
			foreach ( [ [ self::RUNS, $plain ], [ self::RUNS, $read ], [ self::ADDRESSES, (string) preg_replace( '/[\x00-\x20]+/', '', $read ) ] ] as [ $pattern, $text ] ) {
				$is_found = preg_match( $pattern, $text, $found );
				if ( 0 !== $is_found ) {
					return false === $is_found ? '…' : trim( $found[0] ); // PCRE failed, so it may be anything.
				}
			}
		}
		return '';
	}

	private static function unescaped( string $value ): string {
		return (string) preg_replace_callback(
			self::ESCAPED,
			static fn ( array $sign ): string => '' === $sign[1] ? strtr( $sign[2], 'nrtf', "\n\r\t\f" ) : (string) mb_chr( (int) hexdec( $sign[1] ), 'UTF-8' ),
			$value
		);
	}
}
