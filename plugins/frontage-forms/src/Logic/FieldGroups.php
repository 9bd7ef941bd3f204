<?php

declare( strict_types=1 );

namespace Frontage\Forms\Logic;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Tags\HtmlElement;

defined( 'ABSPATH' ) || exit;

/** The groups of a template, `[group firm]…[/group]`: conditions show and hide them (docs/reference/contact-forms.md §13). */
final class FieldGroups {

	/** Looks like a form-tag, but is none. */
	public const TAG = 'group';

	private const MARK = '/(\[\/?group(?:\]|\s[^\]]*\]))/';

	/** @var list<string> Texts and group tags alternately. */
	private readonly array $segments;

	public function __construct( string $template ) {
		$this->segments = str_contains( $template, '[group' ) ? preg_split( self::MARK, $template, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: [ $template ] : [ $template ];
	}

	/** @return list<string> */
	public function list_names(): array {
		$names = [];
		foreach ( $this->segments as $segment ) {
			$name = self::opened_group( $segment );
			if ( null !== $name && '' !== $name ) {
				$names[] = $name;
			}
		}
		return array_values( array_unique( $names ) );
	}

	/**
	 * The texts of the template with the groups around them.
	 *
	 * @return list<array{ text: string, groups: list<string> }> Texts in order, each with the names of the groups around it, the outermost first.
	 */
	public function list_texts(): array {
		$texts       = [];
		$open_groups = [];
		foreach ( $this->segments as $segment ) {
			$name = self::opened_group( $segment );
			if ( null !== $name ) {
				$open_groups[] = $name;
			} elseif ( '[/group]' === $segment ) {
				array_pop( $open_groups );
			} else {
				$texts[] = [
					'text'   => $segment,
					'groups' => $open_groups,
				];
			}
		}
		return $texts;
	}

	/** The template with an HTML element for each group, with the attributes that add-ons and styles expect. */
	public function render_markup(): string {
		$html        = '';
		$open_groups = [];
		foreach ( $this->segments as $segment ) {
			$name = self::opened_group( $segment );
			if ( null !== $name ) {
				$options       = array_slice( self::split_words( $segment ), 1 );
				$element       = in_array( 'inline', $options, true ) ? 'span' : 'div';
				$open_groups[] = $element;
				$classes       = array_map( static fn ( string $class_option ): string => sanitize_html_class( substr( $class_option, 6 ) ), array_filter( $options, static fn ( string $class_option ): bool => str_starts_with( $class_option, 'class:' ) ) );
				$html         .= '<' . $element . HtmlElement::render_attributes(
					[
						'data-id'            => $name,
						'data-orig_data_id'  => $name,
						'data-clear_on_hide' => in_array( 'clear_on_hide', $options, true ) ? '' : null,
						'class'              => implode( ' ', array_filter( $classes ) ),
						'data-class'         => '' === $name ? null : FormFormat::CLASS_GROUP, // A group without a name cannot be shown.
					]
				) . '>';
			} elseif ( '[/group]' === $segment ) {
				$element = array_pop( $open_groups );
				$html   .= null === $element ? '' : "</$element>";
			} else {
				$html .= $segment;
			}
		}
		while ( $open_groups ) {
			$html .= '</' . array_pop( $open_groups ) . '>';
		}
		return $html;
	}

	/**
	 * The template without the content of these groups.
	 *
	 * @param list<string> $hidden
	 */
	public function remove_groups( array $hidden ): string {
		$text        = '';
		$open_groups = [];
		foreach ( $this->segments as $segment ) {
			$name = self::opened_group( $segment );
			if ( null !== $name ) {
				$open_groups[] = in_array( $name, $hidden, true );
			}
			$text .= in_array( true, $open_groups, true ) ? '' : $segment;
			if ( '[/group]' === $segment ) {
				array_pop( $open_groups );
			}
		}
		return $text;
	}

	/** The name of the group that a piece opens; null when it is something else. */
	private static function opened_group( string $segment ): ?string {
		return str_starts_with( $segment, '[group' ) && preg_match( '/^' . substr( self::MARK, 1, -1 ) . '$/D', $segment ) ? self::split_words( $segment )[0] ?? '' : null;
	}

	/** @return list<string> Its name, then its options; brackets and quotes are removed, because the markup is searched for tags later. */
	private static function split_words( string $mark ): array {
		$mark = (string) preg_replace( '/[\[\]"\'<>&=]+/', '', $mark );
		return array_slice( preg_split( '/\s+/', $mark, -1, PREG_SPLIT_NO_EMPTY ) ?: [], 1 );
	}
}
