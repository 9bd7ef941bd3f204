<?php

namespace Frontage\Slider\Import;

defined( 'ABSPATH' ) || exit;

/** What the report of an import says, in sentences for the owner. */
final class Summary {

	/**
	 * @param array<string, mixed> $report As Report writes it.
	 * @return list<string>
	 */
	public static function lines( array $report ): array {
		$counts = is_array( $report['counts'] ?? null ) ? $report['counts'] : [];
		$lines  = [
			sprintf(
				/* translators: 1: number of slides, 2: of layers, 3: of actions */
				__( 'Slides: %1$d, layers: %2$d, actions: %3$d.', 'frontage-slider' ),
				self::count( $counts, 'slides' ),
				self::count( $counts, 'layers' ),
				self::count( $counts, 'actions' )
			),
		];
		foreach ( self::list( $report, 'renamed' ) as $one ) {
			/* translators: 1: old name, 2: new name */
			$lines[] = sprintf( __( 'The name %1$s was taken; it is now %2$s.', 'frontage-slider' ), self::text( $one, 'from' ), self::text( $one, 'to' ) );
		}
		foreach ( self::list( $report, 'approximated' ) as $one ) {
			/* translators: 1: name of a transition or an easing, 2: what is shown instead */
			$lines[] = sprintf( __( '%1$s is shown as %2$s.', 'frontage-slider' ), self::text( $one, 'name' ), self::text( $one, 'as' ) );
		}
		foreach ( self::list( $report, 'missingTargets' ) as $one ) {
			/* translators: %s: the name of a layer */
			$lines[] = sprintf( __( 'An action wants the layer %s, which is not there.', 'frontage-slider' ), self::text( $one, 'target' ) );
		}
		foreach ( self::list( $report, 'dropped' ) as $one ) {
			/* translators: 1: what it is (script, css …), 2: where it stood */
			$lines[] = sprintf( __( 'Left out: %1$s (%2$s).', 'frontage-slider' ), self::text( $one, 'what' ), self::text( $one, 'path' ) );
		}
		foreach ( self::list( $report, 'notes' ) as $one ) {
			$sentence = self::note( self::text( $one, 'code' ), self::text( $one, 'detail' ), self::text( $one, 'path' ) );
			if ( '' !== $sentence ) {
				$lines[] = $sentence;
			}
		}
		$kept = self::kept( $report );
		if ( $kept ) {
			/* translators: %d: number of settings */
			$lines[] = sprintf( _n( '%d setting has no counterpart; it is kept with the slider.', '%d settings have no counterpart; they are kept with the slider.', $kept, 'frontage-slider' ), $kept );
		}
		return array_values( array_unique( $lines ) );
	}

	/**
	 * How many settings without a counterpart are stored.
	 *
	 * @param array<string, mixed> $report
	 */
	private static function kept( array $report ): int {
		$settings = array_filter( self::list( $report, 'dropped' ), static fn ( array $one ): bool => 'setting' === ( $one['what'] ?? '' ) );
		$unknown  = is_array( $report['unknown'] ?? null ) ? array_filter( $report['unknown'], is_string( ... ) ) : [];
		$stored   = ! in_array( 'extras-not-kept', array_column( self::list( $report, 'notes' ), 'code' ), true );
		return $stored ? count( array_diff( $unknown, array_map( static fn ( array $one ): string => self::text( $one, 'path' ), $settings ) ) ) : 0;
	}

	/** The rest of what is noted is for programs. */
	private static function note( string $code, string $detail, string $path ): string {
		return match ( $code ) {
			/* translators: %s: an address */
			'left-where-it-is' => sprintf( __( 'Not copied and not shown: %s', 'frontage-slider' ), $detail ),
			/* translators: %s: an address and the reason */
			'not-copied'       => sprintf( __( 'Could not be copied: %s', 'frontage-slider' ), $detail ),
			/* translators: %s: the name of an action */
			'unknown-action'   => sprintf( __( 'An action is not known and does nothing: %s', 'frontage-slider' ), $detail ),
			/* translators: %s: where in the slider */
			'not-storable'     => sprintf( __( 'Cannot be stored as it is: %s', 'frontage-slider' ), $path ),
			/* translators: %s: the name of a style */
			'unknown-style'    => sprintf( __( 'Arrows or bullets of the style %s get our own look.', 'frontage-slider' ), $detail ),
			'extras-not-kept'  => __( 'The settings without a counterpart could not be stored; all else is there.', 'frontage-slider' ),
			'carousel-rewinds' => __( 'The carousel has too few slides to go round; it goes back to the first one.', 'frontage-slider' ),
			/* translators: %s: a CSS selector */
			'offset-container' => sprintf( __( 'The height of %s is not known here; please set the offset of the full screen by hand.', 'frontage-slider' ), $detail ),
			default            => '',
		};
	}

	/** @param array<mixed> $from */
	private static function count( array $from, string $key ): int {
		return is_numeric( $from[ $key ] ?? null ) ? (int) $from[ $key ] : 0;
	}

	/**
	 * @param array<mixed> $from
	 * @return list<array<mixed>>
	 */
	private static function list( array $from, string $key ): array {
		return is_array( $from[ $key ] ?? null ) ? array_values( array_filter( $from[ $key ], is_array( ... ) ) ) : [];
	}

	/** @param array<mixed> $from */
	private static function text( array $from, string $key ): string {
		return is_scalar( $from[ $key ] ?? null ) ? (string) $from[ $key ] : '';
	}
}
