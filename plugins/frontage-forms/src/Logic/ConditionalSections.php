<?php

declare( strict_types=1 );

namespace Frontage\Forms\Logic;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of an email that depend on a group of the form (docs/reference/contact-forms.md §13): `[firm]…[/firm]` is in the email when the
 * group is shown, `[!firm]…[/!firm]` when it is hidden.
 */
final class ConditionalSections {

	/** @param list<string> $hidden Groups. */
	public static function remove_hidden( string $text, Form $form, array $hidden ): string {
		if ( ! str_contains( $text, '[/' ) && ! preg_match( '/\[\s*\//', $text ) ) {
			return $text;
		}
		$groups = ( new FieldGroups( $form->template ) )->list_names();
		if ( ! $groups ) {
			return $text;
		}
		// The blank lines between two sections would remain when both are left out.
		$names = implode( '|', array_map( static fn ( string $name ): string => preg_quote( $name, '~' ), $groups ) );
		$text  = (string) preg_replace( "~(\[\s*/\s*!?\s*(?:$names)\s*\])\s+(?=\[\s*!?\s*(?:$names)\s*\])~", '$1', $text );
		return self::remove_hidden_inside( $text, $names, $hidden );
	}

	/** @param list<string> $hidden */
	private static function remove_hidden_inside( string $text, string $names, array $hidden ): string {
		return preg_replace_callback(
			"~\[\s*(!?)\s*($names)\s*\](.*?)\[\s*/\s*\\1\s*\\2\s*\]~s",
			static function ( array $match ) use ( $names, $hidden ): string {
				[ , $negation, $name, $content ] = $match;
				return ( '!' === $negation ) === in_array( $name, $hidden, true ) ? self::remove_hidden_inside( $content, $names, $hidden ) : '';
			},
			$text
		) ?? $text;
	}
}
