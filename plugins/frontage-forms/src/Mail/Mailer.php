<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/** Sends the mails of one submission: `mail`, and after it was accepted `mail_2` when the owner switched it on. */
final class Mailer {

	/** A visitor waits for the answer (seconds); the mailer's own limit is five minutes. */
	private const PATIENCE = 10;

	private string $last_error = '';

	/** True when the first mail was accepted; a second mail that fails changes nothing but `last_error()`. */
	public function send( Form $form, Submission $submission ): bool {
		$this->last_error = '';
		if ( ! $this->deliver( Mail::compose( $form, 'mail', $submission ) ) ) {
			return false;
		}
		foreach ( Mail::further( $form, $submission ) as $name => $template ) {
			$this->deliver( Mail::compose( $form, (string) $name, $submission, $template ) );
		}
		return true;
	}

	/** Why a mail was not accepted or came without a file, for the owner's eyes; '' when all is well. */
	public function last_error(): string {
		return $this->last_error;
	}

	private function deliver( Mail $mail ): bool {
		if ( $mail->attachments->left_out ) {
			/* translators: %s: file names. */
			$this->note( sprintf( __( 'Too large for a mail, not attached: %s', 'frontage-forms' ), implode( ', ', $mail->attachments->left_out ) ) );
		}
		$fail    = fn ( \WP_Error $error ) => $this->note( $error->get_error_message() );
		$prepare = [ self::class, 'prepare' ];
		add_action( 'wp_mail_failed', $fail );
		add_action( 'phpmailer_init', $prepare, 5 ); // Early: a site's own settings come after.
		try {
			$sent = wp_mail( $mail->recipient, $mail->subject, $mail->body, $mail->header_text(), $mail->attachments->paths );
		} finally {
			remove_action( 'wp_mail_failed', $fail );
			remove_action( 'phpmailer_init', $prepare, 5 );
		}
		if ( ! $sent && '' === $this->last_error ) {
			$this->note( __( 'The mail was not accepted.', 'frontage-forms' ) );
		}
		return $sent;
	}

	/** On `phpmailer_init` while a mail of ours is sent. */
	public static function prepare( PHPMailer $mailer ): void {
		$mailer->Timeout = min( $mailer->Timeout, self::PATIENCE );
		$headers         = $mailer->getCustomHeaders();
		$mailer->clearCustomHeaders();
		foreach ( $headers as [ $name, $value ] ) {
			if ( 0 !== strcasecmp( Mail::TYPE_HEADER, (string) $name ) ) {
				$mailer->addCustomHeader( (string) $name, (string) $value );
			}
		}
		$mailer->AltBody = PHPMailer::CONTENT_TYPE_TEXT_HTML === $mailer->ContentType ? $mailer->html2text( $mailer->Body ) : '';
	}

	private function note( string $error ): void {
		$this->last_error = '' === $this->last_error ? $error : $this->last_error . ' ' . $error;
	}
}
