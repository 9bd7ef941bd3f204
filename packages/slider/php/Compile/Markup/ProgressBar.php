<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile\Markup;

use Frontage\Slider\Model\Compile\Style\Css;
use Frontage\Slider\Model\Compile\Style\LayerStyle;
use Frontage\Slider\Model\Compile\Style\Styles;
use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** The bar that shows how much of a slide's, or of all slides', time is gone: a line or a ring. */
final class ProgressBar {

	/** @var list<string> */
	private array $classes = [];

	/** @var array<string, mixed> */
	private readonly array $bar;

	/** @param array<string, mixed> $options */
	public function __construct( private readonly array $options, private readonly int $slides ) {
		$this->bar = Get::map( $options, 'progressBar' );
	}

	/** @return list<string> Classes that need a rule of their own (Styles). */
	public function classes(): array {
		return $this->classes;
	}

	/** @return array<string, mixed> */
	public function tree(): array {
		$kind  = Get::text( $this->bar, 'style' );
		$style = $this->place( $kind );
		$style['--fr-progress']        = Css::number( Get::number( $this->bar, 'size' ) ) . 'px';
		$style['--fr-progress-radius'] = Css::number( Get::number( $this->bar, 'radius' ) ) . 'px';
		foreach ( [ 'fill' => 'color', 'back' => 'bgcolor' ] as $name => $key ) {
			$color = Css::color( $this->bar[ $key ] ?? null );
			if ( null !== $color && 'transparent' !== $color ) {
				$style[ "--fr-progress-$name" ] = $color;
			}
		}
		$gaps = $this->gaps( $kind );
		if ( '' !== $gaps ) {
			$style['--fr-gaps'] = $gaps;
			$this->classes[]    = 'fr-gaps';
		}
		$shown = array_map( static fn ( mixed $seen ): string => false === $seen ? 'none' : 'block', Get::levels( $this->bar, 'visibility' ) );
		if ( in_array( 'none', $shown, true ) ) {
			LayerStyle::put( $style, '--fr-show', $shown, 'block', Styles::visible( $this->options ) );
			$this->classes[] = 'fr-seen';
		}
		return [
			'tag'      => 'div',
			'attrs'    => [
				'class'       => implode( ' ', [ 'fr-slider__progress', "fr-slider__progress--$kind", ...$this->classes ] ),
				'aria-hidden' => 'true',
				'hidden'      => true,
				'style'       => $style,
			],
			'children' => [ [ 'tag' => 'span', 'attrs' => [] ] ],
		];
	}

	/** @return array<string, string> */
	private function place( string $kind ): array {
		$ring = str_ends_with( $kind, 'cw' );
		$grid = 'grid' === Get::text( $this->bar, 'alignby' );
		if ( $grid && ! $ring ) {
			$this->classes[] = 'fr-on-grid';
		}
		return ControlStyle::place(
			[
				'h_align'   => 'horizontal' === $kind ? ( $grid ? 'center' : 'left' ) : Get::text( $this->bar, 'horizontal' ),
				'v_align'   => 'vertical' === $kind ? ( $grid ? 'center' : 'top' ) : Get::text( $this->bar, 'vertical' ),
				'h_offset'  => Get::number( $this->bar, 'x' ),
				'v_offset'  => Get::number( $this->bar, 'y' ),
				'container' => $grid ? 'layergrid' : 'slider',
			]
		);
	}

	/** What parts the slides' shares of a bar that is about all of them. */
	private function gaps( string $kind ): string {
		$size  = Get::number( $this->bar, 'gapsize' );
		$color = Css::color( $this->bar['gapcolor'] ?? null );
		if ( ! Get::flag( $this->bar, 'gap' ) || $size <= 0 || null === $color || 'module' !== Get::text( $this->bar, 'basedon' ) ) {
			return '';
		}
		$px = Css::number( $size ) . 'px';
		if ( str_ends_with( $kind, 'cw' ) ) {
			$radius = max( 1.0, Get::number( $this->bar, 'radius' ) );
			return "repeating-conic-gradient($color 0 " . Css::number( $size / $radius / M_PI * 180, 2 ) . "deg,transparent 0 calc(360deg/$this->slides))";
		}
		$tile = "calc((100% + $px)/$this->slides)"; // The last gap lies beyond the end.
		return 'vertical' === $kind
			? "linear-gradient(transparent calc(100% - $px),$color 0) 0 0/100% $tile"
			: "linear-gradient(90deg,transparent calc(100% - $px),$color 0) 0 0/$tile 100%";
	}
}
