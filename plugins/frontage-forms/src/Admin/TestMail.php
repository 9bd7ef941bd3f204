<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Form\Form;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * "Send me a test": sends a form's email with sample values to the current user only.
 *
 * Nothing is stored, no copies are sent, and of the header lines only Reply-To is kept, since others may contain recipients.
 */
final class TestMail {

	/** Maximum number per user and hour. */
	public const MOST = 10;

	/** Option: the Unix time of the last test email that left the site. */
	private const LAST_SENT = 'frontage_forms_email_tested';

	/** Timeout in seconds, since the user waits for the result. */
	private const PATIENCE = 10;

	/** @param string $part `mail`, `mail_2`, `mail_3` … */
	public static function send( Form $form, string $part, \WP_User $recipient ): true|\WP_Error {
		if ( ! is_email( $recipient->user_email ) ) {
			return new \WP_Error( 'frontage_mail_test_address', __( 'Your account has no email address to receive the test. Add one to your profile.', 'frontage-forms' ), [ 'status' => 400 ] );
		}
		$preview = MailPreview::create( $form, $part );
		$mail    = $preview->mail;
		/* translators: %s: the subject of a mail. */
		return self::deliver( $recipient->user_email, sprintf( __( '[Test] %s', 'frontage-forms' ), $mail->subject ), self::add_test_note( $preview ), self::headers( $preview ), $mail->attachments->paths );
	}

	/** Sends a text to any address, for an owner who wants to know whether the site can send email at all. */
	public static function send_plain( string $recipient, string $subject, string $text ): true|\WP_Error {
		return self::deliver( $recipient, $subject, $text );
	}

	/** Unix time of the last test email that left the site; 0: none did. */
	public static function last_sent(): int {
		$time = get_option( self::LAST_SENT );
		return is_numeric( $time ) ? (int) $time : 0;
	}

	/**
	 * @param list<string> $headers
	 * @param list<string> $attachments Paths.
	 */
	private static function deliver( string $recipient, string $subject, string $body, array $headers = [], array $attachments = [] ): true|\WP_Error {
		$limit = new RateLimitRule( 'forms mail-test ' . get_current_user_id(), '', self::MOST, HOUR_IN_SECONDS );
		RateLimiter::count( $limit );
		$wait = RateLimiter::seconds_to_wait( $limit );
		if ( $wait ) {
			return self::rate_limit_error( $wait );
		}
		$reason  = '';
		$note    = static function ( \WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		$prepare = static function ( PHPMailer $mailer ): void {
			$mailer->Timeout = min( $mailer->Timeout, self::PATIENCE );
		};
		add_action( 'wp_mail_failed', $note );
		add_action( 'phpmailer_init', $prepare, 5 );
		try {
			$is_sent = wp_mail( $recipient, $subject, $body, $headers, $attachments );
		} finally {
			remove_action( 'wp_mail_failed', $note );
			remove_action( 'phpmailer_init', $prepare, 5 );
		}
		if ( $is_sent ) {
			update_option( self::LAST_SENT, time(), false );
			return true;
		}
		return new \WP_Error(
			'frontage_mail_test_failed',
			/* translators: %s: what the mail server said. */
			'' === $reason ? __( 'The mail server rejected the test email.', 'frontage-forms' ) : sprintf( __( 'The mail server rejected the test email: %s', 'frontage-forms' ), $reason ),
			[ 'status' => 500 ]
		);
	}

	/** The body below a note that it is a test, and to whom the real email would go. */
	private static function add_test_note( MailPreview $preview ): string {
		$mail = $preview->mail;
		/* translators: %s: mail addresses. */
		$label = sprintf( __( 'This is a test with sample values. Real messages are emailed to: %s', 'frontage-forms' ), '' === $mail->recipient ? '–' : $mail->recipient );
		if ( ! $mail->is_html ) {
			return $label . "\n\n" . $mail->body;
		}
		$label          = '<p style="padding:8px;border:1px solid #c3c4c7">' . esc_html( $label ) . '</p>';
		$body_with_note = (string) preg_replace( '/<body[^>]*>/i', '$0' . addcslashes( $label, '\\$' ), $mail->body, 1, $count );
		return $count ? $body_with_note : $label . $mail->body;
	}

	/** @return list<string> */
	private static function headers( MailPreview $preview ): array {
		$replies = array_filter( $preview->mail->headers, static fn ( string $line ): bool => 1 === preg_match( '/^reply-to\s*:/i', $line ) );
		return [
			'From: ' . $preview->mail->sender,
			'Content-Type: ' . ( $preview->mail->is_html ? 'text/html' : 'text/plain' ) . '; charset=UTF-8',
			...array_values( $replies ),
		];
	}

	private static function rate_limit_error( int $seconds ): \WP_Error {
		$minutes = (int) ceil( $seconds / MINUTE_IN_SECONDS );
		return new \WP_Error(
			'frontage_mail_test_limit',
			sprintf(
				/* translators: %d: number of minutes */
				_n( 'Too many test emails this hour. Try again in %d minute.', 'Too many test emails this hour. Try again in %d minutes.', $minutes, 'frontage-forms' ),
				$minutes
			),
			[
				'status'      => 429,
				'retry_after' => $seconds,
			]
		);
	}
}
