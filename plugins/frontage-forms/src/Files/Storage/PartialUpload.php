<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** A file that comes in pieces, while one process has it in hand (class Pieces says in which order it is asked). */
interface PartialUpload {

	/**
	 * Whether another process was faster, told by what lies there.
	 *
	 * @param \Closure(string): bool $tell Writes into the table, before a piece counts, what putting pieces together will need.
	 * @return string '' when none was; else `busy` or `offset`.
	 */
	public function begin( StoredFile $now, \Closure $tell ): string;

	/**
	 * Takes a piece in, of which nothing counts yet.
	 *
	 * @param resource                                   $in
	 * @param array{algorithm: string, sum: string}|null $sum
	 * @return string '' when all of it came; else `cut`, `checksum`, `full`, `small`, `lost` or `away`.
	 */
	public function take( StoredFile $now, $in, int $length, ?array $sum ): string;

	/** Where it can be looked at: the piece that was taken, or with the last one the whole file. '' when `fault()` has the reason. */
	public function path( StoredFile $now, bool $is_whole ): string;

	/** Lets the piece count, and with the last one the file: from now on it outlives this process. False when `fault()` has the reason. */
	public function keep( StoredFile $now, bool $is_whole ): bool;

	/** What is to stand in the table with the piece; null when there is nothing new. */
	public function parts(): ?string;

	/** As `take()`, of what came after it. */
	public function fault(): string;

	/** The piece is not to count. */
	public function undo( StoredFile $now ): void;

	/** The file is not there any more: nothing of it shall be. */
	public function forget( StoredFile $file ): void;

	public function close(): void;
}
