<?php

namespace Frontage\Forms\Document;

use Frontage\Kit\Language;
use Frontage\Rules\Options;

defined( 'ABSPATH' ) || exit;

/** Options of the validation rules on this site. */
final class ValidationOptions {

	/** @param string $locale Locale of the form. */
	public static function site_options( string $locale ): Options {
		/**
		 * Filters additional checks of formats on this site. Such a format is validated on the server only.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, callable( bool, string ): bool> $checks By name (email, url, tel, number, date, time): receives our result and the value, and returns the site's result.
		 */
		$checks = apply_filters( 'frontage_forms_format_checks', [] );
		/** @var array<string, callable( bool, string ): bool> $checks */
		$checks = is_array( $checks ) ? array_filter( $checks, 'is_callable' ) : [];
		return new Options( mime_types: wp_get_mime_types(), schemes: array_values( wp_allowed_protocols() ), checks: $checks, decimal: Language::decimal_separator( $locale ) );
	}
}
