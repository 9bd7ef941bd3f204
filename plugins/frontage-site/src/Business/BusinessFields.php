<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

defined( 'ABSPATH' ) || exit;

/**
 * The form fields of Settings → Frontage → Business details. A list ends with an empty row, which `admin/business` clones.
 *
 * @phpstan-import-type Line from BusinessProfile
 * @phpstan-import-type Address from BusinessProfile
 * @phpstan-import-type Span from BusinessProfile
 */
final class BusinessFields {

	public static function text( string $name, string $value, string $placeholder = '' ): void {
		printf( '<input class="regular-text" type="text" id="frontage-business-%1$s" name="%2$s" value="%3$s" placeholder="%4$s" autocomplete="off">', esc_attr( $name ), esc_attr( self::name( $name ) ), esc_attr( $value ), esc_attr( $placeholder ) );
	}

	public static function logo( int $id ): void {
		$selected = 0 === $id ? '' : (string) $id;
		$picture  = $id ? wp_get_attachment_image( $id, [ 160, 80 ], false, [ 'alt' => __( 'Selected logo', 'frontage-site' ) ] ) : '';
		printf(
			'<div class="frontage-business__logo" data-logo data-title="%1$s"><span data-picture>%2$s</span><input type="hidden" name="%3$s" value="%4$s">
			<button type="button" class="button" data-choose hidden>%1$s</button> <button type="button" class="button-link button-link-delete" data-remove hidden>%5$s</button><noscript>%6$s</noscript></div>',
			esc_attr__( 'Choose logo', 'frontage-site' ),
			wp_kses_post( $picture ),
			esc_attr( self::name( 'logo' ) ),
			esc_attr( $selected ),
			esc_html__( 'Remove', 'frontage-site' ),
			esc_html__( 'JavaScript is required to choose an image.', 'frontage-site' )
		);
	}

	/** @param list<Line> $lines */
	public static function lines( string $name, string $type, array $lines, string $title ): void {
		self::rows(
			[ ...$lines, [] ],
			static function ( array $line, int $at ) use ( $name, $type, $title ): void {
				self::input( "{$name}][$at][text", $type, $title, $line['text'] ?? '' );
				self::input( "{$name}][$at][label", 'text', __( 'Label, such as “Sales” (optional)', 'frontage-site' ), $line['label'] ?? '' );
			}
		);
	}

	/** @param list<Address> $addresses */
	public static function addresses( array $addresses ): void {
		$titles = [
			'street'   => __( 'Street address', 'frontage-site' ),
			'postcode' => __( 'ZIP or postal code', 'frontage-site' ),
			'city'     => __( 'City', 'frontage-site' ),
			'region'   => __( 'State or region (optional)', 'frontage-site' ),
			'country'  => __( 'Country', 'frontage-site' ),
			'map'      => __( 'Map link (optional)', 'frontage-site' ),
			'label'    => __( 'Label, such as “Workshop” (optional)', 'frontage-site' ),
		];
		self::rows(
			[ ...$addresses, [] ],
			static function ( array $address, int $at ) use ( $titles ): void {
				foreach ( $titles as $part => $title ) {
					self::input( "addresses][$at][$part", 'map' === $part ? 'url' : 'text', $title, $address[ $part ] ?? '' );
				}
			},
			'frontage-business__address'
		);
	}

	/** @param list<string> $profiles */
	public static function profiles( array $profiles ): void {
		self::rows(
			array_map( static fn ( string $url ): array => [ 'url' => $url ], [ ...$profiles, '' ] ),
			static fn ( array $profile, int $at ) => self::input( "profiles][$at", 'url', __( 'Profile URL', 'frontage-site' ), $profile['url'] ?? '' )
		);
	}

	/** @param array<int, list<Span>> $hours */
	public static function hours( array $hours ): void {
		global $wp_locale;
		$start = get_option( 'start_of_week' );
		echo '<div class="frontage-business__week">';
		for ( $at = 0; $at < 7; $at++ ) {
			$day = ( $at + ( is_numeric( $start ) ? (int) $start : 1 ) ) % 7;
			printf( '<fieldset class="frontage-business__day"><legend>%s</legend>', esc_html( $wp_locale->get_weekday( $day ) ) );
			foreach ( [ 0, 1 ] as $span ) {
				self::input( "hours][$day][$span][opens", 'time', 0 === $span ? __( 'Opens', 'frontage-site' ) : __( 'Reopens', 'frontage-site' ), $hours[ $day ][ $span ]['opens'] ?? '' );
				self::input( "hours][$day][$span][closes", 'time', 0 === $span ? __( 'Closes', 'frontage-site' ) : __( 'Closes again', 'frontage-site' ), $hours[ $day ][ $span ]['closes'] ?? '' );
			}
			echo '</fieldset>';
		}
		echo '</div>';
	}

	public static function search_action( bool $ticked ): void {
		printf(
			'<label><input type="checkbox" class="frontage-switch" name="%1$s" value="1"%2$s> %3$s</label>',
			esc_attr( self::name( 'search' ) ),
			checked( $ticked, true, false ),
			esc_html__( 'Add business structured data to the homepage', 'frontage-site' )
		);
	}

	public static function business_type( string $selected ): void {
		$words = [
			'Organization'                => __( 'Organization', 'frontage-site' ),
			'LocalBusiness'               => __( 'Local business', 'frontage-site' ),
			'ProfessionalService'         => __( 'Professional service', 'frontage-site' ),
			'Store'                       => __( 'Store', 'frontage-site' ),
			'Restaurant'                  => __( 'Restaurant', 'frontage-site' ),
			'MedicalBusiness'             => __( 'Medical practice', 'frontage-site' ),
			'LegalService'                => __( 'Law firm', 'frontage-site' ),
			'FinancialService'            => __( 'Financial service', 'frontage-site' ),
			'HomeAndConstructionBusiness' => __( 'Home and construction', 'frontage-site' ),
			'LodgingBusiness'             => __( 'Lodging', 'frontage-site' ),
		];
		printf( '<select id="frontage-business-kind" name="%s">', esc_attr( self::name( 'kind' ) ) );
		foreach ( $words as $kind => $word ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $kind ), selected( $kind, $selected, false ), esc_html( $word ) );
		}
		echo '</select>';
	}

	public static function coordinates( string $latitude, string $longitude ): void {
		echo '<div class="frontage-business__row">';
		self::input( 'latitude', 'text', __( 'Latitude', 'frontage-site' ), $latitude );
		self::input( 'longitude', 'text', __( 'Longitude', 'frontage-site' ), $longitude );
		echo '</div>';
	}

	/**
	 * @param list<array<string, string>>                  $rows  The last one is empty.
	 * @param callable( array<string, string>, int ): void $print
	 */
	private static function rows( array $rows, callable $print, string $class = '' ): void {
		printf( '<div class="frontage-business__rows" data-rows="%s">', esc_attr( (string) BusinessProfile::MOST ) );
		foreach ( array_slice( $rows, 0, BusinessProfile::MOST ) as $at => $row ) {
			printf( '<div class="frontage-business__row %s">', esc_attr( $class ) );
			$print( $row, $at );
			echo '</div>';
		}
		printf( '<button type="button" class="button" data-more hidden>%s</button></div>', esc_html__( 'Add another', 'frontage-site' ) );
	}

	private static function input( string $name, string $type, string $title, string $value ): void {
		// Browsers convert the domain of an email field to `xn--…`, or reject non-ASCII domains.
		$is_email = 'email' === $type;
		$type     = $is_email ? 'text' : $type;
		printf( '<label><span>%s</span><input type="%s"', esc_html( $title ), esc_attr( $type ) );
		if ( $is_email ) {
			echo ' inputmode="email" dir="ltr"';
		}
		printf( ' name="%s" value="%s" autocomplete="off"></label>', esc_attr( self::name( $name ) ), esc_attr( $value ) );
	}

	private static function name( string $name ): string {
		return BusinessProfile::OPTION . "[$name]";
	}
}
