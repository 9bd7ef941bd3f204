<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Feedback;

use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/FeedbackTestCase.php';

/** What a submission costs the database over a route that only reads the form: at most four queries, with everything kept, counted and recognised. */
final class QueriesTest extends FeedbackTestCase {

	public function test_a_submission_costs_four_queries_more_than_a_refill(): void {
		remove_all_filters( 'frontage_forms_rate_limit' );
		$this->goes_on = false; // What comes after the answer costs the visitor nothing.
		$form   = $this->make_form( '[text* your-name][email* your-email][textarea your-message]' );
		$refill = $this->queries_of( static fn (): WP_REST_Response => rest_do_request( new WP_REST_Request( 'GET', "/frontage/v1/contact-forms/{$form->id}/refill" ) ) );
		$fields = self::filled(
			[
				'your-name'    => 'Zoë',
				'your-email'   => 'zoe@example.test',
				'your-message' => 'Hello',
			]
		);
		$send   = fn ( string $key ): \Closure => function () use ( $form, $fields, $key ): WP_REST_Response {
			$answer = $this->post( $form->id, $fields, [], '' === $key ? [] : [ 'Idempotency-Key' => $key ] );
			self::assertSame( 'mail_sent', $answer->get_data()['status'] );
			return $answer;
		};
		foreach ( [ 'with a key' => 'key-0001', 'without a key' => '' ] as $label => $key ) {
			$first  = $this->queries_of( $send( $key ) );
			$repeat = $this->queries_of( $send( $key ) );
			self::assertLessThanOrEqual( 4, count( $first ) - count( $refill ), "$label, first:\n" . implode( "\n", $first ) );
			self::assertLessThanOrEqual( 4, count( $repeat ) - count( $refill ), "$label, repeat:\n" . implode( "\n", $repeat ) );
		}
		self::end_request();
		self::assertSame( [ 2, 2 ], [ self::rows(), count( $this->mails ) ] );
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
