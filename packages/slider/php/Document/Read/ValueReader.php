<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document\Read;

use Frontage\Slider\Model\Document\Json;
use Frontage\Slider\Model\Document\Schema;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Parses one value of a document in any accepted format: `"3800ms"` is 3800, `"on"` is true, `"70px"` is 70. PHP port
 * of model/document/read/value-reader.ts; null = cannot be read.
 *
 * @phpstan-import-type Node from Schema
 */
final class ValueReader {

	private const NUMBER = '[+-]?(?:\d+\.?\d*|\.\d+)';

	/** @param Node $node */
	public static function read( array $node, mixed $value ): mixed {
		if ( isset( $node['enum'] ) && is_array( $node['enum'] ) ) {
			return self::choice( $node, $node['enum'], $value );
		}
		if ( array_key_exists( 'const', $node ) ) {
			return $node['const'];
		}
		return match ( $node['x-read'] ?? 'any' ) {
			'flag'    => self::flag( $value ),
			'number'  => self::number( $node, $value ),
			'part'    => self::part( $value ),
			'length'  => self::length( $node, $value ),
			'motion'  => self::motion_value( $node, $value ),
			'color'   => self::color( $value ),
			'ease'    => EasingNames::read( $value ),
			'url'     => self::url( $value ),
			'word'    => self::clean_name( $value, '/[^\w-]+/' ),
			'classes' => self::clean_name( $value, '/[^\w -]+/' ),
			'css'     => self::match_pattern( $value, '/^[\w\s%.,-]*$/D' ),
			'font'    => self::font( $value ),
			'text'    => self::text( $value ),
			'block'   => self::is_block( $value ) ? $value : null,
			default   => $value,
		};
	}

	/** A length in the model's format: design px as a number, anything else as text with its unit. */
	private static function plain_length( string $text ): int|float|string|null {
		if ( preg_match( '/^(' . self::NUMBER . ')(?:px)?$/D', $text, $found ) ) {
			return self::to_number( $found[1] );
		}
		if ( preg_match( '/^' . self::NUMBER . '(?:' . Tables::LIMITS_UNITS . ')$/D', $text ) ) {
			return $text;
		}
		if ( preg_match( '~^#(\d{1,4})/(\d{1,4})#$~D', $text, $found ) && (int) $found[2] > 0 ) {
			return rtrim( rtrim( sprintf( '%.4F', 100 * (int) $found[1] / (int) $found[2] ), '0' ), '.' ) . '%';
		}
		return null;
	}

	/** Parses a number; whole numbers become int, so that PHP and TypeScript write the same JSON. */
	private static function to_number( int|float|string $value ): int|float|null {
		if ( is_int( $value ) ) {
			return abs( $value ) > 1_000_000_000 ? null : $value;
		}
		$number = (float) $value;
		if ( ! is_finite( $number ) || abs( $number ) > 1e9 ) {
			return null;
		}
		return floor( $number ) === $number ? (int) $number : $number;
	}

	private static function trimmed( mixed $value ): ?string {
		return is_string( $value ) && strlen( $value ) <= Tables::LIMITS_TEXT ? trim( $value, " \t\n\r\f\v" ) : null;
	}

	/** Whole numbers become text: JSON may contain a name without quotes. */
	private static function as_text( mixed $value ): ?string {
		$is_whole = is_int( $value ) || is_float( $value ) && floor( $value ) === $value && abs( $value ) < 1e15;
		return $is_whole ? (string) (int) $value : self::trimmed( $value );
	}

	/** @param Node $node */
	private static function allowed_keyword( array $node, string $text ): ?string {
		foreach ( (array) ( $node['x-words'] ?? [] ) as $word ) {
			if ( is_string( $word ) && strtolower( $word ) === $text ) {
				return $word;
			}
		}
		return null;
	}

	/**
	 * @param Node         $node
	 * @param array<mixed> $choices
	 */
	private static function choice( array $node, array $choices, mixed $value ): mixed {
		$text = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : self::as_text( $value );
		if ( null === $text ) {
			return null;
		}
		$aliases = is_array( $node['x-aliases'] ?? null ) ? $node['x-aliases'] : [];
		$text    = strtolower( $text );
		$named   = $aliases[ $text ] ?? $text;
		foreach ( $choices as $choice ) {
			$as_text = is_bool( $choice ) ? ( $choice ? 'true' : 'false' ) : ( is_string( $choice ) ? $choice : '' );
			if ( is_string( $named ) && strtolower( $as_text ) === strtolower( $named ) ) {
				return $choice;
			}
		}
		return null;
	}

	private static function flag( mixed $value ): ?bool {
		if ( is_bool( $value ) ) {
			return $value;
		}
		$text = strtolower( self::as_text( $value ) ?? '?' );
		return match ( $text ) {
			'true', 'on', 't', '1'  => true,
			'false', 'off', 'f', '0' => false,
			default => null,
		};
	}

	/** @param Node $node */
	private static function number( array $node, mixed $value ): int|float|string|null {
		if ( is_int( $value ) || is_float( $value ) ) {
			$number = self::to_number( $value );
		} else {
			$text = strtolower( self::trimmed( $value ) ?? '' );
			$word = self::allowed_keyword( $node, $text );
			if ( null !== $word ) {
				return $word;
			}
			$unit   = is_string( $node['x-unit'] ?? null ) ? $node['x-unit'] : '';
			$number = preg_match( '/^(' . self::NUMBER . ')(?:' . $unit . ')?$/D', $text, $found ) ? self::to_number( $found[1] ) : null;
		}
		return null !== $number && 'integer' === ( $node['type'] ?? '' ) ? (int) $number : $number;
	}

	private static function part( mixed $value ): int|float|null {
		$text = self::trimmed( $value );
		if ( null !== $text && preg_match( '/^(' . self::NUMBER . ')%$/D', $text, $found ) ) {
			$number = self::to_number( $found[1] );
			return null === $number ? null : self::to_number( $number / 100 );
		}
		$number = self::number( [], $value );
		return is_string( $number ) ? null : $number;
	}

	/** @param Node $node */
	private static function length( array $node, mixed $value ): int|float|string|null {
		if ( is_int( $value ) || is_float( $value ) ) {
			return self::to_number( $value );
		}
		$text = strtolower( self::trimmed( $value ) ?? '' );
		return self::allowed_keyword( $node, $text ) ?? self::plain_length( $text );
	}

	/**
	 * @param Node $node
	 * @return int|float|string|array<string, mixed>|null
	 */
	private static function motion_value( array $node, mixed $value ): int|float|string|array|null {
		if ( is_array( $value ) ) {
			return self::varied_value( $value );
		}
		$text = strtolower( self::trimmed( $value ) ?? '' );
		if ( preg_match( '/^\{?(ran|cyc)\(([^()]*)\)\}?$/D', $text, $found ) ) {
			return self::varied_value( [ 'ran' === $found[1] ? 'random' : 'cycle' => explode( '|', $found[2] ) ] );
		}
		return preg_match( '/^\(([^()]*)\)$/D', $text, $found ) ? self::varied_value( [ 'mirrored' => $found[1] ] ) : self::length( $node, $value );
	}

	/**
	 * @param array<mixed> $value
	 * @return array<string, mixed>|null
	 */
	private static function varied_value( array $value ): ?array {
		$key    = (string) array_key_first( $value );
		$inner  = $value[ $key ] ?? null;
		$inners = array_map( static fn( mixed $one ): int|float|string|null => self::length( [], $one ), is_array( $inner ) ? array_values( $inner ) : [ $inner ] );
		$fits   = match ( $key ) {
			'random'   => is_array( $inner ) && 2 === count( $inners ),
			'cycle'    => is_array( $inner ) && count( $inners ) >= 1 && count( $inners ) <= 16,
			'mirrored' => ! is_array( $inner ),
			default    => false,
		};
		if ( ! $fits || count( $value ) !== 1 || in_array( null, $inners, true ) ) {
			return null;
		}
		return [ $key => 'mirrored' === $key ? $inners[0] : $inners ];
	}

	private static function color( mixed $value ): ?string {
		$text = self::trimmed( $value ) ?? '';
		if ( preg_match( '/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,30}|(?:rgb|hsl)a?\([\d.%\s,\/deg-]+\)|var\(--[\w-]+\))$/Di', $text ) ) {
			return $text;
		}
		// A gradient may only contain numbers, words and color functions.
		if ( ! preg_match( '/^(?:repeating-)?(?:linear|radial|conic)-gradient\([\w\s%.,#()\/+-]*\)$/Di', $text ) || substr_count( $text, '(' ) !== substr_count( $text, ')' ) ) {
			return null;
		}
		preg_match_all( '/([\w-]*)\(/', strtolower( $text ), $found );
		return array_diff( array_slice( $found[1], 1 ), [ 'rgb', 'rgba', 'hsl', 'hsla', 'var' ] ) ? null : $text;
	}

	private static function url( mixed $value ): ?string {
		$text = self::trimmed( $value );
		if ( null === $text ) {
			return null;
		}
		$text = (string) preg_replace( '/[\x00-\x1f\x7f]+/', '', $text );
		return preg_match( '/^\s*([a-z][a-z0-9+.-]*):/i', $text, $found ) && ! in_array( strtolower( $found[1] ), [ 'http', 'https', 'mailto', 'tel' ], true ) ? null : $text;
	}

	private static function clean_name( mixed $value, string $not ): ?string {
		$text = self::as_text( $value );
		if ( null === $text || '' === $text ) {
			return $text;
		}
		$word = (string) preg_replace( $not, '-', $text );
		return '' === trim( $word, '- ' ) && $word !== $text ? null : $word;
	}

	private static function match_pattern( mixed $value, string $pattern ): ?string {
		$text = self::as_text( $value );
		return null !== $text && preg_match( $pattern, $text ) ? $text : null;
	}

	/** Font names; quotes must be closed, because the list is printed in a style. */
	private static function font( mixed $value ): ?string {
		$text = self::match_pattern( $value, '/^[\w\s,\'".\x80-\xff-]*$/D' );
		return null === $text || substr_count( $text, '"' ) % 2 || substr_count( $text, "'" ) % 2 ? null : $text;
	}

	/** A block in the format of parse_blocks(), including all inner blocks: rendering relies on all of its keys. */
	private static function is_block( mixed $value, int $depth = 0 ): bool {
		if ( ! is_array( $value ) || $depth > Tables::LIMITS_DEPTH || ! array_key_exists( 'blockName', $value ) || ! is_string( $value['blockName'] ?? '' ) || ! is_array( $value['attrs'] ?? [] ) || ! is_string( $value['innerHTML'] ?? null ) ) {
			return false;
		}
		$content = $value['innerContent'] ?? null;
		$inner   = $value['innerBlocks'] ?? null;
		if ( ! is_array( $content ) || ! array_is_list( $content ) || ! is_array( $inner ) || ! array_is_list( $inner ) ) {
			return false;
		}
		$holes = array_filter( $content, static fn( mixed $part ): bool => ! is_string( $part ) );
		return count( $holes ) === count( $inner ) && ! array_filter( $holes, static fn( mixed $hole ): bool => null !== $hole )
			&& ! array_filter( $inner, static fn( mixed $one ): bool => ! self::is_block( $one, $depth + 1 ) );
	}

	private static function text( mixed $value ): ?string {
		if ( is_bool( $value ) ) {
			return $value ? 'true' : 'false';
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			return self::as_text( $value ) ?? Json::encode( $value );
		}
		return is_string( $value ) ? $value : null;
	}
}
