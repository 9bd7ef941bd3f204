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
	public static function takes_list( FormDocument $form, FormTag $tag ): bool {
		if ( self::sends_list( $tag ) ) {
			return true;
		}
		$selects = 0;
		foreach ( $form->tags_of( ...self::CHOICES ) as $other ) {
			if ( $other->name === $tag->name ) {
				$selects += 'select' === $other->basetype ? 1 : 0;
				if ( $selects > 1 || self::sends_list( $other ) ) {
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
	public static function one_rule_each( FormDocument $form, array $rules ): array {
		$free = [];
		foreach ( $form->tags_of( ...self::CHOICES ) as $tag ) {
			if ( $tag->has_option( 'free_text' ) && 'select' !== $tag->basetype ) {
				$free[ $tag->name ] = true;
			}
		}
		$first = [];
		$kept  = [];
		foreach ( $rules as $rule ) {
			$field = is_string( $rule['field'] ?? null ) ? $rule['field'] : '';
			if ( 'enum' !== ( $rule['rule'] ?? '' ) ) {
				$kept[] = $rule;
			} elseif ( isset( $first[ $field ] ) ) {
				$all = [ ...(array) ( $kept[ $first[ $field ] ]['accept'] ?? [] ), ...(array) ( $rule['accept'] ?? [] ) ];
				$kept[ $first[ $field ] ]['accept'] = array_values( array_unique( array_filter( $all, 'is_string' ) ) );
			} elseif ( ! isset( $free[ $field ] ) ) {
				$first[ $field ] = count( $kept );
				$kept[]          = $rule;
			}
		}
		return $kept;
	}

	/**
	 * The value for emails, from the first tag that has a pipe for it.
	 *
	 * @param list<FormTag> $tags Tags with the same name.
	 */
	public static function piped( array $tags, string $value ): string {
		foreach ( $tags as $tag ) {
			$sent = $tag->pipe( $value );
			if ( $sent !== $value ) {
				return $sent;
			}
		}
		return $value;
	}

	private static function sends_list( FormTag $tag ): bool {
		return match ( $tag->basetype ) {
			'checkbox' => ! $tag->has_option( 'exclusive' ),
			'select'   => $tag->has_option( 'multiple' ),
			default    => false,
		};
	}
}
