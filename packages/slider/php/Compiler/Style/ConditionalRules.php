<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * CSS rules that are not in the stylesheet, because they depend on the slider (widths of its breakpoints, widths at
 * which something hides) or because few sliders need them (tables/conditional-rules.json).
 */
final class ConditionalRules {

	/**
	 * Class that represents a list of widths.
	 *
	 * @param list<int> $levels
	 */
	public static function name( array $levels, string $kind = 'levels' ): string {
		return "fr-$kind-" . implode( '-', $levels );
	}

	/**
	 * Writes rules that make one of four properties invalid, so that the fallback of `var( --fr-2, … )` applies, and
	 * the others empty.
	 *
	 * @param list<int> $levels Width up to which each of the four breakpoints applies.
	 */
	public static function level_rules( array $levels, string $kind = 'levels' ): string {
		$class = self::name( $levels, $kind );
		$short = 'visible' === $kind ? 'v' : '';
		$first = [];
		foreach ( $levels as $level => $width ) {
			$first[ $width ] ??= $level; // For equal widths, the first one wins.
		}
		krsort( $first );
		$now = 0;
		$css = ".$class{--fr-{$short}0:initial;--fr-{$short}1: ;--fr-{$short}2: ;--fr-{$short}3: }";
		foreach ( $first as $width => $level ) {
			if ( $level !== $now ) {
				$css .= "@media (width<={$width}px){.$class{--fr-{$short}$now: ;--fr-{$short}$level:initial}}";
				$now  = $level;
			}
		}
		return $css;
	}

	/** `fr-under-480` hides below 480 px, `fr-over-1240` above 1240 px. */
	public static function width_rule( string $class ): string {
		if ( ! preg_match( '/^fr-(under|over)-(\d+)$/', $class, $found ) ) {
			return '';
		}
		return "@media (width" . ( 'under' === $found[1] ? '<' : '>' ) . "{$found[2]}px){.$class{display:none!important}}";
	}

	/** Rule of a rarely used class; empty for other classes. */
	private static function class_rule( string $class ): string {
		return Tables::CONDITIONAL_RULES_RULES[ $class ] ?? '';
	}

	/**
	 * Prefix of the properties that show which visibility breakpoint applies: the common prefix if the widths are
	 * equal, or a separate one.
	 *
	 * @param array<string, mixed> $options
	 */
	public static function visibility_prefix( array $options ): string {
		return ModelReader::integers( $options, 'visibilityLevels' ) === ModelReader::integers( $options, 'responsiveLevels' ) ? '--fr-' : '--fr-v';
	}

	/**
	 * All rules for the classes of a tree, each once.
	 *
	 * @param list<string> $classes
	 */
	public static function for_classes( array $classes ): string {
		$css = '';
		foreach ( array_unique( $classes ) as $class ) {
			if ( preg_match( '/^fr-(levels|visible)-([\d-]+)$/', $class, $found ) ) {
				$css .= self::level_rules( array_map( intval( ... ), explode( '-', $found[2] ) ), $found[1] );
			} else {
				$css .= self::width_rule( $class ) ?: self::class_rule( $class );
			}
		}
		return $css;
	}
}
