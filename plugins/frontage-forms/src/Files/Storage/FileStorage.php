<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** Where the bytes of kept files lie: the private folder, or a bucket that several web servers share. What is known of each file stands in the table either way; an implementation is never asked for what the table does not name. */
interface FileStorage {

	/**
	 * Keeps a copy of what lies at that path: whole, or nothing of it.
	 *
	 * @return string '' when it is there; `full` or `away`.
	 */
	public function put( StoredFile $file, string $path ): string;

	/** @return string '' when its bytes are there; `gone` when they are not; `away` when nobody can say at the moment. */
	public function look( StoredFile $file ): string;

	/**
	 * Copies bytes of it, as many as asked for from there on.
	 *
	 * @param resource $out
	 * @return string As `look()`.
	 */
	public function read( StoredFile $file, $out, int $from, int $length ): string;

	/** Takes it away, also what is there of one that is not whole; false when something of it may still be there. */
	public function remove( StoredFile $file ): bool;

	/** A file that comes in pieces, in the hands of this process alone; or why not: `busy`, `full`, `away`. */
	public function half( StoredFile $file ): PartialUpload|string;

	/**
	 * Runs a piece of work that is over in a moment, and that no two processes of the site do at once.
	 *
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public function one_at_a_time( \Closure $work ): mixed;

	/** Bytes that are free; null when nobody says. */
	public function free(): ?int;

	/** After a sweep: what is empty goes. */
	public function tidy(): void;

	/** Puts something there, fetches it as we do and as anybody could, and takes it away. */
	public function probe(): StorageProbe;
}
