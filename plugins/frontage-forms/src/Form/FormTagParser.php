<?php

namespace Frontage\Forms\Form;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Parses the form-tags of a template and replaces them by markup (docs/reference/contact-forms.md §3). */
final class FormTagParser {

	/** Separators between the parts of a tag: Unicode white space and the zero-width space. */
	private const SPACE = '[\s\p{Z}\x{200B}]';

	private readonly string $pattern;

	/** Passed to the filter `frontage_forms_tag`. */
	private bool $is_replacing = false;

	public function __construct( private readonly TagTypeRegistry $types ) {
		$names = $this->types->names();
		// Longer names first, so that `text*` is not parsed as `text`, nor `textarea` as `text` with a remainder.
		usort( $names, static fn ( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		$names         = implode( '|', array_map( static fn ( string $name ): string => preg_quote( $name, '~' ), $names ) );
		$this->pattern = '~(?<open>\[?)\[(?<type>' . $names . ')(?<attr>' . self::SPACE . '[^\]]*?)?(?:' . self::SPACE . '/)?\]'
			. '(?:(?<content>[^\[]*)(?<end>\[/\k<type>\]))?(?<close>\]?)~u';
	}

	/** @return list<FormTag> Every valid form-tag, in order. */
	public function scan( string $template ): array {
		$tags = [];
		$this->replace_each(
			$template,
			static function ( FormTag $tag ) use ( &$tags ): string {
				$tags[] = $tag;
				return '';
			}
		);
		return $tags;
	}

	/**
	 * Returns the template with each valid form-tag replaced; escaped ones lose their outer brackets, invalid ones stay as typed.
	 *
	 * @param callable( FormTag ): string $render
	 */
	public function replace( string $template, callable $render ): string {
		$this->is_replacing = true;
		try {
			return $this->replace_each( $template, $render );
		} finally {
			$this->is_replacing = false;
		}
	}

	/** The form-tag at this bracket, if a known type's name follows; AutoParagraphs does not change it. */
	public function match_at( string $template, int $offset ): ?string {
		if ( false === strpos( $template, ']', $offset ) ) {
			return null; // Without a closing bracket, each opening one would be searched to the end of the text.
		}
		return preg_match( $this->pattern . 'A', $template, $match, 0, $offset ) ? $match[0] : null;
	}

	/** Parses a single form-tag; null when it is escaped or invalid. */
	public function parse_tag( string $text ): ?FormTag {
		return preg_match( $this->pattern . 'A', $text, $match, PREG_UNMATCHED_AS_NULL ) && ! self::is_escaped( $match ) ? $this->create_tag( $match ) : null;
	}

	/** @param callable( FormTag ): string $render */
	private function replace_each( string $template, callable $render ): string {
		$seen_tags = [];
		$result    = preg_replace_callback(
			$this->pattern,
			function ( array $match ) use ( $render, &$seen_tags ): string {
				if ( self::is_escaped( $match ) ) {
					return substr( (string) $match[0], 1, -1 );
				}
				$tag = $this->create_tag( $match );
				if ( $tag && isset( $seen_tags[ $tag->basetype ] ) && $this->types->supports( $tag->type, 'singular' ) ) {
					return (string) $match[0]; // As in the format: the second tag of a singular type is plain text.
				}
				$tag = $this->filter_tag( $tag );
				if ( $tag ) {
					$seen_tags[ $tag->basetype ] = true;
				}
				return $tag ? $match['open'] . $render( $tag ) . $match['close'] : (string) $match[0];
			},
			self::scrub_template( $template ),
			-1,
			$count,
			PREG_UNMATCHED_AS_NULL
		);
		return $result ?? $template;
	}

	private function filter_tag( ?FormTag $tag ): ?FormTag {
		/**
		 * Filters a form-tag of a template each time it is parsed.
		 *
		 * @since 0.1.0
		 *
		 * @param FormTag  $tag
		 * @param bool $replaces Whether it is about to be replaced by markup.
		 */
		$filtered_tag = $tag ? apply_filters( 'frontage_forms_tag', $tag, $this->is_replacing ) : null;
		return $filtered_tag instanceof FormTag ? $filtered_tag : $tag;
	}

	/** @param array<string|null> $matched */
	private static function is_escaped( array $matched ): bool {
		return '[' === $matched['open'] && ']' === $matched['close'];
	}

	/** @param array<string|null> $matched */
	private function create_tag( array $matched ): ?FormTag {
		$type        = (string) $matched['type'];
		$white_space = self::SPACE;
		$attr        = self::trim_text( (string) preg_replace( '~[\x{00A0}\x{200B}]+~u', ' ', $matched['attr'] ?? '' ) );
		$has_name    = $this->types->supports( $type, 'name-attr' );
		$basic       = [
			'type'     => $type,
			'basetype' => rtrim( $type, '*' ),
			'content'  => self::clean_content( $matched['content'] ?? '' ),
		];
		// No separator is required between the options and the first value, or between values.
		$quoted = '"[^"]*+"|\'[^\']*+\'';
		if ( ! preg_match( "~^(?<options>(?:[-+*=0-9a-zA-Z:.!?#$&@_/|%]++|{$white_space}++)*+)(?<values>(?:(?:{$quoted}){$white_space}*+)*+)$~uD", $attr, $matches ) ) {
			return $has_name ? null : new FormTag( ...$basic, attr: $attr ); // A tag without a name needs no valid options: a button is still a button.
		}
		$options = preg_split( "~{$white_space}+~u", $matches['options'], -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		$name    = $has_name ? (string) array_shift( $options ) : '';
		if ( $has_name && ! preg_match( '~^[A-Za-z][-A-Za-z0-9_:.]*$~D', $name ) ) {
			return null;
		}
		preg_match_all( "~{$quoted}~u", $matches['values'], $values );
		$raw_values = array_map( static fn ( string $value ): string => substr( $value, 1, -1 ), $values[0] );
		$pipes      = array_map( [ self::class, 'split_pipe' ], $raw_values );
		$labels     = array_column( $pipes, 0 );
		return new FormTag(
			...$basic,
			raw_name: $name,
			name: str_replace( '.', '_', $name ),
			options: $options,
			raw_values: $raw_values,
			values: $labels,
			labels: $labels,
			pipes: $pipes,
		);
	}

	/** @return array{string, string} The displayed text, and the value for emails. */
	private static function split_pipe( string $raw ): array {
		$parts = explode( '|', $raw, 2 );
		return [ self::trim_text( $parts[0] ), self::trim_text( $parts[1] ?? $parts[0] ) ];
	}

	private static function trim_text( string $text ): string {
		return (string) preg_replace( '~^' . self::SPACE . '++|(?<!' . self::SPACE . ')' . self::SPACE . '++$~uD', '', $text );
	}

	private static function clean_content( string $content ): string {
		return trim( (string) preg_replace( '~<br\s*/?>\s*$~i', '', trim( $content ) ) );
	}

	/** The patterns need valid UTF-8; other bytes would make them fail for the whole template. */
	private static function scrub_template( string $template ): string {
		return mb_check_encoding( $template, 'UTF-8' ) ? $template : mb_scrub( $template, 'UTF-8' );
	}
}
