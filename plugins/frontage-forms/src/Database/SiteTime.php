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
	public static function read( string $created ): array {
		$time = (int) strtotime( $created . ' UTC' );
		return [
			'utc'   => gmdate( 'Y-m-d\TH:i:s\Z', $time ),
			'text'  => sprintf(
				/* translators: 1: date, 2: time. */
				__( '%1$s, %2$s', 'frontage-forms' ),
				self::format( self::option( 'date_format' ), $time ),
				self::format( self::option( 'time_format' ), $time )
			),
			'short' => self::short( $time ),
		];
	}

	/** Converts a day of a filter from the site's time zone to UTC: the start of the day, or with `$after` the start of the next day. */
	public static function utc( string $day, bool $after = false ): string {
		$begin = new \DateTimeImmutable( $day . ' 00:00:00', wp_timezone() );
		return ( $after ? $begin->modify( '+1 day' ) : $begin )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}

	private static function short( int $time ): string {
		$now = time();
		return match ( true ) {
			self::format( 'Y-m-d', $time ) === self::format( 'Y-m-d', $now ) => self::format( self::option( 'time_format' ), $time ),
			/* translators: Format of a day in this year, see https://www.php.net/manual/datetime.format.php */
			self::format( 'Y', $time ) === self::format( 'Y', $now )         => self::format( _x( 'M j', 'short date of this year', 'frontage-forms' ), $time ),
			/* translators: Format of a day in another year, see https://www.php.net/manual/datetime.format.php */
			default                                                          => self::format( _x( 'M j, Y', 'short date of another year', 'frontage-forms' ), $time ),
		};
	}

	private static function format( string $format, int $time ): string {
		return (string) wp_date( $format, $time );
	}

	private static function option( string $name ): string {
		$format = get_option( $name );
		return is_string( $format ) ? $format : '';
	}
}
