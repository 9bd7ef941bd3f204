<?php

namespace Frontage\Forms\Document;

use Frontage\Kit\Language;
use Frontage\Rules\Options;

defined( 'ABSPATH' ) || exit;

/** What this site decides about rules. */
final class ValidationOptions {

	/** @param string $locale The form's. */
	public static function of_site( string $locale ): Options {
		/**
		 * Filters who judges a format on this site besides our rules. Such a format is left to the server.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, callable( bool, string ): bool> $checks By name (email, url, tel, number, date, time): takes our verdict and the value, gives the site's.
		 */
		$checks = apply_filters( 'frontage_forms_format_checks', [] );
		/** @var array<string, callable( bool, string ): bool> $checks */
		$checks = is_array( $checks ) ? array_filter( $checks, 'is_callable' ) : [];
		return new Options( mime_types: wp_get_mime_types(), schemes: array_values( wp_allowed_protocols() ), checks: $checks, decimal: Language::decimal( $locale ) );
	}
}
