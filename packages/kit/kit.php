<?php
/**
 * Registers this copy of the kit; the newest copy on the site is the one that is loaded.
 *
 * The build fills in the version. Nothing else in this file may ever change, since any released copy may do the loading.
 */

defined( 'ABSPATH' ) || exit;

/** @var array{ frontage_kits: array<string, string> } $GLOBALS */
$GLOBALS['frontage_kits']['{VERSION}'] = __DIR__ . '/load.php';

if ( ! function_exists( 'frontage_load_newest_kit' ) ) {
	/** Loads the newest copy of the kit that the active plugins include. */
	function frontage_load_newest_kit(): void {
		/** @var array<string, string> $kits The version of each copy => its load.php. */
		$kits = $GLOBALS['frontage_kits'];
		uksort( $kits, static fn ( string $one, string $other ): int => version_compare( $one, $other ) );
		require_once end( $kits );
	}
	add_action( 'plugins_loaded', 'frontage_load_newest_kit', -100 );
}
