<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Validates formats: email address, URL, phone number, number, date, time. Possessive quantifiers (`++`) prevent
 * backtracking.
 */
final class Formats {

	public function __construct( private readonly Options $options = new Options() ) {}

	/** Whether the value has the format (email, url, tel, number, date, time). The site's own check has the last word. */
	public function matches( string $format, string $value ): bool {
		$value  = TypedValue::clean( $format, $value );
		$passes = match ( $format ) {
			'email'  => self::is_email( $value ),
			'url'    => self::is_url( $value, $this->options->schemes ),
			'tel'    => self::is_tel( $value ),
			'number' => null !== NumberReader::read( $value, $this->options->decimal ),
			'date'   => 0 !== self::weekday( $value ),
			'time'   => self::is_time( $value ),
			default  => true,
		};
		$check = $this->options->checks[ $format ] ?? null;
		return $check ? $check( $passes, $value ) : $passes;
	}

	/**
	 * As WordPress's `is_email()`: letters, digits and the characters of RFC 5322's `atext`, six characters or more, and
	 * domains in any script (docs/reference/contact-forms.md §6).
	 */
	public static function is_email( string $text ): bool {
		return 1 === preg_match( '~^(?=.{6})[A-Za-z0-9_!#$%&\'*+/=?^`{|}\~.-]++@([\p{L}\p{M}\p{Nd}]++(?:-++[\p{L}\p{M}\p{Nd}]++)*+)(?:\.(?1))++\z~u', $text );
	}

	/**
	 * A scheme of the list, case-sensitive, and after `//` a valid host and port (docs/reference/contact-forms.md §6).
	 * `parse_url()` treats `word:` before a port number as a host, so `tel:1` has no scheme.
	 *
	 * @param array<string> $schemes
	 */
	public static function is_url( string $text, array $schemes = Options::SCHEMES ): bool {
		$parts = '~^([a-z\d+.-]++):(?!\d{1,5}(?:/|\z))(?:(?!//)|//(?:[^/?#]*@)?(?:\[[^/?#@[\]]*+\]|[^/?#:@]++)(?::(\d{0,5}))?(?:[/?#]|\z))~';
		return 1 === preg_match( $parts, $text, $match ) && in_array( $match[1], $schemes, true ) && (int) ( $match[2] ?? 0 ) < 65536;
	}

	/** Six to fifteen characters without the separators between digits (docs/reference/contact-forms.md §6; ITU-T E.164). */
	public static function is_tel( string $text ): bool {
		return 1 === preg_match( '/^(?=.{6,15}\z)\+?\d++\z/', self::phone_digits( $text ) );
	}

	/** The digits to dial: without separators and without an extension. */
	public static function phone_digits( string $text ): string {
		$text = (string) preg_replace( '/(?:[#*].*|[,;]?\s{0,3}(?:ext(?:ension|n)?|x)[\s.:=]{0,3}\d{1,6})\z/is', '', TypedValue::clean( 'tel', $text ) );
		return (string) preg_replace( [ '/[()\/.\s-]++/', '/^(?:\+|00)[+0]*+/' ], [ '', '+' ], $text );
	}

	/** 1 (Monday) to 7; 0 for an invalid date. HTML: valid date string, of a year that `checkdate()` accepts. */
	public static function weekday( string $text ): int {
		if ( ! preg_match( '/^(\d{4,9})-(\d\d)-(\d\d)\z/', $text, $match ) ) {
			return 0;
		}
		[ , $year, $month, $day ] = array_map( intval( ... ), $match );
		return checkdate( $month, $day, $year ) ? (int) ( new \DateTimeImmutable( '@0' ) )->setDate( $year, $month, $day )->format( 'N' ) : 0;
	}

	/** HTML: valid time string, without fractions of a second. */
	public static function is_time( string $text ): bool {
		return 1 === preg_match( '/^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}\z/', $text );
	}
}
