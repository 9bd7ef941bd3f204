<?php

declare( strict_types=1 );

namespace Frontage\Forms\Feedback;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\PlainInputs;
use Frontage\Forms\Form\Tag;
use Frontage\Rules\Rules;
use Frontage\Rules\TypedValue;

defined( 'ABSPATH' ) || exit;

/** What people typed and pasted, as it is judged, kept and mailed: without what nobody sees (docs/reference/contact-forms.md §6). */
final class TypedFields {

	/** Lines of our own types; what an add-on's field holds nobody knows. */
	private const LINES = [ 'text', 'quiz', 'captchar' ];

	public static function clean( Form $form, Input $input ): Input {
		$kinds   = Rules::kinds( $form->rules() ) + self::kinds_of_tags( $form );
		$plain   = PlainInputs::posted( $form, $input->fields );
		$kinds  += $plain ? array_map( static fn ( string $type ): string => 'search' === $type ? 'text' : $type, PlainInputs::of( $form ) ) : [];
		$cleaned = [];
		foreach ( $kinds as $name => $kind ) {
			$sent  = $input->sent[ $name ] ?? null;
			$clean = is_string( $sent ) ? TypedValue::clean( $kind, $sent ) : $sent;
			if ( is_string( $clean ) && $clean !== $sent ) {
				$cleaned[ (string) $name ] = $clean;
			}
		}
		return $input->with( $cleaned );
	}

	/** @return array<string, string> */
	private static function kinds_of_tags( Form $form ): array {
		$kinds = [];
		foreach ( array_filter( $form->tags(), static fn ( Tag $tag ): bool => '' !== $tag->name ) as $tag ) {
			if ( in_array( $tag->basetype, self::LINES, true ) ) {
				$kinds[ $tag->name ] = 'text';
			} elseif ( $tag->has_option( 'free_text' ) ) {
				$kinds[ Format::FIELD_FREE_TEXT . $tag->name ] = 'text';
			}
		}
		return $kinds;
	}
}
