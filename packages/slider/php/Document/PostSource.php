<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

defined( 'ABSPATH' ) || exit;

/**
 * Fills a document with a slide for each post. The first slide is the template: its bound texts, images and links are
 * replaced. PHP port of model/document/post-source.ts.
 *
 * @phpstan-type Values array<string, mixed>
 */
final class PostSource {

	/** @param \Closure( int, array<string, mixed>, string ): mixed $value_of Value of a binding for a post and an attribute: a text, a URL, an image; null if the post has none. */
	private function __construct( private readonly int $post, private readonly \Closure $value_of ) {}

	/**
	 * Returns documents with their own slides unchanged.
	 *
	 * @param Values    $document
	 * @param list<int> $posts    Post ids, in order.
	 * @param \Closure( int, array<string, mixed>, string ): mixed $value_of
	 * @return Values
	 */
	public static function fill( array $document, array $posts, \Closure $value_of ): array {
		$template = ModelReader::objects( $document['slides'] ?? null )[0] ?? null;
		if ( null === self::read( $document ) || null === $template ) {
			return $document;
		}
		$document['slides'] = array_map( static fn( int $post ): array => ( new self( $post, $value_of ) )->slide( $template ), $posts );
		return $document;
	}

	/**
	 * Source of the document's slides; null if they are its own.
	 *
	 * @param Values $document
	 * @return Values|null
	 */
	public static function read( array $document ): ?array {
		$source = is_array( $document['options'] ?? null ) ? ( $document['options']['source'] ?? null ) : null;
		/** @var Values|null */
		return is_array( $source ) && in_array( $source['type'] ?? null, [ 'posts', 'products' ], true ) ? $source : null;
	}

	/**
	 * @param Values $template
	 * @return Values
	 */
	private function slide( array $template ): array {
		$bindings = self::map( $template['bindings'] ?? null );
		$layers   = ModelReader::objects( $template['layers'] ?? null );
		$slide    = array_diff_key( $template, array_flip( [ 'bindings', 'deeplink', 'layers' ] ) );
		$key      = self::text( $slide['key'] ?? null );
		$image    = self::picture( $this->value( $bindings, 'background' ) );
		$thumb    = self::picture( $this->value( $bindings, 'thumb' ) );
		$link     = self::text( $this->value( $bindings, 'link' ) );
		foreach ( [ 'title', 'description' ] as $attribute ) {
			$value = self::text( $this->value( $bindings, $attribute ) );
			if ( '' !== $value ) {
				$slide[ $attribute ] = $value;
			}
		}
		$slide['key'] = ( '' === $key ? 'post' : $key ) . "-$this->post";
		if ( null !== $image ) {
			$slide['background'] = [ ...self::map( $slide['background'] ?? null ), 'type' => 'image', 'image' => $image ];
		}
		if ( null !== $thumb ) {
			$slide['thumb'] = $thumb;
		}
		if ( '' !== $link ) {
			$slide['link'] = [ ...self::map( $slide['link'] ?? null ), 'url' => $link ];
		}
		$slide['layers'] = $this->layers( $layers, self::ids( $layers ) );
		return $slide;
	}

	/**
	 * @param list<Values>        $layers
	 * @param array<string, true> $own    Ids of the template's layers, which actions refer to.
	 * @return list<Values>
	 */
	private function layers( array $layers, array $own ): array {
		return array_values( array_filter( array_map( fn( array $layer ): ?array => $this->layer( $layer, $own ), $layers ) ) );
	}

	/**
	 * @param Values              $layer
	 * @param array<string, true> $own
	 * @return Values|null Null if its bound content is missing, since the layer would be empty.
	 */
	private function layer( array $layer, array $own ): ?array {
		$bindings = self::map( $layer['bindings'] ?? null );
		unset( $layer['bindings'] );
		// A value of a post is always text, never markup.
		$html  = str_replace( [ '&', '<', '>', '"' ], [ '&amp;', '&lt;', '&gt;', '&quot;' ], self::text( $this->value( $bindings, 'html' ) ) );
		$image = self::picture( $this->value( $bindings, 'image' ) );
		$link  = self::text( $this->value( $bindings, 'link' ) );
		if ( ! empty( $bindings['html'] ) && '' === $html || ! empty( $bindings['image'] ) && null === $image ) {
			return null;
		}
		if ( '' !== $html ) {
			$layer['html'] = $html;
		}
		if ( null !== $image ) {
			$layer['image'] = $image;
		}
		if ( '' !== $link ) {
			$layer['link'] = [ ...self::map( $layer['link'] ?? null ), 'url' => $link ];
		}
		foreach ( [ 'id', 'elementId' ] as $key ) {
			if ( '' !== self::text( $layer[ $key ] ?? null ) ) {
				$layer[ $key ] = self::text( $layer[ $key ] ) . "-$this->post";
			}
		}
		if ( is_array( $layer['actions'] ?? null ) ) {
			$renamed          = fn( array $action ): array => isset( $own[ self::text( $action['layer'] ?? null ) ] ) ? [ ...$action, 'layer' => self::text( $action['layer'] ) . "-$this->post" ] : $action;
			$layer['actions'] = array_map( $renamed, ModelReader::objects( $layer['actions'] ) );
		}
		if ( is_array( $layer['layers'] ?? null ) ) {
			$layer['layers'] = $this->layers( ModelReader::objects( $layer['layers'] ), $own );
		}
		return $layer;
	}

	/** @param Values $bindings */
	private function value( array $bindings, string $attribute ): mixed {
		$binding = self::map( $bindings[ $attribute ] ?? null );
		return '' === self::text( $binding['source'] ?? null ) ? null : ( $this->value_of )( $this->post, $binding, $attribute );
	}

	/** @return Values|null */
	private static function picture( mixed $value ): ?array {
		$image = is_array( $value ) ? self::map( $value ) : [ 'url' => self::text( $value ) ];
		return '' === self::text( $image['url'] ?? null ) ? null : $image;
	}

	/**
	 * @param list<Values> $layers
	 * @return array<string, true>
	 */
	private static function ids( array $layers ): array {
		$ids = [];
		foreach ( $layers as $layer ) {
			$ids += array_fill_keys( array_filter( [ self::text( $layer['id'] ?? null ) ] ), true ) + self::ids( ModelReader::objects( $layer['layers'] ?? null ) );
		}
		return $ids;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}

	/** @return Values */
	private static function map( mixed $value ): array {
		/** @var Values */
		return is_array( $value ) && ! array_is_list( $value ) ? $value : [];
	}
}
