<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\SampleSubmission;

defined( 'ABSPATH' ) || exit;

/** What a browser would post for a form that is tried; and why a form is not sent. */
final class TestValues {

	/** Reasons, besides the code of other plugins (`FormTrial::CODE`). */
	public const FILE    = 'file';
	public const TYPE    = 'type';
	public const MEMBERS = 'members';

	/** Field types with a test value that Contact Form 7 and Frontage accept, and types without a value. */
	private const TYPES = [ 'text', 'email', 'url', 'tel', 'textarea', 'number', 'range', 'date', 'checkbox', 'radio', 'select', 'acceptance', 'hidden', 'count', 'submit', 'response', 'file' ];

	/** Types whose value is one text, also if the sample is a list. */
	private const SINGLE = [ 'radio', 'select' ];

	/**
	 * @param list<string> $unknown Types of the form that print as text, or belong to add-ons.
	 * @return ''|self::FILE|self::TYPE|self::MEMBERS Why the form cannot be sent with test values; '' when it can.
	 */
	public static function find_obstacle( Form $form, array $unknown ): string {
		if ( $unknown ) {
			return self::TYPE;
		}
		foreach ( $form->tags() as $tag ) {
			$type = rtrim( $tag->type, '*' );
			if ( ! in_array( $type, self::TYPES, true ) ) {
				return self::TYPE;
			}
			if ( 'file' === $type && $tag->is_required() ) {
				return self::FILE;
			}
		}
		return $form->is_on( 'subscribers_only' ) ? self::MEMBERS : '';
	}

	/** Whether the form has a field for files, which is sent empty. */
	public static function has_file_field( Form $form ): bool {
		return [] !== array_filter( $form->tags(), static fn ( FormTag $tag ): bool => 'file' === rtrim( $tag->type, '*' ) );
	}

	/**
	 * @param int $post The page with the form; 0 for none.
	 * @return array<string, string|list<string>> By field name, with the hidden fields of both plugins.
	 */
	public static function create( Form $form, int $post ): array {
		$tags   = array_column( $form->tags(), null, 'name' );
		$values = [];
		foreach ( SampleSubmission::create( $form )->values as $name => $value ) {
			$tag             = $tags[ $name ] ?? null;
			$values[ $name ] = match ( true ) {
				! $tag                                                  => $value,
				is_array( $value ) && in_array( rtrim( $tag->type, '*' ), self::SINGLE, true ) => $value[0] ?? '',
				is_array( $value )                                      => $value,
				default                                                 => self::fit_length( $value, $tag ),
			};
		}
		return [
			FormFormat::FIELD_FORM      => (string) $form->id,
			FormFormat::FIELD_VERSION   => FormFormat::VERSION,
			FormFormat::FIELD_LOCALE    => $form->locale,
			FormFormat::FIELD_UNIT_TAG  => $post ? sprintf( FormFormat::UNIT_TAG_IN_POST, $form->id, $post, 1 ) : sprintf( FormFormat::UNIT_TAG, $form->id, 1 ),
			FormFormat::FIELD_CONTAINER => (string) $post,
			FormFormat::FIELD_HASH      => '',
		] + $values;
	}

	private static function fit_length( string $value, FormTag $tag ): string {
		if ( ! in_array( rtrim( $tag->type, '*' ), [ 'text', 'textarea' ], true ) ) {
			return $value;
		}
		$value .= str_repeat( 'x', max( 0, ( $tag->minlength() ?? 0 ) - mb_strlen( $value ) ) );
		return mb_substr( $value, 0, $tag->maxlength() ?? null );
	}
}
