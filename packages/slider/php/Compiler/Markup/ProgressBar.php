<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Compiler\PlainOptions;
use Frontage\Slider\Model\Compiler\Style\ConditionalRules;
use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Compiler\Style\LayerStyle;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Progress bar as a line or ring: the elapsed time of one slide or of all slides. */
final class ProgressBar {

	/** @var list<string> */
	private array $classes = [];

	/** @var array<string, mixed> */
	private readonly array $bar;

	/** @param array<string, mixed> $options */
	public function __construct( private readonly array $options, private readonly int $slides ) {
		$this->bar = ModelReader::map( $options, 'progressBar' );
	}

	/** @return list<string> Classes that need a rule of their own (ConditionalRules). */
	public function classes(): array {
		return $this->classes;
	}

	/** @return array<string, mixed> */
	public function tree(): array {
		$kind  = ModelReader::text( $this->bar, 'style' );
		$style = $this->position( $kind ) + PlainOptions::properties( 'Options.progressBar', $this->bar );
		foreach ( [ 'fill' => 'color', 'back' => 'bgcolor' ] as $name => $key ) {
			$color = CssValue::color( $this->bar[ $key ] ?? null );
			if ( null !== $color && 'transparent' !== $color ) {
				$style[ "--fr-progress-$name" ] = $color;
			}
		}
		$gaps = $this->gaps( $kind );
		if ( '' !== $gaps ) {
			$style['--fr-gaps'] = $gaps;
			$this->classes[]    = 'fr-gaps';
		}
		$displays = array_map( static fn ( mixed $seen ): string => false === $seen ? 'none' : 'block', ModelReader::levels( $this->bar, 'visibility' ) );
		if ( in_array( 'none', $displays, true ) ) {
			LayerStyle::set_levels( $style, '--fr-show', $displays, 'block', ConditionalRules::visibility_prefix( $this->options ) );
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
	private function position( string $kind ): array {
		$ring = str_ends_with( $kind, 'cw' );
		$grid = 'grid' === ModelReader::text( $this->bar, 'alignby' );
		if ( $ring ) {
			$this->classes[] = 'fr-ring';
		} elseif ( $grid ) {
			$this->classes[] = 'fr-on-grid';
		}
		return NavigationStyle::position(
			[
				'h_align'   => 'horizontal' === $kind ? ( $grid ? 'center' : 'left' ) : ModelReader::text( $this->bar, 'horizontal' ),
				'v_align'   => 'vertical' === $kind ? ( $grid ? 'center' : 'top' ) : ModelReader::text( $this->bar, 'vertical' ),
				'h_offset'  => ModelReader::number( $this->bar, 'x' ),
				'v_offset'  => ModelReader::number( $this->bar, 'y' ),
				'container' => $grid ? 'layergrid' : 'slider',
			]
		);
	}

	/** Gaps between the slides in a bar that covers all of them. */
	private function gaps( string $kind ): string {
		$size  = ModelReader::number( $this->bar, 'gapsize' );
		$color = CssValue::color( $this->bar['gapcolor'] ?? null );
		if ( ! ModelReader::flag( $this->bar, 'gap' ) || $size <= 0 || null === $color || 'module' !== ModelReader::text( $this->bar, 'basedon' ) ) {
			return '';
		}
		$px = CssValue::number( $size ) . 'px';
		if ( str_ends_with( $kind, 'cw' ) ) {
			$radius = max( 1.0, ModelReader::number( $this->bar, 'radius' ) );
			return "repeating-conic-gradient($color 0 " . CssValue::number( $size / $radius / M_PI * 180, 2 ) . "deg,transparent 0 calc(360deg/$this->slides))";
		}
		$tile = "calc((100% + $px)/$this->slides)"; // The last gap is beyond the end.
		return 'vertical' === $kind
			? "linear-gradient(transparent calc(100% - $px),$color 0) 0 0/100% $tile"
			: "linear-gradient(90deg,transparent calc(100% - $px),$color 0) 0 0/$tile 100%";
	}
}
