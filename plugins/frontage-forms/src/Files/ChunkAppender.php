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
	 * @param resource                                   $input    The chunk.
	 * @param int                                        $length   Length in bytes, from the request.
	 * @param array{algorithm: string, sum: string}|null $checksum Checksum of the chunk, as raw bytes.
	 * @param \Closure(string, bool): string             $validate Receives a path and whether the file there is complete; returns a fault code, or ''.
	 * @return StoredFile|string The file with its new state, or a fault code: `busy`, `gone`, `offset`, `long`, `small`, `cut`, `checksum`, `full`, `lost`, `away`, or what `$validate` returned. A file that `$validate` refuses, or that does not fit, is deleted.
	 */
	public function append( StoredFile $file, int $offset, $input, int $length, ?array $checksum, \Closure $validate ): StoredFile|string {
		$partial_upload = $this->store->storage()->open_partial( $file );
		if ( is_string( $partial_upload ) ) {
			return $partial_upload;
		}
		try {
			$now = $this->reload_file( $file );
			if ( ! $now || ! $now->is_pending() ) {
				$partial_upload->delete_bytes( $file );
				return 'gone';
			}
			$fault = $partial_upload->begin_chunk( $now, fn ( string $parts ): bool => $this->store->record_progress( $now, $now->received, $parts ) );
			if ( '' === $fault && ( '' !== $now->hash || $offset !== $now->received ) ) {
				$fault = 'offset';
			}
			if ( '' !== $fault || $offset + $length > $now->size ) {
				return $fault ?: 'long';
			}
			$fault = $partial_upload->receive_chunk( $now, $input, $length, $checksum );
			if ( '' !== $fault ) {
				$partial_upload->discard_chunk( $now );
			} else {
				$fault = $this->store_chunk( $now, $partial_upload, $offset + $length, $validate );
			}
			if ( '' === $fault ) {
				return $this->reload_file( $now ) ?? 'gone';
			}
			if ( ! in_array( $fault, self::AGAIN, true ) ) {
				$this->store->remove( [ $now ] );
			}
			return $fault;
		} finally {
			$partial_upload->close();
		}
	}

	/** @param \Closure(string, bool): string $validate */
	private function store_chunk( StoredFile $file, PartialUpload $partial_upload, int $received, \Closure $validate ): string {
		$is_whole = $received === $file->size;
		$hash     = '';
		$name     = $file->name;
		if ( $is_whole || 0 === $file->received ) {
			$path = $partial_upload->validation_path( $file, $is_whole );
			if ( '' === $path ) {
				return $partial_upload->fault();
			}
			$fault = $validate( $path, $is_whole );
			if ( '' !== $fault ) {
				return $fault;
			}
			$hash = $is_whole ? (string) hash_file( 'sha256', $path ) : '';
			$name = $is_whole ? FileContentValidator::corrected_name( $path, $file->name ) : $file->name;
		}
		if ( ! $partial_upload->commit_chunk( $file, $is_whole ) ) {
			return $partial_upload->fault();
		}
		$is_recorded = $is_whole ? $this->store->mark_complete( $file, $hash, $name ) : $this->store->record_progress( $file, $received, $partial_upload->parts() );
		return $is_recorded ? '' : $this->find_failure( $file );
	}

	private function reload_file( StoredFile $file ): ?StoredFile {
		return $this->store->find( [ $file->token ] )[ $file->token ] ?? null;
	}

	/** The table was not updated: either the database did not answer, or the file was deleted meanwhile. */
	private function find_failure( StoredFile $file ): string {
		return $this->reload_file( $file ) ? 'away' : 'gone';
	}
}
