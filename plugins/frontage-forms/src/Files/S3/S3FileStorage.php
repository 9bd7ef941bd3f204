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

	public function store( StoredFile $file, string $path ): string {
		return $this->client->request( 'PUT', $file->token, source_path: $path )->is_success() ? '' : 'away';
	}

	public function check( StoredFile $file ): string {
		return self::find_fault( $this->client->request( 'HEAD', $file->token ) );
	}

	public function copy_bytes( StoredFile $file, $output, int $from, int $length ): string {
		$staging = new AttachmentStaging();
		try {
			for ( $remaining = $length; $remaining > 0; $remaining -= self::SLICE ) {
				$size   = min( self::SLICE, $remaining );
				$offset = $from + $length - $remaining;
				$reply  = new S3Response( 0 );
				$path   = $staging->add_file(
					'slice',
					function ( string $path ) use ( $file, $offset, $size, &$reply ): bool {
						$reply = $this->client->request( 'GET', $file->token, headers: [ 'Range' => sprintf( 'bytes=%d-%d', $offset, $offset + $size - 1 ) ], target_path: $path );
						return $reply->is_success();
					}
				);
				// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder.
				$input = '' === $path || (int) filesize( $path ) !== $size ? false : fopen( $path, 'rb' );
				if ( ! $input || stream_copy_to_stream( $input, $output ) !== $size ) {
					return $reply->is_success() ? 'away' : self::find_fault( $reply );
				}
				fclose( $input );
				// phpcs:enable
				$staging->delete_files();
			}
			return '';
		} finally {
			$staging->delete_files();
		}
	}

	public function delete( StoredFile $file ): bool {
		$parts           = UploadedParts::from_text( $file->parts );
		$abort_response  = '' === $parts->id ? null : $this->client->request( 'DELETE', $file->token, [ 'uploadId' => $parts->id ] );
		$delete_response = $this->client->request( 'DELETE', $file->token );
		return ( null === $abort_response || $abort_response->is_success() || 404 === $abort_response->status ) && ( $delete_response->is_success() || 404 === $delete_response->status );
	}

	public function open_partial( StoredFile $file ): PartialUpload|string {
		return NamedLock::acquire( $file->token, false ) ? new S3PartialUpload( $file, $this->client, $this ) : 'busy';
	}

	public function run_exclusively( \Closure $callback ): mixed {
		$has_lock = NamedLock::acquire( 'all', true );
		try {
			return $callback();
		} finally {
			if ( $has_lock ) {
				NamedLock::release( 'all' );
			}
		}
	}

	public function free_bytes(): ?int {
		return null;
	}

	public function remove_empty_folders(): void {}

	public function run_probe(): StorageProbe {
		$secret       = bin2hex( random_bytes( 16 ) );
		$file         = new StoredFile(
			token: bin2hex( random_bytes( 16 ) ),
			submission_id: 0,
			field: '',
			name: '',
			type: '',
			size: strlen( $secret ),
			hash: '',
		);
		$put_response = $this->client->request( 'PUT', $file->token, body: $secret );
		$get_response = $put_response->is_success() ? $this->client->request( 'GET', $file->token ) : $put_response;
		if ( ! $get_response->is_success() || $get_response->body !== $secret ) {
			/* translators: %s: what object storage answered. */
			return new StorageProbe( StorageProbe::REFUSED, sprintf( __( 'Could not read or write files in the object storage set in wp-config.php: %s Until this is fixed, forms reject files. Stored files are not lost.', 'frontage-forms' ), rtrim( $get_response->error, '.' ) . '.' ) );
		}
		$anybody = $this->client->request_unsigned( $file->token );
		if ( ! $this->delete( $file ) ) {
			return new StorageProbe( StorageProbe::REFUSED, __( 'The object storage set in wp-config.php does not allow deleting files (s3:DeleteObject). Files would remain after their messages are deleted.', 'frontage-forms' ) );
		}
		return match ( true ) {
			$anybody->is_success() && str_contains( $anybody->body, $secret ) => new StorageProbe( StorageProbe::PUBLIC, __( 'The bucket set in wp-config.php is public. Turn off public access.', 'frontage-forms' ) ),
			0 === $anybody->status => new StorageProbe( StorageProbe::UNKNOWN, $anybody->error ),
			default                => new StorageProbe( StorageProbe::PRIVATE ),
		};
	}

	/** Without permission to list a bucket, S3 answers 403 for missing objects, so only 404 and 416 prove that one is missing. */
	private static function find_fault( S3Response $reply ): string {
		return match ( true ) {
			$reply->is_success()       => '',
			404 === $reply->status, 416 === $reply->status => 'gone',
			default                 => 'away',
		};
	}
}
