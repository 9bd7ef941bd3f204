<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the pieces of a file behind each other. A piece counts only when it is whole, lies on the disk and stands in the table, in
 * that order, so a process that dies in the middle of one leaves what was there before. One process at a time writes to a file;
 * the system lets go of it when that one dies.
 */
final class Pieces {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- As in Bytes.

	private const AT_ONCE = 65536;

	/** @var \Closure(resource, string): (int|false) */
	private readonly \Closure $write;

	/** @param ?\Closure(resource, string): (int|false) $write As `fwrite()`; tests bring a disk that is full. */
	public function __construct( private readonly Store $store = new Store(), ?\Closure $write = null ) {
		$this->write = $write ?? fwrite( ... );
	}

	/**
	 * @param resource                                $in     The piece.
	 * @param int                                     $length What the request says that it has.
	 * @param array{algorithm: string, sum: string}|null $sum What its bytes add up to, raw.
	 * @param \Closure(string, bool): string          $judge  Gets a path and whether all of the file lies there; what is wrong with it, or ''.
	 * @return Kept|string The file as it is now; or why not: `busy`, `gone`, `offset`, `long`, `cut`, `checksum`, `full`, `away`, or what the judge said. Of a file that is judged wrong or does not fit on the disk nothing is left.
	 */
	public function append( Kept $file, int $offset, $in, int $length, ?array $sum, \Closure $judge ): Kept|string {
		// A whole file that the table does not know as such: its process died in between, or is about to tell it.
		$is_stranded = is_file( $file->path() );
		$half        = $this->open( $file, $is_stranded ? $file->path() : $file->half() );
		if ( ! $half ) {
			return 'full';
		}
		if ( ! flock( $half, LOCK_EX | LOCK_NB ) ) {
			fclose( $half );
			return 'busy';
		}
		try {
			$now = $this->store->find( [ $file->token ] )[ $file->token ] ?? null;
			if ( ! $now || ! $now->waits() ) {
				$this->forget( $file );
				return 'gone';
			}
			if ( ! $is_stranded && is_file( $now->path() ) ) {
				$this->forget( $now ); // Another process had the last piece a moment ago.
				return '' === $now->hash ? 'busy' : 'offset';
			}
			if ( '' !== $now->hash || $offset !== $now->received ) {
				return 'offset';
			}
			if ( $is_stranded ) {
				rename( $now->path(), $now->half() );
			}
			if ( $offset + $length > $now->size ) {
				return 'long';
			}
			$fault = $this->take( $now, $half, $in, $length, $sum );
			if ( '' !== $fault ) {
				ftruncate( $half, max( 0, $offset ) );
			} else {
				$fault = $this->settle( $now, $offset + $length, $judge );
			}
			if ( '' === $fault ) {
				return $this->store->find( [ $now->token ] )[ $now->token ] ?? 'gone';
			}
			if ( ! in_array( $fault, [ 'cut', 'checksum', 'away' ], true ) ) {
				$this->store->remove( [ $now ] );
			}
			return $fault;
		} finally {
			fclose( $half );
		}
	}

	/** @return resource|false */
	private function open( Kept $file, string $path ) {
		$half = false;
		if ( '' !== Folder::make( substr( $file->token, 0, 2 ) ) ) {
			Folder::quietly(
				static function () use ( $path, &$half ): bool {
					$half = fopen( $path, 'cb' );
					return $half && chmod( $path, 0600 );
				}
			);
		}
		return $half;
	}

	/**
	 * @param resource                                   $half
	 * @param resource                                   $in
	 * @param array{algorithm: string, sum: string}|null $sum
	 */
	private function take( Kept $file, $half, $in, int $length, ?array $sum ): string {
		if ( ( fstat( $half )['size'] ?? 0 ) < $file->received ) {
			return 'lost'; // Somebody emptied the disk.
		}
		$hash = hash_init( $sum['algorithm'] ?? 'sha1' );
		ftruncate( $half, max( 0, $file->received ) );
		fseek( $half, $file->received );
		for ( $left = $length; $left > 0; ) {
			$piece = (string) fread( $in, min( self::AT_ONCE, $left ) );
			if ( '' === $piece ) {
				return 'cut';
			}
			hash_update( $hash, $piece );
			if ( ! Folder::quietly( fn (): bool => strlen( $piece ) === ( $this->write )( $half, $piece ) ) ) {
				return 'full';
			}
			$left -= strlen( $piece );
		}
		if ( $sum && ! hash_equals( $sum['sum'], hash_final( $hash, true ) ) ) {
			return 'checksum';
		}
		return Folder::quietly( static fn (): bool => fflush( $half ) && fsync( $half ) ) ? '' : 'full';
	}

	/** @param \Closure(string, bool): string $judge */
	private function settle( Kept $file, int $received, \Closure $judge ): string {
		$is_whole = $received === $file->size;
		$fault    = $is_whole || 0 === $file->received ? $judge( $file->half(), $is_whole ) : '';
		if ( '' !== $fault ) {
			return $fault;
		}
		if ( ! $is_whole ) {
			return $this->store->raise( $file, $received ) ? '' : $this->why_not( $file );
		}
		$hash = (string) hash_file( 'sha256', $file->half() );
		return rename( $file->half(), $file->path() ) && $this->store->finish( $file, $hash ) ? '' : $this->why_not( $file );
	}

	/** The table did not take it: the database is away, or the file was taken away meanwhile. */
	private function why_not( Kept $file ): string {
		return $this->store->find( [ $file->token ] ) ? 'away' : 'gone';
	}

	/** What opening it made. */
	private function forget( Kept $file ): void {
		Folder::quietly( static fn (): bool => is_file( $file->half() ) && unlink( $file->half() ) );
	}
	// phpcs:enable
}
