<?php
/**
 * One of several processes that keep the same submission at the same moment: php one-process.php {start, Unix time with fraction} {key} {form} {limit}.
 * Prints `turn id` of what it got, or an error's code. The caller's environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

use Frontage\Forms\Inbox\Inbox;
use Frontage\Forms\Inbox\Kept;
use Frontage\Forms\Inbox\State;
use Frontage\Forms\Tests\Inbox\Submissions;

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';
require __DIR__ . '/Submissions.php';

[ , $start, $key, $form, $limit ] = $argv;
add_filter( 'frontage_forms_rate_limit', static fn (): array => [ 'form' => (int) $limit, 'address' => 0 ] );
$submission = Submissions::make( [ 'key' => $key, 'form' => Submissions::form( (int) $form ) ] );
$inbox      = new Inbox();
usleep( (int) max( 0, ( (float) $start - microtime( true ) ) * 1_000_000 ) );
$kept = $inbox->keep( $submission );
if ( $kept instanceof Kept && Kept::DONE !== $kept->turn ) {
	usleep( 300_000 ); // The mail.
	$inbox->finish( $kept->id, State::SENT, [ 'status' => 'mail_sent' ] );
}
echo $kept instanceof Kept ? "{$kept->turn} {$kept->id}" : (string) $kept->get_error_code();
