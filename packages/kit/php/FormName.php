<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/** The accessible name of a form; several of one kind on a page are numbered. */
final class FormName {

	/** @param string $id The form's id, which ends in a number, as `wp_unique_prefixed_id()` returns it. */
	public static function numbered_name( string $name, string $id ): string {
		$number = (int) ltrim( (string) strrchr( $id, '-' ), '-' );
		return $number < 2 ? $name : "$name ($number)";
	}
}
