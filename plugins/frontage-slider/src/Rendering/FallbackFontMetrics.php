<?php

namespace Frontage\Slider\Rendering;

use Frontage\Kit\Frontend\InlineStyle;

defined( 'ABSPATH' ) || exit;

/**
 * Fallback fonts for well-known web fonts that a site lacks or that are still loading. Each is scaled to the metrics of
 * the original font, so that lines break at the same words. An import adds the fallback's name to the font family, and
 * pages with such sliders print the rule.
 *
 * @phpstan-type Metrics array{ string, int, int, int, array<int, int> }
 */
final class FallbackFontMetrics {

	/** Suffix of the names; themes use `… Fallback`. */
	private const SUFFIX = ' Slider Fallback';

	/** Names of the same font on Windows and macOS, on Linux, and as a web font; then bold. Roboto has the width of Arial. */
	private const FILES = [
		'sans'  => [
			[ 'Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto' ],
			[ 'Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Roboto Bold' ],
		],
		'serif' => [
			[ 'Times New Roman', 'Liberation Serif', 'Tinos', 'Times' ],
			[ 'Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Times Bold' ],
		],
		'mono'  => [
			[ 'Courier New', 'Liberation Mono', 'Cousine', 'Courier' ],
			[ 'Courier New Bold', 'Liberation Mono Bold', 'Cousine Bold', 'Courier Bold' ],
		],
	];

	/** From this weight on, the bold font is used. */
	private const BOLD = 600;

	/** Name of the fallback for a font family in CSS; '' if its metrics are unknown. */
	public static function name( string $family ): string {
		foreach ( array_keys( self::table()['families'] ) as $known_name ) {
			if ( strtolower( $known_name ) === strtolower( $family ) ) {
				return "'$known_name" . self::SUFFIX . "'";
			}
		}
		return '';
	}

	/**
	 * `@font-face` rules for the fonts in a slider's markup or document, one for each weight.
	 *
	 * @return array<string, string>
	 */
	public static function rules( string $text ): array {
		$text = str_replace( [ '\u0022', '\u0027', '\u0026' ], [ '"', "'", '&' ], $text ); // Unescapes characters that are escaped in stored blocks.
		preg_match_all( '/(?:["\',]|&quot;|&apos;|&#0?39;)\s*([A-Za-z][\w ]{1,60})' . self::SUFFIX . '\b/', $text, $found );
		preg_match_all( '/weight["\']?\s*:\s*([^;"}\]]*)/i', $text, $matches );
		preg_match_all( '/\b[1-9]00\b/', implode( ' ', $matches[1] ), $weights );
		$families = self::table()['families'];
		$rules    = [];
		foreach ( array_unique( $found[1] ) as $family ) {
			foreach ( isset( $families[ $family ] ) ? array_unique( [ 400, 700, ...array_map( intval( ... ), $weights[0] ) ] ) : [] as $weight ) {
				$rules[ "font-$family-$weight" ] = self::rule( $family, $families[ $family ], $weight );
			}
		}
		return $rules;
	}

	/** On `enqueue_block_assets`, in editors: the canvas breaks lines as the page does. */
	public static function enqueue_in_editor(): void {
		$content = (string) get_post()?->post_content;
		$css     = str_contains( $content, self::SUFFIX ) ? implode( '', self::rules( $content ) ) : '';
		if ( '' !== $css ) {
			InlineStyle::add( InlineStylesheet::HANDLE, $css ); // Only once, although WordPress enqueues assets for the screen and for its iframe.
		}
	}

	/** @param Metrics $metrics */
	private static function rule( string $family, array $metrics, int $weight ): string {
		[ $kind, $ascent, $descent, $gap, $widths ] = $metrics;
		$is_bold                                    = $weight >= self::BOLD;
		$scale                                      = $widths[ self::nearest_weight( array_keys( $widths ), $weight ) ] / self::table()['stands_in'][ $kind ][ $is_bold ? 700 : 400 ];
		$sources                                    = implode( ',', array_map( static fn ( string $name ): string => "local(\"$name\")", self::FILES[ $kind ][ (int) $is_bold ] ) );
		$percent                                    = static fn ( float $value ): string => round( 100 * $value, 1 ) . '%';
		return "@font-face{font-family:\"$family" . self::SUFFIX . "\";font-weight:$weight;src:$sources;size-adjust:{$percent( $scale )};ascent-override:{$percent( $ascent / 1000 / $scale )};descent-override:{$percent( $descent / 1000 / $scale )};line-gap-override:{$percent( $gap / 1000 / $scale )}}";
	}

	/** @param list<int> $weights */
	private static function nearest_weight( array $weights, int $weight ): int {
		usort( $weights, static fn ( int $one, int $other ): int => abs( $one - $weight ) <=> abs( $other - $weight ) );
		return $weights[0];
	}

	/** @return array{ stands_in: array<string, array<int, int>>, families: array<string, Metrics> } */
	private static function table(): array {
		static $table = null;
		/** @var array{ stands_in: array<string, array<int, int>>, families: array<string, Metrics> } */
		return $table ??= require __DIR__ . '/fallback-fonts.php';
	}
}
