<?php

namespace Frontage\Forms\Processing\Response;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmissionResult;
use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/**
 * When the database disconnects while a form is submitted, WordPress ends the request with an HTML error (or with that error inside JSON).
 * This class responds with a message for the visitor instead. When WordPress finds no database at startup no plugin runs, and the form's
 * script shows the message.
 */
final class DatabaseErrorResponse {

	private const SECONDS = 60;

	/** On a POST, as early as a plugin can. Database::run() and similar methods handle this error themselves, and earlier. */
	public static function register_handler(): void {
		foreach ( [ 'wp_die_handler', 'wp_die_json_handler', 'wp_die_ajax_handler' ] as $extension ) {
			add_filter( $extension, [ self::class, 'filter_handler' ], PHP_INT_MAX - 1 );
		}
	}

	/** All other errors keep their handler. */
	public static function filter_handler( callable $handler ): callable {
		return static function ( mixed $message, mixed $title = '', mixed $args = [] ) use ( $handler ): void {
			$answer = self::is_database_error( $message, $title ) ? self::create_response() : null;
			if ( ! $answer ) {
				$handler( $message, $title, $args );
				return;
			}
			if ( ! headers_sent() ) {
				status_header( $answer['status'] );
				nocache_headers();
				header( 'Cache-Control: no-store' );
				header( 'Retry-After: ' . self::SECONDS );
				header( 'Content-Type: ' . $answer['type'] );
			}
			EscapedMarkup::print( $answer['body'] );
			die();
		};
	}

	/**
	 * The response to a form submission; null for other requests.
	 *
	 * @return array{status: int, type: string, body: string}|null
	 */
	public static function create_response(): ?array {
		$text  = __( 'The site cannot store messages right now, so nothing was sent. Your text is still here. Please try again in a minute.', 'frontage-forms' );
		$json  = 'application/json; charset=UTF-8';
		$input = SubmissionRequest::from_page();
		$uri   = rawurldecode( RequestData::server( 'REQUEST_URI' ) );
		if ( preg_match( '~/contact-form-7/v1/contact-forms/(\d+)/feedback\b~i', $uri, $matches ) ) { // The original's script stops at an HTTP error.
			return [
				'status' => 200,
				'type'   => $json,
				'body'   => (string) wp_json_encode( ( new SubmissionResult( 'aborted', $text, form_id: (int) $matches[1], unit_tag: $input ? $input->unit_tag() : '' ) )->to_response() ),
			];
		}
		if ( preg_match( '~/frontage/v1/contact-forms/\d+/feedback\b~i', $uri ) ) {
			return [
				'status' => 503,
				'type'   => $json,
				'body'   => (string) wp_json_encode(
					[
						'code'    => 'frontage_database_away',
						'message' => $text,
						'data'    => [ 'status' => 503 ],
					]
				),
			];
		}
		return $input && ! FormFormat::is_original_active() ? [
			'status' => 503,
			'type'   => 'text/html; charset=UTF-8',
			'body'   => self::render_page(),
		] : null;
	}

	private static function is_database_error( mixed $message, mixed $title ): bool {
		global $wpdb;
		// phpcs:disable WordPress.WP.I18n.MissingArgDomain -- Messages of WordPress core in this case.
		return __( 'Database Error' ) === $title || ( is_string( $message ) && str_contains( $message, __( 'Error reconnecting to the database' ) ) ) || ( is_wp_error( $wpdb->error ) && 'db_connect_fail' === $wpdb->error->get_error_code() )
			|| ( is_string( $message ) && ! $wpdb->ready );
		// phpcs:enable
	}

	/** Without JavaScript, the browser's back button leads to the text that was typed. */
	private static function render_page(): string {
		$text = __( 'The site cannot store messages right now, so nothing was sent. Use your browser’s Back button to return to your text. Please try again in a minute.', 'frontage-forms' );
		return '<!DOCTYPE html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>' . esc_html__( 'Nothing was sent', 'frontage-forms' ) . '</title><p>' . esc_html( $text ) . '</p>';
	}
}
