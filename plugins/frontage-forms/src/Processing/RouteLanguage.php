<?php

declare( strict_types=1 );

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Kit\Language;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Runs visitors' routes of a form in the form's language: REST requests are otherwise in the site's language, whatever page they come from. */
final class RouteLanguage {

	private const ROUTES = '~^/(?:frontage|contact-form-7)/v1/contact-forms/(\d+)/(?:feedback|refill|uploads|drafts)(?:/|$)~Di'; // Case-insensitive, as WordPress's own routes.

	/**
	 * On `rest_dispatch_request`.
	 *
	 * @param mixed                                 $answer  Null when no other filter has returned a response.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param mixed                                 $route
	 * @param mixed                                 $handler
	 */
	public static function dispatch_request( mixed $answer, WP_REST_Request $request, mixed $route, mixed $handler ): mixed {
		$callback = is_array( $handler ) ? ( $handler['callback'] ?? null ) : null;
		if ( null !== $answer || ! is_callable( $callback ) || FormFormat::is_original_active() || ! preg_match( self::ROUTES, $request->get_route(), $matches ) ) {
			return $answer;
		}
		$locale = self::form_locale( (int) $matches[1] );
		return Language::with_locale( $locale, static fn (): mixed => $callback( $request ) );
	}

	private static function form_locale( int $form_id ): string {
		global $wpdb;
		$previous_setting = $wpdb->hide_errors(); // Database errors must not be printed into the JSON.
		try {
			$locale = FormFormat::POST_TYPE === get_post_type( $form_id ) ? get_post_meta( $form_id, FormFormat::META_LOCALE, true ) : '';
			return is_string( $locale ) ? $locale : '';
		} finally {
			$wpdb->show_errors( $previous_setting );
		}
	}
}
