<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Inbox;

use Frontage\Forms\Tests\Feedback\FeedbackTestCase;

require_once dirname( __DIR__ ) . '/Feedback/FeedbackTestCase.php';

/** What a submission costs the database: at most four queries more than the refill route, with storing, limit and repeats. */
final class CostTest extends FeedbackTestCase {

	private const TEMPLATE = '[text* your-name][email* your-email][textarea your-message][acceptance agree]Yes[/acceptance]';

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'frontage_forms_rate_limit' );
	}

	public function test_a_submission_costs_at_most_four_queries_more_than_a_refill(): void {
		$form   = $this->make_form( self::TEMPLATE );
		$before = self::rows();
		$refill = $this->queries( fn () => rest_do_request( new \WP_REST_Request( 'GET', "/frontage/v1/contact-forms/{$form->id}/refill" ) ) );
		$fields = self::filled(
			[
				'your-name'    => 'Ann Ünal',
				'your-email'   => 'ann@example.test',
				'your-message' => 'Grüße 🎈',
				'agree'        => '1',
			]
		);
		foreach ( [ 'a new one' => 'key-00001', 'its repeat' => 'key-00001', 'one without a key' => '' ] as $what => $key ) {
			$headers = '' === $key ? [] : [ 'Idempotency-Key' => $key ];
			$answer  = null;
			$queries = $this->queries(
				function () use ( $form, $fields, $headers, &$answer ): void {
					$answer = $this->post( $form->id, $fields, [], $headers );
				}
			);
			self::assertSame( 'mail_sent', $answer?->get_data()['status'] ?? '', $what );
			self::assertLessThanOrEqual( 4, $queries - $refill, "$what: $queries queries, a refill $refill" );
		}
		self::assertSame( 2, self::rows() - $before );
		self::assertCount( 2, $this->mails );
	}

	private function queries( callable $call ): int {
		global $wpdb;
		rest_get_server();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$call();
		return $wpdb->num_queries - $before;
	}
}
