<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Identifies the right answer of a quiz without revealing it: a keyed hash, valid for one field of one form and for a day.
 *
 * It is valid for a day because the page may be cached. A form whose script runs gets a fresh one at the first interaction.
 */
final class QuizToken {

	private const HOURS = 24;

	public static function create( FormDocument $form, string $field, string $answer ): string {
		return self::create_at( intdiv( time(), HOUR_IN_SECONDS ), $form, $field, $answer );
	}

	public static function is_correct( string $token, FormDocument $form, string $field, string $answer ): bool {
		$hour = (int) hexdec( substr( preg_match( '/^[0-9a-f]{8}-[0-9a-f]{32}$/D', $token ) ? $token : '0', 0, 8 ) );
		$age  = intdiv( time(), HOUR_IN_SECONDS ) - $hour;
		return $age >= 0 && $age <= self::HOURS && hash_equals( self::create_at( $hour, $form, $field, $answer ), $token );
	}

	private static function create_at( int $hour, FormDocument $form, string $field, string $answer ): string {
		$answer = html_entity_decode( mb_strtolower( $answer, 'UTF-8' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$answer = (string) preg_replace( '/[\s\p{Z}]+/u', '', $answer );
		$hash   = hash_hmac( 'sha256', implode( "\n", [ 'quiz', $hour, $form->id, $field, $answer ] ), wp_salt( 'nonce' ) );
		return sprintf( '%08x-%s', $hour, substr( $hash, 0, 32 ) );
	}
}
