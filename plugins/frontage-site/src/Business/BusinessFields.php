<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

defined( 'ABSPATH' ) || exit;

/**
 * The form fields of Settings → Frontage → Business details. A list ends with an empty row, which `admin/business` clones.
 *
 * @phpstan-import-type Facts from BusinessProfile
 * @phpstan-import-type Line from BusinessProfile
 * @phpstan-import-type Address from BusinessProfile
 * @phpstan-import-type SpecialDay from SpecialDays
 */
final class BusinessFields {

	/**
	 * @param Facts  $facts
	 * @param string $logo_help Escaped.
	 */
	public static function identity( array $facts, string $logo_help ): void {
		echo '<div class="frontage-business__identity">';
		self::logo( $facts['logo'] );
		echo '<div class="frontage-business__row" data-row>';
		self::input( 'name', 'text', __( 'Name', 'frontage-site' ), $facts['name'], get_bloginfo( 'name', 'raw' ) );
		self::input( 'legal_name', 'text', __( 'Legal name (optional)', 'frontage-site' ), $facts['legal_name'] );
		self::business_type( $facts['kind'] );
		printf( '</div></div><p class="description">%s</p>', wp_kses( $logo_help, [ 'a' => [ 'href' => [] ] ] ) );
	}

	private static function logo( int $id ): void {
		$selected = 0 === $id ? '' : (string) $id;
		$picture  = $id ? wp_get_attachment_image( $id, [ 160, 80 ], false, [ 'alt' => __( 'Selected logo', 'frontage-site' ) ] ) : '';
		printf(
			'<div class="frontage-business__logo" data-row data-logo data-title="%1$s"><span>%7$s</span><span data-picture>%2$s</span><input type="hidden" name="%3$s" value="%4$s">
			<button type="button" class="button" data-choose hidden>%1$s</button> <button type="button" class="button-link button-link-delete" data-remove hidden>%5$s</button><noscript>%6$s</noscript></div>',
			esc_attr__( 'Choose logo', 'frontage-site' ),
			wp_kses_post( $picture ),
			esc_attr( self::name( 'logo' ) ),
			esc_attr( $selected ),
			esc_html__( 'Remove', 'frontage-site' ),
			esc_html__( 'JavaScript is required to choose an image.', 'frontage-site' ),
			esc_html__( 'Logo', 'frontage-site' )
		);
	}

	/**
	 * @param list<Line> $lines
	 * @param string     $add   Label of the button for another row.
	 */
	public static function lines( string $name, string $type, array $lines, string $title, string $add, string $help = '' ): void {
		self::rows(
			[ ...$lines, [] ],
			static function ( array $line, int $at ) use ( $name, $type, $title ): void {
				self::input( "{$name}][$at][text", $type, $title, $line['text'] ?? '' );
				self::input( "{$name}][$at][label", 'text', __( 'Label, such as “Sales” (optional)', 'frontage-site' ), $line['label'] ?? '' );
			},
			$title,
			$add,
			$help
		);
	}

	/** @param list<Address> $addresses */
	public static function addresses( array $addresses ): void {
		$titles = [
			'label'    => __( 'Label, such as “Workshop” (optional)', 'frontage-site' ),
			'street'   => __( 'Street address', 'frontage-site' ),
			'postcode' => __( 'ZIP or postal code', 'frontage-site' ),
			'city'     => __( 'City', 'frontage-site' ),
			'region'   => __( 'State or region (optional)', 'frontage-site' ),
			'country'  => __( 'Country', 'frontage-site' ),
			'map'      => __( 'Map link (optional)', 'frontage-site' ),
		];
		self::rows(
			[ ...$addresses, [] ],
			static function ( array $address, int $at ) use ( $titles ): void {
				$parts = array_filter( [ $address['label'] ?? '', $address['street'] ?? '', trim( ( $address['postcode'] ?? '' ) . ' ' . ( $address['city'] ?? '' ) ), $address['country'] ?? '' ] );
				printf( '<details %s><summary data-new="%s">%s</summary><div class="frontage-business__row">', esc_attr( $parts ? '' : 'open' ), esc_attr__( 'New address', 'frontage-site' ), esc_html( implode( ', ', $parts ) ?: __( 'New address', 'frontage-site' ) ) );
				foreach ( $titles as $part => $title ) {
					self::input( "addresses][$at][$part", 'map' === $part ? 'url' : 'text', $title, $address[ $part ] ?? '' );
				}
				echo '</div></details>';
			},
			__( 'Addresses', 'frontage-site' ),
			__( 'Add address', 'frontage-site' )
		);
	}

	/** @param list<SpecialDay> $days */
	public static function special_days( array $days ): void {
		printf( '<h3>%s</h3><p>%s</p>', esc_html__( 'Special days', 'frontage-site' ), esc_html__( 'Visitors see them 30 days before. Leave both times empty if you are closed.', 'frontage-site' ) );
		self::rows(
			[ ...$days, [] ],
			static function ( array $day, int $at ): void {
				self::input( "special_days][$at][from", 'date', __( 'Date', 'frontage-site' ), $day['from'] ?? '' );
				self::input( "special_days][$at][until", 'date', __( 'Last day (optional)', 'frontage-site' ), ( $day['until'] ?? '' ) === ( $day['from'] ?? '' ) ? '' : $day['until'] ?? '' );
				self::input( "special_days][$at][name", 'text', __( 'Name (optional)', 'frontage-site' ), $day['name'] ?? '', __( 'Christmas Eve', 'frontage-site' ) );
				self::input( "special_days][$at][opens", 'time', __( 'Opens', 'frontage-site' ), $day['opens'] ?? '' );
				self::input( "special_days][$at][closes", 'time', __( 'Closes', 'frontage-site' ), $day['closes'] ?? '' );
			},
			__( 'Special day', 'frontage-site' ),
			__( 'Add special day', 'frontage-site' )
		);
	}

	/** @param list<string> $profiles */
	public static function profiles( array $profiles ): void {
		self::rows(
			array_map( static fn ( string $url ): array => [ 'url' => $url ], [ ...$profiles, '' ] ),
			static fn ( array $profile, int $at ) => self::input( "profiles][$at", 'url', __( 'Profile URL', 'frontage-site' ), $profile['url'] ?? '' ),
			__( 'Profile URL', 'frontage-site' ),
			__( 'Add profile', 'frontage-site' )
		);
	}

	public static function engines( bool $is_on, string $latitude, string $longitude ): void {
		printf(
			'<p class="frontage-business__search" data-row><label><input type="checkbox" class="frontage-switch" name="%1$s" value="1"%2$s> %3$s</label></p>',
			esc_attr( self::name( 'search' ) ),
			checked( $is_on, true, false ),
			esc_html__( 'Add business structured data to the homepage', 'frontage-site' )
		);
		echo '<div class="frontage-business__row" data-row>';
		self::input( 'latitude', 'text', __( 'Latitude', 'frontage-site' ), $latitude );
		self::input( 'longitude', 'text', __( 'Longitude', 'frontage-site' ), $longitude );
		printf( '</div><p class="description">%s</p>', esc_html__( 'Right-click your location in an online map to get both numbers: 60.3913 and 5.3221.', 'frontage-site' ) );
	}

	private static function business_type( string $selected ): void {
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
		printf( '<label><span>%s</span><select name="%s" aria-describedby="frontage-business-kind-help">', esc_html__( 'Business type', 'frontage-site' ), esc_attr( self::name( 'kind' ) ) );
		foreach ( $words as $kind => $word ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $kind ), selected( $kind, $selected, false ), esc_html( $word ) );
		}
		printf( '</select></label><p class="description" id="frontage-business-kind-help">%s</p>', esc_html__( 'Opening hours and coordinates are shared for local businesses, not for organizations.', 'frontage-site' ) );
	}

	/**
	 * @param list<array<string, string>>                  $rows  The last one is empty.
	 * @param callable( array<string, string>, int ): void $print
	 * @param string                                       $title What a row is, for screen readers.
	 * @param string                                       $add   Label of the button for another row.
	 */
	private static function rows( array $rows, callable $print, string $title, string $add, string $help = '' ): void {
		printf( '<div class="frontage-business__rows" data-rows="%s">', esc_attr( (string) BusinessProfile::MOST ) );
		foreach ( array_slice( $rows, 0, BusinessProfile::MOST ) as $at => $row ) {
			echo '<div class="frontage-business__row frontage-business__row--item" data-row>';
			$print( $row, $at );
			printf( '<button type="button" class="button-link button-link-delete" data-delete hidden><span class="dashicons dashicons-trash" aria-hidden="true"></span><span class="screen-reader-text">%s</span></button></div>', esc_html( "$title: " . __( 'Remove', 'frontage-site' ) ) );
		}
		printf( '<p><button type="button" class="button-link" data-more hidden>+ %s</button> <span class="description">%s</span></p></div>', esc_html( $add ), esc_html( $help ) );
	}

	/** @param string $name Of the profile's field: `name`, or `phones][0][text`. */
	public static function input( string $name, string $type, string $title, string $value, string $placeholder = '' ): void {
		// Browsers convert the domain of an email field to `xn--…`, or reject non-ASCII domains.
		$is_email = 'email' === $type;
		$type     = $is_email ? 'text' : $type;
		printf( '<label><span>%s</span><input type="%s"', esc_html( $title ), esc_attr( $type ) );
		if ( $is_email ) {
			echo ' inputmode="email" dir="ltr"';
		}
		if ( '' !== $placeholder ) {
			printf( ' placeholder="%s"', esc_attr( $placeholder ) );
		}
		printf( ' name="%s" value="%s" autocomplete="off"></label>', esc_attr( self::name( $name ) ), esc_attr( $value ) );
	}

	private static function name( string $name ): string {
		return BusinessProfile::OPTION . "[$name]";
	}
}
