<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Source;

use Frontage\Slider\Model\Sanitizer\HtmlParser;

defined( 'ABSPATH' ) || exit;

/**
 * What a page shows of a slider of version 7 beside its data: the texts and background of each slide, and the
 * alternative texts of images. Slides whose layers the page does not hold are built from it.
 */
final class V7Markup {

	/** Texts of a slide; more is no slide of the original. */
	private const TEXTS = 200;

	/** Distance in px between texts whose place is unknown. */
	private const APART = 60;

	/**
	 * @param array<string, list<array<string, mixed>>>  $layers Slide => layers in the form of version 7.
	 * @param array<string, string>                      $alts   Address of an image, or `#` and its number in the library => alternative text.
	 * @param array<string, string>                      $modal  Settings of `data-modal`.
	 * @param string                                     $rest   Address of the site's REST routes, with a slash at the end.
	 * @param array<mixed>                               $points The page's four breakpoints in px.
	 */
	private function __construct( public readonly string $html_id, public readonly string $id, public readonly string $alias, public readonly string $version, private readonly array $layers, private readonly array $alts, public readonly array $modal, public readonly string $class, private readonly string $rest, public readonly array $points ) {}

	/** @param array<mixed> $points */
	public static function from_element( \DOMElement $module, string $rest, array $points ): self {
		$layers = [];
		foreach ( $module->getElementsByTagName( 'sr7-slide' ) as $slide ) {
			$key = (string) preg_replace( '/[^\w-]+/', '-', $slide->getAttribute( 'data-key' ) );
			if ( '' !== $key && count( $layers ) <= 600 ) {
				$layers[ "s$key" ] = self::slide( $slide );
			}
		}
		$alts = [];
		foreach ( $module->getElementsByTagName( 'img' ) as $image ) {
			$alt = $image->getAttribute( 'alt' );
			if ( '' !== $alt ) {
				$alts[ self::address( $image->getAttribute( $image->hasAttribute( 'data-src' ) ? 'data-src' : 'src' ) ) ] = $alt;
				$alts[ '#' . $image->getAttribute( 'data-libid' ) ] = $alt;
			}
		}
		unset( $alts['#'] );
		$modal = [];
		foreach ( explode( ';', $module->getAttribute( 'data-modal' ) ) as $part ) {
			if ( 1 === preg_match( '/^\s*(bg|sp|pS|h|v)\s*:\s*(.+?)\s*$/', $part, $found ) ) {
				$modal[ $found[1] ] = $found[2];
			}
		}
		$class = trim( (string) preg_replace( '/(?:^|\s)rs-ov-hidden(?=\s|$)/', '', $module->getAttribute( 'class' ) ) );
		return new self( html_id: $module->getAttribute( 'id' ), id: $module->getAttribute( 'data-id' ), alias: $module->getAttribute( 'data-alias' ), version: $module->getAttribute( 'data-version' ), layers: $layers, alts: $alts, modal: $modal, class: $class, rest: $rest, points: $points );
	}

	/** @return list<string> Ids of the slides that the page shows. */
	public function slides(): array {
		return array_map( static fn( string $key ): string => substr( $key, 1 ), array_keys( $this->layers ) );
	}

	/** @return list<array<string, mixed>> Layers of a slide in the form of version 7, one below the other. */
	public function layers( string $slide ): array {
		return $this->layers[ "s$slide" ] ?? [];
	}

	public function alt( string $url, mixed $library_id ): string {
		return $this->alts[ self::address( $url ) ] ?? ( is_scalar( $library_id ) ? $this->alts[ "#$library_id" ] ?? '' : '' );
	}

	/** Address at which the site answers with all layers of a slide. */
	public function address_of( string $slide ): string {
		$id = 1 === preg_match( '/^\d+$/D', $this->id ) ? $this->id : (string) preg_replace( '/^SR7_(\d+)_\d+$/', '$1', $this->html_id );
		return "{$this->rest}sliderrevolution/sliders/" . rawurlencode( $id ) . "?srengine=7&slideid=$slide";
	}

	/** @return list<array<string, mixed>> */
	private static function slide( \DOMElement $slide ): array {
		$layers = [];
		foreach ( $slide->childNodes as $element ) {
			if ( ! $element instanceof \DOMElement || count( $layers ) >= self::TEXTS ) {
				continue;
			}
			$attributes = HtmlParser::attributes( $element );
			$id         = 1 === preg_match( '/-(\w{1,40})$/D', $attributes['id'] ?? '', $found ) ? $found[1] : 'text-' . count( $layers );
			$name       = strtolower( $element->nodeName );
			if ( 'sr7-bg' === $name ) {
				$image    = $element->getElementsByTagName( 'img' )->item( 0 );
				$layers[] = [ 'id' => $id, 'type' => 'shape', 'subtype' => 'slidebg' ] + ( null === $image ? [] : [ 'bg' => [ 'image' => [ 'src' => $image->getAttribute( 'src' ) ] ], 'attr' => [ 'a' => $image->getAttribute( 'alt' ) ] ] );
				continue;
			}
			$html = '';
			foreach ( $element->childNodes as $child ) {
				$html .= (string) $element->ownerDocument?->saveHTML( $child );
			}
			if ( '' !== trim( $html ) ) {
				$layers[] = [ 'id' => $id, 'type' => 'text', 'tag' => $name, 'order' => count( $layers ), 'zIndex' => 5 + count( $layers ), 'content' => [ 'text' => $html ], 'font' => [ 'size' => 20 ], 'lh' => 25, 'pos' => [ 'x' => 20, 'y' => 20 + self::APART * count( $layers ) ] ] + array_intersect_key( $attributes, array_flip( [ 'href', 'target', 'rel' ] ) ) + ( '' === ( $attributes['title'] ?? '' ) ? [] : [ 'attr' => [ 't' => $attributes['title'] ] ] );
			}
		}
		return $layers;
	}

	/** An address without its scheme, since a page may leave it out. */
	private static function address( string $url ): string {
		return (string) preg_replace( '~^https?:~i', '', trim( $url ) );
	}
}
