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

/** Sends mails: those of one submission that is not stored, inside the request, and single ones for the queue. */
final class Mailer {

	/** Seconds without a sign from a mail server. Stands here, since WordPress reads the class that Conversation extends only to send a mail. */
	public const PATIENCE = 10;

	private string $last_error = '';

	/** True when the first mail that goes to the owner was accepted; others that fail change nothing but `last_error()`. */
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

	/** Begins anew: what was said of earlier mails is not said again. */
	public function forget(): void {
		$this->last_error = '';
	}

	/** Why a mail was not accepted or came without a file, for the owner's eyes; '' when all is well. */
	public function last_error(): string {
		return $this->last_error;
	}

	/** Sends one composed mail now; false when it was not accepted. */
	public function deliver( ComposedMail $mail ): bool {
		return SmtpVerdict::Accepted === $this->post( OutgoingMail::of( $mail ) );
	}

	/**
	 * Sends one mail; what is said of it is added to `last_error()`.
	 *
	 * @param (\Closure(int): bool)|null $hold Whether the mail stays this process's for so many seconds: asked before each step that waits for a server. It is not sent where another has it.
	 */
	public function post( OutgoingMail $letter, ?\Closure $hold = null ): SmtpVerdict {
		if ( $hold && ! $hold( self::PATIENCE ) ) {
			return SmtpVerdict::Later;
		}
		if ( $letter->left_out ) {
			/* translators: %s: file names. */
			$this->note( sprintf( __( 'Too large for a mail, not attached: %s', 'frontage-forms' ), implode( ', ', $letter->left_out ) ) );
		}
		if ( $letter->lost ) {
			/* translators: %s: file names. */
			$this->note( sprintf( __( 'Not there any more, not attached: %s', 'frontage-forms' ), implode( ', ', $letter->lost ) ) );
		}
		$talk   = null;
		$mailer = null;
		$said   = '';
		$fail   = static function ( \WP_Error $error ) use ( &$said ): void {
			$said = $error->get_error_message();
		};
		$begin  = static function ( mixed $used ) use ( $letter, $hold, &$talk, &$mailer ): void {
			if ( ! $used instanceof PHPMailer ) {
				return; // A mail plugin's own: it says whether the mail was accepted, and no more.
			}
			self::prepare( $used );
			$mailer            = $used;
			$talk              = new RecordingSmtp( $hold );
			$used->MessageID   = $letter->message_id;
			$used->setSMTPInstance( $talk );
		};
		add_action( 'wp_mail_failed', $fail );
		add_action( 'phpmailer_init', $begin, 5 ); // Early: a site's own settings come after.
		try {
			$sent   = wp_mail( EmailAddress::to_ascii( $letter->recipient ), $letter->subject, $letter->body, EmailAddress::to_ascii( $letter->headers ), $letter->paths );
			$posted = $talk && $mailer ? $talk->verdict( $sent, $mailer ) : ( $sent ? SmtpVerdict::Accepted : SmtpVerdict::Later );
		} finally {
			remove_action( 'wp_mail_failed', $fail );
			remove_action( 'phpmailer_init', $begin, 5 );
			if ( $mailer ) { // WordPress uses one for all mails of a request: what is next is somebody else's.
				$mailer->MessageID = '';
				$mailer->setSMTPInstance( new SMTP() );
			}
		}
		if ( '' !== $said || ! $sent ) {
			$this->note( '' === $said ? __( 'The mail was not accepted.', 'frontage-forms' ) : $said );
		}
		return $posted;
	}

	/** On `phpmailer_init` while a mail of ours is sent. */
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
