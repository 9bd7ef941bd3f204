<?php

declare( strict_types=1 );

namespace Frontage\Forms\Submission;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Rules\Rules;
use Frontage\Rules\TypedValue;

defined( 'ABSPATH' ) || exit;

/** Removes invisible characters from typed and pasted values before they are validated, stored and mailed (docs/reference/contact-forms.md §6). */
final class TypedFieldCleaner {

	/** Our single-line types; the content of an add-on's field is unknown. */
	private const LINES = [ 'text', 'quiz', 'captchar' ];

	public static function clean( Form $form, SubmissionRequest $input ): SubmissionRequest {
		$kinds   = Rules::kinds( $form->rules() ) + self::kinds_of_tags( $form );
		$plain   = PlainHtmlInputs::posted( $form, $input->fields );
		$kinds  += $plain ? array_map( static fn ( string $type ): string => 'search' === $type ? 'text' : $type, PlainHtmlInputs::of( $form ) ) : [];
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
		foreach ( array_filter( $form->tags(), static fn ( FormTag $tag ): bool => '' !== $tag->name ) as $tag ) {
			if ( in_array( $tag->basetype, self::LINES, true ) ) {
				$kinds[ $tag->name ] = 'text';
			} elseif ( $tag->has_option( 'free_text' ) ) {
				$kinds[ FormFormat::FIELD_FREE_TEXT . $tag->name ] = 'text';
			}
		}
		return $kinds;
	}
}
