<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration\Safety;

use Frontage\Kit\Import\ZipRejectedException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Error messages for a rejected export file. */
final class MigrationErrors {

	public static function error( string $reason, string $sentence, int $status = 400 ): WP_Error {
		return new WP_Error( "frontage_kit_$reason", $sentence, [ 'status' => $status ] );
	}

	public static function zip( ZipRejectedException $refused ): WP_Error {
		return self::error(
			str_replace( '-', '_', $refused->reason ),
			match ( $refused->reason ) {
				'no-zip'     => __( 'This server cannot read zip files. Ask your host for PHP’s zip extension.', 'frontage-site' ),
				'too-big'    => __( 'This kit is larger than 50 MB. Export fewer parts at once.', 'frontage-site' ),
				'entries'    => __( 'There are more than 2,000 files in this zip. That is no kit of Frontage.', 'frontage-site' ),
				/* translators: %s: what is wrong with a file in a zip, in English */
				'entry', 'entry-name', 'entry-size' => sprintf( __( 'This kit is refused, because a file in it is not as it should be: %s', 'frontage-site' ), $refused->getMessage() ),
				default      => __( 'This is no zip file, or a damaged one. Choose the file that the export gave you, or export once more.', 'frontage-site' ),
			}
		);
	}

	public static function no_kit(): WP_Error {
		return self::error( 'no_kit', __( 'This zip is no kit: there is no kit.json in it that can be read. Choose the file that the export gave you.', 'frontage-site' ) );
	}

	/** @param string $where Path in the export file, such as `pages/about`. */
	public static function value( string $where, string $why ): WP_Error {
		/* translators: 1: where in a kit, such as pages/about, 2: what is wrong, a sentence */
		return self::error( 'value', sprintf( __( 'This kit is refused, because of what stands in %1$s. %2$s', 'frontage-site' ), $where, $why ) );
	}
}
