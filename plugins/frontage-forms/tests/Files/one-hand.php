<?php
/**
 * A second process that wants a file which another has in hand: php one-hand.php {folder or bucket} {token}. Says what it was told.
 * The environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

use Frontage\Forms\Files\FolderStorage;
use Frontage\Forms\Files\Kept;
use Frontage\Forms\Files\S3\Bucket;
use Frontage\Forms\Files\S3\BucketStorage;
use Frontage\Forms\Files\S3\Client;

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';

[ , $which, $token ] = $argv;
$storage = 'bucket' === $which ? new BucketStorage( new Client( Bucket::from( [] ) ) ) : new FolderStorage();
$half    = $storage->half( new Kept( $token, 0, '', '', '', 10, '' ) );
echo is_string( $half ) ? $half : 'in hand', "\n";
