<?php

namespace Frontage\Forms\Compat\Tags;

use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Document\FormTag;

defined( 'ABSPATH' ) || exit;

/** Converts form-tags between our parser's objects and those that add-ons use. */
final class FormTagConverter {

	public static function to_wpcf7_tag( FormTag $tag ): \WPCF7_FormTag {
		return new \WPCF7_FormTag( self::list_parts( $tag ) );
	}

	/** @param array<mixed>|object $wpcf7_tag A WPCF7_FormTag, or its parts. */
	public static function from_wpcf7_tag( array|object $wpcf7_tag ): FormTag {
		$parts  = is_object( $wpcf7_tag ) ? get_object_vars( $wpcf7_tag ) : $wpcf7_tag;
		$text   = static fn ( string $key ): string => is_scalar( $parts[ $key ] ?? null ) ? (string) $parts[ $key ] : '';
		$list   = static fn ( string $key ): array => array_map( 'strval', array_values( array_filter( (array) ( $parts[ $key ] ?? [] ), 'is_scalar' ) ) );
		$type   = $text( 'type' );
		$values = $list( 'values' );
		$labels = $list( 'labels' );
		$pipes  = $parts['pipes'] ?? null;
		return new FormTag(
			type: $type,
			basetype: $text( 'basetype' ) ?: rtrim( $type, '*' ),
			raw_name: $text( 'raw_name' ),
			name: $text( 'name' ),
			options: $list( 'options' ),
			raw_values: $list( 'raw_values' ),
			values: $values,
			labels: $labels ?: $values,
			pipes: $pipes instanceof \WPCF7_Pipes ? $pipes->to_array() : array_map( null, $values, $values ),
			content: $text( 'content' ),
		);
	}

	/** On `frontage_forms_tag`: applies the add-ons' changes to a form-tag, and a site's setting that disables pipes. */
	public static function filter_tag( FormTag $tag, bool $replaces = false ): FormTag {
		$has_pipes = (bool) constant( 'WPCF7_USE_PIPE' );
		if ( $has_pipes && ! has_filter( 'wpcf7_form_tag' ) ) {
			return $tag;
		}
		$filtered = GuardedCallback::filter( 'wpcf7_form_tag', self::list_parts( $tag ), $replaces );
		return is_array( $filtered ) || $filtered instanceof \WPCF7_FormTag ? self::from_wpcf7_tag( $filtered ) : $tag;
	}

	/** On `frontage_forms_choices`: the lists that add-ons provide for `data:`, such as countries. */
	public static function filter_choices( mixed $choices, string $list ): mixed {
		return has_filter( 'wpcf7_form_tag_data_option' ) ? GuardedCallback::filter( 'wpcf7_form_tag_data_option', $choices, [ $list ], [] ) : $choices;
	}

	/** @return array<string, mixed> */
	private static function list_parts( FormTag $tag ): array {
		$has_pipes = (bool) constant( 'WPCF7_USE_PIPE' );
		$clean     = static fn ( array $list ): array => array_map( 'trim', $list );
		return [
			'type'       => $tag->type,
			'basetype'   => $tag->basetype,
			'raw_name'   => $tag->raw_name,
			'name'       => $tag->name,
			'options'    => $tag->options,
			'raw_values' => $tag->raw_values,
			'values'     => $clean( $has_pipes ? $tag->values : $tag->raw_values ),
			'pipes'      => $has_pipes ? new \WPCF7_Pipes( $tag->raw_values ) : null,
			'labels'     => $clean( $has_pipes ? $tag->labels : $tag->raw_values ),
			'attr'       => $tag->attr,
			'content'    => $tag->content,
		];
	}
}
