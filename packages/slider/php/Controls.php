<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model;

/** Buttons, bullets, thumbnails, tabs and the progress bar: printed hidden, since only the engine makes them work. */
final class Controls {

	/** How the navigation of old styles looks here; a name that is not listed is round. */
	private const LOOKS = [
		'uranus'     => 'bare',
		'hermes'     => 'square',
		'gyges'      => 'square',
		'nav-square' => 'square',
		'light-bars' => 'bars',
		'persephone' => 'square',
	];

	/** @var list<string> */
	private array $classes = [];

	/** @var array<string, mixed> */
	private readonly array $navigation;

	/**
	 * @param array<string, mixed>       $options
	 * @param list<array<string, mixed>> $slides
	 * @param array<string, mixed>       $play
	 */
	public function __construct( private readonly array $options, private readonly array $slides, private readonly array $play, private readonly string $id, private readonly int $start ) {
		$this->navigation = Get::map( $options, 'navigation' );
	}

	/**
	 * Whether something moves by itself without end, or for long: then there is a button that stops it (WCAG 2.2.2).
	 *
	 * @param array<string, mixed> $play
	 */
	public static function moves( array $play ): bool {
		$layers = Get::maps( $play, 'statics' );
		foreach ( Get::maps( $play, 'slides' ) as $slide ) {
			$background = Get::map( $slide, 'background' );
			if ( isset( $slide['loop'] ) || Get::number( Get::map( $background, 'panZoom' ), 'duration', 0 ) > 5000 || isset( Get::map( $background, 'video' )['autoplay'] ) ) {
				return true;
			}
			array_push( $layers, ...Get::maps( $slide, 'layers' ) );
		}
		foreach ( $layers as $layer ) {
			if ( isset( $layer['loop'] ) || isset( $layer['frameLoop'] ) || isset( Get::map( $layer, 'video' )['autoplay'] ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> */
	public function classes(): array {
		return $this->classes;
	}

	/** @return array<string, mixed> */
	public function tree(): array {
		$children = [];
		if ( isset( $this->play['autoplay'] ) || self::moves( $this->play ) ) {
			$children[] = $this->button( 'fr-slider__pause', $this->text( 'pause' ), [ 'data-pause' => true ], [] );
		}
		if ( count( $this->slides ) < 2 ) {
			return self::group( $children ); // There is nowhere to go.
		}
		$arrows = Get::map( $this->navigation, 'arrows' );
		if ( Get::flag( $arrows, 'enable' ) ) {
			foreach ( [ 'previous' => 'left', 'next' => 'right' ] as $go => $side ) {
				$children[] = $this->button(
					"fr-slider__arrow fr-slider__arrow--$go" . $this->extra( $arrows ),
					$this->text( $go ),
					[
						'data-go'       => $go,
						'aria-controls' => "$this->id-slides",
					],
					$this->place( Get::map( $arrows, $side ) ) + self::look( $arrows )
				);
			}
		}
		$bullets = Get::map( $this->navigation, 'bullets' );
		if ( Get::flag( $bullets, 'enable' ) ) {
			$children[] = $this->strip( 'bullets', $bullets, fn ( array $slide, int $index ): array => [] );
		}
		$thumbs = Get::map( $this->navigation, 'thumbnails' );
		if ( Get::flag( $thumbs, 'enable' ) ) {
			$children[] = $this->strip( 'thumbs', $thumbs, $this->thumb( ... ) );
		}
		$tabs = Get::map( $this->navigation, 'tabs' );
		if ( Get::flag( $tabs, 'enable' ) ) {
			$children[] = $this->strip( 'tabs', $tabs, $this->tab( ... ) );
		}
		if ( isset( $this->play['progress'] ) ) {
			$children[] = $this->progress( Get::map( $this->options, 'progressBar' ) );
		}
		return self::group( $children );
	}

	/**
	 * @param list<array<string, mixed>> $children
	 * @return array<string, mixed>
	 */
	private static function group( array $children ): array {
		return [
			'tag'      => 'div',
			'attrs'    => [ 'class' => 'fr-slider__controls' ],
			'children' => $children,
		];
	}

	private function text( string $key ): string {
		return Get::text( Get::map( $this->play, 'texts' ), $key );
	}

	/**
	 * @param array<string, mixed>  $attrs
	 * @param array<string, string> $style
	 * @return array<string, mixed>
	 */
	private function button( string $class, string $label, array $attrs, array $style ): array {
		return [
			'tag'   => 'button',
			'attrs' => [
				'type'  => 'button',
				'class' => $class,
			] + $attrs + [
				'aria-label' => $label,
				'hidden'     => true,
				'style'      => $style,
			],
		];
	}

	/**
	 * Classes that hide a part under and over a width.
	 *
	 * @param array<string, mixed> $part
	 */
	private function extra( array $part ): string {
		$under = max( Get::whole( $part, 'hide_under' ), Get::flag( $part, 'hide_onmobile' ) ? 480 : 0 );
		$over  = Get::whole( $part, 'hide_over', 9999 );
		$names = array_filter( [ $under > 0 ? "fr-under-$under" : '', $over > 0 && $over < 9999 ? "fr-over-$over" : '' ] );
		array_push( $this->classes, ...array_values( $names ) );
		return $names ? ' ' . implode( ' ', $names ) : '';
	}

	/**
	 * @param array<string, mixed> $part
	 * @return array<string, string>
	 */
	private function place( array $part ): array {
		$x     = Get::text( $part, 'h_align' );
		$y     = Get::text( $part, 'v_align' );
		$off_x = Get::number( $part, 'h_offset' ) * ( 'right' === $x ? -1 : 1 );
		$off_y = Get::number( $part, 'v_offset' ) * ( 'bottom' === $y ? -1 : 1 );
		$grid  = 'layergrid' === Get::text( $part, 'container' ) && 'center' !== $x ? ' + max(0px,(100cqw - var(--fr-gw)*var(--fr-u))/2)' . ( 'right' === $x ? '*-1' : '' ) : '';
		$out   = [
			'--fr-ax' => $x ?: 'center',
			'--fr-ay' => [ 'top' => 'start', 'center' => 'center', 'bottom' => 'end' ][ $y ] ?? 'end',
		];
		if ( 0.0 !== $off_x || '' !== $grid ) {
			$out['--fr-x'] = '' === $grid ? Css::number( $off_x ) . 'px' : 'calc(' . Css::number( $off_x ) . "px$grid)";
		}
		return $out + ( 0.0 === $off_y ? [] : [ '--fr-y' => Css::number( $off_y ) . 'px' ] );
	}

	/**
	 * @param array<string, mixed> $part
	 * @return array<string, string>
	 */
	private static function look( array $part ): array {
		return match ( self::LOOKS[ strtolower( Get::text( $part, 'style' ) ) ] ?? 'round' ) {
			'square' => [ '--fr-arrow-radius' => '0' ],
			'bare'   => [ '--fr-arrow-fill' => 'none' ],
			'bars'   => [ '--fr-arrow-radius' => '0', '--fr-bullet' => '22px', '--fr-bullet-h' => '4px' ],
			default  => [],
		};
	}

	/**
	 * @param array<string, mixed>                                             $part
	 * @param callable( array<string, mixed>, int ): list<array<string, mixed>> $inside
	 * @return array<string, mixed>
	 */
	private function strip( string $kind, array $part, callable $inside ): array {
		$one   = [ 'bullets' => 'bullet', 'thumbs' => 'thumb', 'tabs' => 'tab' ][ $kind ] ?? $kind;
		$style = $this->place( $part ) + self::look( $part );
		$space = Get::number( $part, 'space' );
		if ( $space > 0 ) {
			$style['--fr-gap'] = Css::number( $space ) . 'px';
		}
		if ( 'vertical' === Get::text( $part, 'direction' ) ) {
			$style['--fr-flow'] = 'column';
		}
		if ( 'bullets' !== $kind ) {
			$style = [
				'--fr-thumb-w' => Css::number( Get::number( $part, 'width', 100 ) ) . 'px',
				'--fr-thumb-h' => Css::number( Get::number( $part, 'height', 50 ) ) . 'px',
				'--fr-wrap'    => Css::number( Get::number( $part, 'wrapper_padding' ) ) . 'px',
			] + $style;
			$fill = Css::color( $part['wrapper_color'] ?? null );
			if ( null !== $fill && 'transparent' !== $fill ) {
				$style['--fr-wrap-fill'] = $fill;
			}
			$style = self::moved_out( $part ) + $style;
		}
		$buttons = [];
		foreach ( $this->slides as $index => $slide ) {
			$title     = Get::text( $slide, 'title' );
			$count     = sprintf( $this->text( 'slide' ) ?: '%1$d / %2$d', $index + 1, count( $this->slides ) );
			$children  = $inside( $slide, $index );
			$buttons[] = [
				'tag'      => 'button',
				'attrs'    => [
					'type'         => 'button',
					'class'        => "fr-slider__$one",
					'data-slide'   => (string) $index,
					'aria-label'   => 'tabs' === $kind && '' !== $title ? null : ( '' === $title ? $count : "$count: $title" ),
					'aria-current' => $index === $this->start ? 'true' : null,
				],
				'children' => $children,
			];
		}
		return [
			'tag'      => 'div',
			'attrs'    => [
				'class'      => "fr-slider__$kind" . $this->extra( $part ),
				'role'       => 'group',
				'aria-label' => $this->text( 'choose' ) ?: null,
				'hidden'     => true,
				'style'      => $style,
			],
			'children' => $buttons,
		];
	}

	/**
	 * @param array<string, mixed> $slide
	 * @return list<array<string, mixed>>
	 */
	private function thumb( array $slide, int $index ): array {
		$image = Get::map( $slide, 'thumb' );
		if ( '' === Get::text( $image, 'url' ) ) {
			$image = Get::map( Get::map( $slide, 'background' ), 'image' );
		}
		return '' === Get::text( $image, 'url' ) ? [] : [
			[
				'tag'   => 'img',
				'attrs' => Images::attributes( [ 'alt' => '' ] + $image, Css::number( Get::number( Get::map( $this->navigation, 'thumbnails' ), 'width', 100 ), 0 ) . 'px', 'later' ),
			],
		];
	}

	/**
	 * @param array<string, mixed> $slide
	 * @return list<array<string, mixed>>
	 */
	private function tab( array $slide, int $index ): array {
		$title = Get::text( $slide, 'title' );
		return [
			[
				'tag'   => 'span',
				'attrs' => [ 'class' => 'fr-slider__tab-title' ],
				'text'  => '' === $title ? (string) ( $index + 1 ) : $title,
			],
		];
	}

	/**
	 * @param array<string, mixed> $bar
	 * @return array<string, mixed>
	 */
	private function progress( array $bar ): array {
		$style = $this->place(
			[
				'h_align'   => 'vertical' === Get::text( $bar, 'style' ) || str_ends_with( Get::text( $bar, 'style' ), 'cw' ) ? Get::text( $bar, 'horizontal' ) : 'left',
				'v_align'   => 'vertical' === Get::text( $bar, 'style' ) ? 'top' : Get::text( $bar, 'vertical' ),
				'h_offset'  => Get::number( $bar, 'x' ),
				'v_offset'  => Get::number( $bar, 'y' ),
				'container' => 'grid' === Get::text( $bar, 'alignby' ) ? 'layergrid' : 'slider',
			]
		);
		$style['--fr-progress']        = Css::number( Get::number( $bar, 'size', 5 ) ) . 'px';
		$style['--fr-progress-radius'] = Css::number( Get::number( $bar, 'radius', 10 ) ) . 'px';
		foreach ( [ 'fill' => 'color', 'back' => 'bgcolor' ] as $name => $key ) {
			$color = Css::color( $bar[ $key ] ?? null );
			if ( null !== $color && 'transparent' !== $color ) {
				$style[ "--fr-progress-$name" ] = $color;
			}
		}
		return [
			'tag'      => 'div',
			'attrs'    => [
				'class'       => 'fr-slider__progress fr-slider__progress--' . ( Get::text( $bar, 'style' ) ?: 'horizontal' ),
				'aria-hidden' => 'true',
				'hidden'      => true,
				'style'       => $style,
			],
			'children' => [ [ 'tag' => 'span', 'attrs' => [] ] ],
		];
	}

	/**
	 * Height or width of a strip that stands beside the stage.
	 *
	 * @param array<string, mixed> $part
	 */
	private static function depth( array $part, bool $high ): string {
		return Css::number( ( $high ? Get::number( $part, 'height', 50 ) : Get::number( $part, 'width', 100 ) ) + 2 * Get::number( $part, 'wrapper_padding' ) ) . 'px';
	}

	/**
	 * Thumbnails and tabs that stand beside the stage: shifted out by their own size.
	 *
	 * @param array<string, mixed> $part
	 * @return array<string, string>
	 */
	private static function moved_out( array $part ): array {
		return match ( Get::text( $part, 'position' ) ) {
			'outer-top'    => [ '--fr-ay' => 'start', '--fr-y' => '-' . self::depth( $part, true ) ],
			'outer-bottom' => [ '--fr-ay' => 'end', '--fr-y' => self::depth( $part, true ) ],
			'outer-left'   => [ '--fr-ax' => 'left', '--fr-x' => '-' . self::depth( $part, false ) ],
			'outer-right'  => [ '--fr-ax' => 'right', '--fr-x' => self::depth( $part, false ) ],
			default        => [],
		};
	}

	/**
	 * What the stage gives way for thumbnails and tabs beside it.
	 *
	 * @param array<string, mixed> $options
	 * @return array<string, string>
	 */
	public static function outside( array $options, int $slides ): array {
		$out = [];
		foreach ( $slides > 1 ? [ 'thumbnails', 'tabs' ] : [] as $kind ) {
			$part = Get::map( Get::map( $options, 'navigation' ), $kind );
			$side = [ 'outer-top' => 't', 'outer-bottom' => 'b', 'outer-left' => 'l', 'outer-right' => 'r' ][ Get::text( $part, 'position' ) ] ?? '';
			if ( Get::flag( $part, 'enable' ) && '' !== $side ) {
				$out[ "--fr-o$side" ] = self::depth( $part, in_array( $side, [ 't', 'b' ], true ) );
			}
		}
		return $out;
	}
}
