<?php
/** Loads the packages' PHP without WordPress: what passes here runs anywhere. */

declare( strict_types = 1 );

define( 'ABSPATH', dirname( __DIR__ ) . '/' ); // Files that are shipped end without it.

require_once dirname( __DIR__ ) . '/vendor/autoload.php';
require_once __DIR__ . '/Growth.php';

spl_autoload_register(
	static function ( string $name ): void {
		foreach ( [ 'Frontage\\Kit\\' => 'kit', 'Frontage\\Rules\\' => 'rules', 'Frontage\\Slider\\Model\\' => 'slider', 'Frontage\\SliderImport\\' => 'slider-import' ] as $prefix => $package ) {
			if ( str_starts_with( $name, $prefix ) ) {
				$file = dirname( __DIR__ ) . "/packages/$package/php/" . str_replace( '\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php';
				if ( is_file( $file ) ) {
					require $file;
				}
			}
		}
	}
);
