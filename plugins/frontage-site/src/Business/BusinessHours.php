<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

defined( 'ABSPATH' ) || exit;

/**
 * Opening hours in the form: one line per day. `admin/business/hours.ts` adds a switch, breaks and copying; without it, a day
 * with empty fields is closed.
 *
 * @phpstan-import-type Span from BusinessProfile
 */
final class BusinessHours {

	/** @param array<int, list<Span>> $hours By day of the week, 0 is Sunday. */
	public static function print( array $hours ): void {
		global $wp_locale;
		$start = get_option( 'start_of_week' );
		$start = is_numeric( $start ) ? (int) $start : 1;
		/* translators: %s: a time zone: “Europe/Oslo”. */
		printf( '<p>%s</p>', esc_html( sprintf( __( 'Times in the site’s time zone, %s.', 'frontage-site' ), wp_timezone_string() ) ) );
		printf( '<noscript><p>%s</p></noscript><div data-week>', esc_html__( 'Leave a day empty if you are closed. Use the second pair for hours after a break.', 'frontage-site' ) );
		for ( $at = 0; $at < 7; $at++ ) {
			$day = ( $at + $start ) % 7;
			printf( '<fieldset class="frontage-business__day" data-day="%d"><legend>%s</legend>', (int) $day, esc_html( $wp_locale->get_weekday( $day ) ) );
			printf( '<label data-open hidden><input type="checkbox" class="frontage-switch"><span class="screen-reader-text">%s</span></label>', esc_html_x( 'Open', 'opening hours', 'frontage-site' ) );
			foreach ( [ 0, 1 ] as $span ) {
				echo '<div class="frontage-business__span" data-span>';
				BusinessFields::input( "hours][$day][$span][opens", 'time', 0 === $span ? __( 'Opens', 'frontage-site' ) : __( 'Reopens', 'frontage-site' ), $hours[ $day ][ $span ]['opens'] ?? '' );
				echo '<span aria-hidden="true">–</span>';
				BusinessFields::input( "hours][$day][$span][closes", 'time', 0 === $span ? __( 'Closes', 'frontage-site' ) : __( 'Closes again', 'frontage-site' ), $hours[ $day ][ $span ]['closes'] ?? '' );
				echo '</div>';
			}
			printf(
				'<span class="frontage-business__closed" data-closed hidden>%s</span><button type="button" class="button-link" data-break hidden>+ %s</button><button type="button" class="button-link" data-no-break hidden>%s</button></fieldset>',
				esc_html__( 'Closed', 'frontage-site' ),
				esc_html__( 'Break', 'frontage-site' ),
				esc_html__( 'Remove break', 'frontage-site' )
			);
		}
		printf( '<p><button type="button" class="button" data-copy hidden>%s</button> <span role="status"></span> <button type="button" class="button-link" data-undo hidden>%s</button></p></div>', esc_html__( 'Copy to all weekdays', 'frontage-site' ), esc_html__( 'Undo', 'frontage-site' ) );
	}
}
