<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

defined( 'ABSPATH' ) || exit;

/**
 * Opening hours for display: adjacent days with the same hours share a line, in the site's week order and time format.
 *
 * @phpstan-import-type Span from BusinessProfile
 */
final class OpeningHours {

	/** @return list<array{ days: string, times: string }> The week of the business, then special days that come soon. Empty if no day is open. */
	public static function current(): array {
		$facts = BusinessProfile::facts();
		$lines = self::lines( $facts['hours'] );
		return $lines ? [ ...$lines, ...SpecialDays::upcoming( $facts['special_days'] ) ] : [];
	}

	/**
	 * @param array<int, list<Span>> $hours By day of the week, 0 is Sunday.
	 * @return list<array{ days: string, times: string }> Empty if no day is open.
	 */
	public static function lines( array $hours ): array {
		if ( ! array_filter( $hours ) ) {
			return [];
		}
		$lines = [];
		$from  = $until = 0;
		$start = get_option( 'start_of_week' );
		$start = is_numeric( $start ) ? (int) $start : 1;
		for ( $at = 0; $at < 7; $at++ ) {
			$day   = ( $start + $at ) % 7;
			$times = self::times( $hours[ $day ] ?? [] );
			$last  = count( $lines ) - 1;
			if ( $last >= 0 && $lines[ $last ]['times'] === $times ) {
				$until = $day;
				array_pop( $lines );
			} else {
				$from = $until = $day;
			}
			$lines[] = [
				'days'  => self::days( $from, $until ),
				'times' => $times,
			];
		}
		return $lines;
	}

	/** A range of days of the week, 0 is Sunday. */
	private static function days( int $from, int $until ): string {
		global $wp_locale;
		$first = $wp_locale->get_weekday( $from );
		return $from === $until ? $first : sprintf(
			/* translators: Opening hours, from one day of the week to another. 1, 2: names of days. */
			__( '%1$s – %2$s', 'frontage-site' ),
			$first,
			$wp_locale->get_weekday( $until )
		);
	}

	/** @param list<Span> $spans */
	public static function times( array $spans ): string {
		if ( ! $spans ) {
			return __( 'Closed', 'frontage-site' );
		}
		$format = get_option( 'time_format' );
		$format = is_string( $format ) && '' !== $format ? $format : 'H:i';
		$time   = static fn ( string $time ): string => (string) wp_date( $format, (int) strtotime( "1970-01-01 $time UTC" ), new \DateTimeZone( 'UTC' ) );
		return implode(
			', ',
			array_map(
				/* translators: Opening hours. 1, 2: times of the day. */
				static fn ( array $span ): string => sprintf( __( '%1$s – %2$s', 'frontage-site' ), $time( $span['opens'] ), $time( $span['closes'] ) ),
				$spans
			)
		);
	}
}
