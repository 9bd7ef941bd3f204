<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document\Read;

use Frontage\Slider\Model\Document\NormalizedDocument;
use Frontage\Slider\Model\Document\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Walks a document by its schema: reads every value, fills in defaults and notes what did not fit. PHP port of
 * model/document/read/document-reader.ts.
 *
 * @phpstan-import-type Node from Schema
 * @phpstan-import-type FiredRule from NormalizedDocument
 */
final class DocumentReader {

	/** Options about the original page, not about the slider. */
	private const ENVIRONMENT = '/^options\.(?:observeWrap|icache|ajaxUrl|ajaxNonce|revapi|jsFileLocation|extensions.*)$/D';

	/** `x-read` kinds that return numbers. */
	private const NUMBERS = [ 'number', 'part', 'length', 'motion' ];

	/** @var list<FiredRule> */
	public array $fired = [];

	/** @var list<array{path: string, value: mixed}> */
	public array $extras = [];

	/**
	 * @param bool $old    Whether the document comes from another source, so that changed formats are reported.
	 * @param bool $scales Whether values that follow the grid stay as stored, for OffsetInheritance.
	 */
	public function __construct( private readonly bool $old = false, private readonly bool $scales = false ) {}

	/**
	 * The value in the model's format, or null if it cannot be read.
	 *
	 * @param Node $node
	 */
	public function read( array $node, mixed $value, string $path ): mixed {
		$items = Schema::items( $node );
		if ( null !== $items ) {
			return isset( $node['x-levels'] ) ? $this->levels( $node, $items, $value, $path ) : $this->items( $node, $items, $value, $path );
		}
		$properties = Schema::properties( $node );
		return null === $properties ? $this->value( $node, $value, $path ) : $this->object( $node, $properties, $value, $path );
	}

	/** Records that a rule fired. */
	public function record_rule( string $rule, string $path, mixed $from, mixed $to = null ): void {
		$this->fired[] = null === $to ? compact( 'rule', 'path', 'from' ) : compact( 'rule', 'path', 'from', 'to' );
	}

	/**
	 * @param Node                $node
	 * @param array<string, Node> $properties
	 * @return array<string, mixed>|null
	 */
	private function object( array $node, array $properties, mixed $value, string $path ): ?array {
		if ( ! is_array( $value ) || ( $value && array_is_list( $value ) ) ) {
			return $this->drop_unreadable( $value, $path );
		}
		$read = Schema::defaults( $node );
		foreach ( $value as $key => $raw ) {
			$inner = $properties[ $key ] ?? null;
			if ( is_array( $raw ) ) {
				if ( isset( $inner['x-levels'], $raw[0] ) && 1 === count( $raw ) && ! $this->follows_grid( $inner ) && self::fits( Schema::items( $inner ) ?? [], $raw[0] ) ) {
					$read[ $key ] = [ $raw[0], $raw[0], $raw[0], $raw[0] ];
					continue;
				}
			} elseif ( null !== $inner && self::fits( $inner, $raw ) ) {
				$read[ $key ] = $raw;
				continue;
			}
			$under = '' === $path ? (string) $key : "$path.$key";
			if ( null === $inner ) {
				$this->drop_unknown( $under, $raw );
				continue;
			}
			$one = null === $raw ? null : $this->read( $inner, $raw, $under );
			if ( null !== $one ) {
				$read[ $key ] = $one;
			}
		}
		return $read;
	}

	/**
	 * Whether a value already has the model's format, as nearly all stored values do. It then needs no parsing.
	 *
	 * @param Node $node
	 */
	private static function fits( array $node, mixed $value ): bool {
		if ( is_string( $value ) ) {
			if ( isset( $node['enum'] ) && is_array( $node['enum'] ) ) {
				return in_array( $value, $node['enum'], true );
			}
			return match ( $node['x-read'] ?? '' ) {
				'text'  => '' !== $value,
				'word'  => 1 === preg_match( '/^[\w-]{1,200}$/D', $value ),
				default => false,
			};
		}
		if ( is_bool( $value ) ) {
			return 'flag' === ( $node['x-read'] ?? '' );
		}
		$is_integer = is_int( $value );
		return ( $is_integer || is_float( $value ) && floor( $value ) !== $value && 'integer' !== ( $node['type'] ?? '' ) )
			&& in_array( $node['x-read'] ?? '', self::NUMBERS, true )
			&& $value <= ( $node['maximum'] ?? 1_000_000_000 )
			&& $value >= ( $node['minimum'] ?? -1_000_000_000 );
	}

	/**
	 * @param Node $node
	 * @param Node $item
	 * @return list<mixed>|null
	 */
	private function items( array $node, array $item, mixed $value, string $path ): ?array {
		if ( is_string( $value ) && 'list' === ( $node['x-read'] ?? '' ) ) {
			$value = explode( ',', $value );
		}
		if ( ! is_array( $value ) || ! array_is_list( $value ) ) {
			return $this->drop_unreadable( $value, $path );
		}
		$read    = [];
		$default = is_array( $node['default'] ?? null ) && isset( $node['x-pad'] ) ? $node['default'] : [];
		foreach ( $value as $index => $raw ) {
			$one = ( null === $raw ? null : $this->read( $item, $raw, "$path.$index" ) ) ?? $default[ $index ] ?? null;
			if ( null !== $one ) {
				$read[] = $one;
			}
		}
		if ( $default && count( $read ) !== count( $default ) ) {
			$completed = array_slice( [ ...$read, ...array_values( array_slice( $default, count( $read ) ) ) ], 0, count( $default ) );
			$this->record_rule( 'C9', $path, $value, $completed );
			return $completed;
		}
		return $read;
	}

	/**
	 * Expands one to four values to four: missing values at the end equal the last one, a gap equals the value before
	 * it.
	 *
	 * @param Node $node
	 * @param Node $item
	 * @return list<mixed>|null
	 */
	private function levels( array $node, array $item, mixed $value, string $path ): ?array {
		if ( is_array( $value ) && isset( $value[0] ) && '' !== $value[0] && count( $value ) === 1 ) {
			// Most stored values have this form.
			$one = self::fits( $item, $value[0] ) ? $value[0] : $this->value( $item, $value[0], "$path.0" );
			return null === $one ? null : ( $this->follows_grid( $node ) ? [ $one ] : [ $one, $one, $one, $one ] );
		}
		$list = is_array( $value ) && array_is_list( $value ) ? $value : BreakpointValues::split( $value );
		$read = [];
		foreach ( array_slice( $list, 0, 4 ) as $level => $raw ) {
			if ( $level > 0 && $raw === $list[ $level - 1 ] ) {
				$read[] = $read[ $level - 1 ]; // Most breakpoints equal the wider one, so the value is read and reported once.
			} else {
				$read[] = null === $raw || '' === $raw ? null : ( self::fits( $item, $raw ) ? $raw : $this->value( $item, $raw, "$path.$level" ) );
			}
		}
		foreach ( array_slice( $list, 4, null, true ) as $level => $raw ) {
			$this->drop_unknown( "$path.$level", $raw );
		}
		if ( count( $read ) === 4 && ! in_array( null, $read, true ) ) {
			return $read;
		}
		if ( $this->follows_grid( $node ) ) {
			return array_filter( $read, static fn( mixed $one ): bool => null !== $one ) ? $read : null;
		}
		$default = is_array( $node['default'] ?? null ) ? array_values( $node['default'] ) : [];
		$four    = BreakpointValues::expand( $read, $default );
		if ( $this->old && null !== $four && count( $list ) > 1 ) {
			$this->record_rule( 'C9', $path, $value, $four );
		}
		return $four;
	}

	/** @param Node $node */
	private function follows_grid( array $node ): bool {
		return $this->scales && isset( $node['x-grid'] );
	}

	/** @param Node $node */
	private function value( array $node, mixed $value, string $path ): mixed {
		$read = ValueReader::read( $node, $value );
		if ( $read === $value && ( is_bool( $value ) || is_string( $value ) && '' !== $value ) ) {
			return $read;
		}
		$kind = $node['x-read'] ?? '';
		if ( 'ease' === $kind && ( null === $read || '' === $read ) ) {
			if ( null === $read ) {
				$this->record_rule( 'ease', $path, $value, 'power2.out' );
			}
			return null === $read ? 'power2.out' : null;
		}
		if ( null === $read && 'url' === $kind ) {
			$this->record_rule( 'url', $path, $value ); // The value is not kept, since it may be script.
			return null;
		}
		if ( null === $read ) {
			return $this->drop_unreadable( $value, $path );
		}
		if ( ( 'word' === $kind || 'classes' === $kind ) && is_string( $value ) && trim( $value ) !== $read ) {
			$this->record_rule( 'word', $path, $value, $read );
		}
		if ( $this->old ) {
			$this->record_format_rule( $node, $value, $read, $path );
		}
		return is_int( $read ) || is_float( $read ) ? $this->clamp( $node, $read, $path ) : $read;
	}

	/**
	 * Reports formats of 5.x, and limits written as text.
	 *
	 * @param Node $node
	 */
	private function record_format_rule( array $node, mixed $value, mixed $read, string $path ): void {
		if ( is_bool( $read ) && ( 'on' === $value || 'off' === $value ) ) {
			$this->record_rule( 'C10', $path, $value, $read );
		} elseif ( is_string( $value ) && preg_match( '/\.hide_(?:under|over)$/D', $path ) ) {
			$this->record_rule( 'C9', $path, $value, $read );
		}
	}

	/** @param Node $node */
	private function clamp( array $node, int|float $number, string $path ): int|float {
		foreach ( [ 'minimum', 'maximum' ] as $end ) {
			$limit = $node[ $end ] ?? null;
			if ( ( is_int( $limit ) || is_float( $limit ) ) && ( 'minimum' === $end ? $number < $limit : $number > $limit ) ) {
				$this->record_rule( 'range', $path, $number, $limit );
				return $limit;
			}
		}
		return $number;
	}

	private function drop_unreadable( mixed $value, string $path ): null {
		$this->record_rule( 'type', $path, $value );
		$this->extras[] = compact( 'path', 'value' );
		return null;
	}

	private function drop_unknown( string $path, mixed $value ): void {
		if ( null === $value ) {
			return;
		}
		if ( preg_match( self::ENVIRONMENT, $path ) ) {
			$this->record_rule( 'environment', $path, $value );
			return;
		}
		$this->record_rule( 'unknown', $path, $value );
		$this->extras[] = compact( 'path', 'value' );
	}
}
