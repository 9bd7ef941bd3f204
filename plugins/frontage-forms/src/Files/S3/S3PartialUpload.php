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

	private readonly AttachmentStaging $staging;

	private string $chunk_path    = '';
	private string $fault         = 'away';
	private bool $is_joined       = false;
	private ?UploadedParts $parts = null;

	/** @var \Closure(string): bool */
	private \Closure $record_parts;

	public function __construct( private readonly StoredFile $file, private readonly S3Client $client, private readonly S3FileStorage $storage ) {
		$this->staging      = new AttachmentStaging();
		$this->record_parts = static fn (): bool => false;
	}

	public function begin_chunk( StoredFile $now, \Closure $record_parts ): string {
		$this->record_parts = $record_parts;
		return ''; // The table already knows all complete chunks.
	}

	public function receive_chunk( StoredFile $now, $input, int $length, ?array $checksum ): string {
		if ( $length < self::SMALLEST && $now->received + $length < $now->size ) {
			return 'small';
		}
		$fault            = 'full';
		$this->chunk_path = $this->staging->add_file(
			'piece',
			static function ( string $path ) use ( $input, $length, $checksum, &$fault ): bool {
				// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder.
				$output = fopen( $path, 'wb' );
				if ( $output ) {
					$fault = UploadChunk::copy( $input, $output, $length, $checksum, fwrite( ... ) );
					$fault = fclose( $output ) ? $fault : 'full';
				}
				// phpcs:enable
				return '' === $fault;
			}
		);
		return $fault;
	}

	public function validation_path( StoredFile $now, bool $is_whole ): string {
		return $is_whole && $now->received > 0 ? $this->complete_upload( $now ) : $this->chunk_path;
	}

	public function commit_chunk( StoredFile $now, bool $is_whole ): bool {
		if ( $is_whole ) {
			return $this->is_joined || '' === $this->storage->store( $now, $this->chunk_path );
		}
		return (bool) $this->add_part( $now );
	}

	public function parts(): ?string {
		return $this->parts?->to_text();
	}

	public function fault(): string {
		return $this->fault;
	}

	public function discard_chunk( StoredFile $now ): void {
		$this->staging->delete_files();
	}

	public function delete_bytes( StoredFile $file ): void {}

	public function close(): void {
		$this->staging->delete_files();
		NamedLock::release( $this->file->token );
	}

	/** Null when the storage did not accept the part. */
	private function add_part( StoredFile $now ): ?UploadedParts {
		$parts = UploadedParts::from_text( $now->parts );
		if ( '' === $parts->id ) {
			$id    = $this->client->request( 'POST', $now->token, [ 'uploads' => '' ], [ 'Content-Type' => 'application/octet-stream' ] )->element_text( 'UploadId' );
			$parts = new UploadedParts( $id );
			// The table is updated first: no sweep would find an upload that it does not know.
			if ( '' === $id || ! ( $this->record_parts )( $parts->to_text() ) ) {
				return null;
			}
		}
		$reply              = $this->client->request( 'PUT', $now->token, [ 'partNumber' => (string) ( count( $parts->tags ) + 1 ), 'uploadId' => $parts->id ], source_path: $this->chunk_path );
		$this->fault        = 404 === $reply->status ? 'lost' : 'away'; // The storage has dropped the multipart upload.
		return $this->parts = $reply->is_success() && '' !== $reply->tag ? $parts->with_tag( $reply->tag ) : null;
	}

	/** Completes the multipart upload and downloads the file for validation. Returns its path, or '' when it is unavailable. */
	private function complete_upload( StoredFile $now ): string {
		if ( $this->client->request( 'HEAD', $now->token )->length !== $now->size ) { // Otherwise a process died after it had already completed the upload.
			$parts = $this->add_part( $now );
			$reply = $parts ? $this->client->request( 'POST', $now->token, [ 'uploadId' => $parts->id ], [ 'Content-Type' => 'application/xml' ], $parts->to_xml() ) : null;
			// The storage sends its status before it knows the result, so the body may still contain an error.
			if ( ! $reply?->is_success() || '' !== $reply->element_text( 'Code' ) ) {
				return '';
			}
		}
		$this->is_joined = true;
		$this->staging->delete_files();
		return $this->staging->add_file( 'whole', fn ( string $path ): bool => $this->client->request( 'GET', $now->token, target_path: $path )->is_success() && filesize( $path ) === $now->size );
	}
}
