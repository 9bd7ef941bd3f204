<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/** The final value of a counter, formatted, and the data for its animation. */
final class CounterFigure {

	public function __construct( private readonly BlockAttributes $counter ) {}

	/** With prefix, thousands separators, decimals and suffix. */
	public function end(): string {
		[ $point, $thousands ] = $this->separators();
		return $this->counter->text( 'prefix' ) . number_format( $this->value(), $this->decimals(), $point, $thousands ) . $this->counter->text( 'suffix' );
	}

	/**
	 * Data for page/view.ts: from, to, milliseconds, decimals, decimal point, thousands separator, prefix, suffix.
	 *
	 * @return array{ float, float, int, int, string, string, string, string }
	 */
	public function animation(): array {
		return [
			$this->counter->number( 'start', 0, -1e15, 1e15 ),
			$this->value(),
			$this->counter->integer( 'duration', 2000, 0, 60000 ),
			$this->decimals(),
			...$this->separators(),
			$this->counter->text( 'prefix' ),
			$this->counter->text( 'suffix' ),
		];
	}

	private function value(): float {
		return $this->counter->number( 'end', 100, -1e15, 1e15 );
	}

	/** The chosen number of decimals, by default that of the final value. */
	private function decimals(): int {
		$of_end = strlen( substr( (string) strrchr( (string) $this->value(), '.' ), 1 ) );
		return $this->counter->integer( 'decimals', min( 4, $of_end ), 0, 4 );
	}

	/** @return array{ string, string } Decimal point and thousands separator. */
	private function separators(): array {
		global $wp_locale;
		[ $point, $thousands ] = [ $wp_locale->number_format['decimal_point'] ?? '.', $wp_locale->number_format['thousands_sep'] ?? ',' ];
		return match ( $this->counter->choice( 'separator', [ 'locale', 'none', ',', '.', 'space', 'apostrophe' ] ) ) {
			'none'       => [ $point, '' ],
			','          => [ '.', ',' ],
			'.'          => [ ',', '.' ],
			'space'      => [ $point, "\u{A0}" ],
			'apostrophe' => [ '.', '’' ],
			default      => [ $point, self::with_typographic_apostrophe( $thousands ) ],
		};
	}

	/** A number as plain text in the page's language. */
	public static function format( float $number, int $decimals ): string {
		return self::with_typographic_apostrophe( number_format_i18n( $number, $decimals ) );
	}

	/** Replaces a straight apostrophe by a typographic one: WordPress's texturize would make a prime of it between digits. */
	private static function with_typographic_apostrophe( string $figure ): string {
		return str_replace( "'", '’', html_entity_decode( $figure, ENT_QUOTES ) );
	}
}
