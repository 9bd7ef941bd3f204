<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Database\SiteTime;
use Frontage\Forms\SubmissionStore\SubmissionQuery;

defined( 'ABSPATH' ) || exit;

/** Number of messages of the last seven days, one bar per day in the site's time zone, compared with the seven days before. */
final class WeeklyMessages {

	private const STYLE = '.frontage-week{display:flex;gap:16px;align-items:end;justify-content:space-between;margin-block-end:12px}.frontage-week p{margin:0;color:#50575e}.frontage-week strong{display:block;color:#1d2327;font-size:24px;line-height:32px}.frontage-week ol{display:flex;gap:4px;margin:0;list-style:none}.frontage-week li{display:grid;gap:2px;width:28px;margin:0;text-align:center;font-size:12px}.frontage-week abbr{text-decoration:none}.frontage-week i{align-self:end;height:calc(var(--share)*32px + 2px);border-radius:2px 2px 0 0;background:var(--wp-admin-theme-color,#2271b1)}.frontage-week li>span{height:56px;display:grid;align-content:end}';

	public function __construct( private readonly SubmissionQuery $query ) {}

	public function print(): void {
		$days  = $this->days();
		$count = array_sum( $days );
		$most  = max( 1, ...array_values( $days ) );
		printf(
			'<style>%s</style><div class="frontage-week"><p>%s<strong>%s</strong>%s</p><ol>',
			self::STYLE, // phpcs:ignore WordPress.Security.EscapeOutput -- A constant.
			esc_html__( 'Messages in the last 7 days', 'frontage-forms' ),
			esc_html( number_format_i18n( $count ) ),
			esc_html( $this->comparison( $count ) )
		);
		foreach ( $days as $day => $number ) {
			$time = (int) strtotime( "$day 12:00 UTC" );
			$utc  = new \DateTimeZone( 'UTC' );
			printf(
				'<li><span><span class="%s">%s</span><i style="--share:%s"></i></span><abbr title="%s">%s</abbr></li>',
				esc_attr( $number ? '' : 'screen-reader-text' ),
				esc_html( number_format_i18n( $number ) ),
				esc_attr( (string) round( $number / $most, 2 ) ),
				esc_attr( (string) wp_date( 'l', $time, $utc ) ),
				esc_html( (string) wp_date( 'D', $time, $utc ) )
			);
		}
		echo '</ol></div>';
	}

	/** @return non-empty-array<string, int> Day, as `Y-m-d` in the site's time zone => number of messages. Today is the last one. */
	private function days(): array {
		$days = [];
		for ( $ago = 6; $ago >= 0; $ago-- ) {
			$day          = self::day( $ago );
			$days[ $day ] = $this->count( SiteTime::to_utc( $day ), SiteTime::to_utc( $day, true ) );
		}
		return $days;
	}

	private function comparison( int $count ): string {
		$change = $count - $this->count( SiteTime::to_utc( self::day( 13 ) ), SiteTime::to_utc( self::day( 6 ) ) );
		$number = number_format_i18n( abs( $change ) );
		return match ( true ) {
			/* translators: %s: number of messages. */
			$change > 0 => sprintf( __( '%s more than the previous 7 days', 'frontage-forms' ), $number ),
			/* translators: %s: number of messages. */
			$change < 0 => sprintf( __( '%s fewer than the previous 7 days', 'frontage-forms' ), $number ),
			default     => __( 'Same as the previous 7 days', 'frontage-forms' ),
		};
	}

	/** A calendar day in the site's time zone: days on which clocks change have 23 or 25 hours. */
	private static function day( int $ago ): string {
		return ( new \DateTimeImmutable( 'now', wp_timezone() ) )->modify( "-$ago days" )->format( 'Y-m-d' );
	}

	private function count( string $from, string $deadline ): int {
		return $this->query->count_total(
			[
				'from'  => $from,
				'until' => $deadline,
			]
		)['count'] ?? 0;
	}
}
