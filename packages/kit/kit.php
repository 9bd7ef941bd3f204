<?php
/**
 * Names this copy of the kit; the newest copy on the site is the one that runs.
 *
 * The build fills in the version and nothing else ever changes here: any released copy may do the loading.
 */

$GLOBALS['frontage_kits']['{VERSION}'] = __DIR__ . '/load.php';

if ( ! function_exists( 'frontage_load_newest_kit' ) ) {
	/** Loads the newest copy of the kit that a plugin on this site brought along. */
	function frontage_load_newest_kit(): void {
		uksort( $GLOBALS['frontage_kits'], 'version_compare' );
		require_once end( $GLOBALS['frontage_kits'] );
	}
	add_action( 'plugins_loaded', 'frontage_load_newest_kit', -100 );
}
