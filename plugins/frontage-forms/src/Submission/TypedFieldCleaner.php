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
		$kinds   = Rules::kinds( $form->rules() ) + self::list_tag_kinds( $form );
		$plain   = PlainHtmlInputs::read_values( $form, $input->fields );
		$kinds  += $plain ? array_map( static fn ( string $type ): string => 'search' === $type ? 'text' : $type, PlainHtmlInputs::find_inputs( $form ) ) : [];
		$cleaned = [];
		foreach ( $kinds as $name => $kind ) {
			$sent_value = $input->sent_fields[ $name ] ?? null;
			$clean      = is_string( $sent_value ) ? TypedValue::clean( $kind, $sent_value ) : $sent_value;
			if ( is_string( $clean ) && $clean !== $sent_value ) {
				$cleaned[ (string) $name ] = $clean;
			}
		}
		return $input->with_fields( $cleaned );
	}

	/** @return array<string, string> */
	private static function list_tag_kinds( Form $form ): array {
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
