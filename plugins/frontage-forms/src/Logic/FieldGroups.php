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
	private readonly array $pieces;

	public function __construct( string $template ) {
		$this->pieces = str_contains( $template, '[group' ) ? preg_split( self::MARK, $template, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: [ $template ] : [ $template ];
	}

	/** @return list<string> */
	public function names(): array {
		$names = [];
		foreach ( $this->pieces as $piece ) {
			$name = self::opens( $piece );
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
	public function texts(): array {
		$texts = [];
		$open  = [];
		foreach ( $this->pieces as $piece ) {
			$name = self::opens( $piece );
			if ( null !== $name ) {
				$open[] = $name;
			} elseif ( '[/group]' === $piece ) {
				array_pop( $open );
			} else {
				$texts[] = [
					'text'   => $piece,
					'groups' => $open,
				];
			}
		}
		return $texts;
	}

	/** The template with an HTML element for each group, with the attributes that add-ons and styles expect. */
	public function markup(): string {
		$html = '';
		$open = [];
		foreach ( $this->pieces as $piece ) {
			$name = self::opens( $piece );
			if ( null !== $name ) {
				$options = array_slice( self::words( $piece ), 1 );
				$element = in_array( 'inline', $options, true ) ? 'span' : 'div';
				$open[]  = $element;
				$classes = array_map( static fn ( string $one ): string => sanitize_html_class( substr( $one, 6 ) ), array_filter( $options, static fn ( string $one ): bool => str_starts_with( $one, 'class:' ) ) );
				$html   .= '<' . $element . HtmlElement::attributes(
					[
						'data-id'            => $name,
						'data-orig_data_id'  => $name,
						'data-clear_on_hide' => in_array( 'clear_on_hide', $options, true ) ? '' : null,
						'class'              => implode( ' ', array_filter( $classes ) ),
						'data-class'         => '' === $name ? null : FormFormat::CLASS_GROUP, // A group without a name cannot be shown.
					]
				) . '>';
			} elseif ( '[/group]' === $piece ) {
				$element = array_pop( $open );
				$html   .= null === $element ? '' : "</$element>";
			} else {
				$html .= $piece;
			}
		}
		while ( $open ) {
			$html .= '</' . array_pop( $open ) . '>';
		}
		return $html;
	}

	/**
	 * The template without the content of these groups.
	 *
	 * @param list<string> $hidden
	 */
	public function without( array $hidden ): string {
		$text = '';
		$open = [];
		foreach ( $this->pieces as $piece ) {
			$name = self::opens( $piece );
			if ( null !== $name ) {
				$open[] = in_array( $name, $hidden, true );
			}
			$text .= in_array( true, $open, true ) ? '' : $piece;
			if ( '[/group]' === $piece ) {
				array_pop( $open );
			}
		}
		return $text;
	}

	/** The name of the group that a piece opens; null when it is something else. */
	private static function opens( string $piece ): ?string {
		return str_starts_with( $piece, '[group' ) && preg_match( '/^' . substr( self::MARK, 1, -1 ) . '$/D', $piece ) ? self::words( $piece )[0] ?? '' : null;
	}

	/** @return list<string> Its name, then its options; brackets and quotes are removed, because the markup is searched for tags later. */
	private static function words( string $mark ): array {
		$mark = (string) preg_replace( '/[\[\]"\'<>&=]+/', '', $mark );
		return array_slice( preg_split( '/\s+/', $mark, -1, PREG_SPLIT_NO_EMPTY ) ?: [], 1 );
	}
}
