<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

defined( 'ABSPATH' ) || exit;

/**
 * Days with other opening hours than their day of the week: holidays, a summer break. Dates are in the site's time zone.
 *
 * @phpstan-type SpecialDay array{ from: string, until: string, name: string, opens: string, closes: string }
 */
final class SpecialDays {

	/** How many days before they begin visitors see them. */
	private const AHEAD = 30;

	/**
	 * @param callable( mixed ): string $text Sanitizes a text.
	 * @param callable( mixed ): string $time Returns '' for what is no time.
	 * @return list<SpecialDay> By date. Without times the day is closed; `from` and `until` are dates such as 2026-12-24.
	 */
	public static function clean( mixed $rows, callable $text, callable $time ): array {
		$days = [];
		foreach ( is_array( $rows ) ? array_slice( $rows, 0, BusinessProfile::MOST ) : [] as $row ) {
			$row    = is_array( $row ) ? $row : [];
			$from   = self::date( $row['from'] ?? '' );
			$until  = self::date( $row['until'] ?? '' );
			$opens  = $time( $row['opens'] ?? '' );
			$closes = $time( $row['closes'] ?? '' );
			if ( '' !== $from ) {
				$is_open = '' !== $opens && '' !== $closes && $opens !== $closes;
				$days[]  = [
					'from'   => $from,
					'until'  => max( $from, $until ),
					'name'   => $text( $row['name'] ?? '' ),
					'opens'  => $is_open ? $opens : '',
					'closes' => $is_open ? $closes : '',
				];
			}
		}
		usort( $days, static fn ( array $one, array $other ): int => strcmp( $one['from'], $other['from'] ) );
		return $days;
	}

	/**
	 * What visitors are told now.
	 *
	 * @param list<SpecialDay> $days
	 * @return list<array{ days: string, times: string }>
	 */
	public static function upcoming( array $days ): array {
		$today = wp_date( 'Y-m-d' );
		$last  = wp_date( 'Y-m-d', time() + self::AHEAD * DAY_IN_SECONDS );
		$lines = [];
		foreach ( $days as $day ) {
			if ( $day['until'] >= $today && $day['from'] <= $last ) {
				$lines[] = [
					'days'  => self::label( $day ),
					'times' => OpeningHours::times( '' === $day['opens'] ? [] : [ [ 'opens' => $day['opens'], 'closes' => $day['closes'] ] ] ),
				];
			}
		}
		return $lines;
	}

	/**
	 * As schema.org has them, without those that are over. A closed day opens and closes at midnight
	 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
	 *
	 * @param list<SpecialDay> $days
	 * @return list<array<string, string>>
	 */
	public static function schema( array $days ): array {
		$today = wp_date( 'Y-m-d' );
		return array_map(
			static fn ( array $day ): array => [
				'@type'        => 'OpeningHoursSpecification',
				'opens'        => $day['opens'] ?: '00:00',
				'closes'       => $day['closes'] ?: '00:00',
				'validFrom'    => $day['from'],
				'validThrough' => $day['until'],
			],
			array_values( array_filter( $days, static fn ( array $day ): bool => $day['until'] >= $today ) )
		);
	}

	/** @param SpecialDay $day */
	private static function label( array $day ): string {
		/* translators: Date of a holiday, as in PHP's date(). */
		$format = _x( 'M j', 'opening hours', 'frontage-site' );
		$date   = static fn ( string $date ): string => (string) wp_date( $format, (int) strtotime( "$date UTC" ), new \DateTimeZone( 'UTC' ) );
		$dates  = $day['from'] === $day['until'] ? $date( $day['from'] ) : sprintf(
			/* translators: Opening hours. 1, 2: dates. */
			__( '%1$s – %2$s', 'frontage-site' ),
			$date( $day['from'] ),
			$date( $day['until'] )
		);
		return '' === $day['name'] ? $dates : sprintf(
			/* translators: Opening hours. 1: a date, 2: name of a holiday. */
			__( '%1$s, %2$s', 'frontage-site' ),
			$dates,
			$day['name']
		);
	}

	private static function date( mixed $date ): string {
		return is_string( $date ) && preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $date, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ? $date : '';
	}
}
