<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Submission;

use Frontage\Forms\Submission\SubmissionResult;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What an answer says of itself. */
final class SubmissionResultTest extends TestCase {

	/** @return iterable<string, array{string, string}> */
	public static function statuses(): iterable {
		yield from [
			'sent'    => [ 'mail_sent', 'sent' ],
			'failed'  => [ 'mail_failed', 'failed' ],
			'invalid' => [ 'validation_failed', 'invalid' ],
			'consent' => [ 'acceptance_missing', 'unaccepted' ],
			'spam'    => [ 'spam', 'spam' ],
			'aborted' => [ 'aborted', 'aborted' ],
			'payment' => [ 'payment_required', 'payment-required' ],
			'error'   => [ 'error', 'custom-error' ],
			'own'     => [ 'on_a_waiting_list', 'custom-on-a-waiting-list' ],
		];
	}

	#[DataProvider( 'statuses' )]
	public function test_a_status_has_its_class( string $status, string $css_class ): void {
		self::assertSame( $css_class, ( new SubmissionResult( $status, '' ) )->css_class() );
	}

	public function test_a_form_on_its_page_shows_status_message_errors_and_what_was_typed(): void {
		$errors  = [
			'a' => [
				'message' => 'No.',
				'idref'   => null,
			],
		];
		$outcome = ( new SubmissionResult( 'validation_failed', 'Check.', $errors, typed: [ 'a' => 'x' ] ) )->to_no_script_response();
		self::assertSame( [ 'invalid', 'Check.', $errors, [ 'a' => 'x' ] ], [ $outcome->status, $outcome->message, $outcome->invalid, $outcome->typed ] );
	}
}
