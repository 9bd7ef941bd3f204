<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Buttons, navigation lists and the progress bar. They are rendered hidden, since they only work with the engine. */
final class Navigation {

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
		$this->navigation = ModelReader::map( $options, 'navigation' );
	}

	/**
	 * Whether something moves automatically without end or for long. Such a slider gets a pause button (WCAG 2.2.2).
	 *
	 * @param array<string, mixed> $play
	 */
	public static function is_moving( array $play ): bool {
		$layers = ModelReader::maps( $play, 'statics' );
		foreach ( ModelReader::maps( $play, 'slides' ) as $slide ) {
			$background = ModelReader::map( $slide, 'background' );
			if ( isset( $slide['loop'] ) || ModelReader::number( ModelReader::map( $background, 'panZoom' ), 'duration' ) > 5000 || isset( ModelReader::map( $background, 'video' )['autoplay'] ) ) {
				return true;
			}
			array_push( $layers, ...ModelReader::maps( $slide, 'layers' ) );
		}
		foreach ( $layers as $layer ) {
			if ( isset( $layer['loop'] ) || isset( $layer['frameLoop'] ) || isset( $layer['countdown'] ) || isset( ModelReader::map( $layer, 'video' )['autoplay'] ) ) {
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
		if ( isset( $this->play['autoplay'] ) || self::is_moving( $this->play ) ) {
			$children[] = $this->button( 'fr-slider__pause', $this->text( 'pause' ), [ 'data-pause' => true ], [] );
		}
		if ( count( $this->slides ) < 2 ) {
			return self::group( $children ); // There is no other slide.
		}
		$arrows = ModelReader::map( $this->navigation, 'arrows' );
		if ( ModelReader::flag( $arrows, 'enable' ) ) {
			array_push( $children, ...$this->arrows( $arrows ) );
		}
		$strips = new NavigationList( $this->slides, $this->play, $this->start );
		foreach ( [ 'bullets' => 'bullets', 'thumbs' => 'thumbnails', 'tabs' => 'tabs' ] as $kind => $key ) {
			$part = ModelReader::map( $this->navigation, $key );
			if ( ModelReader::flag( $part, 'enable' ) ) {
				$children[] = $strips->tree( $kind, $part );
			}
		}
		array_push( $this->classes, ...$strips->classes() );
		if ( isset( $this->play['progress'] ) ) {
			$bar        = new ProgressBar( $this->options, count( $this->slides ) );
			$children[] = $bar->tree();
			array_push( $this->classes, ...$bar->classes() );
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
		return ModelReader::text( ModelReader::map( $this->play, 'texts' ), $key );
	}

	/**
	 * @param array<string, mixed>       $attrs
	 * @param array<string, string>      $style
	 * @param list<array<string, mixed>> $children
	 * @return array<string, mixed>
	 */
	private function button( string $class, string $label, array $attrs, array $style, array $children = [] ): array {
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
		] + ( $children ? [ 'children' => $children ] : [] );
	}

	/**
	 * Renders the two arrows. Their templates show details of the target slide, which the engine fills in.
	 *
	 * @param array<string, mixed> $arrows
	 * @return list<array<string, mixed>>
	 */
	private function arrows( array $arrows ): array {
		$nodes = [];
		$count = count( $this->slides );
		$turns = ModelReader::flag( $arrows, 'rtl' ); // With `rtl`, the left arrow goes to the next slide.
		foreach ( [ 'previous' => 'left', 'next' => 'right' ] as $points => $side ) {
			$go    = ( 'next' === $points ) !== $turns ? 'next' : 'previous';
			$at    = ModelReader::map( $arrows, $side );
			$comes = NavigationStyle::entrance_of( $arrows, $at );
			$hints = [];
			foreach ( $this->slides as $index => $slide ) {
				$hint = NavigationTemplate::node( $arrows, $slide, 'hint' );
				if ( $hint ) {
					$target_index                    = ( $this->start + ( 'next' === $go ? 1 : $count - 1 ) ) % $count;
					$hint[0]['attrs']['data-of']     = (string) $index;
					$hint[0]['attrs']['aria-hidden'] = 'true';
					$hint[0]['attrs']['hidden']      = $index !== $target_index;
					$hints[]                         = $hint[0];
				}
			}
			$looks   = NavigationStyle::classes( $arrows, isset( $this->play['hideNavigation'] ), [ ...( $hints ? [ 'fr-hints', ...NavigationStyle::hint_side( $at, 'arrow' ) ] : [] ), ...( $comes ? [ 'fr-comes' ] : [] ), ...NavigationStyle::shape( $arrows, 'arrows' ) ] );
			$nodes[] = $this->button(
				implode( ' ', [ 'fr-slider__arrow', "fr-slider__arrow--$points", ...$looks ] ),
				$this->text( $go ),
				[
					'data-go'       => $go,
					'aria-controls' => "$this->id-slides",
				],
				NavigationStyle::position( $at ) + NavigationStyle::style( $arrows, 'Navigation.arrows' ) + NavigationStyle::arrow_size_limit( $arrows ) + $comes,
				$hints
			);
			array_push( $this->classes, ...$looks );
		}
		return $nodes;
	}
}
