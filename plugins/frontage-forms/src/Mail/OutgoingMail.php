<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

defined( 'ABSPATH' ) || exit;

/** An email in the format of `wp_mail()`: composed once, and sent as often as needed. */
final class OutgoingMail {

	/**
	 * @param string        $headers       One per line.
	 * @param array<string> $paths         Paths of its attachments, each with the file name that the reader sees.
	 * @param list<string>  $omitted_files Names of files that would make it too large.
	 * @param list<string>  $lost_files    Names of files that no longer exist.
	 * @param string        $message_id    The same for every attempt; '' for a new one.
	 */
	public function __construct(
		public readonly string $recipient,
		public readonly string $subject,
		public readonly string $body,
		public readonly string $headers,
		public readonly array $paths = [],
		public readonly array $omitted_files = [],
		public readonly array $lost_files = [],
		public readonly string $message_id = '',
	) {}

	public static function from_composed( ComposedMail $mail ): self {
		return new self(
			recipient: $mail->recipient,
			subject: $mail->subject,
			body: $mail->body,
			headers: $mail->header_text(),
			paths: $mail->attachments->paths,
			omitted_files: $mail->attachments->omitted_files,
		);
	}
}
