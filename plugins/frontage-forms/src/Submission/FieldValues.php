<?php

namespace Frontage\Forms\Submission;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** What the fields of a form say, as its tag types read them, then what stands in plain inputs. */
final class FieldValues {

	/** Seconds during which equal values have an equal hash. */
	private const TICK = 1800;

	/**
	 * @param array<string, string|list<string>> $fields All that came, also fields that the form does not have.
	 * @return array<string, string|list<string>> By field name, before pipes.
	 */
	public static function read( Form $form, array $fields ): array {
		$values = [];
		foreach ( self::tags( $form ) as $name => $tag ) {
			$values[ $name ] = TagTypeRegistry::instance()->get( $tag->type )?->posted( $tag, $fields[ $name ] ?? null, $fields ) ?? '';
			if ( is_array( $values[ $name ] ) ) {
				$values[ $name ] = array_values( array_filter( $values[ $name ], static fn ( string $value ): bool => '' !== $value ) ); // A list to choose from sends its blank line too.
			}
		}
		return $values + PlainHtmlInputs::posted( $form, $fields );
	}

	/**
	 * The tags that visitors fill in, files aside; not those that only show or count what stands in a field of the same name. Of several
	 * tags of one name the first, or the one that knows how to read a free text.
	 *
	 * @return array<string, FormTag> By field name.
	 */
	public static function tags( Form $form ): array {
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

	/**
	 * 32 hex digits that stay the same for the same values of the same visitor in the same place during half an hour.
	 *
	 * @param array<string, string|list<string>> $values
	 * @param string                             $unit_tag The place.
	 * @param array<string, array<string, int>>  $sizes    Bytes by the names of the files, by field.
	 */
	public static function hash( array $values, string $address, string $unit_tag, array $sizes ): string {
		$tick = (int) ceil( time() / self::TICK );
		$data = wp_json_encode( [ $tick, $address, $unit_tag, $values, $sizes ] );
		return substr( hash_hmac( 'sha256', (string) $data, wp_salt( 'nonce' ) ), 0, 32 );
	}
}
