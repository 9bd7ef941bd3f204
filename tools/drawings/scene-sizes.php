<?php
/**
 * Makes the smaller sizes of the demo's scenes from the largest: php tools/drawings/scene-sizes.php. Scenes that have one size alone
 * stay as they are: what they were drawn from was never kept.
 */

/** Below 70 blocks show in skies and walls, where nothing hides them. */
const QUALITY = 80;

foreach ( glob( dirname( __DIR__, 2 ) . '/demo/images/scenes/*-1920.avif' ) as $largest ) {
	$source = imagecreatefromavif( $largest );
	foreach ( [ 1280, 780 ] as $width ) {
		$height = (int) round( $width * imagesy( $source ) / imagesx( $source ) );
		$scaled = imagecreatetruecolor( $width, $height );
		imagecopyresampled( $scaled, $source, 0, 0, 0, 0, $width, $height, imagesx( $source ), imagesy( $source ) );
		$file = str_replace( '-1920.', "-$width.", $largest );
		imageavif( $scaled, $file, QUALITY, 0 );
		fprintf( STDOUT, "%s %d KB\n", basename( $file ), ceil( filesize( $file ) / 1024 ) );
	}
}
