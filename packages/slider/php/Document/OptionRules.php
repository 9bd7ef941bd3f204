<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

use Frontage\Slider\Model\Document\Read\DocumentReader;

defined( 'ABSPATH' ) || exit;

/**
 * Rules between options (docs/reference/slider.md C2, C4 to C9), for every document. PHP port of
 * model/document/option-rules.ts.
 *
 * @phpstan-type Options array<string, mixed>
 */
final class OptionRules {

	/**
	 * @param array<string, mixed> $options Options with all defaults.
	 * @param int                  $slides  Number of slides; 0 = unknown.
	 * @return array<string, mixed>
	 */
	public static function apply( array $options, int $slides, DocumentReader $reader ): array {
		$rules    = new self( $options, $reader );
		$carousel = 'carousel' === $rules->get( 'sliderType' );
		if ( $rules->number( 'carousel.maxVisibleItems' ) < 1 ) {
			$rules->set( 'C2', 'carousel.maxVisibleItems', 999 );
		}
		$rules->clamp_spin_angle( $slides, $carousel );
		if ( $carousel && 'single' === $rules->get( 'lazyType' ) ) {
			$rules->set( 'C5', 'lazyType', 'smart' );
		}
		if ( $carousel || 'fullwidth' !== $rules->get( 'sliderLayout' ) ) {
			$rules->set( 'C6', 'enableUpscaling', false );
		}
		if ( in_array( $rules->get( 'progressBar.style' ), [ 'cw', 'ccw' ], true ) && $rules->number( 'progressBar.radius' ) < $rules->number( 'progressBar.size' ) ) {
			$rules->set( 'C7', 'progressBar.size', $rules->number( 'progressBar.radius' ) / 4 );
		}
		if ( 'v' === $rules->get( 'carousel.orientation' ) ) {
			$rules->set( 'C8', 'carousel.justify', false );
		}
		if ( true !== $rules->get( 'stopLoop' ) ) {
			$rules->set( 'C9', 'stopAtSlide', -1 );
			$rules->set( 'C9', 'stopAfterLoops', 0 );
		}
		$rules->options['editorheight'] ??= $rules->options['gridheight'] ?? null;
		return $rules->options;
	}

	/** @param array<string, mixed> $options */
	private function __construct( private array $options, private readonly DocumentReader $reader ) {}

	/** C4. The default 0 always becomes 1; this is only reported if the carousel spins. */
	private function clamp_spin_angle( int $slides, bool $carousel ): void {
		$angle   = $this->number( 'carousel.spinAngle' );
		$most    = 360 / max( 1, $slides );
		$clamped = max( -$most, min( $most, $angle ?: 1 ) );
		$spins   = $carousel && 'off' !== $this->get( 'carousel.spin' );
		$this->set( $spins || 0 !== $angle ? 'C4' : '', 'carousel.spinAngle', $clamped );
	}

	private function get( string $path ): mixed {
		$value = $this->options;
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? ( $value[ $key ] ?? null ) : null;
		}
		return $value;
	}

	private function number( string $path ): int|float {
		$value = $this->get( $path );
		return is_int( $value ) || is_float( $value ) ? $value : 0;
	}

	private function set( string $rule, string $path, mixed $value ): void {
		$before = $this->get( $path );
		if ( $before === $value ) {
			return;
		}
		if ( '' !== $rule ) {
			$this->reader->record_rule( $rule, "options.$path", $before, $value );
		}
		[ $group, $key ] = [ ...explode( '.', $path ), '' ];
		if ( '' === $key ) {
			$this->options[ $group ] = $value;
		} elseif ( is_array( $this->options[ $group ] ?? null ) ) {
			$this->options[ $group ][ $key ] = $value;
		}
	}
}
