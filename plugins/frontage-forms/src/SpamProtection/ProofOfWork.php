<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Document\FormDocument;

defined( 'ABSPATH' ) || exit;

/**
 * A task that costs a browser about a second, and a bot that sends thousands of messages a whole machine (`proof_of_work: on`).
 *
 * The browser searches a number n (decimal digits) for which SHA-256 of `<stamp>:<Idempotency-Key>:<n>` begins with a given number of zero
 * bits. The key is new for each submission, so one solution sends one message.
 */
final class ProofOfWork {

	public const FIELD = '_frontage_work';

	/** The additional setting: `on`, or the number of bits. */
	public const SETTING = 'proof_of_work';

	private const USUAL = 15;
	private const MOST  = 22;

	/** The number of zero bits; 0 when the form has no task. */
	public static function required_bits( FormDocument $form ): int {
		$setting = $form->setting( self::SETTING ) ?? '';
		return ctype_digit( $setting ) && (int) $setting > 1 ? min( self::MOST, (int) $setting ) : ( $form->is_on( self::SETTING ) ? self::USUAL : 0 );
	}

	public static function is_solved( string $timestamp, string $key, string $answer, int $bits ): bool {
		if ( '' === $key || ! preg_match( '/^\d{1,16}$/D', $answer ) ) {
			return false;
		}
		$hash        = hash( 'sha256', "$timestamp:$key:$answer", true );
		$whole_bytes = intdiv( $bits, 8 );
		return str_repeat( "\0", $whole_bytes ) === substr( $hash, 0, $whole_bytes ) && 0 === ord( $hash[ $whole_bytes ] ) >> ( 8 - $bits % 8 );
	}
}
