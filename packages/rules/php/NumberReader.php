<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * What rules, conditions and formulas read as a number: HTML's floating-point numbers, and how people of the form's locale
 * write them, with a currency beside them. ../src/number.ts gives the same; `numbers` in ../cases.json has the rows.
 */
final class NumberReader {

	/** A sign, the three letters of ISO 4217, or Scandinavia's. */
	private const CURRENCY = '(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr\.?)';

	private const FLOAT = '/^-?(?:\d++|\d*+\.\d++)(?:e[+-]?\d++)?\z/iD';

	/** A number with its decimals after a comma, or after a point: what parts its thousands is the same sign each time. `\d` beside `u` would be the digits of every script, of which PHP's own numbers know ten. */
	private const WRITTEN = [
		',' => '/^-?(?:[0-9]{1,3}(?:([. \'’])[0-9]{3}(?:\1[0-9]{3})*+)|[0-9]*+)(?:,[0-9]++)?\z/u',
		'.' => '/^-?(?:[0-9]{1,3}(?:([,\'’])[0-9]{3}(?:\1[0-9]{3})*+)|[0-9]*+)(?:\.[0-9]++)?\z/u',
	];

	/**
	 * @param string $decimal  What people put before decimals in the form's locale: `,` or `.`.
	 * @param bool   $is_plain Whether a browser or our code wrote it, as in fields of numbers: there "1.000" is one, whatever the locale.
	 * @return ?float Null for what is no number, which is never 0.
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

	/** The same of a text that may go on after its number, such as a choice: "5 people". */
	public static function leading( string $text, string $decimal = '.', bool $is_plain = true ): ?float {
		$text  = TypedValue::clean( 'number', $text );
		$token = preg_match( '/^\+?((?:-? ?' . self::CURRENCY . ' ?)?-?[.,]?[0-9](?:[0-9.,\'’ ]{0,40}[0-9])?(?:[eE][+-]?[0-9]++)?)/u', $text, $found ) ? $found[1] : '';
		$whole = self::read( $text, $decimal, $is_plain );
		while ( null === $whole && '' !== $token ) {
			$whole = self::read( $token, $decimal, $is_plain );
			$token = rtrim( substr( $token, 0, (int) strrpos( $token, ' ' ) ), ',.' );
		}
		return $whole;
	}
}
