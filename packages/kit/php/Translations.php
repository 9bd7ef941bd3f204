<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/** Falls back to another locale of the same language when a locale has no files: de_AT, de_CH and de_DE_formal get de_DE. */
final class Translations {

	/** Languages that fall back to another one: Nynorsk and Norwegian to Bokmål, Moroccan and Algerian Arabic to Arabic. */
	private const READS = [
		'nn'  => 'nb',
		'no'  => 'nb',
		'ary' => 'ar',
		'arq' => 'ar',
	];

	/** @var array<string, string> Locales with files, by folder, text domain and language; '' for none. */
	private static array $nearest_locales = [];

	/**
	 * For `load_textdomain_mofile`, for text domains of the suite: a `.mo` file, which may also exist as `.l10n.php`.
	 *
	 * @param string $file Path.
	 */
	public static function file( string $file, string $domain ): string {
		return ! is_file( $file ) && ! is_file( substr( $file, 0, -3 ) . '.l10n.php' ) ? self::nearest( $file, $domain ) : $file;
	}

	/**
	 * For `load_script_translation_file`, for text domains of the suite.
	 *
	 * @param string $file Path.
	 */
	public static function script_file( string $file, string $domain ): string {
		return ! is_file( $file ) ? self::nearest( $file, $domain ) : $file;
	}

	private static function nearest( string $file, string $domain ): string {
		$folder = dirname( $file );
		if ( ! preg_match( '/^' . preg_quote( $domain, '/' ) . '-([a-z]{2,3})(?:_[A-Za-z0-9_]+)?((?:-[0-9a-f]{32})?\.\w+)$/D', basename( $file ), $parts ) ) {
			return $file;
		}
		$language                                               = self::READS[ $parts[1] ] ?? $parts[1];
		self::$nearest_locales[ "$folder $domain $language" ] ??= self::locale_with_files( "$folder/$domain-$language" );
		$locale                                                 = self::$nearest_locales[ "$folder $domain $language" ];
		return '' === $locale ? $file : "$folder/$domain-$locale$parts[2]";
	}

	/** @param string $start Prefix of the paths of the language's files. */
	private static function locale_with_files( string $start ): string {
		$found = [ ...( glob( "$start.l10n.php" ) ?: [] ), ...( glob( "{$start}_*.l10n.php" ) ?: [] ) ][0] ?? '';
		return '' === $found ? '' : (string) preg_replace( '/^.*-(?=[a-z]{2,3}(?:_\w+)?$)/', '', basename( $found, '.l10n.php' ) );
	}
}
