<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Parses numbers for rules, conditions and formulas: HTML's floating-point numbers, and numbers written in the form's
 * locale, with or without a currency. ../src/number-reader.ts returns the same; `numbers` in ../cases.json has the test
 * cases.
 */
final class NumberReader {

	/** A currency symbol, an ISO 4217 code, or the Scandinavian `kr`. */
	private const CURRENCY = '(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr\.?)';

	private const FLOAT = '/^-?(?:\d++|\d*+\.\d++)(?:e[+-]?\d++)?\z/iD';

	/**
	 * A number with a decimal comma or point, with the same thousands separator throughout. `[0-9]`, since `\d` with the `u`
	 * flag would match digits of every script, while PHP's numbers have ASCII digits only.
	 */
	private const WRITTEN = [
		',' => '/^-?(?:[0-9]{1,3}(?:([. \'’])[0-9]{3}(?:\1[0-9]{3})*+)|[0-9]*+)(?:,[0-9]++)?\z/u',
		'.' => '/^-?(?:[0-9]{1,3}(?:([,\'’])[0-9]{3}(?:\1[0-9]{3})*+)|[0-9]*+)(?:\.[0-9]++)?\z/u',
	];

	/**
	 * @param string $decimal  The decimal separator of the form's locale: `,` or `.`.
	 * @param bool   $is_plain Whether a browser or our code wrote it, as in number fields: there "1.000" is one, whatever the locale.
	 * @return ?float Null for what is no number; never 0 instead.
	 */
	public static function read( string $text, string $decimal = '.', bool $is_plain = true ): ?float {
		$text = TypedValue::clean( 'number', $text );
		$bare = (string) preg_replace( [ '/^(-?) ?' . self::CURRENCY . ' ?/u', '/ ?' . self::CURRENCY . '\z/u' ], [ '$1', '' ], $text );
		$mark = ',' === $decimal ? ',' : '.';
		if ( preg_match( self::FLOAT, $bare ) && ( '.' === $mark || ( $is_plain && $bare === $text ) || ! preg_match( '/^-?\d{1,3}\.\d{3}\z/', $bare ) ) ) {
			$number = (float) $bare;
		} elseif ( preg_match( '/\d/', $bare ) && preg_match( self::WRITTEN[ $mark ], $bare ) ) {
			$number = (float) strtr( str_replace( [ ',' === $mark ? '.' : ',', ' ', "'", '’' ], '', $bare ), ',', '.' );
		} else {
			return null;
		}
		return is_finite( $number ) ? $number : null;
	}

	/** Parses the number at the start of a text, such as a choice: "5 people". */
	public static function leading( string $text, string $decimal = '.', bool $is_plain = true ): ?float {
		$text   = TypedValue::clean( 'number', $text );
		$token  = preg_match( '/^\+?((?:-? ?' . self::CURRENCY . ' ?)?-?[.,]?[0-9](?:[0-9.,\'’ ]{0,40}[0-9])?(?:[eE][+-]?[0-9]++)?)/u', $text, $found ) ? $found[1] : '';
		$number = self::read( $text, $decimal, $is_plain );
		while ( null === $number && '' !== $token ) {
			$number = self::read( $token, $decimal, $is_plain );
			$token  = rtrim( substr( $token, 0, (int) strrpos( $token, ' ' ) ), ',.' );
		}
		return $number;
	}
}
