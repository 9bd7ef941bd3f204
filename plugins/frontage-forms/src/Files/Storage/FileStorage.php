<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Storage for the bytes of files: the private folder, or a bucket that several web servers share. The metadata is in the table either way;
 * an implementation only ever gets files that the table knows.
 */
interface FileStorage {

	/**
	 * Stores a copy of the file at that path, completely or not at all.
	 *
	 * @return string '' on success; `full` or `away`.
	 */
	public function put( StoredFile $file, string $path ): string;

	/** @return string '' when its bytes exist; `gone` when they do not; `away` when the storage does not answer. */
	public function look( StoredFile $file ): string;

	/**
	 * Copies `$length` bytes of it, starting at `$from`.
	 *
	 * @param resource $out
	 * @return string As `look()`.
	 */
	public function read( StoredFile $file, $out, int $from, int $length ): string;

	/** Deletes it, including the chunks of an incomplete one. False when some of it may still exist. */
	public function remove( StoredFile $file ): bool;

	/** Opens an incomplete file for this process only. Returns a fault code otherwise: `busy`, `full`, `away`. */
	public function half( StoredFile $file ): PartialUpload|string;

	/**
	 * Runs a short callback under a lock that no two processes of the site hold at once.
	 *
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public function one_at_a_time( \Closure $work ): mixed;

	/** Free bytes; null when unknown. */
	public function free(): ?int;

	/** Runs after a sweep: removes empty folders. */
	public function tidy(): void;

	/** Tests the storage: writes a file, reads it with and without credentials, and deletes it. */
	public function probe(): StorageProbe;
}
