<?php

namespace Frontage\Forms\TagTypes\Choice;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\FieldDefaults;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** Fields whose values stand in the tag, or come from a list outside (`data:`). */
abstract class ChoiceTagType extends ControlTagType {

	/** Which choices stand at first, by their numbers. */
	protected const PICKED = [ 'default' => 'pick' ];

	public function features(): array {
		return [ 'name-attr', 'selectable-values' ];
	}

	/** @return list<string> All values on offer, in their order. */
	public static function values( FormTag $tag ): array {
		$outside = [];
		foreach ( $tag->option_list( 'data' ) as $option ) {
			foreach ( explode( '|', $option ) as $list ) {
				/**
				 * Gives a tag with `data:colours` its further choices.
				 *
				 * @since 0.1.0
				 *
				 * @param list<string>|null $choices
				 * @param string            $list    The word after `data:`.
				 * @param FormTag               $tag
				 */
				$choices = apply_filters( 'frontage_forms_choices', null, $list, $tag );
				array_push( $outside, ...array_map( 'strval', array_filter( is_array( $choices ) ? array_values( $choices ) : [], 'is_scalar' ) ) );
			}
		}
		$values = $tag->values;
		// The last item has the free text and stays the last.
		array_splice( $values, $tag->has_option( 'free_text' ) && $values ? -1 : count( $values ), 0, $outside );
		return $values;
	}

	/** @return list<string> What a visitor may send: values without entities. */
	protected static function accepted( FormTag $tag ): array {
		return array_map( [ FormTag::class, 'decode' ], self::values( $tag ) );
	}

	/**
	 * @param list<string> $accept
	 * @return array<string, mixed>
	 */
	protected static function enum( FormTag $tag, array $accept ): array {
		return [
			'rule'   => 'enum',
			'field'  => $tag->name,
			'accept' => array_values( array_unique( array_filter( $accept, static fn ( string $one ): bool => '' !== $one ) ) ),
			'error'  => __( 'Undefined value was submitted through this field.', 'frontage-forms' ),
		];
	}

	/**
	 * Values that are ticked or chosen: what the visitor sent, else the defaults.
	 *
	 * @return list<string>
	 */
	protected static function chosen( FormTag $tag, RenderContext $view ): array {
		if ( $view->is_answer() ) {
			return (array) ( $view->posted( $tag->name ) ?? [] );
		}
		return array_map( [ FormTag::class, 'decode' ], ( new FieldDefaults( $tag, $view ) )->choices( self::values( $tag ) ) );
	}
}
