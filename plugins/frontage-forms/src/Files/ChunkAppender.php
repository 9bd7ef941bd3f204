<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\Storage\PartialUpload;
use Frontage\Forms\Files\Storage\StoredFile;

defined( 'ABSPATH' ) || exit;

/**
 * Appends the chunks of a resumable upload. A chunk counts only once it is complete, stored and recorded in the table, in that order: a
 * process that dies half-way leaves the earlier chunks intact. Only one process at a time works on a file.
 */
final class ChunkAppender {

	/** Faults that sending the chunk again can fix: the file is kept. */
	private const AGAIN = [ 'cut', 'checksum', 'away', 'small' ];

	public function __construct( private readonly FileRepository $store = new FileRepository() ) {}

	/**
	 * @param resource                                   $in     The chunk.
	 * @param int                                        $length Length in bytes, from the request.
	 * @param array{algorithm: string, sum: string}|null $sum    Checksum of the chunk, as raw bytes.
	 * @param \Closure(string, bool): string             $judge  Receives a path and whether the file there is complete; returns a fault code, or ''.
	 * @return StoredFile|string The file with its new state, or a fault code: `busy`, `gone`, `offset`, `long`, `small`, `cut`, `checksum`, `full`, `lost`, `away`, or what `$judge` returned. A file that `$judge` refuses, or that does not fit, is deleted.
	 */
	public function append( StoredFile $file, int $offset, $in, int $length, ?array $sum, \Closure $judge ): StoredFile|string {
		$half = $this->store->storage()->half( $file );
		if ( is_string( $half ) ) {
			return $half;
		}
		try {
			$now = $this->now( $file );
			if ( ! $now || ! $now->waits() ) {
				$half->forget( $file );
				return 'gone';
			}
			$fault = $half->begin( $now, fn ( string $parts ): bool => $this->store->raise( $now, $now->received, $parts ) );
			if ( '' === $fault && ( '' !== $now->hash || $offset !== $now->received ) ) {
				$fault = 'offset';
			}
			if ( '' !== $fault || $offset + $length > $now->size ) {
				return $fault ?: 'long';
			}
			$fault = $half->take( $now, $in, $length, $sum );
			if ( '' !== $fault ) {
				$half->undo( $now );
			} else {
				$fault = $this->settle( $now, $half, $offset + $length, $judge );
			}
			if ( '' === $fault ) {
				return $this->now( $now ) ?? 'gone';
			}
			if ( ! in_array( $fault, self::AGAIN, true ) ) {
				$this->store->remove( [ $now ] );
			}
			return $fault;
		} finally {
			$half->close();
		}
	}

	/** @param \Closure(string, bool): string $judge */
	private function settle( StoredFile $file, PartialUpload $half, int $received, \Closure $judge ): string {
		$is_whole = $received === $file->size;
		$hash     = '';
		$name     = $file->name;
		if ( $is_whole || 0 === $file->received ) {
			$path = $half->path( $file, $is_whole );
			if ( '' === $path ) {
				return $half->fault();
			}
			$fault = $judge( $path, $is_whole );
			if ( '' !== $fault ) {
				return $fault;
			}
			$hash = $is_whole ? (string) hash_file( 'sha256', $path ) : '';
			$name = $is_whole ? FileContentValidator::true_name( $path, $file->name ) : $file->name;
		}
		if ( ! $half->keep( $file, $is_whole ) ) {
			return $half->fault();
		}
		$is_told = $is_whole ? $this->store->finish( $file, $hash, $name ) : $this->store->raise( $file, $received, $half->parts() );
		return $is_told ? '' : $this->why_not( $file );
	}

	private function now( StoredFile $file ): ?StoredFile {
		return $this->store->find( [ $file->token ] )[ $file->token ] ?? null;
	}

	/** The table was not updated: either the database did not answer, or the file was deleted meanwhile. */
	private function why_not( StoredFile $file ): string {
		return $this->now( $file ) ? 'away' : 'gone';
	}
}
