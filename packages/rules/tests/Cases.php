<?php

declare( strict_types = 1 );

namespace Frontage\Rules\Tests;

use Frontage\Rules\Options;

/** Reads cases.json, the table that both languages run, and recorded exchanges. */
final class Cases {

	/** @return list<array<string, mixed>> */
	public static function of( string $section ): array {
		/** @var list<array<string, mixed>> */
		return self::read( dirname( __DIR__ ) . '/cases.json' )[ $section ];
	}

	/** What a row is called in the runner's output. */
	public static function title( mixed ...$parts ): string {
		return implode( ' ', array_filter( $parts, is_string( ... ) ) );
	}

	/** The MIME types that the rows know. */
	public static function options(): Options {
		/** @var array<string, string> $mime_types */
		$mime_types = self::read( dirname( __DIR__ ) . '/cases.json' )['mime_types'];
		return new Options( $mime_types );
	}

	/** @return array<string, mixed> A file of tests/fixtures/contact-forms. */
	public static function recorded( string $file ): array {
		return self::read( dirname( __DIR__, 3 ) . '/tests/fixtures/contact-forms/' . $file );
	}

	/** @return list<array<mixed>> The recorded schema of a form. */
	public static function schema( string $form ): array {
		/** @var list<array{label: string, response: array{json: array{rules: list<array<mixed>>}}}> $exchanges */
		$exchanges = self::recorded( 'schema.json' )['exchanges'];
		return array_column( $exchanges, 'response', 'label' )[ $form ]['json']['rules'];
	}

	/** A row's value with its long texts written out. */
	public static function written_out( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( isset( $value['repeat'] ) ) {
			/** @var array{string, string, int, string} $repeat */
			$repeat = $value['repeat'];
			return $repeat[0] . str_repeat( $repeat[1], $repeat[2] ) . $repeat[3];
		}
		return array_map( self::written_out( ... ), $value );
	}

	/** @return list<array{name: string, size: int}> The files in a row's value. */
	public static function files( mixed $value ): array {
		$all = is_array( $value ) && array_is_list( $value ) ? $value : [ $value ];
		/** @var list<array{name: string, size: int}> */
		return array_values( array_filter( $all, static fn( mixed $one ): bool => is_array( $one ) && isset( $one['name'] ) ) );
	}

	/**
	 * The texts of a `generated` row.
	 *
	 * @param list<string> $parts
	 * @return list<string>
	 */
	public static function generated( array $parts, int $seed, int $count ): array {
		$draw  = static function ( int $below ) use ( &$seed ): int {
			$seed = ( $seed * 1664525 + 1013904223 ) & 0xFFFFFFFF;
			return ( $seed >> 16 ) % $below;
		};
		$texts = [];
		for ( $number = 0; $number < $count; $number++ ) {
			$text = '';
			for ( $left = 1 + $draw( 10 ); $left > 0; $left-- ) {
				$text .= $parts[ $draw( count( $parts ) ) ];
			}
			$texts[] = $text;
		}
		return $texts;
	}

	/** @return array<string, mixed> */
	private static function read( string $path ): array {
		/** @var array<string, mixed> */
		return json_decode( (string) file_get_contents( $path ), true, 64, JSON_THROW_ON_ERROR );
	}
}
