<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** Euros and cents, as the recorded shop has them. */
final class Money {

	public const CURRENCY = [
		'currency_code'               => 'EUR',
		'currency_symbol'             => '€',
		'currency_minor_unit'         => 2,
		'currency_decimal_separator'  => '.',
		'currency_thousand_separator' => ',',
		'currency_prefix'             => '€',
		'currency_suffix'             => '',
	];

	/** `12.5` → 1250. */
	public static function cents( string $amount ): int {
		return (int) round( 100 * (float) $amount );
	}

	public static function text( int $cents ): string {
		return '&euro;' . number_format( $cents / 100, 2 );
	}

	public static function html( int $cents, string $attributes = '' ): string {
		return sprintf( '<span class="woocommerce-Price-amount amount"%s><span class="woocommerce-Price-currencySymbol">&euro;</span>%s</span>', $attributes, number_format( $cents / 100, 2 ) );
	}

	/**
	 * @param array<string, int|null> $amounts
	 * @return array<string, mixed>
	 */
	public static function totals( array $amounts ): array {
		return array_map( static fn ( ?int $cents ): ?string => null === $cents ? null : (string) $cents, $amounts ) + self::CURRENCY;
	}
}
