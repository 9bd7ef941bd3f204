<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Files\Storage\PartialUpload;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Files\Storage\UploadChunk;

defined( 'ABSPATH' ) || exit;

/**
 * Puts pieces behind each other in a bucket: each is one part of an upload in parts, so no web server keeps one. On this server's
 * disk a piece lies while it is looked at, and the whole file while it is judged.
 */
final class S3PartialUpload implements PartialUpload {

	/** What storage takes as a part; only the last one may be smaller. */
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
		return ''; // What is whole stands in the table.
	}

	public function take( StoredFile $now, $in, int $length, ?array $sum ): string {
		if ( $length < self::SMALLEST && $now->received + $length < $now->size ) {
			return 'small';
		}
		$fault       = 'full';
		$this->piece = $this->desk->lay(
			'piece',
			static function ( string $path ) use ( $in, $length, $sum, &$fault ): bool {
				// phpcs:disable WordPress.WP.AlternativeFunctions -- As in Folder.
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

	/** Null when storage did not take it. */
	private function add_part( StoredFile $now ): ?UploadedParts {
		$parts = UploadedParts::read( $now->parts );
		if ( '' === $parts->id ) {
			$id    = $this->client->ask( 'POST', $now->token, [ 'uploads' => '' ], [ 'Content-Type' => 'application/octet-stream' ] )->element( 'UploadId' );
			$parts = new UploadedParts( $id );
			// First the table: an upload that it does not know would be swept by nobody.
			if ( '' === $id || ! ( $this->tell )( $parts->written() ) ) {
				return null;
			}
		}
		$reply       = $this->client->ask( 'PUT', $now->token, [ 'partNumber' => (string) ( count( $parts->tags ) + 1 ), 'uploadId' => $parts->id ], from: $this->piece );
		$this->fault = 404 === $reply->status ? 'lost' : 'away'; // Storage gave the upload up.
		return $this->parts = $reply->is_good() && '' !== $reply->tag ? $parts->with( $reply->tag ) : null;
	}

	/** Puts the parts together, and fetches the file to judge it as a whole: its path; '' when it cannot be had. */
	private function join( StoredFile $now ): string {
		if ( $this->client->ask( 'HEAD', $now->token )->length !== $now->size ) { // Else a process died when they were together already.
			$parts = $this->add_part( $now );
			$reply = $parts ? $this->client->ask( 'POST', $now->token, [ 'uploadId' => $parts->id ], [ 'Content-Type' => 'application/xml' ], $parts->as_xml() ) : null;
			// It begins to answer before it knows.
			if ( ! $reply?->is_good() || '' !== $reply->element( 'Code' ) ) {
				return '';
			}
		}
		$this->is_joined = true;
		$this->desk->clear();
		return $this->desk->lay( 'whole', fn ( string $path ): bool => $this->client->ask( 'GET', $now->token, to: $path )->is_good() && filesize( $path ) === $now->size );
	}
}
