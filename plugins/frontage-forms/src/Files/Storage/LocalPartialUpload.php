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
	 * @param resource                                 $half
	 * @param bool                                     $is_stranded The file is complete, but the table does not know it yet: its process died, or is about to record it.
	 * @param ?\Closure(resource, string): (int|false) $write
	 */
	private function __construct( private $half, private readonly bool $is_stranded, ?\Closure $write ) {
		$this->write = $write ?? fwrite( ... );
	}

	/** @param ?\Closure(resource, string): (int|false) $write As `fwrite()`. */
	public static function open( StoredFile $file, ?\Closure $write ): self|string {
		$is_stranded = is_file( $file->path() );
		$path        = $is_stranded ? $file->path() : $file->half();
		$half        = false;
		if ( '' !== PrivateFolder::make( substr( $file->token, 0, 2 ) ) ) {
			PrivateFolder::quietly(
				static function () use ( $path, &$half ): bool {
					$half = fopen( $path, 'cb' );
					return $half && chmod( $path, 0600 );
				}
			);
		}
		if ( ! $half ) {
			return 'full';
		}
		if ( ! flock( $half, LOCK_EX | LOCK_NB ) ) {
			fclose( $half );
			return 'busy';
		}
		return new self( $half, $is_stranded, $write );
	}

	public function begin( StoredFile $now, \Closure $tell ): string {
		if ( ! $this->is_stranded && is_file( $now->path() ) ) {
			$this->forget( $now ); // Another process stored the last chunk a moment ago.
			return '' === $now->hash ? 'busy' : 'offset';
		}
		return '';
	}

	public function take( StoredFile $now, $in, int $length, ?array $sum ): string {
		if ( $this->is_stranded ) {
			rename( $now->path(), $now->half() );
		}
		if ( ( fstat( $this->half )['size'] ?? 0 ) < $now->received ) {
			return 'lost'; // The bytes were deleted from the disk.
		}
		ftruncate( $this->half, max( 0, $now->received ) );
		fseek( $this->half, $now->received );
		$fault = UploadChunk::copy( $in, $this->half, $length, $sum, $this->write );
		return '' !== $fault || PrivateFolder::quietly( fn (): bool => fflush( $this->half ) && fsync( $this->half ) ) ? $fault : 'full';
	}

	public function path( StoredFile $now, bool $is_whole ): string {
		return $now->half();
	}

	public function keep( StoredFile $now, bool $is_whole ): bool {
		return ! $is_whole || rename( $now->half(), $now->path() );
	}

	public function parts(): ?string {
		return null;
	}

	public function fault(): string {
		return 'away';
	}

	public function undo( StoredFile $now ): void {
		ftruncate( $this->half, max( 0, $now->received ) );
	}

	/** Deletes the file that opening it created. */
	public function forget( StoredFile $file ): void {
		PrivateFolder::quietly( static fn (): bool => is_file( $file->half() ) && unlink( $file->half() ) );
	}

	public function close(): void {
		fclose( $this->half );
	}
	// phpcs:enable
}
