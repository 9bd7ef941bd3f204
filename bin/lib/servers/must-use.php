<?php
/** Plugin of the site of bin/lib/servers/run.sh: the balancer is a proxy, and a test may stop time between the two halves of an email. */

add_filter( 'frontage_proxies', static fn (): array => [ '127.0.0.1' ] );

// While there is a file `hold`, whoever begins an email writes `held-{process}` and waits. A test may kill it meanwhile.
add_action(
	'phpmailer_init',
	static function (): void {
		$folder = dirname( ABSPATH, 2 );
		if ( is_file( "$folder/hold" ) ) {
			file_put_contents( "$folder/held-" . getmypid(), FRONTAGE_SERVER_NAME );
			do {
				usleep( 20_000 );
				clearstatcache();
			} while ( is_file( "$folder/hold" ) );
			unlink( "$folder/held-" . getmypid() );
		}
	}
);
