<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model;

/**
 * The elements of layers. Place and transform are the outer element's, looks and content the inner one's.
 *
 * @phpstan-type Scene array{ id: string, first: bool, static: bool, hidden: list<string>, perspective: float, parallax: bool, start: int, limits: array{ all: int, some: int }, visible: string }
 */
final class LayerTree {

	private const INTERACTIVE = '/<(?:a|button|input|select|textarea|video|audio|iframe)\b/i';

	/**
	 * @param Scene $scene
	 * @param bool  $urgent The first image layer asks for its file before everything else, since no background does.
	 */
	public function __construct( private readonly array $scene, private bool $urgent = false ) {}

	/**
	 * Layers of a slide in their order, in one box for each run of layers that have the same base.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @return list<array<string, mixed>>
	 */
	public function boxes( array $layers ): array {
		$runs  = [];
		$made  = [];
		$boxes = [];
		$last  = '';
		foreach ( $layers as $layer ) {
			$box  = Get::map( $layer, 'box' );
			$zone = 'row' === Get::text( $layer, 'type' ) ? ( Get::text( $box, 'zone' ) ?: 'top' ) : '';
			$base = 'slide' === Get::text( $box, 'base' ) ? 'full' : 'grid';
			if ( "$base $zone" !== $last ) {
				$runs[] = [ $base, $zone ];
				$last   = "$base $zone";
			}
			$made[ count( $runs ) - 1 ][] = $this->layer( $layer, '' );
		}
		foreach ( $runs as $at => [ $base, $zone ] ) {
			$inside  = $made[ $at ] ?? [];
			$boxes[] = $this->wrap( "fr-slide__$base", '' === $zone ? $inside : [ $this->wrap( "fr-slide__zone fr-slide__zone--$zone", $inside ) ] );
		}
		return $boxes;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	private function layer( array $layer, string $parent ): array {
		$type     = Get::text( $layer, 'type' );
		$masked   = $this->is_masked( $layer );
		$looped   = $this->needs_loop_wrapper( $layer );
		$entrance = $this->scene['first'] && ! $this->waits( $layer ) ? Entrance::of( $layer, '' !== $parent, $this->scene['perspective'] ) : null;
		$style    = LayerStyle::place( $layer, $parent ) + LayerStyle::looks( $layer ) + $this->rest( $layer, $parent ) + ( $entrance ?? [] );
		$this->show( $style, $layer );

		$link    = self::link( $layer );
		$content = $this->content( $layer, $link, null !== $entrance && $masked ? ' fr-enter' : '' );
		$inside = [ $content ];
		if ( $masked ) {
			$inside = [ $this->wrap( 'fr-layer__mask', $inside ) ];
		}
		if ( $looped ) {
			$inside = [ $this->wrap( 'fr-layer__loop', $inside ) ];
		}
		if ( null !== $link && 'a' !== $content['tag'] ) {
			$inside[] = [
				'tag'   => 'a',
				'attrs' => [ 'class' => 'fr-layer__link' ] + $link + [ 'aria-label' => $this->label( $layer ) ],
			];
		}
		if ( '' !== Get::text( $layer, 'toggleHtml' ) ) {
			$inside[] = [
				'tag'   => 'template',
				'attrs' => [ 'class' => 'fr-layer__toggle' ],
				'html'  => Get::text( $layer, 'toggleHtml' ),
			];
		}
		$classes = array_filter(
			[
				'fr-layer',
				"fr-layer--$type",
				$masked ? 'fr-layer--masked' : '',
				null !== $entrance && ! $masked ? 'fr-enter' : '',
				$this->scene['limits']['some'] > 0 && Get::flag( $layer, 'hideAtLimit' ) ? 'fr-under-' . $this->scene['limits']['some'] : '',
				$this->scene['limits']['all'] > 0 ? 'fr-under-' . $this->scene['limits']['all'] : '',
				Get::text( $layer, 'wrapperClass' ),
			]
		);
		return [
			'tag'      => 'div',
			'attrs'    => [
				'class'      => implode( ' ', $classes ),
				'id'         => Get::text( $layer, 'elementId' ) ?: null,
				'data-layer' => Get::text( $layer, 'id' ),
				'data-waits' => $this->waits( $layer ),
				'style'      => $style,
			],
			'children' => $inside,
		];
	}

	/**
	 * @param list<array<string, mixed>> $children
	 * @return array<string, mixed>
	 */
	private function wrap( string $name, array $children ): array {
		return [
			'tag'      => 'div',
			'attrs'    => [ 'class' => $name ],
			'children' => $children,
		];
	}

	/** @param array<string, mixed> $layer */
	private function waits( array $layer ): bool {
		if ( Layers::waits( $layer, $this->scene['hidden'] ) ) {
			return true;
		}
		$over = Get::map( $layer, 'onSlides' );
		if ( ! $this->scene['static'] || ! $over ) {
			return false;
		}
		$end = Get::whole( $over, 'end', -1 );
		return Get::whole( $over, 'start', -1 ) > $this->scene['start'] + 1 || ( $end > 0 && $end < $this->scene['start'] + 1 );
	}

	/** @param array<string, mixed> $layer */
	private function is_masked( array $layer ): bool {
		foreach ( Get::maps( $layer, 'frames' ) as $frame ) {
			if ( is_array( $frame['mask'] ?? null ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string, mixed> $layer */
	private function needs_loop_wrapper( array $layer ): bool {
		$loop = Get::map( $layer, 'loop' );
		$keys = array_keys( Get::map( $loop, 'from' ) + Get::map( $loop, 'to' ) );
		// `rotate` and `scale` of the layer itself carry what a loop turns and grows; what it moves needs an element of its own.
		return (bool) array_diff( $keys, [ 'rotateZ', 'scaleX', 'scaleY' ] );
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, string>
	 */
	private function rest( array $layer, string $parent ): array {
		$rest = Layers::rest( $layer );
		$out  = [];
		if ( ! $rest && ! Get::map( $layer, 'style' ) ) {
			return $out;
		}
		$place = Places::of( $layer, '' !== $parent );
		LayerStyle::put( $out, '--fr-rest', Poses::transforms( $rest, $place, $this->scene['perspective'] ), 'none' );
		$opacity = isset( $rest['opacity'] ) ? $rest : Get::map( $layer, 'style' );
		$values  = array_map( static fn ( mixed $value ): ?string => is_numeric( $value ) && 1.0 !== (float) $value ? Css::number( (float) $value ) : null, Get::levels( $opacity, 'opacity' ) );
		LayerStyle::put( $out, '--fr-opacity', $values, '1' );
		if ( isset( $rest['originX'] ) || isset( $rest['originY'] ) ) {
			$origin = array_map( static fn ( int $level ): string => ( Css::length( Get::levels( $rest, 'originX' )[ $level ] ?? '50%', '1px' ) ?? '50%' ) . ' ' . ( Css::length( Get::levels( $rest, 'originY' )[ $level ] ?? '50%', '1px' ) ?? '50%' ), [ 0, 1, 2, 3 ] );
			LayerStyle::put( $out, '--fr-origin', $origin );
		}
		LayerStyle::put( $out, '--fr-filter', array_map( static fn ( int $level ): ?string => Poses::filter( $rest, $level ), [ 0, 1, 2, 3 ] ), 'none' );
		$clip = Poses::clip( $rest, $layer );
		if ( null !== $clip ) {
			$out['--fr-clip'] = $clip;
		}
		return $out;
	}

	/**
	 * @param array<string, string> $style
	 * @param array<string, mixed>  $layer
	 */
	private function show( array &$style, array $layer ): void {
		$as    = 'inline-block' === Get::text( Get::map( $layer, 'box' ), 'display' ) ? 'inline-grid' : 'grid';
		$shown = array_map( static fn ( mixed $flag ): string => false === $flag ? 'none' : $as, Get::levels( $layer, 'visible' ) );
		if ( in_array( 'none', $shown, true ) || 'grid' !== $as ) {
			LayerStyle::put( $style, '--fr-show', $shown, null, $this->scene['visible'] );
		}
	}

	/**
	 * Where a click on the whole layer leads, without script too.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, string|null>|null
	 */
	public static function link( array $layer ): ?array {
		$link = Get::map( $layer, 'link' );
		if ( '' === Get::text( $link, 'url' ) ) {
			$link = [];
			foreach ( Get::maps( $layer, 'actions' ) as $action ) {
				if ( 'click' === Get::text( $action, 'on' ) && in_array( $action['do'] ?? '', [ 'simplelink', 'menulink' ], true ) && '' !== Get::text( $action, 'url' ) ) {
					$link = $action;
					break;
				}
			}
		}
		$target = Get::text( $link, 'target' );
		return '' === Get::text( $link, 'url' ) ? null : [
			'href'   => Get::text( $link, 'url' ),
			'target' => in_array( $target, [ '', '_self' ], true ) ? null : $target,
			'rel'    => Get::text( $link, 'rel' ) ?: ( '_blank' === $target ? 'noopener' : null ),
		];
	}

	/** @param array<string, mixed> $layer */
	private function clickable( array $layer ): bool {
		foreach ( Get::maps( $layer, 'actions' ) as $action ) {
			if ( 'click' === Get::text( $action, 'on' ) && 'unknown' !== Get::text( $action, 'do' ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string, mixed> $layer */
	private function label( array $layer ): ?string {
		return Get::text( $layer, 'title' ) ?: ( Get::text( Get::map( $layer, 'image' ), 'alt' ) ?: ( trim( strip_tags( Get::text( $layer, 'html' ) ) ) ?: ( Get::text( $layer, 'alias' ) ?: null ) ) );
	}

	/**
	 * @param array<string, mixed>            $layer
	 * @param array<string, string|null>|null $link
	 * @return array<string, mixed>
	 */
	private function content( array $layer, ?array $link, string $enters ): array {
		$type  = Get::text( $layer, 'type' );
		$html  = Get::text( $layer, 'html' );
		$tag   = Get::text( $layer, 'tag' ) ?: 'div';
		$attrs = [
			'class' => trim( "fr-layer__content$enters " . Get::text( $layer, 'className' ) ),
			'title' => Get::text( $layer, 'title' ) ?: null,
		];
		if ( in_array( $type, [ 'row', 'column', 'group' ], true ) ) {
			$inner = 'row' === $type ? 'row-' . Get::whole( $layer, 'breakAt', 4 ) : $type;
			return [
				'tag'      => 'div',
				'attrs'    => $attrs,
				'children' => array_map( fn ( array $child ): array => $this->layer( $child, $inner ), Get::maps( $layer, 'layers' ) ),
			];
		}
		$image = 'image' === $type ? Get::map( $layer, 'image' ) : Get::map( Get::map( $layer, 'video' ), 'poster' );
		if ( 'image' === $type && null === $link && ! $this->clickable( $layer ) ) {
			return $this->image( $image, $attrs );
		}
		$free = ! preg_match( self::INTERACTIVE, $html );
		if ( null !== $link && $free && ( 'div' === $tag || 'a' === $tag || 'button' === $type ) ) {
			$tag   = 'a';
			$attrs = $attrs + $link;
		} elseif ( $this->clickable( $layer ) && $free && null === $link ) {
			if ( 'button' === $type ) {
				$tag           = 'button';
				$attrs['type'] = 'button';
			} else {
				$attrs += [ 'role' => 'button', 'tabindex' => '0' ];
			}
			if ( '' === trim( strip_tags( $html ) ) ) {
				$attrs['aria-label'] = $this->label( $layer );
			}
		} elseif ( 'a' === $tag ) {
			$tag = 'div';
		}
		$content = [
			'tag'   => $tag,
			'attrs' => $attrs,
		];
		if ( isset( $image['url'] ) ) {
			$content['children'] = [ $this->image( $image, [ 'class' => 'image' === $type ? null : 'fr-layer__poster' ] ) ];
		}
		$svg = Get::map( $layer, 'svg' );
		if ( '' === $html && '' !== Get::text( $svg, 'html' ) ) {
			$html = Get::text( $svg, 'html' );
		} elseif ( '' === $html && '' !== Get::text( $svg, 'url' ) ) {
			$content['children'] = [ $this->image( [ 'url' => Get::text( $svg, 'url' ) ], [] ) ];
		}
		return '' === $html || 'shape' === $type && null === $link && '' === trim( $html ) ? $content : $content + [ 'html' => $html ];
	}

	/**
	 * @param array<string, mixed> $image
	 * @param array<string, mixed> $attrs
	 * @return array<string, mixed>
	 */
	private function image( array $image, array $attrs ): array {
		$urgent       = $this->urgent;
		$this->urgent = false;
		return [
			'tag'   => 'img',
			'attrs' => $attrs + Images::attributes( $image, Get::text( $image, 'sizes' ), $this->scene['first'] ? ( $urgent ? 'high' : 'now' ) : 'later' ),
		];
	}
}
