<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Tests;

/** Rows of ../cases.json. */
final class Cases {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows( string $group ): iterable {
		/** @var array<string, list<array<string, mixed>>> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/cases.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases[ $group ] as $number => $row ) {
			yield $number . ' ' . ( is_string( $row['name'] ?? null ) ? $row['name'] : substr( (string) json_encode( $row ), 0, 160 ) ) => [ $row ];
		}
	}

	/** What stands at a path such as slides.0.key; null if nothing does. */
	public static function at( mixed $value, string $path ): mixed {
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? ( $value[ $key ] ?? null ) : null;
		}
		return $value;
	}
}
