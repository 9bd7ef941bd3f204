<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration\Safety;

use Frontage\Kit\Import\ZipRejectedException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Error messages for a rejected export file. */
final class MigrationErrors {

	public static function error( string $reason, string $message, int $status = 400 ): WP_Error {
		return new WP_Error( "frontage_kit_$reason", $message, [ 'status' => $status ] );
	}

	public static function unreadable_zip( ZipRejectedException $refused ): WP_Error {
		return self::error(
			str_replace( '-', '_', $refused->reason ),
			match ( $refused->reason ) {
				'no-zip'     => __( 'This server cannot open zip files. Ask your host to install the PHP zip extension.', 'frontage-site' ),
				'too-big'    => __( 'This export file exceeds 50 MB. Export fewer parts at once.', 'frontage-site' ),
				'entries'    => __( 'This zip contains more than 2,000 files and is not a Frontage export file.', 'frontage-site' ),
				/* translators: %s: what is wrong with a file in a zip, in English */
				'entry', 'entry-name', 'entry-size' => sprintf( __( 'This export file was rejected because it contains an invalid file: %s', 'frontage-site' ), $refused->getMessage() ),
				default      => __( 'This zip file is damaged or not a zip file. Choose the exported file, or export again.', 'frontage-site' ),
			}
		);
	}

	public static function no_file(): WP_Error {
		return self::error( 'no_kit', __( 'This zip is not an export file because kit.json is missing or unreadable. Choose a file exported from Frontage.', 'frontage-site' ) );
	}

	/** @param string $where Path in the export file, such as `pages/about`. */
	public static function value( string $where, string $why ): WP_Error {
		/* translators: 1: where in a kit, such as pages/about, 2: what is wrong, a sentence */
		return self::error( 'value', sprintf( __( 'This export file was rejected because of an error in %1$s. %2$s', 'frontage-site' ), $where, $why ) );
	}
}
