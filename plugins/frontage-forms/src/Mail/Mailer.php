<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\MailRecipients;
use Frontage\Forms\Submission\Submission;
use Frontage\Kit\EmailAddress;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/** Sends emails: those of a submission that is not stored, within the request, and single ones for the queue. */
final class Mailer {

	/** Seconds to wait for a mail server. Defined here, since WordPress loads the parent class of RecordingSmtp only when it sends an email. */
	public const PATIENCE = 10;

	private string $last_error = '';

	/** Returns true when the first email to the owner was accepted; failures of others only change `last_error()`. */
	public function send( Form $form, Submission $submission ): bool {
		$this->last_error = '';

		$has_first = ComposedMail::is_first_mail_sent( $form, $submission );
		if ( $has_first && ! $this->send_composed( ComposedMail::compose( $form, 'mail', $submission ) ) ) {
			return false;
		}
		foreach ( ComposedMail::list_further_mails( $form, $submission ) as $name => $template ) {
			$accepted = $this->send_composed( ComposedMail::compose( $form, (string) $name, $submission, $template ) );
			if ( ! $has_first && MailRecipients::is_for_owner( $form, (string) $name ) ) {
				if ( ! $accepted ) {
					return false;
				}
				$has_first = true;
			}
		}
		return true;
	}

	/** Clears the errors of earlier emails. */
	public function clear_errors(): void {
		$this->last_error = '';
	}

	/** Why an email was not accepted or lacks a file, for the site owner; '' when all is well. */
	public function last_error(): string {
		return $this->last_error;
	}

	/** Sends one composed email now; false when it was not accepted. */
	public function send_composed( ComposedMail $mail ): bool {
		return SmtpVerdict::Accepted === $this->send_mail( OutgoingMail::from_composed( $mail ) );
	}

	/**
	 * Sends one email; its errors are added to `last_error()`.
	 *
	 * @param (\Closure(int): bool)|null $renew_claim Whether this process keeps the email for this many seconds. Called before each step that waits for a server; the email is not sent when another process has it.
	 */
	public function send_mail( OutgoingMail $mail, ?\Closure $renew_claim = null ): SmtpVerdict {
		if ( $renew_claim && ! $renew_claim( self::PATIENCE ) ) {
			return SmtpVerdict::Later;
		}
		if ( $mail->omitted_files ) {
			/* translators: %s: file names. */
			$this->add_error( sprintf( __( 'Too large to attach: %s', 'frontage-forms' ), implode( ', ', $mail->omitted_files ) ) );
		}
		if ( $mail->lost_files ) {
			/* translators: %s: file names. */
			$this->add_error( sprintf( __( 'No longer available, not attached: %s', 'frontage-forms' ), implode( ', ', $mail->lost_files ) ) );
		}
		$smtp           = null;
		$mailer         = null;
		$server_message = '';
		$fail           = static function ( \WP_Error $error ) use ( &$server_message ): void {
			$server_message = $error->get_error_message();
		};
		$configure      = static function ( mixed $phpmailer ) use ( $mail, $renew_claim, &$smtp, &$mailer ): void {
			if ( ! $phpmailer instanceof PHPMailer ) {
				return; // An email plugin's own mailer only reports whether the email was accepted.
			}
			self::prepare_phpmailer( $phpmailer );
			$mailer               = $phpmailer;
			$smtp                 = new RecordingSmtp( $renew_claim );
			$phpmailer->MessageID = $mail->message_id;
			$phpmailer->setSMTPInstance( $smtp );
		};
		add_action( 'wp_mail_failed', $fail );
		add_action( 'phpmailer_init', $configure, 5 ); // Early, so that a site's own settings override it.
		try {
			$is_sent = wp_mail( EmailAddress::to_ascii( $mail->recipient ), $mail->subject, $mail->body, EmailAddress::to_ascii( $mail->headers ), $mail->paths );
			$posted  = $smtp && $mailer ? $smtp->find_verdict( $is_sent, $mailer ) : ( $is_sent ? SmtpVerdict::Accepted : SmtpVerdict::Later );
		} finally {
			remove_action( 'wp_mail_failed', $fail );
			remove_action( 'phpmailer_init', $configure, 5 );
			if ( $mailer ) { // WordPress shares one mailer for all emails of a request, so it is reset for the next one.
				$mailer->MessageID = '';
				$mailer->setSMTPInstance( new SMTP() );
			}
		}
		if ( '' !== $server_message || ! $is_sent ) {
			$this->add_error( '' === $server_message ? __( 'The mail server rejected the email.', 'frontage-forms' ) : $server_message );
		}
		return $posted;
	}

	/** On `phpmailer_init` while one of our emails is sent. */
	public static function prepare_phpmailer( PHPMailer $mailer ): void {
		$mailer->Timeout = min( $mailer->Timeout, self::PATIENCE );
		$headers         = $mailer->getCustomHeaders();
		$mailer->clearCustomHeaders();
		foreach ( $headers as [ $name, $value ] ) {
			if ( 0 !== strcasecmp( ComposedMail::TYPE_HEADER, (string) $name ) ) {
				$mailer->addCustomHeader( (string) $name, (string) $value );
			}
		}
		$mailer->AltBody = PHPMailer::CONTENT_TYPE_TEXT_HTML === $mailer->ContentType ? $mailer->html2text( $mailer->Body ) : '';
	}

	private function add_error( string $error ): void {
		$this->last_error = '' === $this->last_error ? $error : $this->last_error . ' ' . $error;
	}
}
