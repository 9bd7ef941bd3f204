<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Parses exports of versions 4 and 5, which use PHP serialization, character by character. It only returns arrays and
 * scalars. A plain object (`stdClass`), or one of the classes that the caller names, becomes an array; any other class,
 * reference or enumeration rejects the file.
 * PHP's unserialize() is never used.
 */
final class PhpSerializedParser {

	private const DEPTH = 64;

	/** Maximum number of values, including keys. */
	private const VALUES = 500_000;

	private int $at = 0;

	private int $values = 0;

	/** @param list<string> $classes Names of classes whose public properties are read. */
	private function __construct( private readonly string $text, private readonly array $classes ) {}

	public static function is_serialized( string $text ): bool {
		return 1 === preg_match( '/^(?:\xEF\xBB\xBF)?\s*(?:[aOCEs]:\d+:|b:[01];|i:-?\d+;)/', substr( $text, 0, 64 ) );
	}

	/**
	 * @param list<string> $classes Names of classes whose public properties are read as an array, besides stdClass.
	 * @return array<mixed>
	 * @throws ImportRefusedException If it is damaged, too large or too deep, or contains anything but arrays and scalars.
	 */
	public static function read( string $text, array $classes = [] ): array {
		if ( strlen( $text ) > JsonParser::BYTES ) {
			throw new ImportRefusedException( 'too-big', 'The export is larger than 20 MB.' );
		}
		$reader = new self( trim( str_starts_with( $text, "\xEF\xBB\xBF" ) ? substr( $text, 3 ) : $text ), $classes );
		$value  = $reader->value( 0 );
		if ( ! is_array( $value ) || $reader->at !== strlen( $reader->text ) ) {
			throw self::damaged_error();
		}
		return $value;
	}

	private function value( int $depth ): mixed {
		if ( $depth > self::DEPTH || ++$this->values > self::VALUES ) {
			throw new ImportRefusedException( 'too-deep', 'The export is too deep or holds too much.' );
		}
		$kind = $this->text[ $this->at ] ?? '';
		switch ( $kind ) {
			case 'N':
				$this->expect( 'N;' );
				return null;
			case 'b':
				return '1' === $this->match( '/\Gb:([01]);/' );
			case 'i':
				return $this->integer( $this->match( '/\Gi:(-?\d{1,20});/' ) );
			case 'd':
				$number = $this->match( '/\Gd:(-?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,4})?|-?INF|NAN);/' );
				return is_numeric( $number ) && is_finite( (float) $number ) ? (float) $number : 0.0;
			case 's':
				return $this->string( ';' );
			case 'a':
				return $this->items( $this->integer( $this->match( '/\Ga:(\d{1,9}):/' ) ), $depth );
			case 'O':
				return $this->object( $depth );
			default:
				throw 1 === preg_match( '/[CERr]/', $kind ) ? self::object_error() : self::damaged_error();
		}
	}

	/** @return array<mixed> */
	private function object( int $depth ): array {
		$start = $this->at;
		$names = [ 'stdclass', ...array_map( strtolower( ... ), $this->classes ) ];
		if ( 1 !== preg_match( '/\GO:(\d{1,3}):"([\w\\\\]{1,200})":(\d{1,9}):/', $this->text, $found, 0, $start ) || (int) $found[1] !== strlen( $found[2] ) || ! in_array( strtolower( $found[2] ), $names, true ) ) {
			throw self::object_error();
		}
		$this->at += strlen( $found[0] );
		return $this->items( (int) $found[3], $depth );
	}

	/** @return array<mixed> */
	private function items( int $count, int $depth ): array {
		if ( $count > self::VALUES ) {
			throw new ImportRefusedException( 'too-deep', 'The export is too deep or holds too much.' );
		}
		$this->expect( '{' );
		$items = [];
		for ( $n = 0; $n < $count; $n++ ) {
			$key   = 's' === ( $this->text[ $this->at ] ?? '' ) ? $this->string( ';' ) : $this->integer( $this->match( '/\Gi:(-?\d{1,20});/' ) );
			$value = $this->value( $depth + 1 );
			// A name with a zero byte is a private or protected property of the class.
			if ( ! in_array( $key, JsonParser::REFUSED_KEYS, true ) && ! str_contains( (string) $key, "\0" ) ) {
				$items[ $key ] = $value;
			}
		}
		$this->expect( '}' );
		return $items;
	}

	private function string( string $end ): string {
		$length = $this->integer( $this->match( '/\Gs:(\d{1,9}):/' ) );
		$from   = $this->at + 1;
		// A length beyond the end, or not ending at the quote, means that the file was edited.
		if ( $from + $length + 2 > strlen( $this->text ) || '"' !== $this->text[ $this->at ] || "\"$end" !== substr( $this->text, $from + $length, 2 ) ) {
			throw self::damaged_error();
		}
		$this->at = $from + $length + 2;
		return substr( $this->text, $from, $length );
	}

	private function integer( string $digits ): int {
		$number = filter_var( $digits, FILTER_VALIDATE_INT );
		if ( false === $number ) {
			return 0; // Out of the integer range, or not a number.
		}
		return $number;
	}

	private function match( string $pattern ): string {
		if ( 1 !== preg_match( $pattern, $this->text, $found, 0, $this->at ) ) {
			throw self::damaged_error();
		}
		$this->at += strlen( $found[0] );
		return $found[1];
	}

	private function expect( string $text ): void {
		if ( 0 !== substr_compare( $this->text, $text, $this->at, strlen( $text ) ) ) {
			throw self::damaged_error();
		}
		$this->at += strlen( $text );
	}

	private static function damaged_error(): ImportRefusedException {
		return new ImportRefusedException( 'serialized', 'This export is damaged: it does not hold what it announces.' );
	}

	private static function object_error(): ImportRefusedException {
		return new ImportRefusedException( 'serialized', 'This export holds objects of programs, which are not read.' );
	}
}
