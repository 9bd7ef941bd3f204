<?php

namespace Frontage\Forms\Submission;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\NumberParser;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** The fields of a form and their submitted values: those of form-tags, read by their tag types, then those of plain HTML inputs. */
final class FieldValues {

	/** Seconds for which equal values have the same hash. */
	private const TICK = 1800;

	/** @return array<string, string|list<string>> By field name, before pipes. */
	public static function read( SubmittedForm $submitted_form ): array {
		$fields = $submitted_form->request->fields;
		$values = [];
		foreach ( self::list_tags( $submitted_form->visible ) as $name => $tag ) {
			$values[ $name ] = TagTypeRegistry::instance()->get( $tag->type )?->posted( $tag, $fields[ $name ] ?? null, $fields ) ?? '';
			if ( is_array( $values[ $name ] ) ) {
				$values[ $name ] = array_values( array_filter( $values[ $name ], static fn ( string $value ): bool => '' !== $value ) ); // A select field also submits its blank option.
			}
		}
		return $values + PlainHtmlInputs::read_values( $submitted_form->visible, $fields );
	}

	/**
	 * Tags that visitors fill in, without files and without tags that only display or count another field's value. Of several tags with one
	 * name it is the first, or the one that reads a free text.
	 *
	 * @return array<string, FormTag> By field name.
	 */
	public static function list_tags( Form $form ): array {
		$types = TagTypeRegistry::instance();
		$tags  = [];
		foreach ( $form->tags() as $tag ) {
			$is_value = '' !== $tag->name && $types->supports( $tag->type, 'name-attr' ) && ! $types->supports( $tag->type, 'not-for-mail' ) && ! $types->supports( $tag->type, 'file-uploading' );
			if ( $is_value && ( ! isset( $tags[ $tag->name ] ) || ( $tag->has_option( 'free_text' ) && ! $tags[ $tag->name ]->has_option( 'free_text' ) ) ) ) {
				$tags[ $tag->name ] = $tag;
			}
		}
		return $tags;
	}

	/** @return list<string> Names of everything a visitor fills in: fields of form-tags, and inputs that the template contains as HTML. */
	public static function list_names( Form $form ): array {
		$names = [];
		foreach ( $form->tags() as $tag ) {
			if ( '' !== $tag->name && ! TagTypeRegistry::instance()->supports( $tag->type, 'zero-controls-container' ) ) {
				$names[] = $tag->name;
			}
		}
		return array_values( array_unique( [ ...$names, ...array_map( 'strval', array_keys( PlainHtmlInputs::find_template_inputs( $form ) ) ) ] ) );
	}

	/** How the form's values are read as numbers. */
	public static function create_number_parser( Form $form ): NumberParser {
		$registry = TagTypeRegistry::instance();
		$types    = [];
		foreach ( $form->tags() as $tag ) { // The first tag of a name counts.
			$types[ $tag->name ] ??= match ( true ) {
				$registry->supports( $tag->type, 'plain-number' )   => 'number',
				$registry->supports( $tag->type, 'leading-number' ) => 'select',
				default => 'text',
			};
		}
		return new NumberParser( $form->locale, $types + PlainHtmlInputs::find_template_inputs( $form ) );
	}

	/**
	 * A hash of 32 hex digits, which stays the same for half an hour for the same values of the same visitor in the same form.
	 *
	 * @param array<string, string|list<string>> $values
	 * @param string                             $unit_tag Identifies the form on the page.
	 * @param array<string, array<string, int>>  $sizes    Sizes in bytes by file name, by field.
	 */
	public static function hash_values( array $values, string $address, string $unit_tag, array $sizes ): string {
		$time_slot = (int) ceil( time() / self::TICK );
		$data      = wp_json_encode( [ $time_slot, $address, $unit_tag, $values, $sizes ] );
		return substr( hash_hmac( 'sha256', (string) $data, wp_salt( 'nonce' ) ), 0, 32 );
	}
}
