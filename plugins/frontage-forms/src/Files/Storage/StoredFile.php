<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** What is known of a kept file. Its token names it on the disk, so it never leaves the server; `id()` is what links and requests hold. */
final class StoredFile {

	/**
	 * @param string $field    Of the form; '' for a copy that belongs to a mail.
	 * @param string $hash     '' until all of it is there.
	 * @param string $visitor  Of the visitor who sent it before the form, as Owner hides it; '' for what came with the form.
	 * @param int    $received Bytes that are there, of a file that comes in pieces.
	 * @param string $parts    What its storage needs to put them together.
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
		return new self( (string) $row['token'], (int) $row['submission_id'], (string) $row['field'], (string) $row['name'], (string) $row['type'], (int) $row['size'], (string) $row['hash'], (string) $row['created'], (string) $row['visitor'], (int) $row['received'], (string) $row['parts'] );
	}

	/** Tells the files of one submission apart. */
	public function id(): string {
		return substr( hash( 'sha256', $this->token ), 0, 32 );
	}

	/** Where its bytes lie, of a site that keeps files in its private folder. */
	public function path(): string {
		return PrivateFolder::path() . '/' . substr( $this->token, 0, 2 ) . '/' . $this->token;
	}

	/** Where they lie until they are all there. */
	public function half(): string {
		return $this->path() . AtomicFileWriter::HALF;
	}

	/** Whether it was sent for a form that is still being filled in. */
	public function waits(): bool {
		return 0 === $this->submission_id && '' !== $this->visitor;
	}
}
