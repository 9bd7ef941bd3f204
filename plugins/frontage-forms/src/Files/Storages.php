<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

defined( 'ABSPATH' ) || exit;

/** Which storage the site has: a bucket where wp-config.php names one, else the private folder. */
final class Storages {

	/** In wp-config.php: an array with `bucket`, `region`, `key`, `secret`, and if wanted `endpoint` and `prefix` (docs/guides/object-storage.md). */
	private const BUCKET = 'FRONTAGE_FORMS_S3';

	private static ?S3\BucketStorage $bucket = null;

	public static function chosen(): Storage {
		if ( defined( self::BUCKET ) ) {
			self::$bucket ??= new S3\BucketStorage( new S3\Client( S3\Bucket::from( constant( self::BUCKET ) ) ) );
		}
		$chosen = self::$bucket ?? new FolderStorage();
		/**
		 * Filters where the bytes of visitors' files lie: for storage of another kind. A site that changes it moves its files along.
		 *
		 * @since 0.1.0
		 *
		 * @param Storage $storage
		 */
		$filtered = apply_filters( 'frontage_forms_file_storage', $chosen );
		return $filtered instanceof Storage ? $filtered : $chosen;
	}
}
