<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/** The language of the form's page. The form's request is separate and would use the site's language. */
final class PageLanguage {

	/** Sent with each form: a hidden field, and sent by its script. */
	public const FIELD = 'frontage_locale';

	/**
	 * Runs the handler in the language of the form's page, if the site has it. Work at the end of the request, such as
	 * emails, is not affected.
	 *
	 * @template T
	 * @param callable(): T $answer
	 * @return T
	 */
	public static function run_in_page_language( callable $answer ): mixed {
		return Language::with_locale( RequestData::field( self::FIELD, 40 ), $answer );
	}

	/** A URL of wp-login.php in the language of this page, as in its own language list; the site's language needs no parameter. */
	public static function login_url( string $url ): string {
		$locale = determine_locale();
		$site   = get_option( 'WPLANG', get_site_option( 'WPLANG' ) ) ?: 'en_US';
		return did_action( 'login_init' ) || $locale === $site ? $url : add_query_arg( 'wp_lang', $locale, $url );
	}
}
