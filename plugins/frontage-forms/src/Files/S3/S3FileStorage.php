<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Files\Storage\FileStorage;
use Frontage\Forms\Files\Storage\PartialUpload;
use Frontage\Forms\Files\Storage\StorageProbe;
use Frontage\Forms\Files\Storage\StoredFile;

defined( 'ABSPATH' ) || exit;

/**
 * Stores files in an S3-compatible bucket, for sites whose web servers share no disk. A server downloads a file when it needs it, and only
 * for as long as it does.
 */
final class S3FileStorage implements FileStorage {

	/** Bytes downloaded at once when a file is sent to a visitor: the browser gets data soon, and little disk space is used. */
	private const SLICE = 8 * MB_IN_BYTES;

	public function __construct( private readonly S3Client $client ) {}

	public function put( StoredFile $file, string $path ): string {
		return $this->client->ask( 'PUT', $file->token, from: $path )->is_good() ? '' : 'away';
	}

	public function look( StoredFile $file ): string {
		return self::found( $this->client->ask( 'HEAD', $file->token ) );
	}

	public function read( StoredFile $file, $out, int $from, int $length ): string {
		$desk = new AttachmentStaging();
		try {
			for ( $left = $length; $left > 0; $left -= self::SLICE ) {
				$size  = min( self::SLICE, $left );
				$at    = $from + $length - $left;
				$reply = new S3Response( 0 );
				$path  = $desk->lay(
					'slice',
					function ( string $path ) use ( $file, $at, $size, &$reply ): bool {
						$reply = $this->client->ask( 'GET', $file->token, headers: [ 'Range' => sprintf( 'bytes=%d-%d', $at, $at + $size - 1 ) ], to: $path );
						return $reply->is_good();
					}
				);
				// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder.
				$in = '' === $path || (int) filesize( $path ) !== $size ? false : fopen( $path, 'rb' );
				if ( ! $in || stream_copy_to_stream( $in, $out ) !== $size ) {
					return $reply->is_good() ? 'away' : self::found( $reply );
				}
				fclose( $in );
				// phpcs:enable
				$desk->clear();
			}
			return '';
		} finally {
			$desk->clear();
		}
	}

	public function remove( StoredFile $file ): bool {
		$parts = UploadedParts::read( $file->parts );
		$ended = '' === $parts->id ? null : $this->client->ask( 'DELETE', $file->token, [ 'uploadId' => $parts->id ] );
		$gone  = $this->client->ask( 'DELETE', $file->token );
		return ( null === $ended || $ended->is_good() || 404 === $ended->status ) && ( $gone->is_good() || 404 === $gone->status );
	}

	public function half( StoredFile $file ): PartialUpload|string {
		return NamedLock::take( $file->token, false ) ? new S3PartialUpload( $file, $this->client, $this ) : 'busy';
	}

	public function one_at_a_time( \Closure $work ): mixed {
		$is_alone = NamedLock::take( 'all', true );
		try {
			return $work();
		} finally {
			if ( $is_alone ) {
				NamedLock::give_back( 'all' );
			}
		}
	}

	public function free(): ?int {
		return null;
	}

	public function tidy(): void {}

	public function probe(): StorageProbe {
		$secret = bin2hex( random_bytes( 16 ) );
		$file   = new StoredFile(
			token: bin2hex( random_bytes( 16 ) ),
			submission_id: 0,
			field: '',
			name: '',
			type: '',
			size: strlen( $secret ),
			hash: '',
		);
		$put    = $this->client->ask( 'PUT', $file->token, body: $secret );
		$got    = $put->is_good() ? $this->client->ask( 'GET', $file->token ) : $put;
		if ( ! $got->is_good() || $got->body !== $secret ) {
			/* translators: %s: what object storage answered. */
			return new StorageProbe( StorageProbe::REFUSED, sprintf( __( 'Could not read or write files in the object storage set in wp-config.php: %s Until this is fixed, forms reject files. Stored files are not lost.', 'frontage-forms' ), rtrim( $got->error, '.' ) . '.' ) );
		}
		$anybody = $this->client->ask_as_anybody( $file->token );
		if ( ! $this->remove( $file ) ) {
			return new StorageProbe( StorageProbe::REFUSED, __( 'The object storage set in wp-config.php does not allow deleting files (s3:DeleteObject). Files would remain after their messages are deleted.', 'frontage-forms' ) );
		}
		return match ( true ) {
			$anybody->is_good() && str_contains( $anybody->body, $secret ) => new StorageProbe( StorageProbe::PUBLIC, __( 'The bucket set in wp-config.php is public. Turn off public access.', 'frontage-forms' ) ),
			0 === $anybody->status => new StorageProbe( StorageProbe::UNKNOWN, $anybody->error ),
			default                => new StorageProbe( StorageProbe::PRIVATE ),
		};
	}

	/** Without permission to list a bucket, S3 answers 403 for missing objects, so only 404 and 416 prove that one is missing. */
	private static function found( S3Response $reply ): string {
		return match ( true ) {
			$reply->is_good()       => '',
			404 === $reply->status, 416 === $reply->status => 'gone',
			default                 => 'away',
		};
	}
}
