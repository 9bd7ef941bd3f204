<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/** The language of the page that a form stands in. What the form sends is a request of its own, in the site's language. */
final class PageLanguage {

	/** Goes with each form: hidden in its markup, and sent by its script. */
	public const FIELD = 'frontage_locale';

	/**
	 * Answers a form in the language of its page, if the site has it. What only comes at the end of the request, such as mail, stays outside.
	 *
	 * @template T
	 * @param callable(): T $answer
	 * @return T
	 */
	public static function answer( callable $answer ): mixed {
		return Language::in( RequestData::field( self::FIELD, 40 ), $answer );
	}

	/** An address of wp-login.php that opens in the language of this page, as its own list of languages does; that of the site needs nothing. */
	public static function on_login_page( string $url ): string {
		$locale = determine_locale();
		$site   = get_option( 'WPLANG', get_site_option( 'WPLANG' ) ) ?: 'en_US';
		return did_action( 'login_init' ) || $locale === $site ? $url : add_query_arg( 'wp_lang', $locale, $url );
	}
}
