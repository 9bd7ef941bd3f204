<?php
/**
 * Additional endpoints of a browser test site: `/frontage-test-site/keep` saves its database, uploads and active plugins,
 * and `/frontage-test-site/restore` restores them. No other request runs meanwhile: each holds a shared lock until its
 * process ends, and these hold an exclusive lock. Loaded by router.php if FRONTAGE_TEST_SITE is set.
 */

declare( strict_types=1 );

namespace Frontage\TestSite;

/** Holds the site's lock until the request ends; `LOCK_EX` waits for all other requests. */
function lock( string $site, int $kind ): void {
	static $held = null; // PHP releases it at the end of the request, after work that follows the response.
	$held = fopen( "$site/requests.lock", 'c' );
	flock( $held, $kind );
}

/** Saves or restores; returns an error message, or ''. */
function run( string $site, string $what ): string {
	lock( $site, LOCK_EX );
	$copy = "$site/kept";
	if ( 'keep' === $what ) {
		return command( 'rm -rf %2$s %2$s.new && mkdir -p %2$s.new && cp -a %1$s/db %1$s/content/uploads %2$s.new/ && ls %1$s/content/plugins > %2$s.new/plugins && mv %2$s.new %2$s', $site, $copy );
	}
	foreach ( array_diff( (array) scandir( "$site/content/plugins" ), [ '.', '..' ], (array) file( "$copy/plugins", FILE_IGNORE_NEW_LINES ) ) as $added ) {
		command( 'rm -rf %1$s', "$site/content/plugins/$added", '' );
	}
	command( 'find %1$s/content/mu-plugins -maxdepth 1 -type f -delete', $site, '' ); // Our own files there are symlinks.
	return command( 'rm -rf %1$s/db %1$s/content/uploads %1$s/mail/*.eml && cp -a %2$s/db %1$s/db && cp -a %2$s/uploads %1$s/content/uploads', $site, $copy );
}

function command( string $line, string $site, string $copy ): string {
	exec( sprintf( $line, escapeshellarg( $site ), escapeshellarg( $copy ) ) . ' 2>&1', $output, $status );
	return 0 === $status ? '' : implode( "\n", $output );
}
