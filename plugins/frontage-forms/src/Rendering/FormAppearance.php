<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/**
 * Appearance of one form on one page (docs/reference/contact-forms.md §18): settings of the form, and block attributes, which win, become
 * classes and colors of its element. A form without them gets no classes, and its page loads no style.
 */
final class FormAppearance {

	private const WORDS  = [
		'labels'  => [ 'beside', 'inside' ],
		'density' => [ 'compact', 'airy' ],
		'button'  => [ 'outline', 'wide' ],
		'columns' => [ true ],
	];

	/** Settings of the form: the attribute that each one replaces while the block has no value of its own, and its values. */
	private const SETTINGS = [
		'label_position' => [ 'labels', [ 'inside' => 'inside' ] ],
		'field_spacing'  => [
			'density',
			[
				'compact' => 'compact',
				'wide'    => 'airy',
			],
		],
	];
	private const COLORS   = [
		'accent'     => '--fr-form-accent',
		'accentText' => '--fr-form-accent-text',
	];

	/** Characters of a label that fit on the narrowest phone. */
	private const LINE = 30;

	/** Style of the block that sets the shape of its fields. */
	private const SHAPE = '/(?:^|\s)is-style-(?:square|rounded|pill|underline)(?:\s|$)/';

	/** @var array<string, mixed> */
	private readonly array $attributes;

	/** @param array<string, mixed> $attributes Block attributes; none for a shortcode. */
	public function __construct( array $attributes, ?FormDocument $form = null ) {
		foreach ( self::SETTINGS as $name => [ $attribute, $values ] ) {
			if ( '' === ( $attributes[ $attribute ] ?? '' ) ) {
				$attributes[ $attribute ] = $values[ $form?->setting( $name ) ?? '' ] ?? '';
			}
		}
		$this->attributes = $attributes;
	}

	/**
	 * Returns the attributes of the block's element, and enqueues the style if needed.
	 *
	 * @return array{class?: string, style?: string}
	 */
	public function wrapper_attributes(): array {
		$words  = [];
		$colors = '';
		foreach ( self::WORDS as $name => $allowed_values ) {
			$word = $this->attributes[ $name ] ?? '';
			if ( in_array( $word, $allowed_values, true ) ) {
				$words[] = 'fr-look-' . ( true === $word ? $name : $word );
			}
		}
		if ( '' !== $this->color_slug( 'accent' ) ) {
			$words[] = 'fr-look-accent';
			foreach ( self::COLORS as $name => $property ) {
				$slug    = $this->color_slug( $name );
				$colors .= '' === $slug ? '' : "$property:var(--wp--preset--color--$slug);";
			}
		}
		$own_classes = $this->attributes['className'] ?? '';
		if ( $words || ( is_string( $own_classes ) && preg_match( self::SHAPE, $own_classes ) ) ) {
			FeatureModule::enqueue_style( 'look' );
		}
		return array_filter(
			[
				'class' => implode( ' ', $words ),
				'style' => $colors,
			]
		);
	}

	/** Returns the form with labels inside its fields if so set. */
	public function place_labels( string $form ): string {
		return 'inside' === $this->attributes['labels'] ? self::move_labels_inside( $form ) : $form;
	}

	/** Returns the form of a block: with the theme's button class in block themes, and with its labels in their place. */
	public function style_form( string $form ): string {
		$form = $this->place_labels( $form );
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
	 * CSS detects an empty field, which its label may cover, by its placeholder. A label that does not fit on one line of a phone stays
	 * above its field.
	 */
	private static function move_labels_inside( string $form ): string {
		$tag   = new \WP_HTML_Tag_Processor( $form );
		$label = ''; // Text of the open label.
		while ( $tag->next_token() ) {
			$name = $tag->get_token_name();
			if ( '#text' === $name ) {
				$label .= $tag->get_modifiable_text();
			} elseif ( 'LABEL' === $name ) {
				$label = '';
				$tag->set_bookmark( 'label' ); // The closing tag moves the bookmark, since no further field is inside the label.
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

	/** The slug of a color, or ''. */
	private function color_slug( string $name ): string {
		$slug = $this->attributes[ $name ] ?? '';
		return is_string( $slug ) && preg_match( '/^[a-z0-9-]{1,60}$/D', $slug ) ? $slug : '';
	}
}
