<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

use Frontage\Rules\Formats;
use Frontage\Rules\TypedValue;

defined( 'ABSPATH' ) || exit;

/**
 * The business profile of Settings → Frontage → Business details, for blocks, bindings and structured data.
 *
 * @phpstan-type Line array{ label: string, text: string }
 * @phpstan-type Address array{ label: string, street: string, postcode: string, city: string, region: string, country: string, map: string }
 * @phpstan-type Span array{ opens: string, closes: string }
 * @phpstan-import-type SpecialDay from SpecialDays
 * @phpstan-type Facts array{ search: bool, kind: string, name: string, legal_name: string, logo: int, phones: list<Line>, emails: list<Line>, addresses: list<Address>, hours: array<int, list<Span>>, special_days: list<SpecialDay>, latitude: string, longitude: string, profiles: list<string> }
 */
final class BusinessProfile {

	public const OPTION = 'frontage_site_business';

	/** Supported schema.org types; the default is `Organization`. */
	public const KINDS = [ 'Organization', 'LocalBusiness', 'ProfessionalService', 'Store', 'Restaurant', 'MedicalBusiness', 'LegalService', 'FinancialService', 'HomeAndConstructionBusiness', 'LodgingBusiness' ];

	public const ADDRESS = [ 'label', 'street', 'postcode', 'city', 'region', 'country', 'map' ];

	/** Maximum number of rows of each list. */
	public const MOST = 20;

	/** The stored option at the last read. */
	private static mixed $stored = null;

	/** @var Facts|null The parsed profile, cached, since many blocks of a page use it. */
	private static ?array $facts = null;

	/** @return Facts */
	public static function facts(): array {
		$stored = get_option( self::OPTION );
		if ( null === self::$facts || $stored !== self::$stored ) {
			self::$stored = $stored;
			self::$facts  = self::clean( $stored );
		}
		return self::$facts;
	}

	public static function name(): string {
		return self::facts()['name'] ?: wp_specialchars_decode( get_bloginfo( 'name', 'raw' ), ENT_QUOTES ); // WordPress stores it escaped.
	}

	/**
	 * Sanitizes the profile from the form or another plugin: empty rows are removed.
	 *
	 * @return Facts
	 */
	public static function clean( mixed $value ): array {
		$value = is_array( $value ) ? $value : [];
		$kind  = self::text( $value['kind'] ?? '' );
		return [
			'search'       => ! empty( $value['search'] ),
			'kind'         => in_array( $kind, self::KINDS, true ) ? $kind : self::KINDS[0],
			'name'         => self::text( $value['name'] ?? '' ),
			'legal_name'   => self::text( $value['legal_name'] ?? '' ),
			'logo'         => is_numeric( $value['logo'] ?? null ) ? max( 0, (int) $value['logo'] ) : 0,
			'phones'       => self::lines( $value['phones'] ?? [], static fn ( string $text ): string => preg_match( '/\d/', $text ) ? $text : '' ),
			'emails'       => self::lines( $value['emails'] ?? [], self::email( ... ) ),
			'addresses'    => self::addresses( $value['addresses'] ?? [] ),
			'hours'        => self::hours( $value['hours'] ?? [] ),
			'special_days' => SpecialDays::clean( $value['special_days'] ?? [], self::text( ... ), self::time( ... ) ),
			'latitude'     => self::degrees( $value['latitude'] ?? '', 90 ),
			'longitude'    => self::degrees( $value['longitude'] ?? '', 180 ),
			'profiles'     => array_values( array_filter( array_map( self::address_of_page( ... ), self::rows( $value['profiles'] ?? [] ) ) ) ),
		];
	}

	/** @return list<mixed> */
	private static function rows( mixed $rows ): array {
		return array_slice( is_array( $rows ) ? array_values( $rows ) : [], 0, self::MOST );
	}

	/**
	 * @param callable( string ): string $judge Returns '' for invalid values.
	 * @return list<Line>
	 */
	private static function lines( mixed $rows, callable $judge ): array {
		$lines = [];
		foreach ( self::rows( $rows ) as $row ) {
			$text = $judge( self::text( is_array( $row ) ? $row['text'] ?? '' : '' ) );
			if ( is_array( $row ) && '' !== $text ) {
				$lines[] = [
					'label' => self::text( $row['label'] ?? '' ),
					'text'  => $text,
				];
			}
		}
		return $lines;
	}

	/** @return list<Address> */
	private static function addresses( mixed $rows ): array {
		$addresses = [];
		foreach ( self::rows( $rows ) as $row ) {
			$row     = is_array( $row ) ? $row : [];
			$address = [
				'label'    => self::text( $row['label'] ?? '' ),
				'street'   => self::text( $row['street'] ?? '' ),
				'postcode' => self::text( $row['postcode'] ?? '' ),
				'city'     => self::text( $row['city'] ?? '' ),
				'region'   => self::text( $row['region'] ?? '' ),
				'country'  => self::text( $row['country'] ?? '' ),
				'map'      => self::address_of_page( $row['map'] ?? '' ),
			];
			if ( '' !== $address['street'] . $address['postcode'] . $address['city'] ) {
				$addresses[] = $address;
			}
		}
		return $addresses;
	}

	/** @return array<int, list<Span>> By day of the week, 0 is Sunday; missing days are closed. */
	private static function hours( mixed $days ): array {
		$hours = [];
		foreach ( is_array( $days ) ? $days : [] as $day => $spans ) {
			if ( ! is_int( $day ) || $day < 0 || $day > 6 ) {
				continue;
			}
			foreach ( array_slice( self::rows( $spans ), 0, 2 ) as $span ) {
				$opens  = self::time( is_array( $span ) ? $span['opens'] ?? '' : '' );
				$closes = self::time( is_array( $span ) ? $span['closes'] ?? '' : '' );
				if ( '' !== $opens && '' !== $closes && $opens !== $closes ) {
					$hours[ $day ][] = [
						'opens'  => $opens,
						'closes' => $closes,
					];
				}
			}
		}
		ksort( $hours );
		return $hours;
	}

	private static function text( mixed $text ): string {
		return is_scalar( $text ) ? mb_substr( sanitize_text_field( (string) $text ), 0, 400 ) : '';
	}

	/** As typed; its domain may be in any script. */
	private static function email( string $value ): string {
		$email = TypedValue::clean( 'email', $value );
		return Formats::is_email( $email ) ? $email : '';
	}

	private static function address_of_page( mixed $url ): string {
		return is_string( $url ) ? sanitize_url( trim( $url ), [ 'http', 'https' ] ) : '';
	}

	/** Browsers submit times as `09:00`. */
	private static function time( mixed $time ): string {
		return is_string( $time ) && preg_match( '/^([01]\d|2[0-3]):[0-5]\d$/D', $time ) ? $time : '';
	}

	/** A decimal comma is accepted. */
	private static function degrees( mixed $degrees, int $most ): string {
		$degrees = str_replace( ',', '.', trim( is_scalar( $degrees ) ? (string) $degrees : '' ) );
		return preg_match( '/^-?\d{1,3}(\.\d{1,8})?$/D', $degrees ) && abs( (float) $degrees ) <= $most ? $degrees : '';
	}
}
