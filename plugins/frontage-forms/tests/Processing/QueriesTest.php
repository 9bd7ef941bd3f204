<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/SubmissionTestCase.php';

/** What a submission costs the database: everything is kept, counted and recognised in two commits, and delivered in few more. */
final class QueriesTest extends SubmissionTestCase {

	public function test_a_submission_costs_two_commits_and_nine_statements_more_than_a_refill(): void {
		remove_all_filters( 'frontage_forms_rate_limit' );
		$this->goes_on = false; // What comes after the answer costs the visitor nothing.
		$form   = $this->make_form( '[text* your-name][email* your-email][textarea your-message]' );
		$refill = $this->queries_of( static fn (): WP_REST_Response => rest_do_request( new WP_REST_Request( 'GET', "/frontage/v1/contact-forms/{$form->id}/refill" ) ) );
		foreach ( [ 'with a key' => 'key-0001', 'without a key' => '' ] as $label => $key ) {
			$first  = $this->queries_of( $this->create_submit( $form->id, $key ) );
			$repeat = $this->queries_of( $this->create_submit( $form->id, $key ) );
			self::assertLessThanOrEqual( 9 + self::count_yesterday(), count( $first ) - count( $refill ), "$label, first:\n" . implode( "\n", $first ) );
			self::assertLessThanOrEqual( 6 + self::count_yesterday(), count( $repeat ) - count( $refill ), "$label, repeat:\n" . implode( "\n", $repeat ) );
			self::assertSame( [ 2, 1 ], [ self::commits( $first ), self::commits( $repeat ) ], "$label:\n" . implode( "\n", $first ) );
		}
		self::end_request();
		self::assertSame( [ 2, 2 ], [ self::rows(), count( $this->mails ) ] );
	}

	/** In the hour after midnight (UTC) the counters of the day before are read, too. */
	private static function count_yesterday(): int {
		return (int) ( '' !== ( new \Frontage\Kit\Http\RateLimitRule( 'any', '', 1, HOUR_IN_SECONDS ) )->earlier );
	}

	public function test_an_accepted_message_costs_at_most_25_statements_with_its_mail_and_its_words(): void {
		remove_all_filters( 'frontage_forms_rate_limit' );
		SearchIndex::write_pending(); // What tests before this one left for the end of their process.
		$form = $this->make_form( '[text* your-name][email* your-email][textarea your-message]' );
		for ( $number = 1; $number <= 3; ++$number ) { // Those before it, of the same minute, cost it nothing.
			$all = $this->queries_of(
				function () use ( $form, $number ): WP_REST_Response {
					$answer = $this->create_submit( $form->id, "key-000$number" )();
					SearchIndex::write_pending();
					return $answer;
				}
			);
		}
		self::assertCount( 3, $this->mails );
		self::assertSame( 3, self::messages_with_words( $form->id ) );
		self::assertLessThanOrEqual( 25 + self::count_yesterday(), count( $all ), implode( "\n", $all ) );
	}

	private static function messages_with_words( int $form_id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(DISTINCT submission_id) FROM %i WHERE submission_id IN (SELECT id FROM %i WHERE form_id = %d)', SearchIndex::table_name(), SubmissionTable::table_name(), $form_id ) );
	}

	/** @return \Closure(): WP_REST_Response */
	private function create_submit( int $form_id, string $key ): \Closure {
		$fields = self::fill_fields(
			[
				'your-name'    => 'Zoë',
				'your-email'   => 'zoe@example.test',
				'your-message' => 'Hello',
			]
		);
		return function () use ( $form_id, $fields, $key ): WP_REST_Response {
			$answer = $this->post( $form_id, $fields, [], '' === $key ? [] : [ 'Idempotency-Key' => $key ] );
			self::assertSame( 'mail_sent', $answer->get_data()['status'] );
			return $answer;
		};
	}

	/**
	 * Each transaction is one, and each statement that writes outside of one.
	 *
	 * @param list<string> $queries
	 */
	private static function commits( array $queries ): int {
		$commits = 0;
		$is_open = false;
		foreach ( $queries as $query ) {
			if ( preg_match( '/^(START TRANSACTION|SAVEPOINT)/', $query ) ) {
				$is_open = true;
			} elseif ( preg_match( '/^(COMMIT|RELEASE SAVEPOINT)/', $query ) ) {
				$is_open = false;
				++$commits;
			} elseif ( ! $is_open && preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $query ) ) {
				++$commits;
			}
		}
		return $commits;
	}

	/**
	 * As in a request of its own: options that core reads on every page are there, the form is not.
	 *
	 * @param \Closure(): WP_REST_Response $request
	 * @return list<string>
	 */
	private function queries_of( \Closure $request ): array {
		rest_get_server();
		wp_cache_flush();
		wp_load_alloptions();
		$queries = [];
		$note    = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		self::assertSame( 200, $request()->get_status() );
		remove_filter( 'query', $note );
		return $queries;
	}
}
