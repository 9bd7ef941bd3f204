<?php
/**
 * What statements read with so many messages and waiting emails: tools/bench/run.sh --mariadb queries [rows …] [--write].
 *
 * For each number of rows the tables are filled anew, then each action runs: the statements it made, the rows that the database read for
 * them, and how EXPLAIN says that they are found. Times only count in relation: the table has those of the last number to the first.
 */

declare( strict_types=1 );

require dirname( __DIR__, 2 ) . '/tests/bootstrap.php';

use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Admin\MessageExporter;
use Frontage\Forms\Privacy\RetentionSweeper;
use Frontage\Forms\Privacy\SubmissionPersonalData;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionTable;

global $wpdb;
$sizes = array_values( array_filter( array_map( intval( ... ), array_slice( $argv, 1 ) ) ) ) ?: [ 100_000, 1_000_000 ];
$wpdb->query( 'SET GLOBAL innodb_buffer_pool_size = 2147483648' );
wp_set_current_user( 1 );

/** Of the forms, the second deletes messages after six months. */
$forms = array_map(
	static function ( int $number ): int {
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'title' => "Form $number", 'additional_settings' => 1 === $number ? 'keep_for: 6 months' : '' ] ) );
		return $form instanceof Form ? $form->id : 0;
	},
	range( 0, 4 )
);

/** As many messages over 400 days, with two words and a waiting email each; every tenth has a second email, which waits for the first. */
$fill = static function ( int $rows ) use ( $wpdb, $forms ): void {
	$messages = SubmissionTable::table_name();
	$words    = SubmissionTable::table_name( SubmissionTable::WORDS );
	$jobs     = JobTable::name();
	foreach ( [ $messages, $words, $jobs ] as $table ) {
		$wpdb->query( "TRUNCATE $table" );
	}
	$form    = 'ELT(1 + seq % 5, ' . implode( ', ', $forms ) . ')';
	$created = "UTC_TIMESTAMP() - INTERVAL FLOOR(($rows - seq) * 34560000 / $rows) SECOND";
	$series  = "seq_1_to_$rows";
	foreach (
		[
			"INSERT INTO $messages (form_id, claim, state, is_read, is_starred, created, changed, email, sender, subject, summary, data, result)
			SELECT $form, MD5(seq), CASE seq % 20 WHEN 0 THEN 'spam' WHEN 1 THEN 'trash' WHEN 2 THEN 'failed' ELSE 'sent' END, seq % 10 > 0, seq % 5000 = 0, $created, $created, CONCAT('visitor', seq % 50000, '@example.test'), 'Ann', 'Boats', 'Hello',
			CONCAT('{\"values\":{\"your-name\":\"Ann\",\"your-email\":\"visitor', seq % 50000, '@example.test\",\"your-message\":\"hello w', seq % 50000, '\"}}'), '{}' FROM $series",
			"INSERT INTO $words (word, submission_id) SELECT 'hello', seq FROM $series",
			"INSERT INTO $words (word, submission_id) SELECT CONCAT('w', LPAD(seq % 50000, 5, '0')), seq FROM $series ORDER BY seq % 50000, seq",
			"INSERT INTO $jobs (submission_id, kind, state, due, message_id, payload, created, changed) SELECT seq, 'mail', 'waiting', $created, CONCAT('<', seq, '@example.test>'), REPEAT('x', 200), $created, $created FROM $series",
			"INSERT INTO $jobs (submission_id, kind, state, due, message_id, payload, created, changed) SELECT seq, 'mail_2', 'waiting', $created, CONCAT('<second-', seq, '@example.test>'), REPEAT('x', 200), $created, $created FROM $series WHERE seq % 10 = 0",
			"ANALYZE TABLE $messages, $words, $jobs",
		] as $statement
	) {
		if ( false === $wpdb->query( $statement ) ) {
			exit( 1 );
		}
	}
	update_option( 'frontage_forms_words_done', $rows, false );
};

/** Statements, rows read and milliseconds of a call, and the worst way in which EXPLAIN says that a statement finds its rows. */
$measure = static function ( callable $call ) use ( $wpdb ): array {
	$statements = [];
	$collect    = static function ( string $statement ) use ( &$statements ): string {
		$statements[] = $statement;
		return $statement;
	};
	$read       = static fn (): int => (int) array_sum( array_column( $wpdb->get_results( "SHOW SESSION STATUS WHERE Variable_name IN ('Handler_read_first', 'Handler_read_key', 'Handler_read_last', 'Handler_read_next', 'Handler_read_prev', 'Handler_read_rnd', 'Handler_read_rnd_next')", ARRAY_A ), 'Value' ) );
	$before     = $read();
	add_filter( 'query', $collect );
	$begin = hrtime( true );
	$call();
	$ms = ( hrtime( true ) - $begin ) / 1_000_000;
	remove_filter( 'query', $collect );
	$rows  = $read() - $before;
	$worst = 'const';
	foreach ( $statements as $statement ) {
		$plan = preg_match( '/^\s*(SELECT|DELETE|UPDATE)\s.*frontage_/is', $statement ) ? $wpdb->get_results( "EXPLAIN $statement", ARRAY_A ) : [];
		foreach ( $plan as $line ) {
			$table = (string) $line['table'];
			$type  = str_starts_with( $table, '<' ) || '' === $table ? 'const' : (string) $line['type'];
			$ways  = [ 'const', 'eq_ref', 'ref', 'ref_or_null', 'unique_subquery', 'index_subquery', 'range', 'index_merge', 'index', 'ALL' ];
			if ( array_search( $type, $ways, true ) > array_search( $worst, $ways, true ) ) {
				$worst = $type;
			}
		}
	}
	return [ count( $statements ), $rows, $ms, $worst ];
};

$list = static fn ( array $parameters ): callable => static function () use ( $parameters ): void {
	$request = new WP_REST_Request( 'GET', '/frontage/v1/submissions' );
	$request->set_query_params( $parameters );
	if ( 200 !== rest_do_request( $request )->get_status() ) {
		exit( 1 );
	}
};
$jobs    = new JobRepository();
$query   = new SubmissionQuery();
$actions = [
	'Queue: the next email'                           => static fn () => $jobs->find_due(),
	'Queue: while a webhook’s server is away'         => static fn () => $jobs->find_due( [ 'webhook' ] ),
	'Queue: while the mail server is away'            => static fn () => $jobs->find_due( Job::EMAILS ),
	'Queue: when the next job is due'                 => static fn () => $jobs->seconds_to_next(),
	'Inbox: first page with its counts'               => $list( [] ),
	'Inbox: one form'                                 => $list( [ 'form' => $forms[2] ] ),
	'Inbox: unread of one form'                       => $list( [ 'form' => $forms[2], 'read' => false ] ),
	'Inbox: starred'                                  => $list( [ 'starred' => true ] ),
	'Inbox: spam'                                     => $list( [ 'state' => 'spam' ] ),
	'Search: a word of every message'                 => $list( [ 'search' => 'hello' ] ),
	'Search: a word of few messages'                  => $list( [ 'search' => 'w12345' ] ),
	'Search: both, in one form'                       => $list( [ 'search' => 'hello w12345', 'form' => $forms[0] ] ),
	'Export: a batch of 250'                          => static fn () => $query->find_page( [], 250 ),
	'Personal data: one page of an export'            => static fn () => SubmissionPersonalData::export( 'visitor77@example.test', 2 ),
	'Personal data: one page of an erasure'           => static fn () => SubmissionPersonalData::erase( 'visitor77@example.test', 3 ),
	'Retention: a run (up to 4,000 messages deleted)' => static fn () => RetentionSweeper::run(),
];

/** How many transactions are stored: each COMMIT, and each writing statement outside of one. */
$commits = static function ( array $statements ): int {
	$is_open = false;
	$count   = 0;
	foreach ( $statements as $statement ) {
		$word    = strtoupper( strtok( ltrim( $statement ), " \t\n(" ) ?: '' );
		$count  += (int) ( 'COMMIT' === $word || ( ! $is_open && in_array( $word, [ 'INSERT', 'UPDATE', 'DELETE', 'REPLACE' ], true ) ) );
		$is_open = in_array( $word, [ 'START', 'BEGIN' ], true ) || ( $is_open && ! in_array( $word, [ 'COMMIT', 'ROLLBACK' ], true ) );
	}
	return $count;
};

/** What a message costs in a request of its own; the second, as the first one fills caches. */
$submit = static function () use ( $forms ): array {
	for ( $n = 0; $n < 2; $n++ ) {
		exec( PHP_BINARY . ' ' . escapeshellarg( __DIR__ . '/queries-request.php' ) . ' ' . $forms[0], $lines, $status ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A tool, with a number.
		if ( 0 !== $status ) {
			exit( 1 );
		}
	}
	return (array) json_decode( (string) end( $lines ), true );
};

$cost = $submit(); // Before emails wait: else its process would send those.
$seen = [];
foreach ( $sizes as $rows ) {
	fwrite( STDERR, "filling $rows\n" );
	$fill( $rows );
	foreach ( $actions as $name => $call ) {
		$runs = str_starts_with( $name, 'Retention' ) || str_contains( $name, 'erasure' ) ? 1 : 3;
		for ( $n = 0; $n < $runs; $n++ ) {
			wp_cache_flush();
			wp_load_alloptions();
			$one = $measure( $call );
			if ( ! isset( $seen[ $name ][ $rows ] ) || $one[2] < $seen[ $name ][ $rows ][2] ) {
				$seen[ $name ][ $rows ] = $one;
			}
		}
		fwrite( STDERR, sprintf( "%s: %d statements, %d rows, %.1f ms, %s\n", $name, ...$seen[ $name ][ $rows ] ) );
	}
}

$first = $sizes[0];
$last  = $sizes[ count( $sizes ) - 1 ];
$table = '| | statements | rows read at ' . implode( ' | at ', array_map( number_format( ... ), $sizes ) ) . " | slowest access | time × |\n|---|" . str_repeat( '---|', count( $sizes ) + 3 ) . "\n";
foreach ( $seen as $name => $costs ) {
	$table .= sprintf( "| %s | %d | %s | %s | %.1f |\n", $name, $costs[ $last ][0], implode( ' | ', array_map( static fn ( int $rows ): string => number_format( $costs[ $rows ][1] ), $sizes ) ), $costs[ $last ][3], $costs[ $last ][2] / max( 0.01, $costs[ $first ][2] ) );
}
$table .= "\n| A message to a form | statements | commits |\n|---|---|---|\n";
foreach ( [ 'before' => 'before the visitor’s answer', 'after' => 'after it: the email, and words for the search' ] as $when => $words ) {
	$table .= sprintf( "| %s | %d | %d |\n", $words, count( $cost[ $when ] ), $commits( $cost[ $when ] ) );
}
echo $table;
if ( getenv( 'BENCH_STATEMENTS' ) ) {
	fwrite( STDERR, implode( "\n", array_map( static fn ( string $statement ): string => substr( (string) preg_replace( '/\s+/', ' ', $statement ), 0, 160 ), [ ...$cost['before'], '--', ...$cost['after'] ] ) ) . "\n" );
}
if ( in_array( '--write', $argv, true ) ) {
	$file = dirname( __DIR__, 2 ) . '/docs/reference/performance.md';
	file_put_contents( $file, preg_replace( '~(<!-- queries -->\n).*?(<!-- end queries -->)~s', "\${1}$table\$2", (string) file_get_contents( $file ) ) );
}
