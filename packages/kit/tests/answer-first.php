<?php
/** A page of AnswerFirstTest behind PHP's own web server. What it does afterwards lasts until the test says so. */

declare( strict_types = 1 );

define( 'ABSPATH', '/' );

/** @var array<int, list<callable>> $actions */
$actions = [];

function add_action( string $hook, callable $call, int $priority = 10 ): void {
	$GLOBALS['actions'][ $priority ][] = $call;
}

function wp_get_server_protocol(): string {
	return 'HTTP/1.1';
}

require dirname( __DIR__ ) . '/php/Http/ResponseCloser.php';

register_shutdown_function(
	static function (): void {
		ksort( $GLOBALS['actions'] );
		array_map( static fn ( callable $call ) => $call(), array_merge( ...$GLOBALS['actions'] ) );
	}
);

'ob_gzhandler' !== getenv( 'FRONTAGE_BUFFER' ) || ob_start( 'ob_gzhandler' );
\Frontage\Kit\Http\ResponseCloser::prepare();
add_action(
	'shutdown',
	static function (): void {
		$is_answered = \Frontage\Kit\Http\ResponseCloser::finish();
		$test        = stream_socket_client( 'tcp://' . getenv( 'FRONTAGE_WORK' ) );
		fwrite( $test, $is_answered ? 'answered' : 'kept on' );
		fgets( $test );
	},
	\Frontage\Kit\Http\ResponseCloser::LAST
);
'later' !== getenv( 'FRONTAGE_BUFFER' ) || ob_start( static fn ( string $page ): string => strtoupper( $page ) );
echo 'the whole answer';
