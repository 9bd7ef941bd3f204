<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Files\Storage\PartialUpload;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Files\Storage\UploadChunk;

defined( 'ABSPATH' ) || exit;

/**
 * Appends chunks in a bucket: each is one part of a multipart upload, so no web server has to keep it. The local disk holds a chunk while
 * it is processed, and the whole file while it is validated.
 */
final class S3PartialUpload implements PartialUpload {

	/** Minimum size of a part; only the last one may be smaller. */
	private const SMALLEST = 5 * MB_IN_BYTES;

	private readonly AttachmentStaging $desk;

	private string $piece = '';
	private string $fault = 'away';
	private bool $is_joined = false;
	private ?UploadedParts $parts = null;

	/** @var \Closure(string): bool */
	private \Closure $tell;

	public function __construct( private readonly StoredFile $file, private readonly S3Client $client, private readonly S3FileStorage $storage ) {
		$this->desk = new AttachmentStaging();
		$this->tell = static fn (): bool => false;
	}

	public function begin( StoredFile $now, \Closure $tell ): string {
		$this->tell = $tell;
		return ''; // The table already knows all complete chunks.
	}

	public function take( StoredFile $now, $in, int $length, ?array $sum ): string {
		if ( $length < self::SMALLEST && $now->received + $length < $now->size ) {
			return 'small';
		}
		$fault       = 'full';
		$this->piece = $this->desk->lay(
			'piece',
			static function ( string $path ) use ( $in, $length, $sum, &$fault ): bool {
				// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder.
				$out = fopen( $path, 'wb' );
				if ( $out ) {
					$fault = UploadChunk::copy( $in, $out, $length, $sum, fwrite( ... ) );
					$fault = fclose( $out ) ? $fault : 'full';
				}
				// phpcs:enable
				return '' === $fault;
			}
		);
		return $fault;
	}

	public function path( StoredFile $now, bool $is_whole ): string {
		return $is_whole && $now->received > 0 ? $this->join( $now ) : $this->piece;
	}

	public function keep( StoredFile $now, bool $is_whole ): bool {
		if ( $is_whole ) {
			return $this->is_joined || '' === $this->storage->put( $now, $this->piece );
		}
		return (bool) $this->add_part( $now );
	}

	public function parts(): ?string {
		return $this->parts?->written();
	}

	public function fault(): string {
		return $this->fault;
	}

	public function undo( StoredFile $now ): void {
		$this->desk->clear();
	}

	public function forget( StoredFile $file ): void {}

	public function close(): void {
		$this->desk->clear();
		NamedLock::give_back( $this->file->token );
	}

	/** Null when the storage did not accept the part. */
	private function add_part( StoredFile $now ): ?UploadedParts {
		$parts = UploadedParts::read( $now->parts );
		if ( '' === $parts->id ) {
			$id    = $this->client->ask( 'POST', $now->token, [ 'uploads' => '' ], [ 'Content-Type' => 'application/octet-stream' ] )->element( 'UploadId' );
			$parts = new UploadedParts( $id );
			// The table is updated first: no sweep would find an upload that it does not know.
			if ( '' === $id || ! ( $this->tell )( $parts->written() ) ) {
				return null;
			}
		}
		$reply       = $this->client->ask( 'PUT', $now->token, [ 'partNumber' => (string) ( count( $parts->tags ) + 1 ), 'uploadId' => $parts->id ], from: $this->piece );
		$this->fault = 404 === $reply->status ? 'lost' : 'away'; // The storage has dropped the multipart upload.
		return $this->parts = $reply->is_good() && '' !== $reply->tag ? $parts->with( $reply->tag ) : null;
	}

	/** Completes the multipart upload and downloads the file for validation. Returns its path, or '' when it is unavailable. */
	private function join( StoredFile $now ): string {
		if ( $this->client->ask( 'HEAD', $now->token )->length !== $now->size ) { // Otherwise a process died after it had already completed the upload.
			$parts = $this->add_part( $now );
			$reply = $parts ? $this->client->ask( 'POST', $now->token, [ 'uploadId' => $parts->id ], [ 'Content-Type' => 'application/xml' ], $parts->as_xml() ) : null;
			// The storage sends its status before it knows the result, so the body may still contain an error.
			if ( ! $reply?->is_good() || '' !== $reply->element( 'Code' ) ) {
				return '';
			}
		}
		$this->is_joined = true;
		$this->desk->clear();
		return $this->desk->lay( 'whole', fn ( string $path ): bool => $this->client->ask( 'GET', $now->token, to: $path )->is_good() && filesize( $path ) === $now->size );
	}
}
