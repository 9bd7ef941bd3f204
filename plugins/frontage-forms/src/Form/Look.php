<?php

declare( strict_types=1 );

namespace Frontage\Forms\Form;

use Frontage\Forms\Place;

defined( 'ABSPATH' ) || exit;

/**
 * How one form looks on one page (docs/reference/contact-forms.md §18): attributes of the block become classes and colours of its
 * element. A form without a look has none of them, and its page none of their style.
 */
final class Look {

	private const HANDLE = 'frontage-forms-look';
	private const PAGE   = 'build/blocks/contact-form/page/look/';

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
		if ( ( $words || ( is_string( $own ) && preg_match( self::SHAPE, $own ) ) ) && Script::loads( 'style' ) ) {
			$this->enqueue();
		}
		return array_filter(
			[
				'class' => implode( ' ', $words ),
				'style' => $colors,
			]
		);
	}

	/**
	 * The same form. Its button is one of the theme's, which a block theme styles by a class; empty fields show their labels where
	 * these stand in them: a browser tells an empty field by its placeholder.
	 */
	public function dress( string $form ): string {
		$is_inside = 'inside' === ( $this->attributes['labels'] ?? '' );
		if ( ! $is_inside && ! wp_is_block_theme() ) {
			return $form;
		}
		$tag = new \WP_HTML_Tag_Processor( $form );
		while ( $tag->next_tag( [ 'tag_name' => 'input' ] ) ) {
			if ( true === $tag->has_class( Format::CLASS_SUBMIT ) && wp_is_block_theme() ) {
				$tag->add_class( wp_theme_get_element_class_name( 'button' ) );
			}
			$is_line = $is_inside && in_array( $tag->get_attribute( 'type' ), [ 'text', 'email', 'tel', 'url', 'number', 'password' ], true );
			if ( $is_line && true === $tag->has_class( Format::CLASS_CONTROL ) && null === $tag->get_attribute( 'placeholder' ) ) {
				$tag->set_attribute( 'placeholder', ' ' );
			}
		}
		return $tag->get_updated_html();
	}

	/** The slug of a colour, or ''. */
	private function color( string $name ): string {
		$slug = $this->attributes[ $name ] ?? '';
		return is_string( $slug ) && preg_match( '/^[a-z0-9-]{1,60}$/D', $slug ) ? $slug : '';
	}

	private function enqueue(): void {
		$file = Place::file( self::PAGE . 'view.asset.php' );
		if ( is_file( $file ) ) {
			/** @var array{version: string} $asset */
			$asset = require $file;
			wp_enqueue_style( self::HANDLE, Place::url( self::PAGE . 'view.css' ), [], $asset['version'] );
		}
	}
}
