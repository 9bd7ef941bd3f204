<?php

declare( strict_types=1 );

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Kit\Language;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Visitors' routes of a form answer in its language: a REST request is in the site's, whatever page it comes from. */
final class RouteLanguage {

	private const ROUTES = '~^/(?:frontage|contact-form-7)/v1/contact-forms/(\d+)/(?:feedback|refill|uploads|drafts)(?:/|$)~Di'; // In any case, as WordPress's own routes.

	/**
	 * On `rest_dispatch_request`.
	 *
	 * @param mixed                                 $answer  Null: nobody has answered yet.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param mixed                                 $route
	 * @param mixed                                 $handler
	 */
	public static function dispatch( mixed $answer, WP_REST_Request $request, mixed $route, mixed $handler ): mixed {
		$callback = is_array( $handler ) ? ( $handler['callback'] ?? null ) : null;
		if ( null !== $answer || ! is_callable( $callback ) || FormFormat::original_is_active() || ! preg_match( self::ROUTES, $request->get_route(), $found ) ) {
			return $answer;
		}
		$locale = self::locale( (int) $found[1] );
		return Language::in( $locale, static fn (): mixed => $callback( $request ) );
	}

	private static function locale( int $form_id ): string {
		global $wpdb;
		$shown = $wpdb->hide_errors(); // A database's complaint inside the JSON would help nobody.
		try {
			$locale = FormFormat::POST_TYPE === get_post_type( $form_id ) ? get_post_meta( $form_id, FormFormat::META_LOCALE, true ) : '';
			return is_string( $locale ) ? $locale : '';
		} finally {
			$wpdb->show_errors( $shown );
		}
	}
}
