<?php
/**
 * One of several processes that send a file for the same field at the same moment: php one-upload.php {form} {nth}.
 * Says `ready`, begins at a line from its caller, and says what became of it. The environment names the site (tests/bootstrap.php), and in FRONTAGE_OBJECTS its bucket, if it has one.
 */

declare( strict_types=1 );

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Files\UploadOwner;
use Frontage\Forms\Storage\FormRepository;

if ( getenv( 'FRONTAGE_OBJECTS' ) ) {
	define( 'FRONTAGE_FORMS_S3', json_decode( (string) getenv( 'FRONTAGE_OBJECTS' ), true ) );
}
require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';

[ , $id, $nth ] = $argv;
$form  = ( new FormRepository() )->find( (int) $id );
$terms = $form ? UploadConstraints::from_field( $form, 'docs' ) : null;
$path  = (string) tempnam( sys_get_temp_dir(), 'up' );
file_put_contents( $path, "file $nth" );
echo "ready\n";
fgets( STDIN );
$kept = $form && $terms ? ( new PendingUploads() )->store(
	terms: $terms,
	form: $form,
	field: 'docs',
	owner: new UploadOwner( $form->id, 'one for all', 'secret', '192.0.2.10' ),
	name: 'a.txt',
	path: $path,
) : 'no form';
echo $kept instanceof StoredFile ? "kept {$kept->name}" : "refused $kept", "\n";
unlink( $path );
