<?php

namespace Frontage\Forms\Document;

defined( 'ABSPATH' ) || exit;

/** Several choice tags with the same name are one field, which accepts the values of all of them (docs/reference/contact-forms.md §6). */
final class SharedFieldNames {

	private const CHOICES = [ 'checkbox', 'radio', 'select' ];

	/**
	 * Whether the control's name ends in `[]`: because it may send several values itself, or because another tag with its name may. PHP
	 * would keep only the last of `a` and `a[]`.
	 */
	public static function is_list_field( FormDocument $form, FormTag $tag ): bool {
		if ( self::has_multiple_values( $tag ) ) {
			return true;
		}
		$selects = 0;
		foreach ( $form->find_tags( ...self::CHOICES ) as $other_tag ) {
			if ( $other_tag->name === $tag->name ) {
				$selects += 'select' === $other_tag->basetype ? 1 : 0;
				if ( $selects > 1 || self::has_multiple_values( $other_tag ) ) {
					return in_array( $tag->basetype, self::CHOICES, true );
				}
			}
		}
		return false;
	}

	/**
	 * Merges `enum` rules into one per field with the values of all its tags, in place of the first; removes them if a tag accepts free
	 * text.
	 *
	 * @param list<array<string, mixed>> $rules
	 * @return list<array<string, mixed>>
	 */
	public static function merge_enum_rules( FormDocument $form, array $rules ): array {
		$free = [];
		foreach ( $form->find_tags( ...self::CHOICES ) as $tag ) {
			if ( $tag->has_option( 'free_text' ) && 'select' !== $tag->basetype ) {
				$free[ $tag->name ] = true;
			}
		}
		$first        = [];
		$merged_rules = [];
		foreach ( $rules as $rule ) {
			$field = is_string( $rule['field'] ?? null ) ? $rule['field'] : '';
			if ( 'enum' !== ( $rule['rule'] ?? '' ) ) {
				$merged_rules[] = $rule;
			} elseif ( isset( $first[ $field ] ) ) {
				$accepted_values                            = [ ...(array) ( $merged_rules[ $first[ $field ] ]['accept'] ?? [] ), ...(array) ( $rule['accept'] ?? [] ) ];
				$merged_rules[ $first[ $field ] ]['accept'] = array_values( array_unique( array_filter( $accepted_values, 'is_string' ) ) );
			} elseif ( ! isset( $free[ $field ] ) ) {
				$first[ $field ] = count( $merged_rules );
				$merged_rules[]  = $rule;
			}
		}
		return $merged_rules;
	}

	/**
	 * The value for emails, from the first tag that has a pipe for it.
	 *
	 * @param list<FormTag> $tags Tags with the same name.
	 */
	public static function value_after_pipe( array $tags, string $value ): string {
		foreach ( $tags as $tag ) {
			$piped_value = $tag->value_after_pipe( $value );
			if ( $piped_value !== $value ) {
				return $piped_value;
			}
		}
		return $value;
	}

	private static function has_multiple_values( FormTag $tag ): bool {
		return match ( $tag->basetype ) {
			'checkbox' => ! $tag->has_option( 'exclusive' ),
			'select'   => $tag->has_option( 'multiple' ),
			default    => false,
		};
	}
}
