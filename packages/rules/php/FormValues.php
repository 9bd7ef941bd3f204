<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/** Reads submitted values for the rules. */
final class FormValues {

	/** ECMAScript's WhiteSpace and LineTerminator, so that server and browser trim the same characters. */
	public const BLANKS = '\x09-\x0D\x20\xA0\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';

	private const BLANK = '[' . self::BLANKS . ']';

	/**
	 * All texts in a value of any shape, trimmed and without blank ones (docs/reference/contact-forms.md §6).
	 *
	 * @return list<string>
	 */
	public static function flatten( mixed $value ): array {
		$texts = [];
		$all   = [ $value ];
		array_walk_recursive(
			$all,
			static function ( mixed $one ) use ( &$texts ): void {
				$text = is_scalar( $one ) ? self::trim( (string) $one ) : '';
				if ( ! TypedValue::is_blank( $text ) ) {
					$texts[] = $text;
				}
			}
		);
		return $texts;
	}

	/** The text without leading and trailing white space (docs/reference/contact-forms.md §5). */
	public static function trim( string $text ): string {
		$text = trim( $text, " \t\n\v\f\r" );
		if ( '' === $text || ( $text[0] < "\x80" && $text[-1] < "\x80" ) ) {
			return $text;
		}
		// The lookbehind lets a run of white space be tried from its first character only.
		return preg_replace( '/^' . self::BLANK . '++|(?<!' . self::BLANK . ')' . self::BLANK . '++\z/u', '', $text ) ?? $text;
	}

	/** Length in UTF-16 code units, as HTML's `maxlength` counts; a line break counts as one. */
	public static function length( string $text ): int {
		$length = 0;
		foreach ( count_chars( str_replace( "\r\n", "\n", $text ), 1 ) as $byte => $times ) {
			if ( $byte < 0x80 || $byte > 0xBF ) { // RFC 3629: the first byte of a character; from 0xF0 on it needs a surrogate pair.
				$length += $byte < 0xF0 ? $times : 2 * $times;
			}
		}
		return $length;
	}

	/** Limits in a schema are numbers or texts. Any other value sets no limit, as every comparison with NAN is false. */
	public static function number( mixed $value ): float {
		return NumberReader::read( self::text( $value ) ) ?? NAN;
	}

	/** A property of a rule as text; empty if it is neither text nor number. */
	public static function text( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
	}
}
