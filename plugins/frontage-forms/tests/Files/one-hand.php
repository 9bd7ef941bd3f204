<?php
/**
 * A second process that wants a file which another has in hand: php one-hand.php {folder or bucket} {token}. Says what it was told.
 * The environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

use Frontage\Forms\Files\S3\BucketConfig;
use Frontage\Forms\Files\S3\S3Client;
use Frontage\Forms\Files\S3\S3FileStorage;
use Frontage\Forms\Files\Storage\LocalFileStorage;
use Frontage\Forms\Files\Storage\StoredFile;

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';

[ , $which, $token ] = $argv;
$storage = 'bucket' === $which ? new S3FileStorage( new S3Client( BucketConfig::from_constant( [] ) ) ) : new LocalFileStorage();
$half    = $storage->open_partial( new StoredFile( token: $token, submission_id: 0, field: '', name: '', type: '', size: 10, hash: '' ) );
echo is_string( $half ) ? $half : 'in hand', "\n";
