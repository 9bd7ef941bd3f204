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

		$has_first = ComposedMail::first_goes( $form, $submission );
		if ( $has_first && ! $this->deliver( ComposedMail::compose( $form, 'mail', $submission ) ) ) {
			return false;
		}
		foreach ( ComposedMail::further( $form, $submission ) as $name => $template ) {
			$accepted = $this->deliver( ComposedMail::compose( $form, (string) $name, $submission, $template ) );
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
	public function forget(): void {
		$this->last_error = '';
	}

	/** Why an email was not accepted or lacks a file, for the site owner; '' when all is well. */
	public function last_error(): string {
		return $this->last_error;
	}

	/** Sends one composed email now; false when it was not accepted. */
	public function deliver( ComposedMail $mail ): bool {
		return SmtpVerdict::Accepted === $this->post( OutgoingMail::of( $mail ) );
	}

	/**
	 * Sends one email; its errors are added to `last_error()`.
	 *
	 * @param (\Closure(int): bool)|null $hold Whether this process keeps the email for this many seconds. Called before each step that waits for a server; the email is not sent when another process has it.
	 */
	public function post( OutgoingMail $letter, ?\Closure $hold = null ): SmtpVerdict {
		if ( $hold && ! $hold( self::PATIENCE ) ) {
			return SmtpVerdict::Later;
		}
		if ( $letter->left_out ) {
			/* translators: %s: file names. */
			$this->note( sprintf( __( 'Too large to attach: %s', 'frontage-forms' ), implode( ', ', $letter->left_out ) ) );
		}
		if ( $letter->lost ) {
			/* translators: %s: file names. */
			$this->note( sprintf( __( 'No longer available, not attached: %s', 'frontage-forms' ), implode( ', ', $letter->lost ) ) );
		}
		$talk   = null;
		$mailer = null;
		$said   = '';
		$fail   = static function ( \WP_Error $error ) use ( &$said ): void {
			$said = $error->get_error_message();
		};
		$begin  = static function ( mixed $used ) use ( $letter, $hold, &$talk, &$mailer ): void {
			if ( ! $used instanceof PHPMailer ) {
				return; // An email plugin's own mailer only reports whether the email was accepted.
			}
			self::prepare( $used );
			$mailer            = $used;
			$talk              = new RecordingSmtp( $hold );
			$used->MessageID   = $letter->message_id;
			$used->setSMTPInstance( $talk );
		};
		add_action( 'wp_mail_failed', $fail );
		add_action( 'phpmailer_init', $begin, 5 ); // Early, so that a site's own settings override it.
		try {
			$sent   = wp_mail( EmailAddress::to_ascii( $letter->recipient ), $letter->subject, $letter->body, EmailAddress::to_ascii( $letter->headers ), $letter->paths );
			$posted = $talk && $mailer ? $talk->verdict( $sent, $mailer ) : ( $sent ? SmtpVerdict::Accepted : SmtpVerdict::Later );
		} finally {
			remove_action( 'wp_mail_failed', $fail );
			remove_action( 'phpmailer_init', $begin, 5 );
			if ( $mailer ) { // WordPress shares one mailer for all emails of a request, so it is reset for the next one.
				$mailer->MessageID = '';
				$mailer->setSMTPInstance( new SMTP() );
			}
		}
		if ( '' !== $said || ! $sent ) {
			$this->note( '' === $said ? __( 'The mail server rejected the email.', 'frontage-forms' ) : $said );
		}
		return $posted;
	}

	/** On `phpmailer_init` while one of our emails is sent. */
	public static function prepare( PHPMailer $mailer ): void {
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

	private function note( string $error ): void {
		$this->last_error = '' === $this->last_error ? $error : $this->last_error . ' ' . $error;
	}
}
