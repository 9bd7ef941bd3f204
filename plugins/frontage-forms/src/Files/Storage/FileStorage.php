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
	public function store( StoredFile $file, string $path ): string;

	/** @return string '' when its bytes exist; `gone` when they do not; `away` when the storage does not answer. */
	public function check( StoredFile $file ): string;

	/**
	 * Copies `$length` bytes of it, starting at `$from`.
	 *
	 * @param resource $output
	 * @return string As `check()`.
	 */
	public function copy_bytes( StoredFile $file, $output, int $from, int $length ): string;

	/** Deletes it, including the chunks of an incomplete one. False when some of it may still exist. */
	public function delete( StoredFile $file ): bool;

	/** Opens an incomplete file for this process only. Returns a fault code otherwise: `busy`, `full`, `away`. */
	public function open_partial( StoredFile $file ): PartialUpload|string;

	/**
	 * Runs a short callback under a lock that no two processes of the site hold at once.
	 *
	 * @template T
	 * @param \Closure(): T $callback
	 * @return T
	 */
	public function run_exclusively( \Closure $callback ): mixed;

	/** Free bytes; null when unknown. */
	public function free_bytes(): ?int;

	/** Runs after a sweep: removes empty folders. */
	public function remove_empty_folders(): void;

	/** Tests the storage: writes a file, reads it with and without credentials, and deletes it. */
	public function run_probe(): StorageProbe;
}
