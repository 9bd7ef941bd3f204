<?php

namespace Frontage\Slider\Import\Media;

use Frontage\Slider\Storage\PostContentSanitizer;

defined( 'ABSPATH' ) || exit;

/** Location of a file in a slider, by the slide's key or the layer's id. So it is found again after slides and layers were moved. */
final class MediaLocation {

	/** @param string $at Path inside the slide or layer, separated by dots. */
	private function __construct( public readonly string $block, public readonly string $id, public readonly string $at ) {}

	/**
	 * @param array<string, mixed> $model
	 * @param string               $path  Path in the model, such as `slides.0.layers.2.image`.
	 */
	public static function from_path( array $model, string $path ): self {
		$current  = $model;
		$location = [ 'Slider', '', [] ];
		$names    = explode( '.', $path );
		foreach ( $names as $n => $name ) {
			$current = is_array( $current ) ? $current[ $name ] ?? [] : [];
			$list    = $names[ $n - 1 ] ?? '';
			if ( is_numeric( $name ) && in_array( $list, [ 'slides', 'layers', 'static' ], true ) && is_array( $current ) ) {
				$own      = 'slides' === $list ? [ 'Slide', 'key' ] : [ 'Layer', 'id' ];
				$location = [ $own[0], is_string( $current[ $own[1] ] ?? null ) ? $current[ $own[1] ] : '', array_slice( $names, $n + 1 ) ];
			}
		}
		return new self( $location[0], $location[1], implode( '.', 'Slider' === $location[0] ? $names : $location[2] ) );
	}

	/** @param array<mixed> $stored Result of to_array(). */
	public static function from_array( array $stored ): self {
		$text = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		return new self( $text( 'block' ), $text( 'id' ), $text( 'at' ) );
	}

	/** @return array{ block: string, id: string, at: string } */
	public function to_array(): array {
		return [
			'block' => $this->block,
			'id'    => $this->id,
			'at'    => $this->at,
		];
	}

	/**
	 * Inserts the file at its location in a post's content.
	 *
	 * @param array<string, mixed> $file
	 * @return string|null Null if the slide or layer no longer exists, or now shows another file.
	 */
	public function insert( string $content, array $file ): ?string {
		$done    = false;
		$change  = function ( array $attributes, string $name ) use ( $file, &$done ): array {
			$own = 'Slide' === $name ? $attributes['key'] ?? '' : ( 'Layer' === $name ? $attributes['id'] ?? '' : '' );
			if ( $done || $name !== $this->block || $own !== $this->id || '' === $this->at ) {
				return $attributes;
			}
			/** @var array<string, mixed>|null $changed */
			$changed = self::insert_at( $attributes, explode( '.', $this->at ), $file );
			$done    = null !== $changed;
			return $changed ?? $attributes;
		};
		$content = PostContentSanitizer::change_blocks( $content, $change );
		return $done ? $content : null;
	}

	/**
	 * @param array<mixed>         $part
	 * @param list<string>         $names
	 * @param array<string, mixed> $file
	 * @return array<mixed>|null
	 */
	private static function insert_at( array $part, array $names, array $file ): ?array {
		$name  = array_shift( $names );
		$inner = is_array( $part[ $name ] ?? null ) ? $part[ $name ] : [];
		if ( 'sources' === $name ) {
			$set = [ ...array_values( $inner ), $file ];
		} elseif ( $names ) {
			$set = self::insert_at( $inner, $names, $file );
		} else {
			$set = '' === ( is_string( $inner['url'] ?? null ) ? $inner['url'] : '' ) ? $file + $inner : null;
		}
		return null === $set ? null : [ ...$part, $name => $set ];
	}
}
