<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

use Frontage\Slider\Model\Document\Read\DocumentReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Gives every slide a unique key and every layer a unique id, and finds actions on missing layers. Of two layers with
 * the same id, the second gets a new one, and actions on its own slide follow it. PHP port of
 * model/document/unique-names.ts.
 */
final class UniqueNames {

	/** @var array<string, true> */
	private array $used_keys = [];

	/** @var array<string, true> */
	private array $used_names = [];

	private int $next = 0;

	private function __construct( private readonly DocumentReader $reader ) {}

	/**
	 * @param array<string, mixed> $model
	 * @return array<string, mixed>
	 */
	public static function resolve( array $model, DocumentReader $reader ): array {
		$names  = new self( $reader );
		$slides = self::objects( $model['slides'] ?? null );
		$static = self::objects( $model['static'] ?? null );
		foreach ( [ ...array_column( $slides, 'layers' ), $static ] as $layers ) {
			$names->collect( self::objects( $layers ) );
		}
		$model['slides'] = $names->slides( $slides );
		$model['static'] = $names->scope( $static, 'static' );
		foreach ( [ ...array_column( $model['slides'], 'layers' ), $model['static'] ] as $scope => $layers ) {
			$names->targets( self::objects( $layers ), isset( $model['slides'][ $scope ] ) ? "slides.$scope.layers" : 'static' );
		}
		return $model;
	}

	/**
	 * @param list<array<string, mixed>> $slides
	 * @return list<array<string, mixed>>
	 */
	private function slides( array $slides ): array {
		$used_keys   = [];
		$known_names = array_fill_keys( array_map( self::text( ... ), array_column( $slides, 'key' ) ), true );
		foreach ( $slides as $index => $slide ) {
			$key  = self::text( $slide['key'] ?? '' );
			$name = '' === $key ? 'slide-' . ( $index + 1 ) : $key;
			if ( isset( $used_keys[ $name ] ) || ( '' === $key && isset( $known_names[ $name ] ) ) ) {
				$name = self::free_name( $name, $used_keys + $known_names );
			}
			if ( '' !== $key && $name !== $key ) {
				$this->reader->record_rule( 'duplicate', "slides.$index.key", $key, $name );
			}
			$used_keys[ $name ]         = true;
			$slides[ $index ]['key']    = $name;
			$slides[ $index ]['layers'] = $this->scope( self::objects( $slide['layers'] ?? null ), "slides.$index.layers" );
		}
		return array_values( $slides );
	}

	/**
	 * Makes the layer ids of one slide unique; actions on a renamed layer follow.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @return list<array<string, mixed>>
	 */
	private function scope( array $layers, string $path ): array {
		$renamed = [];
		$layers  = $this->name_layers( $layers, $path, $renamed );
		return $renamed ? self::retarget_layers( $layers, $renamed ) : $layers;
	}

	/**
	 * @param list<array<string, mixed>> $layers
	 * @param array<string, string>      $renamed
	 * @return list<array<string, mixed>>
	 */
	private function name_layers( array $layers, string $path, array &$renamed ): array {
		foreach ( $layers as $index => $layer ) {
			$id   = self::text( $layer['id'] ?? '' );
			$name = $id;
			while ( '' === $id && ( '' === $name || isset( $this->used_names[ $name ] ) ) ) {
				$name = 'layer-' . ( ++$this->next );
			}
			if ( isset( $this->used_keys[ $name ] ) ) {
				$name           = self::free_name( $name, $this->used_keys + $this->used_names );
				$renamed[ $id ] = $name;
				$this->reader->record_rule( 'duplicate', "$path.$index.id", $id, $name );
			}
			$this->used_keys[ $name ] = true;
			$layers[ $index ]['id']   = $name;
			if ( isset( $layer['layers'] ) ) {
				$layers[ $index ]['layers'] = $this->name_layers( self::objects( $layer['layers'] ), "$path.$index.layers", $renamed );
			}
		}
		return array_values( $layers );
	}

	/**
	 * @param list<array<string, mixed>> $layers
	 * @param array<string, string>      $renamed
	 * @return list<array<string, mixed>>
	 */
	private static function retarget_layers( array $layers, array $renamed ): array {
		foreach ( $layers as $index => $layer ) {
			if ( isset( $layer['actions'] ) ) {
				$layers[ $index ]['actions'] = array_map(
					static fn( array $action ): array => isset( $action['layer'] ) ? [ ...$action, 'layer' => $renamed[ self::text( $action['layer'] ) ] ?? $action['layer'] ] : $action,
					self::objects( $layer['actions'] )
				);
			}
			if ( isset( $layer['layers'] ) ) {
				$layers[ $index ]['layers'] = self::retarget_layers( self::objects( $layer['layers'] ), $renamed );
			}
		}
		return array_values( $layers );
	}

	/** @param list<array<string, mixed>> $layers */
	private function collect( array $layers ): void {
		foreach ( $layers as $layer ) {
			$this->used_names[ self::text( $layer['id'] ?? '' ) ] = true;
			$this->collect( self::objects( $layer['layers'] ?? null ) );
		}
	}

	/** @param list<array<string, mixed>> $layers */
	private function targets( array $layers, string $path ): void {
		foreach ( $layers as $index => $layer ) {
			foreach ( self::objects( $layer['actions'] ?? null ) as $number => $action ) {
				$target = self::text( $action['layer'] ?? '' );
				if ( '' !== $target && ! isset( $this->used_keys[ $target ] ) && ! in_array( $target, Tables::LEGACY_NAMES_TARGETS, true ) ) {
					$this->reader->record_rule( 'target', "$path.$index.actions.$number.layer", $target );
				}
			}
			$this->targets( self::objects( $layer['layers'] ?? null ), "$path.$index.layers" );
		}
	}

	/** @param array<string, true> $used_names */
	private static function free_name( string $name, array $used_names ): string {
		$number = 2;
		while ( isset( $used_names[ "$name-$number" ] ) ) {
			++$number;
		}
		return "$name-$number";
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** @return list<array<string, mixed>> */
	private static function objects( mixed $value ): array {
		/** @var list<array<string, mixed>> */
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}
}
