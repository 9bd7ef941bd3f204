<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/** Helpers for a locale: running code in its language, and its HTML language tag. */
final class Language {

	/** Right-to-left languages, by the first part of the locale. */
	private const RIGHT_TO_LEFT = [ 'ar', 'arc', 'ary', 'azb', 'ckb', 'dv', 'fa', 'haz', 'he', 'ks', 'ps', 'sd', 'skr', 'ug', 'ur', 'yi' ];

	/** Languages with a decimal comma (CLDR), and countries that differ from their language. */
	private const COMMA = [ 'af', 'ary', 'az', 'be', 'bel', 'bg', 'br', 'bre', 'bs', 'ca', 'cs', 'cv', 'da', 'de', 'dsb', 'el', 'eo', 'es', 'et', 'eu', 'ff', 'fi', 'fo', 'fr', 'frp', 'fur', 'fy', 'gax', 'gl', 'hr', 'hsb', 'hu', 'hy', 'id', 'is', 'it', 'jv', 'ka', 'kaa', 'kab', 'kk', 'kl', 'km', 'ku', 'ky', 'lb', 'lmo', 'ln', 'lo', 'lt', 'lv', 'mk', 'nb', 'nl', 'nn', 'no', 'oci', 'os', 'pl', 'ps', 'pt', 'ro', 'roh', 'ru', 'sah', 'scn', 'sk', 'sl', 'snd', 'sq', 'sr', 'srd', 'su', 'sv', 'szl', 'tg', 'tr', 'tt', 'tuk', 'uk', 'uz', 'vec', 'vi', 'wol', 'zgh' ];

	private const OTHERS = [
		',' => [ 'ar_DZ', 'ar_MA', 'ar_TN', 'en_AT', 'en_ZA', 'ms_BN' ],
		'.' => [ 'de_CH', 'de_LI', 'es_DO', 'es_GT', 'es_HN', 'es_MX', 'es_NI', 'es_PA', 'es_PE', 'es_PR', 'es_SV', 'es_US', 'it_CH' ],
	];

	/**
	 * Runs a callback in a locale, if the site has it, and switches back.
	 *
	 * @template T
	 * @param callable(): T $do
	 * @return T
	 */
	public static function with_locale( string $locale, callable $do ): mixed {
		$is_switched = '' !== $locale && determine_locale() !== $locale && switch_to_locale( $locale );
		try {
			return $do();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	/** The decimal separator: `,` or `.`. */
	public static function decimal_separator( string $locale ): string {
		$parts = preg_split( '/[_-]/', $locale ) ?: [];
		$place = implode( '_', array_slice( $parts, 0, 2 ) );
		foreach ( self::OTHERS as $decimal => $places ) {
			if ( in_array( $place, $places, true ) ) {
				return $decimal;
			}
		}
		return in_array( $parts[0] ?? '', self::COMMA, true ) ? ',' : '.';
	}

	/** For the `lang` attribute: without a third part, so `de_DE_formal` is `de-DE`. */
	public static function tag( string $locale ): string {
		return implode( '-', array_slice( preg_split( '/[_-]/', $locale ) ?: [], 0, 2 ) );
	}

	/** For the `dir` attribute. */
	public static function direction( string $locale ): string {
		return in_array( strtok( $locale, '_-' ), self::RIGHT_TO_LEFT, true ) ? 'rtl' : 'ltr';
	}
}
