<?php

namespace Frontage\Forms\Feedback;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\TagTypes;

/** What the fields of a form say, as its tag types read them; what belongs to no field of the form is left aside. */
final class Values {

	/** Seconds during which equal values have an equal hash. */
	private const TICK = 1800;

	/** @return array<string, string|list<string>> By field name, before pipes. */
	public static function read( Form $form, Input $input ): array {
		$values = [];
		foreach ( self::tags( $form ) as $name => $tag ) {
			$values[ $name ] = TagTypes::instance()->get( $tag->type )?->posted( $tag, $input->fields[ $name ] ?? null, $input->fields ) ?? '';
		}
		/**
		 * Filters what a visitor submitted, before it is checked.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string|list<string>> $values By field name, before pipes.
		 * @param Form                               $form
		 * @param Input                              $input  All that came, also fields that the form does not have.
		 */
		return Input::shape( apply_filters( 'frontage_forms_values', $values, $form, $input ) );
	}

	/**
	 * The tags that visitors fill in, files aside; not those that only show or count what stands in a field of the same name.
	 *
	 * @return array<string, Tag> By field name.
	 */
	public static function tags( Form $form ): array {
		$types = TagTypes::instance();
		$tags  = [];
		foreach ( $form->tags() as $tag ) {
			$is_value = '' !== $tag->name && $types->supports( $tag->type, 'name-attr' ) && ! $types->supports( $tag->type, 'not-for-mail' ) && ! $types->supports( $tag->type, 'file-uploading' );
			if ( $is_value && ! isset( $tags[ $tag->name ] ) ) {
				$tags[ $tag->name ] = $tag;
			}
		}
		return $tags;
	}

	/**
	 * 32 hex digits that stay the same for the same values of the same visitor in the same place during half an hour.
	 *
	 * @param array<string, string|list<string>> $values
	 */
	public static function hash( array $values, Input $input ): string {
		$tick = (int) ceil( time() / self::TICK );
		$data = wp_json_encode( [ $tick, $input->address, $input->unit_tag(), $values, array_map( static fn ( array $files ): array => array_column( $files, 'size', 'name' ), $input->files ) ] );
		return substr( hash_hmac( 'sha256', (string) $data, wp_salt( 'nonce' ) ), 0, 32 );
	}
}
