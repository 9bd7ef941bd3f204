<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Files\S3\BucketConfig;
use Frontage\Forms\Files\S3\S3Client;
use Frontage\Forms\Files\S3\S3FileStorage;
use Frontage\Forms\Files\Storage\FileStorage;
use Frontage\Forms\Files\Storage\LocalFileStorage;

defined( 'ABSPATH' ) || exit;

/** Chooses the site's file storage: an S3 bucket when wp-config.php defines one, else the private folder. */
final class FileStorageFactory {

	/**
	 * Constant in wp-config.php: an array with `bucket`, `region`, `key`, `secret`, and optionally `endpoint` and `prefix`
	 * (docs/guides/object-storage.md).
	 */
	private const BUCKET = 'FRONTAGE_FORMS_S3';

	private static ?S3FileStorage $bucket = null;

	/** Hash of where this server stores files, without secrets: '' for the folder. */
	public static function fingerprint(): string {
		$bucket = defined( self::BUCKET ) ? constant( self::BUCKET ) : null;
		return is_array( $bucket ) ? substr( hash( 'sha256', (string) wp_json_encode( array_map( static fn ( string $key ): mixed => $bucket[ $key ] ?? '', [ 'endpoint', 'bucket', 'region', 'prefix' ] ) ) ), 0, 8 ) : '';
	}

	public static function create(): FileStorage {
		if ( defined( self::BUCKET ) ) {
			self::$bucket ??= new S3FileStorage( new S3Client( BucketConfig::from_constant( constant( self::BUCKET ) ) ) );
		}
		$storage = self::$bucket ?? new LocalFileStorage();
		/**
		 * Filters where visitors' files are stored, for another kind of storage. A site that changes it has to move its existing files
		 * itself.
		 *
		 * @since 0.1.0
		 *
		 * @param FileStorage $storage
		 */
		$filtered = apply_filters( 'frontage_forms_file_storage', $storage );
		return $filtered instanceof FileStorage ? $filtered : $storage;
	}
}
