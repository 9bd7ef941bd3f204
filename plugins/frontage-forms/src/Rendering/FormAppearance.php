<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/**
 * How one form looks on one page (docs/reference/contact-forms.md §18): attributes of the block become classes and colours of its
 * element. A form without a look has none of them, and its page none of their style.
 */
final class FormAppearance {

	private const WORDS  = [
		'labels'  => [ 'beside', 'inside' ],
		'density' => [ 'compact', 'airy' ],
		'button'  => [ 'outline', 'wide' ],
		'columns' => [ true ],
	];
	private const COLORS = [
		'accent'     => '--fr-form-accent',
		'accentText' => '--fr-form-accent-text',
	];

	/** How many letters of a label there is room for on the narrowest phone. */
	private const LINE = 30;

	/** The style of the block: the shape of its fields. */
	private const SHAPE = '/(?:^|\s)is-style-(?:square|rounded|pill|underline)(?:\s|$)/';

	/** @param array<string, mixed> $attributes Of the block. */
	public function __construct( private readonly array $attributes ) {}

	/**
	 * Attributes of the block's element, and the style to its page where one is needed.
	 *
	 * @return array{class?: string, style?: string}
	 */
	public function wrapper(): array {
		$words  = [];
		$colors = '';
		foreach ( self::WORDS as $name => $known ) {
			$word = $this->attributes[ $name ] ?? '';
			if ( in_array( $word, $known, true ) ) {
				$words[] = 'fr-look-' . ( true === $word ? $name : $word );
			}
		}
		if ( '' !== $this->color( 'accent' ) ) {
			$words[] = 'fr-look-accent';
			foreach ( self::COLORS as $name => $property ) {
				$slug    = $this->color( $name );
				$colors .= '' === $slug ? '' : "$property:var(--wp--preset--color--$slug);";
			}
		}
		$own = $this->attributes['className'] ?? '';
		if ( $words || ( is_string( $own ) && preg_match( self::SHAPE, $own ) ) ) {
			FeatureModule::style( 'look' );
		}
		return array_filter(
			[
				'class' => implode( ' ', $words ),
				'style' => $colors,
			]
		);
	}

	/** The same form, whose button is one of the theme's, which a block theme styles by a class, and whose labels may stand in its fields. */
	public function dress( string $form ): string {
		if ( 'inside' === ( $this->attributes['labels'] ?? '' ) ) {
			$form = self::with_labels_inside( $form );
		}
		if ( ! wp_is_block_theme() ) {
			return $form;
		}
		$tag = new \WP_HTML_Tag_Processor( $form );
		while ( $tag->next_tag( [ 'class_name' => FormFormat::CLASS_SUBMIT ] ) ) {
			$tag->add_class( wp_theme_get_element_class_name( 'button' ) );
		}
		return $tag->get_updated_html();
	}

	/**
	 * A browser tells an empty field, in which its label may stand, by its placeholder. A label that a phone could not show on one
	 * line stays above its field.
	 */
	private static function with_labels_inside( string $form ): string {
		$tag   = new \WP_HTML_Tag_Processor( $form );
		$label = ''; // The words of the one that is open.
		while ( $tag->next_token() ) {
			$name = $tag->get_token_name();
			if ( '#text' === $name ) {
				$label .= $tag->get_modifiable_text();
			} elseif ( 'LABEL' === $name ) {
				$label = '';
				$tag->set_bookmark( 'label' ); // At its end there is no field in it any more.
			} elseif ( in_array( $name, [ 'INPUT', 'SELECT' ], true ) && true === $tag->has_class( FormFormat::CLASS_CONTROL ) ) {
				$is_line = in_array( $tag->get_attribute( 'type' ), [ 'text', 'email', 'tel', 'url', 'number', 'password' ], true );
				if ( $is_line && null === $tag->get_attribute( 'placeholder' ) ) {
					$tag->set_attribute( 'placeholder', ' ' );
				}
				if ( mb_strwidth( trim( (string) preg_replace( '/\s+/u', ' ', $label ) ) ) > self::LINE && $tag->has_bookmark( 'label' ) ) {
					$tag->set_bookmark( 'field' );
					$tag->seek( 'label' );
					if ( ! $tag->is_tag_closer() ) {
						$tag->add_class( 'fr-look-long' );
					}
					$tag->seek( 'field' );
				}
			}
		}
		return $tag->get_updated_html();
	}

	/** The slug of a colour, or ''. */
	private function color( string $name ): string {
		$slug = $this->attributes[ $name ] ?? '';
		return is_string( $slug ) && preg_match( '/^[a-z0-9-]{1,60}$/D', $slug ) ? $slug : '';
	}
}
