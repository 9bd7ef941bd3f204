<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** An incomplete file while one process works on it (class ChunkAppender defines the order of the calls). */
interface PartialUpload {

	/**
	 * Checks the stored state for a process that was faster.
	 *
	 * @param \Closure(string): bool $record_parts Records in the table what joining the parts will need, before a chunk counts.
	 * @return string '' when there was none; else `busy` or `offset`.
	 */
	public function begin_chunk( StoredFile $now, \Closure $record_parts ): string;

	/**
	 * Receives a chunk, which does not count yet.
	 *
	 * @param resource                                   $input
	 * @param array{algorithm: string, sum: string}|null $checksum
	 * @return string '' when it is complete; else `cut`, `checksum`, `full`, `small`, `lost` or `away`.
	 */
	public function receive_chunk( StoredFile $now, $input, int $length, ?array $checksum ): string;

	/** Path for validation: of the received chunk, or after the last one of the whole file. '' on failure, with the reason in `fault()`. */
	public function validation_path( StoredFile $now, bool $is_whole ): string;

	/** Makes the chunk permanent, and after the last one the file. False on failure, with the reason in `fault()`. */
	public function commit_chunk( StoredFile $now, bool $is_whole ): bool;

	/** State to record in the table with the chunk; null when it is unchanged. */
	public function parts(): ?string;

	/** Fault code of the steps after `receive_chunk()`, with the same values. */
	public function fault(): string;

	/** Discards the received chunk. */
	public function discard_chunk( StoredFile $now ): void;

	/** Deletes all bytes of a file whose row no longer exists. */
	public function delete_bytes( StoredFile $file ): void;

	public function close(): void;
}
