<?php

declare( strict_types = 1 );

namespace Frontage\Site;

defined( 'ABSPATH' ) || exit;

/**
 * What prices have in common: the periods of a list, an amount as people and as machines read it, a plan as an offer.
 *
 * @phpstan-type Period array{ key: string, label: string, badge: string }
 */
final class Pricing {

	/** Periods of a list; style.css counts as far. */
	private const MOST = 4;

	/** Signs that stand for one currency in most places: what machines are told. */
	private const CODES = [ '€' => 'EUR', '$' => 'USD', '£' => 'GBP', '¥' => 'JPY', '₹' => 'INR', 'zł' => 'PLN', '₪' => 'ILS' ];

	/**
	 * The periods that an author named; monthly and yearly where there are none.
	 *
	 * @return non-empty-list<Period>
	 */
	public static function periods( mixed $stored ): array {
		$periods = [];
		foreach ( ( new Attributes( [ 'periods' => $stored ] ) )->all( 'periods', self::MOST ) as $index => $period ) {
			$periods[] = [
				'key'   => sanitize_key( $period->text( 'key' ) ) ?: "period-$index",
				'label' => $period->text( 'label' ) ?: $period->text( 'key' ),
				'badge' => $period->text( 'badge' ),
			];
		}
		return $periods ?: [
			[ 'key' => 'monthly', 'label' => __( 'Monthly', 'frontage-site' ), 'badge' => '' ],
			[ 'key' => 'yearly', 'label' => __( 'Yearly', 'frontage-site' ), 'badge' => '' ],
		];
	}

	/** An amount with its currency, as people read it; words as they are. */
	public static function shown( string $amount, string $currency ): string {
		if ( ! is_numeric( $amount ) ) {
			return $amount;
		}
		$decimals = min( 2, strlen( (string) strrchr( $amount, '.' ) ) );
		$space    = preg_match( '/\pL$/u', $currency ) ? "\u{A0}" : ''; // "NOK 49", but "€49".
		return $currency . $space . number_format_i18n( (float) $amount, $decimals ? 2 : 0 );
	}

	/** With two decimals, for machines. */
	public static function value( string $amount ): string {
		return number_format( (float) $amount, 2, '.', '' );
	}

	/**
	 * A plan's prices for search engines: an offer each.
	 *
	 * @param list<array{ string, Attributes }> $prices Each period's label and its price.
	 */
	public static function publish( string $title, array $prices ): void {
		foreach ( $prices as [ $period, $price ] ) {
			$currency = $price->text( 'currency' );
			$code     = self::CODES[ $currency ] ?? ( preg_match( '/^[A-Z]{3}$/', $currency ) ? $currency : '' );
			if ( '' === $title || '' === $code || ! is_numeric( $price->text( 'amount' ) ) ) {
				continue;
			}
			$offers[] = array_filter(
				[
					'@type'         => 'Offer',
					'name'          => "$title, $period",
					'price'         => self::value( $price->text( 'amount' ) ),
					'priceCurrency' => $code,
					'url'           => esc_url_raw( $price->text( 'url' ), [ 'http', 'https' ] ),
				]
			);
		}
		if ( isset( $offers ) ) {
			StructuredData::add( [ '@type' => 'OfferCatalog', 'name' => $title, 'itemListElement' => $offers ] );
		}
	}
}
