<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

use Frontage\Kit\EmailAddress;

defined( 'ABSPATH' ) || exit;

/** Structured data of the business: on the front page only, if the owner turned it on. */
final class BusinessSchema {

	private const DAYS = [ 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday' ];

	/** On `wp_head`. */
	public static function print(): void {
		if ( ! is_front_page() || is_paged() || ! get_option( BusinessProfile::OPTION ) ) {
			return;
		}
		$document = self::document();
		if ( $document ) {
			wp_print_inline_script_tag( (string) wp_json_encode( $document, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), [ 'type' => 'application/ld+json' ] );
		}
	}

	/** @return array<string, mixed> Empty if the owner turned it off. */
	public static function document(): array {
		$facts = BusinessProfile::facts();
		if ( ! $facts['search'] ) {
			return [];
		}
		$logo     = $facts['logo'] ? wp_get_attachment_image_url( $facts['logo'], 'full' ) : false;
		$place    = array_map( self::address( ... ), $facts['addresses'] );
		$document = [
			'@context'                         => 'https://schema.org',
			'@type'                            => $facts['kind'],
			'@id'                              => home_url( '/#business' ),
			'url'                              => home_url( '/' ),
			'name'                             => BusinessProfile::name(),
			'legalName'                        => $facts['legal_name'],
			'logo'                             => $logo ?: '',
			'image'                            => 'Organization' === $facts['kind'] ? '' : ( $logo ?: '' ),
			'telephone'                        => $facts['phones'][0]['text'] ?? '',
			'email'                            => EmailAddress::to_ascii( $facts['emails'][0]['text'] ?? '' ),
			'address'                          => 1 === count( $place ) ? $place[0] : $place,
			// Only a local business has opening hours and coordinates.
			'openingHoursSpecification'        => 'Organization' === $facts['kind'] ? [] : self::hours( $facts['hours'] ),
			'specialOpeningHoursSpecification' => 'Organization' === $facts['kind'] ? [] : SpecialDays::schema( $facts['special_days'] ),
			'geo'                              => 'Organization' === $facts['kind'] || '' === $facts['latitude'] || '' === $facts['longitude'] ? [] : [
				'@type'     => 'GeoCoordinates',
				'latitude'  => (float) $facts['latitude'],
				'longitude' => (float) $facts['longitude'],
			],
			'sameAs'                           => array_values( array_unique( [ ...$facts['profiles'], ...SocialProfiles::all() ] ) ),
		];
		/**
		 * Filters the structured data of the business on the front page.
		 *
		 * @since 0.1.0
		 * @param array<string, mixed> $document A schema.org document; empty properties are removed before.
		 */
		$document = apply_filters( 'frontage_site_business_markup', array_filter( $document, static fn ( mixed $value ): bool => '' !== $value && [] !== $value ) );
		return is_array( $document ) ? $document : [];
	}

	/**
	 * @param array<string, string> $place
	 * @return array<string, string>
	 */
	private static function address( array $place ): array {
		return array_filter(
			[
				'@type'           => 'PostalAddress',
				'streetAddress'   => $place['street'],
				'postalCode'      => $place['postcode'],
				'addressLocality' => $place['city'],
				'addressRegion'   => $place['region'],
				'addressCountry'  => $place['country'],
			]
		);
	}

	/**
	 * Groups days with the same hours.
	 *
	 * @param array<int, list<array{ opens: string, closes: string }>> $hours
	 * @return list<array<string, string|list<string>>>
	 */
	private static function hours( array $hours ): array {
		$found = [];
		foreach ( $hours as $day => $spans ) {
			foreach ( $spans as $span ) {
				$at                          = implode( '–', $span );
				$found[ $at ]              ??= [ '@type' => 'OpeningHoursSpecification', 'dayOfWeek' => [] ] + $span;
				$found[ $at ]['dayOfWeek'][] = self::DAYS[ $day ];
			}
		}
		return array_values( $found );
	}
}
