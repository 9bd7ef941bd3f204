<?php

namespace Frontage\Forms\TagTypes\Choice;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\FieldDefaults;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** Fields whose values are in the tag, or come from an external list (`data:`). */
abstract class ChoiceTagType extends ControlTagType {

	/** Choices that are selected by default, by number. */
	protected const PICKED = [ 'default' => 'pick' ];

	public function features(): array {
		return [ 'name-attr', 'selectable-values', 'single-value', 'short-value', 'draft', 'leading-number', 'required-mark' ];
	}

	/** The form-tag of a new field: its beginning, and two choices. */
	protected static function template( string $begin ): string {
		/* translators: %d: number of a choice in its list. */
		$choice = __( 'Choice %d', 'frontage-forms' );
		return sprintf( '[%s "%s" "%s"]', $begin, sprintf( $choice, 1 ), sprintf( $choice, 2 ) );
	}

	/** @return string|list<string> */
	public function sample( FormTag $tag ): string|array {
		return array_slice( $tag->values, 0, 1 );
	}

	/** @return list<string> All available values, in order. */
	public static function values( FormTag $tag ): array {
		$outside_values = [];
		foreach ( $tag->option_list( 'data' ) as $option ) {
			foreach ( explode( '|', $option ) as $list ) {
				/**
				 * Filters the additional choices of a tag with an option such as `data:colors`.
				 *
				 * @since 0.1.0
				 *
				 * @param list<string>|null $choices
				 * @param string            $list    The word after `data:`.
				 * @param FormTag               $tag
				 */
				$choices = apply_filters( 'frontage_forms_choices', null, $list, $tag );
				array_push( $outside_values, ...array_map( 'strval', array_filter( is_array( $choices ) ? array_values( $choices ) : [], 'is_scalar' ) ) );
			}
		}
		$values = $tag->values;
		// The last item has the free text and stays last.
		array_splice( $values, $tag->has_option( 'free_text' ) && $values ? -1 : count( $values ), 0, $outside_values );
		return $values;
	}

	/** @return list<string> Values that a visitor may send, without entities. */
	protected static function accepted_values( FormTag $tag ): array {
		return array_map( [ FormTag::class, 'decode_entities' ], self::values( $tag ) );
	}

	/**
	 * @param list<string> $accept
	 * @return array<string, mixed>
	 */
	protected static function enum_rules( FormTag $tag, array $accept ): array {
		return [
			'rule'   => 'enum',
			'field'  => $tag->name,
			'accept' => array_values( array_unique( array_filter( $accept, static fn ( string $text ): bool => '' !== $text ) ) ),
			'error'  => __( 'Undefined value was submitted through this field.', 'frontage-forms' ),
		];
	}

	/**
	 * Selected values: those the visitor sent, else the defaults.
	 *
	 * @return list<string>
	 */
	protected static function chosen_values( FormTag $tag, RenderContext $view ): array {
		if ( $view->is_answer() ) {
			return (array) ( $view->posted( $tag->name ) ?? [] );
		}
		return array_map( [ FormTag::class, 'decode_entities' ], ( new FieldDefaults( $tag, $view ) )->find_choices( self::values( $tag ) ) );
	}
}
