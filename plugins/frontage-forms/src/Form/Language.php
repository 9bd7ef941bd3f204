<?php

namespace Frontage\Forms\Form;

defined( 'ABSPATH' ) || exit;

/** A form's locale in the words of HTML. */
final class Language {

	/** Languages written from right to left, by the first part of the locale. */
	private const RIGHT_TO_LEFT = [ 'ar', 'arc', 'ary', 'azb', 'ckb', 'dv', 'fa', 'haz', 'he', 'ks', 'ps', 'sd', 'skr', 'ug', 'ur', 'yi' ];

	/** For `lang`: no third part, so `de_DE_formal` is `de-DE`. */
	public static function tag( string $locale ): string {
		return implode( '-', array_slice( preg_split( '/[_-]/', $locale ) ?: [], 0, 2 ) );
	}

	/** For `dir`. */
	public static function direction( string $locale ): string {
		return in_array( strtok( $locale, '_-' ), self::RIGHT_TO_LEFT, true ) ? 'rtl' : 'ltr';
	}
}
