<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

defined( 'ABSPATH' ) || exit;

/** A mail as `wp_mail()` takes it: composed once, and delivered as often as it needs. */
final class OutgoingMail {

	/**
	 * @param string        $headers    One a line.
	 * @param array<string> $paths      Of its attachments, each under the name that its reader is to see.
	 * @param list<string>  $left_out   Names of files that would make it too large.
	 * @param list<string>  $lost       Names of files that are not there any more.
	 * @param string        $message_id The same each time it is tried; '': a new one.
	 */
	public function __construct(
		public readonly string $recipient,
		public readonly string $subject,
		public readonly string $body,
		public readonly string $headers,
		public readonly array $paths = [],
		public readonly array $left_out = [],
		public readonly array $lost = [],
		public readonly string $message_id = '',
	) {}

	public static function of( ComposedMail $mail ): self {
		return new self( $mail->recipient, $mail->subject, $mail->body, $mail->header_text(), $mail->attachments->paths, $mail->attachments->left_out );
	}
}
