<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Request;

use Frontage\Kit\Http\RequestInput;

defined( 'ABSPATH' ) || exit;

/** Query parameters of the current page. */
final class QueryParameters {

	/** A value of lowercase letters; '' for anything else. It changes nothing, so it needs no nonce. */
	public static function keyword( string $name ): string {
		$value = RequestInput::query()[ $name ] ?? '';
		return is_string( $value ) && preg_match( '/^[a-z]{1,20}$/D', $value ) ? $value : '';
	}
}
