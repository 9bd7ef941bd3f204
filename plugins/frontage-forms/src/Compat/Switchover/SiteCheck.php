<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Admin\FormUsageIndex;

defined( 'ABSPATH' ) || exit;

/** Checks the pages that a site must serve after any change: front page, a page with a form, sign-in page, dashboard, list of plugins, REST API. */
final class SiteCheck {

	/**
	 * Requests each page in turn and stops at the first that fails.
	 *
	 * @param bool $is_probe Whether a response counts only if PHP reported its end, which a page cache does not, and the must-use file ran in it.
	 * @return list<string>|\WP_Error Names of the pages that responded. Error: `frontage_page_failed`; `frontage_no_loopback` when loopback requests fail; `frontage_no_probe` when the must-use file did not run.
	 */
	public static function run( LoopbackRequest $loopback, bool $is_probe ): array|\WP_Error {
		$names = [];
		foreach ( self::list_pages() as [ $name, $url, $signed_in ] ) {
			$answer = $loopback->request( $url, $signed_in );
			if ( is_wp_error( $answer ) || ( $is_probe && ! $answer['ran'] && $answer['status'] < 500 ) ) {
				/* translators: 1: name of a page, 2: what the web server said. */
				return new \WP_Error( 'frontage_no_loopback', sprintf( __( 'WordPress could not open a page of this site for the test: %1$s (%2$s). Ask your host whether the site can send requests to itself.', 'frontage-forms' ), $name, is_wp_error( $answer ) ? $answer->get_error_message() : "HTTP {$answer['status']}" ) );
			}
			if ( $signed_in && str_starts_with( $answer['url'], wp_login_url() ) ) {
				return new \WP_Error( 'frontage_no_loopback', __( 'The site did not recognize your session, so the dashboard was not tested. Sign in again and retry.', 'frontage-forms' ) );
			}
			if ( $is_probe && $answer['ran'] && ! $answer['is_probe'] ) {
				/* translators: 1: name of a page, 2: path of a file. */
				return new \WP_Error( 'frontage_no_probe', sprintf( __( '%1$s loaded without the file %2$s, so Contact Form 7 stayed active and nothing was tested. If your site uses several web servers, share this folder between them. Otherwise ask your host to reset the PHP opcache. Then try again.', 'frontage-forms' ), $name, AutomaticRecovery::file_path() ) );
			}
			if ( '' !== $answer['error'] ) {
				/* translators: 1: name of a page, 2: an error of PHP's. */
				return new \WP_Error( 'frontage_page_failed', sprintf( __( '%1$s stopped with an error: %2$s', 'frontage-forms' ), $name, $answer['error'] ) );
			}
			$names[] = $name;
		}
		return $names;
	}

	/** @return list<array{string, string, bool}> Name, URL, and whether it is requested as the current user. */
	private static function list_pages(): array {
		$pages = [ [ __( 'Homepage', 'frontage-forms' ), home_url( '/' ), false ] ];
		foreach ( FormUsageIndex::list_places() as $place ) {
			if ( $place['post'] && is_post_publicly_viewable( $place['post'] ) ) {
				$pages[] = [ __( 'Page with a form', 'frontage-forms' ), (string) get_permalink( $place['post'] ), false ];
				break;
			}
		}
		return [
			...$pages,
			[ __( 'Sign-in page', 'frontage-forms' ), wp_login_url(), false ],
			[ __( 'Dashboard', 'frontage-forms' ), admin_url(), true ],
			[ __( 'Plugins screen', 'frontage-forms' ), admin_url( 'plugins.php' ), true ],
			[ __( 'REST API', 'frontage-forms' ), rest_url(), false ],
		];
	}
}
