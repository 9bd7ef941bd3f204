<?php

declare( strict_types=1 );

namespace Frontage\Forms\Webhook;

use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Kit\Http\PinnedRequest;
use WpOrg\Requests\Capability;
use WpOrg\Requests\Transport\Curl;

defined( 'ABSPATH' ) || exit;

/** One call of a webhook. */
final class WebhookRequest {

	private const TIMEOUT = 5;

	/** The longest wait that another server may request. */
	private const LONGEST_WAIT = 6 * HOUR_IN_SECONDS;

	/**
	 * @param string $id   The same for every attempt, so that the receiver can detect a repeat.
	 * @param string $body JSON.
	 */
	public static function create( Webhook $hook, string $id, string $body ): DeliveryAttempt {
		$host = (string) wp_parse_url( $hook->url, PHP_URL_HOST );
		if ( '' === WebhookUrl::clean( $hook->url ) ) {
			return DeliveryAttempt::failure( __( 'The webhook URL is not allowed.', 'frontage-forms' ) );
		}
		$machine = WebhookUrl::resolve( $host );
		if ( '' === $machine && ! WebhookUrl::is_allowed( $host, $hook->url ) ) {
			return DeliveryAttempt::retry( __( 'The webhook server was not found or is not public.', 'frontage-forms' ) );
		}
		return self::send_to( $hook, $id, $body, $machine, Curl::test( [ Capability::SSL => true ] ) );
	}

	/**
	 * @param string $machine   The IP address that the host name resolved to when it was checked; '' for a host that the site allows by name.
	 * @param bool   $is_pinned Whether the request can be pinned to that IP address.
	 */
	public static function send_to( Webhook $hook, string $id, string $body, string $machine, bool $is_pinned ): DeliveryAttempt {
		if ( '' !== $machine && ! $is_pinned ) {
			return DeliveryAttempt::failure( __( 'Webhooks require the PHP extension cURL, which this server does not have.', 'frontage-forms' ) );
		}
		$host     = (string) wp_parse_url( $hook->url, PHP_URL_HOST );
		$time     = time();
		$response = PinnedRequest::send(
			$host,
			'' === $machine ? [] : [ $machine ],
			static fn () => wp_safe_remote_post(
				$hook->url,
				[
					'timeout'             => self::TIMEOUT,
					'redirection'         => 0,
					'limit_response_size' => 65536,
					'user-agent'          => 'Frontage Forms',
					'headers'             => [
						'Content-Type'       => 'application/json; charset=utf-8',
						'Frontage-Delivery'  => trim( $id, '<>' ),
						'Frontage-Signature' => $hook->signature( $time, $body ),
					],
					'body'                => $body,
				]
			)
		);
		return self::judge_response( $response );
	}

	/** @param array<string, mixed>|\WP_Error $response */
	private static function judge_response( array|\WP_Error $response ): DeliveryAttempt {
		if ( is_wp_error( $response ) ) {
			return DeliveryAttempt::retry_offline( mb_substr( $response->get_error_message(), 0, 300 ) );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( $status >= 200 && $status < 300 ) {
			return DeliveryAttempt::success();
		}
		/* translators: %d: an HTTP status such as 500. */
		$error = sprintf( __( 'The webhook server responded with status %d.', 'frontage-forms' ), $status );
		if ( $status >= 500 || in_array( $status, [ 408, 409, 425, 429 ], true ) ) {
			$wait = wp_remote_retrieve_header( $response, 'retry-after' );
			return DeliveryAttempt::retry( $error, is_string( $wait ) && ctype_digit( $wait ) ? min( self::LONGEST_WAIT, (int) $wait ) : 0 );
		}
		return DeliveryAttempt::failure( $error );
	}
}
