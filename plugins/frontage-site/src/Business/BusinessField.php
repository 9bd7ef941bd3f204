<?php

declare( strict_types = 1 );

namespace Frontage\Site\Business;

use Frontage\Kit\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * One field of the business profile, as text and as a link; for the binding source and the contact blocks.
 *
 * @phpstan-import-type Address from BusinessProfile
 */
final class BusinessField {

	/** Available fields; those with several values by an index from 0. */
	public const FIELDS = [ 'name', 'legal_name', 'logo', 'phone', 'email', 'address', 'hours', 'profile' ];

	/** @param list<string> $lines Lines of text. */
	private function __construct( public readonly array $lines, public readonly string $href = '', public readonly string $label = '' ) {}

	/** Null if the owner has not filled it in. */
	public static function find( string $field, int $index = 0 ): ?self {
		$facts = BusinessProfile::facts();
		$phone = $facts['phones'][ $index ] ?? null;
		$email = $facts['emails'][ $index ] ?? null;
		$place = $facts['addresses'][ $index ] ?? null;
		$url   = $facts['profiles'][ $index ] ?? '';
		$fact  = match ( $field ) {
			'name'       => new self( [ BusinessProfile::name() ], home_url( '/' ) ),
			'legal_name' => new self( [ $facts['legal_name'] ], home_url( '/' ) ),
			'logo'       => self::logo( $facts['logo'] ),
			'phone'      => $phone ? new self( [ $phone['text'] ], self::phone_url( $phone['text'] ), $phone['label'] ) : null,
			'email'      => $email ? new self( [ $email['text'] ], 'mailto:' . EmailAddress::to_ascii( $email['text'] ), $email['label'] ) : null,
			'address'    => $place ? new self( self::lines_of( $place ), self::map_url( $place ), $place['label'] ) : null,
			'hours'      => new self( array_map( static fn ( array $line ): string => "{$line['days']}: {$line['times']}", OpeningHours::current() ) ),
			'profile'    => '' === $url ? null : new self( [ $url ], $url ),
			default      => null,
		};
		return '' === $fact?->text() ? null : $fact;
	}

	private static function logo( int $picture ): ?self {
		$url = $picture ? (string) wp_get_attachment_url( $picture ) : '';
		return '' === $url ? null : new self( [ BusinessProfile::name() ], $url );
	}

	public function text(): string {
		return implode( ', ', $this->lines );
	}

	/** The dialable number: digits and a leading plus. In `+47 (0) 55 12 34` the zero is not dialed. */
	public static function phone_url( string $phone ): string {
		$phone  = (string) preg_replace( '/^(\s*\+.*?)\(0\)/', '$1', $phone );
		$digits = (string) preg_replace( '/\D/', '', $phone );
		return '' === $digits ? '' : 'tel:' . ( str_starts_with( trim( $phone ), '+' ) ? '+' : '' ) . $digits;
	}

	/**
	 * @param Address $place
	 * @return list<string>
	 */
	private static function lines_of( array $place ): array {
		$city = trim( "{$place['postcode']} {$place['city']}" );
		return array_values( array_filter( [ $place['street'], $city, $place['region'], $place['country'] ] ) );
	}

	/** @param Address $place */
	private static function map_url( array $place ): string {
		return $place['map'] ?: 'https://www.openstreetmap.org/search?query=' . rawurlencode( implode( ', ', self::lines_of( $place ) ) );
	}
}
