<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** What somebody once stored in a block, judged: whatever stands there, each reader gives what its name says. */
final class BlockAttributes {

	/** @param array<array-key, mixed> $stored */
	public function __construct( private readonly array $stored ) {}

	/** Not escaped yet: the place where it is printed decides how. */
	public function text( string $name, string $otherwise = '' ): string {
		$value = $this->stored[ $name ] ?? null;
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? wp_check_invalid_utf8( (string) $value, true ) : $otherwise;
	}

	/** Text with the formats of the editor, such as bold, ready to be printed. */
	public function rich( string $name ): string {
		return force_balance_tags( wp_kses_post( $this->text( $name ) ) );
	}

	/** As above, where the text is part of a link already. */
	public function rich_without_links( string $name ): string {
		return force_balance_tags( wp_kses( $this->text( $name ), array_fill_keys( [ 'b', 'br', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'sub', 'sup' ], [ 'class' => true ] ) ) );
	}

	/** An address that may stand in a link, escaped; empty when it may not. */
	public function address( string $name ): string {
		return esc_url( trim( $this->text( $name ) ) );
	}

	public function number( string $name, float $otherwise, float $least = -PHP_FLOAT_MAX, float $most = PHP_FLOAT_MAX ): float {
		$value = $this->stored[ $name ] ?? null;
		return is_numeric( $value ) && is_finite( (float) $value ) ? min( $most, max( $least, (float) $value ) ) : $otherwise;
	}

	public function integer( string $name, int $otherwise, int $least, int $most ): int {
		return (int) $this->number( $name, $otherwise, $least, min( $most, 2 ** 53 ) ); // Above that a float is no whole number of ours.
	}

	public function is( string $name ): bool {
		return true === ( $this->stored[ $name ] ?? null );
	}

	/**
	 * One out of a list; its first one otherwise.
	 *
	 * @param non-empty-list<string> $of
	 */
	public function choice( string $name, array $of ): string {
		$value = $this->text( $name );
		return in_array( $value, $of, true ) ? $value : $of[0];
	}

	/** An object within, empty when there is none. */
	public function within( string $name ): self {
		$value = $this->stored[ $name ] ?? null;
		return new self( is_array( $value ) ? $value : [] );
	}

	/**
	 * A list of objects, at most so many.
	 *
	 * @return list<self>
	 */
	public function all( string $name, int $most = 50 ): array {
		$value = $this->stored[ $name ] ?? null;
		$items = is_array( $value ) ? array_filter( array_values( $value ), 'is_array' ) : [];
		return array_map( static fn ( array $item ): self => new self( $item ), array_slice( array_values( $items ), 0, $most ) );
	}

	/** How many of such a list are no objects; one, where something else stands in its place. */
	public function lost( string $name ): int {
		$value = $this->stored[ $name ] ?? [];
		return is_array( $value ) ? count( array_filter( $value, static fn ( mixed $item ): bool => ! is_array( $item ) ) ) : 1;
	}

	/**
	 * The gap of core's spacing panel as a custom property, for blocks that lay out their own list.
	 *
	 * @param string $otherwise What counts while nobody chose one.
	 */
	public function gap( string $otherwise = '' ): string {
		$chosen = $this->within( 'style' )->within( 'spacing' )->text( 'blockGap' );
		$preset = preg_match( '/^var:preset\|spacing\|([a-z0-9-]+)$/', $chosen, $found ) ? "var(--wp--preset--spacing--$found[1])" : '';
		$length = match ( 1 ) {
			preg_match( '/^0*\.?0+$/D', $chosen ) => '0px', // In calc() only a length is one.
			preg_match( '/^\d*\.?\d+(px|r?em|v[wh]|%)$/D', $chosen ) => $chosen,
			default => '',
		};
		$gap = $preset . $length;
		$gap = '' === $gap ? $otherwise : $gap;
		return '' === $gap ? '' : "--fr-gap:$gap;";
	}

	/** A preset of theme.json by its slug, as a custom property. */
	public function preset( string $name, string $kind, string $property ): string {
		$slug = $this->text( $name );
		return preg_match( '/^[a-z0-9-]+$/', $slug ) ? "$property:var(--wp--preset--$kind--$slug);" : '';
	}

	/**
	 * Columns by the width that a list has, as custom properties; its style.css says at which widths.
	 *
	 * @param array<string, int> $otherwise xs to xl.
	 */
	public function columns( array $otherwise ): string {
		$chosen = $this->within( 'columns' );
		$css    = '';
		foreach ( $otherwise as $size => $columns ) {
			$css .= "--fr-$size:" . $chosen->integer( $size, $columns, 1, 6 ) . ';';
		}
		return $css;
	}
}
