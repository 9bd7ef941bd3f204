<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * The few rules that the stylesheet cannot know (which widths a slider's levels have, under which width something hides)
 * or that hardly any slider needs (tables/conditional-rules.json).
 */
final class ConditionalRules {

	/**
	 * The class that stands for a list of widths.
	 *
	 * @param list<int> $levels
	 */
	public static function name( array $levels, string $kind = 'levels' ): string {
		return "fr-$kind-" . implode( '-', $levels );
	}

	/**
	 * Makes one of four properties invalid, so that the fallback of `var( --fr-2, … )` counts, and the others empty.
	 *
	 * @param list<int> $levels Width up to which each of the four levels holds.
	 */
	public static function levels( array $levels, string $kind = 'levels' ): string {
		$class = self::name( $levels, $kind );
		$short = 'visible' === $kind ? 'v' : '';
		$first = [];
		foreach ( $levels as $level => $width ) {
			$first[ $width ] ??= $level; // Equal widths: the first one holds.
		}
		krsort( $first );
		$now  = 0;
		$css  = ".$class{--fr-{$short}0:initial;--fr-{$short}1: ;--fr-{$short}2: ;--fr-{$short}3: }";
		foreach ( $first as $width => $level ) {
			if ( $level !== $now ) {
				$css .= "@media (width<={$width}px){.$class{--fr-{$short}$now: ;--fr-{$short}$level:initial}}";
				$now  = $level;
			}
		}
		return $css;
	}

	/** `fr-under-480` is not shown below 480 px, `fr-over-1240` not above 1240 px. */
	public static function limit( string $class ): string {
		if ( ! preg_match( '/^fr-(under|over)-(\d+)$/', $class, $found ) ) {
			return '';
		}
		return "@media (width" . ( 'under' === $found[1] ? '<' : '>' ) . "{$found[2]}px){.$class{display:none!important}}";
	}

	/** The rule of a class that few sliders use; empty for others. */
	private static function look( string $class ): string {
		return Tables::CONDITIONAL_RULES_RULES[ $class ] ?? '';
	}

	/**
	 * The prefix of the properties that say which level of visibility holds: the same list as everything else, or one of its own.
	 *
	 * @param array<string, mixed> $options
	 */
	public static function visible( array $options ): string {
		return ModelReader::wholes( $options, 'visibilityLevels' ) === ModelReader::wholes( $options, 'responsiveLevels' ) ? '--fr-' : '--fr-v';
	}

	/**
	 * All rules for one tree's classes, each once.
	 *
	 * @param list<string> $classes
	 */
	public static function of( array $classes ): string {
		$css = '';
		foreach ( array_unique( $classes ) as $class ) {
			if ( preg_match( '/^fr-(levels|visible)-([\d-]+)$/', $class, $found ) ) {
				$css .= self::levels( array_map( intval( ... ), explode( '-', $found[2] ) ), $found[1] );
			} else {
				$css .= self::limit( $class ) ?: self::look( $class );
			}
		}
		return $css;
	}
}
