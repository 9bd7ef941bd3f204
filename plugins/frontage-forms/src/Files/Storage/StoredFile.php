<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** Metadata of a stored file. Its token is its name on the disk and never leaves the server; links and requests contain `id()`. */
final class StoredFile {

	/**
	 * @param string $field    Field of the form; '' for a copy that belongs to an email.
	 * @param string $hash     '' until the file is complete.
	 * @param string $visitor  Hashed ID of the visitor who uploaded it before the form was sent (class UploadOwner); '' for files sent with the form.
	 * @param int    $received Bytes received so far, for a file that arrives in chunks.
	 * @param string $parts    State that its storage needs to join the chunks.
	 */
	public function __construct(
		public readonly string $token,
		public readonly int $submission_id,
		public readonly string $field,
		public readonly string $name,
		public readonly string $type,
		public readonly int $size,
		public readonly string $hash,
		public readonly string $created = '',
		public readonly string $visitor = '',
		public readonly int $received = 0,
		public readonly string $parts = '',
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			token: (string) $row['token'],
			submission_id: (int) $row['submission_id'],
			field: (string) $row['field'],
			name: (string) $row['name'],
			type: (string) $row['type'],
			size: (int) $row['size'],
			hash: (string) $row['hash'],
			created: (string) $row['created'],
			visitor: (string) $row['visitor'],
			received: (int) $row['received'],
			parts: (string) $row['parts'],
		);
	}

	/** Identifies the file among those of its submission. */
	public function id(): string {
		return substr( hash( 'sha256', $this->token ), 0, 32 );
	}

	/** Path of its bytes on a site that stores files in the private folder. */
	public function path(): string {
		return PrivateFolder::path() . '/' . substr( $this->token, 0, 2 ) . '/' . $this->token;
	}

	/** Path of its bytes until the file is complete. */
	public function partial_path(): string {
		return $this->path() . AtomicFileWriter::HALF;
	}

	/** Whether it was sent for a form that is not submitted yet. */
	public function is_pending(): bool {
		return 0 === $this->submission_id && '' !== $this->visitor;
	}
}
