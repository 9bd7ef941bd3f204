<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * What prices have in common: the periods of a list, an amount as people and as machines read it, a plan as an offer.
 *
 * @phpstan-type Period array{ key: string, label: string, badge: string }
 */
final class PricingTable {

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
		foreach ( ( new BlockAttributes( [ 'periods' => $stored ] ) )->all( 'periods', self::MOST ) as $index => $period ) {
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

	/** As machines write it what people typed: "49,00", "1.200" and "1 200.50" are amounts. Nothing, where it is words. Its twin is in blocks/site/pricing/editor/periods.ts. */
	public static function number( string $typed ): string {
		$plain = preg_replace( "/(?<=\\d)[\\s\u{A0}\u{202F}'’](?=\\d{3})/u", '', trim( $typed ) ) ?? '';
		if ( preg_match( '/^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/', $plain, $parts ) ) {
			return str_replace( $parts[2], '', $parts[1] ) . ( isset( $parts[3] ) ? ".$parts[3]" : '' );
		}
		$plain = preg_match( '/^\d+,\d{1,2}$/', $plain ) ? str_replace( ',', '.', $plain ) : $plain;
		return is_numeric( $plain ) ? $plain : '';
	}

	/** An amount with its currency, as people read it; words as they are. */
	public static function shown( string $typed, string $currency ): string {
		$amount = self::number( $typed );
		if ( '' === $amount ) {
			return $typed;
		}
		$decimals = min( 2, strlen( (string) strrchr( $amount, '.' ) ) );
		$space    = preg_match( '/\pL$/u', $currency ) ? "\u{A0}" : ''; // "NOK 49", but "€49".
		return $currency . $space . CounterFigure::of( (float) $amount, $decimals ? 2 : 0 );
	}

	/** With two decimals, for machines. */
	public static function value( string $typed ): string {
		return number_format( (float) self::number( $typed ), 2, '.', '' );
	}

	/**
	 * A plan's prices for search engines: an offer each.
	 *
	 * @param list<array{ string, BlockAttributes }> $prices Each period's label and its price.
	 */
	public static function publish( string $title, array $prices ): void {
		foreach ( $prices as [ $period, $price ] ) {
			$currency = $price->text( 'currency' );
			$code     = self::CODES[ $currency ] ?? ( preg_match( '/^[A-Z]{3}$/', $currency ) ? $currency : '' );
			if ( '' === $title || '' === $code || '' === self::number( $price->text( 'amount' ) ) ) {
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
