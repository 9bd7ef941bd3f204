<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Common code of prices: billing periods, amounts for display and for structured data, a plan as an offer.
 *
 * @phpstan-type Period array{ key: string, label: string, badge: string }
 */
final class PricingTable {

	/** Maximum number of periods; style.css supports the same number. */
	private const MOST = 4;

	/** Currency symbols with their most common ISO code, for structured data. */
	private const CODES = [ '€' => 'EUR', '$' => 'USD', '£' => 'GBP', '¥' => 'JPY', '₹' => 'INR', 'zł' => 'PLN', '₪' => 'ILS' ];

	/**
	 * The author's periods; monthly and yearly by default.
	 *
	 * @return non-empty-list<Period>
	 */
	public static function periods( mixed $stored ): array {
		$periods = [];
		foreach ( ( new BlockAttributes( [ 'periods' => $stored ] ) )->objects( 'periods', self::MOST ) as $index => $period ) {
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

	/**
	 * Parses a typed amount: "49,00", "1.200" and "1 200.50" are amounts; '' for words. The TypeScript port is in
	 * blocks/site/pricing/editor/periods.ts.
	 */
	public static function parse_amount( string $text ): string {
		$plain = preg_replace( "/(?<=\\d)[\\s\u{A0}\u{202F}'’](?=\\d{3})/u", '', trim( $text ) ) ?? '';
		if ( preg_match( '/^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/', $plain, $parts ) ) {
			return str_replace( $parts[2], '', $parts[1] ) . ( isset( $parts[3] ) ? ".$parts[3]" : '' );
		}
		$plain = preg_match( '/^\d+,\d{1,2}$/', $plain ) ? str_replace( ',', '.', $plain ) : $plain;
		return is_numeric( $plain ) ? $plain : '';
	}

	/** An amount with its currency, for display; words are returned unchanged. */
	public static function format_price( string $text, string $currency ): string {
		$amount = self::parse_amount( $text );
		if ( '' === $amount ) {
			return $text;
		}
		$decimals = min( 2, strlen( (string) strrchr( $amount, '.' ) ) );
		$space    = preg_match( '/\pL$/u', $currency ) ? "\u{A0}" : ''; // "NOK 49", but "€49".
		return $currency . $space . CounterFigure::format( (float) $amount, $decimals ? 2 : 0 );
	}

	/** With two decimals, for structured data. */
	public static function value( string $text ): string {
		return number_format( (float) self::parse_amount( $text ), 2, '.', '' );
	}

	/**
	 * Adds structured data for a plan's prices: one offer each.
	 *
	 * @param list<array{ string, BlockAttributes }> $prices Label of each period, and its price.
	 */
	public static function add_structured_data( string $title, array $prices ): void {
		foreach ( $prices as [ $period, $price ] ) {
			$currency = $price->text( 'currency' );
			$code     = self::CODES[ $currency ] ?? ( preg_match( '/^[A-Z]{3}$/', $currency ) ? $currency : '' );
			if ( '' === $title || '' === $code || '' === self::parse_amount( $price->text( 'amount' ) ) ) {
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
