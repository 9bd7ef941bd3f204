<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\Storage\PartialUpload;
use Frontage\Forms\Files\Storage\StoredFile;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the pieces of a file behind each other. A piece counts only when it is whole, lies in the storage and stands in the table,
 * in that order, so a process that dies in the middle of one leaves what was there before. One process at a time has a file in hand.
 */
final class ChunkAppender {

	/** What a visitor can mend by sending the piece again: the file stays. */
	private const AGAIN = [ 'cut', 'checksum', 'away', 'small' ];

	public function __construct( private readonly FileRepository $store = new FileRepository() ) {}

	/**
	 * @param resource                                   $in     The piece.
	 * @param int                                        $length What the request says that it has.
	 * @param array{algorithm: string, sum: string}|null $sum    What its bytes add up to, raw.
	 * @param \Closure(string, bool): string             $judge  Gets a path and whether all of the file lies there; what is wrong with it, or ''.
	 * @return StoredFile|string The file as it is now; or why not: `busy`, `gone`, `offset`, `long`, `small`, `cut`, `checksum`, `full`, `lost`, `away`, or what the judge said. Of a file that is judged wrong or does not fit nothing is left.
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

	/** The table did not take it: the database is away, or the file was taken away meanwhile. */
	private function why_not( StoredFile $file ): string {
		return $this->now( $file ) ? 'away' : 'gone';
	}
}
