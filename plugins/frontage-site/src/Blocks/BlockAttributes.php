<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** Validates stored block attributes: each reader returns the declared type, whatever was stored. */
final class BlockAttributes {

	/** @param array<array-key, mixed> $stored */
	public function __construct( private readonly array $stored ) {}

	/** Not escaped yet: that depends on where it is printed. */
	public function text( string $name, string $otherwise = '' ): string {
		$value = $this->stored[ $name ] ?? null;
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? wp_check_invalid_utf8( (string) $value, true ) : $otherwise;
	}

	/** Rich text with the editor's formats, such as bold, ready to be printed. */
	public function rich_text( string $name ): string {
		return force_balance_tags( wp_kses_post( $this->text( $name ) ) );
	}

	/** As above, where the text is inside a link already. */
	public function rich_text_without_links( string $name ): string {
		return force_balance_tags( wp_kses( $this->text( $name ), array_fill_keys( [ 'b', 'br', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'sub', 'sup' ], [ 'class' => true ] ) ) );
	}

	/** A URL that is allowed in a link, escaped; otherwise empty. */
	public function address( string $name ): string {
		return esc_url( trim( $this->text( $name ) ) );
	}

	public function number( string $name, float $otherwise, float $least = -PHP_FLOAT_MAX, float $most = PHP_FLOAT_MAX ): float {
		$value = $this->stored[ $name ] ?? null;
		return is_numeric( $value ) && is_finite( (float) $value ) ? min( $most, max( $least, (float) $value ) ) : $otherwise;
	}

	public function integer( string $name, int $otherwise, int $least, int $most ): int {
		return (int) $this->number( $name, $otherwise, $least, min( $most, 2 ** 53 ) ); // Above that, floats cannot represent every integer.
	}

	public function is_true( string $name ): bool {
		return true === ( $this->stored[ $name ] ?? null );
	}

	/**
	 * One value of a list; by default the first.
	 *
	 * @param non-empty-list<string> $of
	 */
	public function choice( string $name, array $of ): string {
		$value = $this->text( $name );
		return in_array( $value, $of, true ) ? $value : $of[0];
	}

	/** A nested object; empty if there is none. */
	public function nested( string $name ): self {
		$value = $this->stored[ $name ] ?? null;
		return new self( is_array( $value ) ? $value : [] );
	}

	/**
	 * A list of objects, limited in number.
	 *
	 * @return list<self>
	 */
	public function objects( string $name, int $most = 50 ): array {
		$value = $this->stored[ $name ] ?? null;
		$items = is_array( $value ) ? array_filter( array_values( $value ), 'is_array' ) : [];
		return array_map( static fn ( array $item ): self => new self( $item ), array_slice( array_values( $items ), 0, $most ) );
	}

	/** How many items of such a list are not objects; 1 if the value is no list. */
	public function invalid_count( string $name ): int {
		$value = $this->stored[ $name ] ?? [];
		return is_array( $value ) ? count( array_filter( $value, static fn ( mixed $item ): bool => ! is_array( $item ) ) ) : 1;
	}

	/**
	 * The gap of core's spacing panel as a custom property, for blocks with their own list layout.
	 *
	 * @param string $otherwise The default.
	 */
	public function gap( string $otherwise = '' ): string {
		$own_value = $this->nested( 'style' )->nested( 'spacing' )->text( 'blockGap' );
		$preset    = preg_match( '/^var:preset\|spacing\|([a-z0-9-]+)$/', $own_value, $found ) ? "var(--wp--preset--spacing--$found[1])" : '';
		$length    = match ( 1 ) {
			preg_match( '/^0*\.?0+$/D', $own_value ) => '0px', // Inside calc() a zero needs a unit.
			preg_match( '/^\d*\.?\d+(px|r?em|v[wh]|%)$/D', $own_value ) => $own_value,
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
	 * Numbers of columns by container width, as custom properties; the widths are in the block's style.css.
	 *
	 * @param array<string, int> $otherwise xs to xl.
	 */
	public function columns( array $otherwise ): string {
		$own_value = $this->nested( 'columns' );
		$css       = '';
		foreach ( $otherwise as $size => $columns ) {
			$css .= "--fr-$size:" . $own_value->integer( $size, $columns, 1, 6 ) . ';';
		}
		return $css;
	}
}
