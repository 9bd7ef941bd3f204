<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** Appends chunks to a file in the private folder, under a file lock that the system releases when the process dies. */
final class LocalPartialUpload implements PartialUpload {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- As in AtomicFileWriter.

	/** @var \Closure(resource, string): (int|false) */
	private readonly \Closure $write;

	/**
	 * @param resource                                 $handle
	 * @param bool                                     $is_stranded The file is complete, but the table does not know it yet: its process died, or is about to record it.
	 * @param ?\Closure(resource, string): (int|false) $write
	 */
	private function __construct( private $handle, private readonly bool $is_stranded, ?\Closure $write ) {
		$this->write = $write ?? fwrite( ... );
	}

	/** @param ?\Closure(resource, string): (int|false) $write As `fwrite()`. */
	public static function open( StoredFile $file, ?\Closure $write ): self|string {
		$is_stranded = is_file( $file->path() );
		$path        = $is_stranded ? $file->path() : $file->partial_path();
		$handle      = false;
		if ( '' !== PrivateFolder::create( substr( $file->token, 0, 2 ) ) ) {
			PrivateFolder::run_without_warnings(
				static function () use ( $path, &$handle ): bool {
					$handle = fopen( $path, 'cb' );
					return $handle && chmod( $path, 0600 );
				}
			);
		}
		if ( ! $handle ) {
			return 'full';
		}
		if ( ! flock( $handle, LOCK_EX | LOCK_NB ) ) {
			fclose( $handle );
			return 'busy';
		}
		return new self( $handle, $is_stranded, $write );
	}

	public function begin_chunk( StoredFile $now, \Closure $record_parts ): string {
		if ( ! $this->is_stranded && is_file( $now->path() ) ) {
			$this->delete_bytes( $now ); // Another process stored the last chunk a moment ago.
			return '' === $now->hash ? 'busy' : 'offset';
		}
		return '';
	}

	public function receive_chunk( StoredFile $now, $input, int $length, ?array $checksum ): string {
		if ( $this->is_stranded ) {
			rename( $now->path(), $now->partial_path() );
		}
		if ( ( fstat( $this->handle )['size'] ?? 0 ) < $now->received ) {
			return 'lost'; // The bytes were deleted from the disk.
		}
		ftruncate( $this->handle, max( 0, $now->received ) );
		fseek( $this->handle, $now->received );
		$fault = UploadChunk::copy( $input, $this->handle, $length, $checksum, $this->write );
		return '' !== $fault || PrivateFolder::run_without_warnings( fn (): bool => fflush( $this->handle ) && fsync( $this->handle ) ) ? $fault : 'full';
	}

	public function validation_path( StoredFile $now, bool $is_whole ): string {
		return $now->partial_path();
	}

	public function commit_chunk( StoredFile $now, bool $is_whole ): bool {
		return ! $is_whole || rename( $now->partial_path(), $now->path() );
	}

	public function parts(): ?string {
		return null;
	}

	public function fault(): string {
		return 'away';
	}

	public function discard_chunk( StoredFile $now ): void {
		ftruncate( $this->handle, max( 0, $now->received ) );
	}

	/** Deletes the file that opening it created. */
	public function delete_bytes( StoredFile $file ): void {
		PrivateFolder::run_without_warnings( static fn (): bool => is_file( $file->partial_path() ) && unlink( $file->partial_path() ) );
	}

	public function close(): void {
		fclose( $this->handle );
	}
	// phpcs:enable
}
