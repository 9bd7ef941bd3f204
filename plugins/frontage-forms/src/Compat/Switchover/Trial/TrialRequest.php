<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Processing\SubmissionProcessor;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\SubmissionRequest;

defined( 'ABSPATH' ) || exit;

/**
 * The test request in which one form is shown, and sent with test values. Contact Form 7 answers while it is active in the request, else
 * Frontage. `TrialGuard` keeps it without effect.
 *
 * @phpstan-import-type RecordedMail from TrialGuard
 * @phpstan-type Trial array{form: int, post: int, values: ?array<string, string|list<string>>}
 * @phpstan-type Side array{html: string, head: string, error: string, status: string, mails: list<RecordedMail>, foreign: list<string>}
 */
final class TrialRequest {

	/** Bytes of styles that a preview takes. */
	private const LARGEST_HEAD = 200 * 1024;

	/** Bytes of a form's markup. */
	private const LARGEST_FORM = 300 * 1024;

	public const EMPTY_SIDE = [
		'html'    => '',
		'head'    => '',
		'error'   => '',
		'status'  => '',
		'mails'   => [],
		'foreign' => [],
	];

	/**
	 * On `template_redirect`, before other code redirects: prints the result and ends the request.
	 *
	 * @param array<mixed> $trial As in the option of the probe.
	 */
	public static function respond( array $trial, string $key ): never {
		$side = self::run( self::parse( $trial ) );
		if ( ! headers_sent() ) {
			header( 'Content-Type: application/json; charset=UTF-8' ); // So that no plugin compresses it as HTML.
		}
		echo "###### frontage_trial_start:$key ######" . wp_json_encode( $side, JSON_HEX_TAG | JSON_HEX_AMP | JSON_INVALID_UTF8_SUBSTITUTE ) . "###### frontage_trial_end:$key ######"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The key was compared with ours, and JSON has no tags.
		exit;
	}

	/**
	 * The result in the body of a response; null when the request ended before.
	 *
	 * @return ?Side
	 */
	public static function read( string $body, string $key ): ?array {
		$start = "###### frontage_trial_start:$key ######";
		$from  = strpos( $body, $start );
		$to    = strpos( $body, "###### frontage_trial_end:$key ######" );
		$data  = false === $from || false === $to ? null : json_decode( substr( $body, $from + strlen( $start ), $to - $from - strlen( $start ) ), true );
		if ( ! is_array( $data ) ) {
			return null;
		}
		$text = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$list = static fn ( mixed $value ): array => array_values( array_filter( is_array( $value ) ? $value : [], 'is_string' ) );
		return [
			'html'    => $text( $data['html'] ?? '' ),
			'head'    => $text( $data['head'] ?? '' ),
			'error'   => $text( $data['error'] ?? '' ),
			'status'  => $text( $data['status'] ?? '' ),
			'mails'   => array_map(
				static fn ( array $mail ): array => [
					'to'      => $text( $mail['to'] ?? '' ),
					'subject' => $text( $mail['subject'] ?? '' ),
					'headers' => $list( $mail['headers'] ?? [] ),
					'body'    => $text( $mail['body'] ?? '' ),
					'files'   => $list( $mail['files'] ?? [] ),
				],
				array_values( array_filter( (array) ( $data['mails'] ?? [] ), 'is_array' ) )
			),
			'foreign' => $list( $data['foreign'] ?? [] ),
		];
	}

	/**
	 * @param Trial $trial
	 * @return Side
	 */
	public static function run( array $trial ): array {
		$side   = self::EMPTY_SIDE;
		$buffer = ob_get_level();
		try {
			TrialGuard::block_side_effects();
			[ $side['html'], $side['head'] ] = self::render( $trial['form'], $trial['post'] );
			if ( null !== $trial['values'] && '' !== $side['html'] ) {
				$side['foreign'] = TrialGuard::is_mail_intercepted() ? SendingCode::list_foreign() : [ 'wp_mail' ];
				if ( ! $side['foreign'] ) {
					SendingCode::detach();
					$side['status'] = self::send( $trial['form'], $trial['post'], $trial['values'] );
					$side['mails']  = TrialGuard::mails();
				}
			}
		} catch ( \Throwable $error ) {
			while ( ob_get_level() > $buffer ) {
				ob_end_clean(); // What the form had begun to print.
			}
			$side['error'] = sprintf( '%s (%s:%d)', $error->getMessage(), plugin_basename( $error->getFile() ), $error->getLine() );
		}
		return $side;
	}

	/** @return array{string, string} Markup of the form, '' when there is none; and the styles of its page. */
	private static function render( int $id, int $post_id ): array {
		global $wp_query;
		$post = $post_id ? get_post( $post_id ) : null;
		if ( $post instanceof \WP_Post && $wp_query instanceof \WP_Query ) {
			$wp_query->query(
				[
					'p'                   => $post_id,
					'post_type'           => $post->post_type,
					'ignore_sticky_posts' => true,
				]
			);
			if ( $wp_query->have_posts() ) {
				$wp_query->the_post(); // Both plugins ask for the page that a form is on.
			}
		}
		ob_start();
		wp_enqueue_scripts();
		$html = do_shortcode( sprintf( '[contact-form-7 id="%d"]', $id ) );
		wp_print_styles();
		$head = (string) ob_get_clean();
		preg_match_all( '~<link\b[^>]*>|<style\b.*?</style>~is', $head, $styles );
		$head = implode( "\n", $styles[0] );
		return [ str_starts_with( $html, '[contact-form-7' ) || strlen( $html ) > self::LARGEST_FORM ? '' : $html, strlen( $head ) > self::LARGEST_HEAD ? '' : $head ];
	}

	/**
	 * @param array<string, string|list<string>> $fields
	 * @return string The status of the answer, such as `mail_sent`.
	 */
	private static function send( int $id, int $post, array $fields ): string {
		RequestData::simulate_post( $fields );
		if ( FormFormat::is_original_active() ) {
			$form   = function_exists( 'wpcf7_contact_form' ) ? wpcf7_contact_form( $id ) : null;
			$status = $form ? $form->submit()['status'] ?? '' : '';
			return is_string( $status ) ? $status : '';
		}
		$form = ( new FormRepository() )->find( $id )?->filter_for_visitor();
		if ( ! $form ) {
			return '';
		}
		$request = new SubmissionRequest(
			fields: $fields,
			address: RequestData::server( 'REMOTE_ADDR' ),
			user_agent: RequestData::server( 'HTTP_USER_AGENT' ),
			url: self::url( $post ),
		);
		// Not stored, so its emails are sent within this request, where they are recorded.
		$answer = ( new SubmissionProcessor() )->process( $form->with( [ 'additional_settings' => $form->additional_settings . "\ndo_not_store: on" ] ), $request );
		return is_wp_error( $answer ) ? (string) $answer->get_error_code() : $answer->status;
	}

	/** The page that is requested for a form: a page with the form, or the front page. */
	public static function url( int $post ): string {
		return ( $post ? get_permalink( $post ) : false ) ?: home_url( '/' );
	}

	/**
	 * @param array<mixed> $trial
	 * @return Trial
	 */
	private static function parse( array $trial ): array {
		$values = null;
		foreach ( is_array( $trial['values'] ?? null ) ? $trial['values'] : [] as $name => $value ) {
			$values[ (string) $name ] = is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : ( is_string( $value ) ? $value : '' );
		}
		return [
			'form'   => is_int( $trial['form'] ?? null ) ? $trial['form'] : 0,
			'post'   => is_int( $trial['post'] ?? null ) ? $trial['post'] : 0,
			'values' => $values,
		];
	}
}
