<?php

namespace Frontage\Slider\Request;

use Frontage\Kit\Http\RequestInput;

defined( 'ABSPATH' ) || exit;

/** Query parameters of a request; callers must check nonce and permissions. */
final class QueryParameters {

	public static function number( string $name ): int {
		$value = RequestInput::query()[ $name ] ?? '';
		return is_string( $value ) && ctype_digit( $value ) && strlen( $value ) < 19 ? (int) $value : 0;
	}

	/** A short text from the body or else the query string, such as a name that somebody else's script asks for; '' for anything else. */
	public static function posted_or_query( string $name ): string {
		$value = RequestInput::posted()[ $name ] ?? RequestInput::query()[ $name ] ?? '';
		return is_string( $value ) && strlen( $value ) <= 400 ? $value : '';
	}
}
