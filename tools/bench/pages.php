<?php
/**
 * What pages and REST calls cost PHP: with the suite, without it, and beside a peer. Variants are asked for in turns; medians.
 *
 * tools/bench/run.sh [--mariadb] pages [rounds] [--write]: --write puts the table into docs/reference/performance.md.
 * Peers, each optional: CF7_DIR (folder of Contact Form 7); BENCH_SLIDER and BENCH_HOME (main files of plugins, separated by commas)
 * with BENCH_SLIDER_CONTENT and BENCH_HOME_CONTENT, the content of a page that uses them. BENCH_PORT is 9600 if not set.
 */

declare( strict_types = 1 );

$root   = dirname( __DIR__, 2 );
$rounds = max( 5, (int) ( $argv[1] ?? 40 ) );
$port   = (int) ( getenv( 'BENCH_PORT' ) ?: 9600 );
$result = getenv( 'FRONTAGE_TEST_DIR' ) . '/page.json';
$suite  = implode( ',', array_map( static fn ( string $name ): string => "frontage-$name/frontage-$name.php", [ 'forms', 'slider', 'site', 'accounts', 'shop' ] ) );

$options = [ 'opcache.enable=1', 'opcache.memory_consumption=256', 'opcache.interned_strings_buffer=16', 'opcache.max_accelerated_files=20000', 'memory_limit=256M', 'display_errors=0' ];
$command = [ PHP_BINARY, ...array_merge( ...array_map( static fn ( string $option ): array => [ '-d', $option ], $options ) ), '-S', "127.0.0.1:$port", __DIR__ . '/page-request.php' ];
$null    = [ 'file', '/dev/null', 'w' ];
$server  = proc_open( $command, [ 1 => $null, 2 => $null ], $pipes, null, [ 'BENCH_RESULT' => $result ] + getenv() );
register_shutdown_function( static fn () => is_resource( $server ) && proc_terminate( $server ) );

$ask = static function ( string $path, string $plugins, array $headers = [] ) use ( $port, $result ): array {
	$lines = [ "X-Bench-Plugins: $plugins", ...array_map( static fn ( string $name, int|string $value ): string => "X-Bench-$name: $value", array_keys( $headers ), $headers ) ];
	$body  = @file_get_contents( "http://127.0.0.1:$port$path", false, stream_context_create( [ 'http' => [ 'header' => $lines ] ] ) );
	return false === $body ? [] : (array) json_decode( (string) file_get_contents( $result ), true );
};
for ( $i = 0; $i < 100 && ! @fsockopen( '127.0.0.1', $port ); $i++ ) {
	usleep( 100_000 );
}
$ask( '/', $suite, [ 'Demo' => 1 ] );

$plain = [ 'Plain' => 1, 'Theme' => 'twentytwentyfive' ];
$kinds = [
	'page that uses nothing, Twenty Twenty-Five' => [ '/bench-plain/', $plain, '', '' ],
	'page that uses nothing, our theme'          => [ '/bench-plain/', [ 'Plain' => 1 ], '', '' ],
	'page with a form'                           => [ '/bench-form/', $plain, getenv( 'CF7_DIR' ) ? getenv( 'CF7_DIR' ) . '/wp-contact-form-7.php' : '', '/bench-form/' ],
	'page with a slider'                         => [ '/bench-slider/', $plain, (string) getenv( 'BENCH_SLIDER' ), '/bench-peer-slider/' ],
	'home of the demo'                           => [ '/', [], (string) getenv( 'BENCH_HOME' ), '/bench-peer-home/' ],
	'REST: `wp/v2/types`'                        => [ '/wp-json/wp/v2/types', $plain, '', '' ],
	'REST: `wp/v2/pages`, in the editor'         => [ '/wp-json/wp/v2/pages?context=edit', $plain + [ 'User' => 1 ], '', '' ],
	'REST: `wp/v2/users/me`'                     => [ '/wp-json/wp/v2/users/me', $plain + [ 'User' => 1 ], '', '' ],
];

$median = static function ( array $values ): float {
	sort( $values );
	return (float) ( $values[ intdiv( count( $values ), 2 ) ] ?? 0 );
};
$rows   = [ '| | queries | PHP, ms | × without | memory, KB | files |', '|---|---|---|---|---|---|' ];
foreach ( $kinds as $kind => [ $path, $headers, $peer, $peer_path ] ) {
	$variants = [
		'without the suite' => [ $path, '' ],
		'with the suite'    => [ $path, $suite ],
	] + ( '' === $peer ? [] : [ 'the peer' => [ $peer_path, $peer ] ] );
	$got      = [];
	for ( $round = -3; $round < $rounds; $round++ ) {
		foreach ( $variants as $name => [ $where, $plugins ] ) {
			$cost = $ask( $where, $plugins, $headers );
			if ( $round >= 0 ) {
				foreach ( [ 'ms', 'memory', 'files', 'queries' ] as $what ) {
					$got[ $name ][ $what ][] = $cost[ $what ] ?? 0;
				}
			}
		}
	}
	$base = $median( $got['without the suite']['ms'] );
	foreach ( $got as $name => $costs ) {
		$rows[] = sprintf( '| %s, %s | %d | %.1f | %.2f | %d | %d |', $kind, $name, $median( $costs['queries'] ), $median( $costs['ms'] ), $base > 0 ? $median( $costs['ms'] ) / $base : 0, $median( $costs['memory'] ), $median( $costs['files'] ) );
		fwrite( STDERR, end( $rows ) . "\n" );
	}
}
$table = implode( "\n", $rows );
echo $table, "\n";
if ( in_array( '--write', $argv, true ) ) {
	$page = $root . '/docs/reference/performance.md';
	file_put_contents( $page, (string) preg_replace( '/(<!-- measured -->\n).*(\n<!-- end -->)/s', '${1}' . str_replace( '$', '\\$', $table ) . '${2}', (string) file_get_contents( $page ) ) );
}
