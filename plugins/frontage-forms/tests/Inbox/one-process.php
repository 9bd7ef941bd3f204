<?php
/**
 * One of several processes that keep the same submission at the same moment: php one-process.php {key} {form} {limit}.
 * Says `ready`, and begins at a line from its caller. Then it says `turn id` of what it got, an error's code, or `waiting`
 * as soon as it meets the row of another one; it ends at a second line, and finishes then what it has to mail.
 * The caller's environment names the site (tests/bootstrap.php).
 */

declare( strict_types=1 );

use Frontage\Forms\SubmissionStore\SubmissionClaim;
use Frontage\Forms\SubmissionStore\SubmissionRepository;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\Tests\Inbox\Submissions;

require dirname( __DIR__, 4 ) . '/tests/bootstrap.php';
require __DIR__ . '/Submissions.php';

[ , $key, $form, $limit ] = $argv;
add_filter( 'frontage_forms_rate_limit', static fn (): array => [ 'most' => (int) $limit ] );
$submission = Submissions::make( [ 'key' => $key, 'form' => Submissions::form( (int) $form ) ] );
$inbox      = new SubmissionRepository( timeout: 300.0 ); // A net, not a clock: nobody waits longer than the others take.
$said       = false;
$say        = static function ( string $line ) use ( &$said ): void {
	$said = true;
	echo $line, "\n";
};
add_filter(
	'query',
	static function ( string $sql ) use ( $say, &$said ): string {
		if ( ! $said && str_starts_with( $sql, 'SELECT id, values_hash' ) ) {
			$say( 'waiting' );
		}
		return $sql;
	}
);
echo "ready\n";
fgets( STDIN );
$kept = $inbox->store( $submission );
$say( $kept instanceof SubmissionClaim ? "{$kept->outcome} {$kept->id}" : (string) $kept->get_error_code() );
fgets( STDIN );
if ( $kept instanceof SubmissionClaim && SubmissionClaim::DONE !== $kept->outcome ) {
	$inbox->finish( $kept->id, SubmissionState::SENT, [ 'status' => 'mail_sent' ] );
}
