<?php

declare( strict_types=1 );

namespace Frontage\Forms\Database;

defined( 'ABSPATH' ) || exit;

/** A stored time as shown to the owner: in the site's time zone, in full and short. */
final class SiteTime {

	/**
	 * @param string $created UTC, `Y-m-d H:i:s`.
	 * @return array{utc: string, text: string, short: string} `short` is the time for today, day and month for this year, else the date.
	 */
	public static function parse( string $created ): array {
		$time = (int) strtotime( $created . ' UTC' );
		return [
			'utc'   => gmdate( 'Y-m-d\TH:i:s\Z', $time ),
			'text'  => sprintf(
				/* translators: 1: date, 2: time. */
				__( '%1$s, %2$s', 'frontage-forms' ),
				self::format_date( self::option( 'date_format' ), $time ),
				self::format_date( self::option( 'time_format' ), $time )
			),
			'short' => self::format_short( $time ),
		];
	}

	/** Converts a day of a filter from the site's time zone to UTC: the start of the day, or with `$after` the start of the next day. */
	public static function to_utc( string $day, bool $after = false ): string {
		$day_start = new \DateTimeImmutable( $day . ' 00:00:00', wp_timezone() );
		return ( $after ? $day_start->modify( '+1 day' ) : $day_start )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}

	private static function format_short( int $time ): string {
		$now = time();
		return match ( true ) {
			self::format_date( 'Y-m-d', $time ) === self::format_date( 'Y-m-d', $now ) => self::format_date( self::option( 'time_format' ), $time ),
			/* translators: Format of a day in this year, see https://www.php.net/manual/datetime.format.php */
			self::format_date( 'Y', $time ) === self::format_date( 'Y', $now )         => self::format_date( _x( 'M j', 'short date of this year', 'frontage-forms' ), $time ),
			/* translators: Format of a day in another year, see https://www.php.net/manual/datetime.format.php */
			default                                                          => self::format_date( _x( 'M j, Y', 'short date of another year', 'frontage-forms' ), $time ),
		};
	}

	private static function format_date( string $format, int $time ): string {
		return (string) wp_date( $format, $time );
	}

	private static function option( string $name ): string {
		$format = get_option( $name );
		return is_string( $format ) ? $format : '';
	}
}
