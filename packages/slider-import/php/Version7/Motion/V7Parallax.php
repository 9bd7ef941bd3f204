<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Motion;

use Frontage\Slider\Model\Document\Schema;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\Source\V7Source;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/**
 * Motion by scroll and pointer. In version 7 each layer has its own distance; in the model the slider has 16 levels, of
 * which each layer has one. So the distances that occur become the levels.
 */
final class V7Parallax {

	private const LEVELS = 16;

	/** @var list<float> */
	private array $distances = [];

	private bool $scroll = false;

	private bool $mouse = false;

	private bool $centered = false;

	private bool $effects = false;

	private ?float $speed = null;

	/** @param array<mixed> $settings */
	private function __construct( private readonly array $settings ) {}

	public static function from_source( V7Source $source ): self {
		$settings = is_array( $source->settings['mod'] ?? null ) ? $source->settings['mod'] : [];
		$all      = new self( $settings );
		if ( ! V7Values::is_on( $settings['use'] ?? false ) ) {
			return $all;
		}
		foreach ( $source->slides as $slide ) {
			foreach ( $slide['layers'] as $layer ) {
				$all->collect( is_array( $layer ) ? $layer['mod'] ?? null : null );
			}
		}
		return $all;
	}

	private function collect( mixed $mod ): void {
		$distance = self::distance( $mod );
		if ( is_array( $mod ) && is_array( $mod['s'] ?? null ) && V7Values::is_on( $mod['s']['uf'] ?? false ) ) {
			$this->effects = true;
		}
		if ( null === $distance || ! is_array( $mod ) ) {
			return;
		}
		[ $kind, $value ] = $distance;
		if ( ! in_array( $value, $this->distances, true ) && count( $this->distances ) < self::LEVELS ) {
			$this->distances[] = $value;
			sort( $this->distances );
		}
		$this->scroll = $this->scroll || 's' === $kind;
		$this->mouse  = $this->mouse || 'm' === $kind;
		if ( 'm' === $kind && is_array( $mod['m'] ?? null ) ) {
			$this->speed  ??= is_numeric( $mod['m']['s'] ?? null ) ? (float) $mod['m']['s'] * 1000 : null;
			$this->centered = $this->centered || in_array( $mod['m']['o'] ?? 'c', [ 'c', 'center' ], true );
		}
	}

	/** Level of a layer from 1; 0 for none. */
	public function level( mixed $mod ): int {
		$distance = $this->distances ? self::distance( $mod ) : null;
		if ( null === $distance ) {
			return 0;
		}
		$nearest = 0;
		foreach ( $this->distances as $n => $one ) {
			$nearest = abs( $one - $distance[1] ) < abs( $this->distances[ $nearest ] - $distance[1] ) ? $n : $nearest;
		}
		return $nearest + 1;
	}

	public function write( ModelBuilder $options ): void {
		$cube = V7Values::is_on( $this->settings['d3'] ?? false ) && V7Values::is_on( $this->settings['use'] ?? false );
		if ( $this->distances ) {
			$default = Schema::defaults( Schema::object( 'Options' ) )['parallax'] ?? [];
			$levels  = is_array( $default ) && is_array( $default['levels'] ?? null ) ? array_values( $default['levels'] ) : [];
			$options->set( 'parallax.levels', [ ...array_map( static fn( float $one ): int|float => floor( $one ) === $one ? (int) $one : $one, $this->distances ), ...array_slice( $levels, count( $this->distances ) ) ] );
			$options->put( 'parallax.type', $this->scroll ? ( $this->mouse ? 'mousescroll' : 'scroll' ) : 'mouse' );
			if ( $this->mouse ) {
				$options->put( 'parallax.origo', $this->centered ? 'slidercenter' : 'enterpoint' );
				$options->set( 'parallax.speed', $this->speed ?? 400 );
			}
		}
		if ( $cube ) {
			$options->put( 'parallax.type', '3D' );
			$options->set( 'parallax.ddd_z_correction', $this->settings['d3z'] ?? 65 );
		}
		if ( $this->effects ) {
			$options->put( 'scrolleffect.set', true );
			$options->put( 'scrolleffect.fade', true );
			$options->put( 'scrolleffect.layers', true );
		}
	}

	/** Takes what became a level of the slider; anything else of a layer's motion is reported. */
	public function finish( SourceValues $mod, ModelBuilder $draft ): void {
		foreach ( [ 'm', 's' ] as $kind ) {
			$bag = $mod->bag( $kind );
			if ( ! V7Values::is_on( $bag->peek( 'u' ) ) ) {
				foreach ( $bag->keys() as $key ) {
					if ( ! in_array( $key, [ 'ut', 'uf' ], true ) ) {
						$bag->take( $key );
					}
				}
			}
			if ( V7Values::is_on( $bag->peek( 'ut' ) ) ) {
				$draft->set( 'scrollBound', true );
			}
			$used = self::axis( $bag->peek( 'x' ), $bag->peek( 'y' ), $kind );
			foreach ( [ 'u', 'aBG', 's', 'o', 'ut', 'uf', $used ] as $key ) {
				$bag->take( $key );
			}
			foreach ( [ 'x', 'y' ] as $axis ) {
				if ( in_array( $bag->text( $axis ), [ '0', '0px', '' ], true ) || ( 'm' === $kind && $axis !== $used ) ) {
					$bag->take( $axis );
				}
			}
			if ( 'power3.out' === $bag->text( 'e' ) ) {
				$bag->take( 'e' );
			}
		}
		$mod->take( 'mask' );
	}

	/** @return array{string, float}|null The kind (m, s) and the distance. */
	private static function distance( mixed $mod ): ?array {
		$mod = is_array( $mod ) ? $mod : [];
		foreach ( [ 'm', 's' ] as $kind ) {
			$part = $mod[ $kind ] ?? null;
			if ( ! is_array( $part ) || ! V7Values::is_on( $part['u'] ?? false ) ) {
				continue;
			}
			$value = $part[ self::axis( $part['x'] ?? null, $part['y'] ?? null, $kind ) ] ?? null;
			$value = is_string( $value ) ? preg_replace( '/(?:px|%)$/D', '', $value ) : $value;
			if ( is_numeric( $value ) && 0.0 !== (float) $value && abs( (float) $value ) < 10_000 ) {
				return [ $kind, (float) $value ];
			}
		}
		return null;
	}

	/** The axis that counts: the pointer's is x, that of the scroll y, unless it stands still. */
	private static function axis( mixed $x, mixed $y, string $kind ): string {
		$own   = 'm' === $kind ? $x : $y;
		$other = 'm' === $kind ? 'y' : 'x';
		return in_array( is_scalar( $own ) ? (string) $own : '', [ '', '0', '0px' ], true ) ? $other : ( 'm' === $kind ? 'x' : 'y' );
	}
}
