<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\MoveIn;

use Frontage\Forms\Owner\Places;

defined( 'ABSPATH' ) || exit;

/** The pages that a site must answer with whatever is changed: front page, a page with a form, sign-in page, dashboard, REST API. */
final class SiteCheck {

	/**
	 * Asks for one after the other and stops at the first that fails.
	 *
	 * @param bool $is_probe Whether an answer counts only if PHP itself reported its end in a request of the probe: a page cache does not, and
	 *                       another server of the site may not have its file.
	 * @return list<string>|\WP_Error Names of the pages that answered. Error: `frontage_page_failed`, or `frontage_no_loopback` where the site cannot be asked.
	 */
	public static function run( Loopback $loopback, bool $is_probe ): array|\WP_Error {
		$names = [];
		foreach ( self::pages() as [ $name, $url, $signed_in ] ) {
			$answer = $loopback->ask( $url, $signed_in );
			if ( is_wp_error( $answer ) || ( $is_probe && $answer['status'] < 500 && ! ( $answer['ran'] && $answer['probed'] ) ) ) {
				/* translators: 1: name of a page, 2: what the web server said. */
				return new \WP_Error( 'frontage_no_loopback', sprintf( __( 'WordPress could not open a page of this site for the test: %1$s (%2$s). Ask your host whether the site may send requests to itself.', 'frontage-forms' ), $name, is_wp_error( $answer ) ? $answer->get_error_message() : "HTTP {$answer['status']}" ) );
			}
			if ( $signed_in && str_starts_with( $answer['url'], wp_login_url() ) ) {
				return new \WP_Error( 'frontage_no_loopback', __( 'This site did not recognize you in a request of its own, so the dashboard could not be tested. Sign in again and try again.', 'frontage-forms' ) );
			}
			if ( '' !== $answer['error'] ) {
				/* translators: 1: name of a page, 2: an error of PHP's. */
				return new \WP_Error( 'frontage_page_failed', sprintf( __( '%1$s stopped with an error: %2$s', 'frontage-forms' ), $name, $answer['error'] ) );
			}
			$names[] = $name;
		}
		return $names;
	}

	/** @return list<array{string, string, bool}> Name, address, whether it is opened as the person who asks. */
	private static function pages(): array {
		$pages = [ [ __( 'Front page', 'frontage-forms' ), home_url( '/' ), false ] ];
		foreach ( Places::all() as $place ) {
			if ( $place['post'] && is_post_publicly_viewable( $place['post'] ) ) {
				$pages[] = [ __( 'Page with a form', 'frontage-forms' ), (string) get_permalink( $place['post'] ), false ];
				break;
			}
		}
		return [
			...$pages,
			[ __( 'Sign-in page', 'frontage-forms' ), wp_login_url(), false ],
			[ __( 'Dashboard', 'frontage-forms' ), admin_url(), true ],
			[ __( 'REST API', 'frontage-forms' ), rest_url(), false ],
		];
	}
}
