<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

defined( 'ABSPATH' ) || exit;

/**
 * The markup of a form as lines: what visitors see, and elements with the attributes that styles rely on. Two forms look the same if
 * their outlines are equal.
 */
final class FormOutline {

	/** Hidden fields of both plugins, in their container; add-ons may add some. Visitors and styles do not see them. */
	private const HIDDEN_FIELDS = '~<(fieldset|div)\b[^>]*>\s*(?:<input type="hidden"[^>]*>\s*)+</\1>~';

	/** A quiz asks one of its questions by chance, and hides the answer. */
	private const QUIZ = '~<span class="wpcf7-quiz-label">[^<]*</span>|<input\b[^>]*name="_wpcf7_quiz_answer_[^>]*>~';

	/** Attributes that only scripts and browsers read: where the form is posted, and data of the scripts of either plugin. */
	private const IGNORED = '/^(?:action|enctype|accept|value|data-(?!status$|wpcf7-id$|name$).*|aria-describedby)$/';

	/** IDs that Frontage adds to fields without one, as targets for links of error messages. */
	private const OWN_ID = '/^wpcf7-.+-in-/';

	/** Elements whose `value` is visible. */
	private const VISIBLE_VALUE = [ 'INPUT', 'OPTION', 'BUTTON' ];

	/** @return list<string> */
	public static function create( string $html ): array {
		$lines  = [];
		$tokens = new \WP_HTML_Tag_Processor( (string) preg_replace( [ self::HIDDEN_FIELDS, self::QUIZ ], '', $html ) );
		while ( $tokens->next_token() ) {
			$name = $tokens->get_token_name();
			if ( '#text' === $name ) {
				$text = trim( (string) preg_replace( '/\s+/u', ' ', $tokens->get_modifiable_text() ) );
				if ( '' !== $text ) {
					$lines[] = $text;
				}
			} elseif ( '#tag' === $tokens->get_token_type() && null !== $name ) {
				$lines[] = $tokens->is_tag_closer() ? '</' . strtolower( $name ) . '>' : self::describe_tag( $tokens, $name );
				if ( ! $tokens->is_tag_closer() && 'TEXTAREA' === $name ) {
					$lines[] = $tokens->get_modifiable_text();
				}
			}
		}
		return $lines;
	}

	/**
	 * Lines of one outline that the other lacks, each with `-` (only today) or `+` (only after the switch).
	 *
	 * @param list<string> $today
	 * @param list<string> $after
	 * @return list<string> Empty when both are equal.
	 */
	public static function list_differences( array $today, array $after ): array {
		if ( $today === $after ) {
			return [];
		}
		$count = static function ( array $lines, array $others, string $sign ): array {
			$rest  = array_count_values( $others );
			$found = [];
			foreach ( $lines as $line ) {
				if ( ( $rest[ $line ] ?? 0 ) > 0 ) {
					--$rest[ $line ];
				} else {
					$found[] = "$sign $line";
				}
			}
			return $found;
		};
		return [ ...$count( $today, $after, '-' ), ...$count( $after, $today, '+' ) ] ?: [ '±' ]; // The same lines in another order.
	}

	private static function describe_tag( \WP_HTML_Tag_Processor $tokens, string $name ): string {
		$attributes = [];
		foreach ( $tokens->get_attribute_names_with_prefix( '' ) ?? [] as $attribute ) {
			$value = $tokens->get_attribute( $attribute );
			$value = is_string( $value ) ? $value : '';
			$shown = 'value' === $attribute && in_array( $name, self::VISIBLE_VALUE, true );
			if ( ( ! $shown && preg_match( self::IGNORED, $attribute ) ) || ( 'id' === $attribute && preg_match( self::OWN_ID, $value ) ) ) {
				continue;
			}
			if ( 'class' === $attribute ) {
				$classes = preg_split( '/\s+/', $value, -1, PREG_SPLIT_NO_EMPTY ) ?: [];
				sort( $classes );
				$value = implode( ' ', $classes );
			}
			$attributes[ $attribute ] = sprintf( ' %s="%s"', $attribute, $value );
		}
		ksort( $attributes );
		return '<' . strtolower( $name ) . implode( '', $attributes ) . '>';
	}
}
