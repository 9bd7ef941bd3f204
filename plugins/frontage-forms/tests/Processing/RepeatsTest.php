<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Form\Form;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

require_once __DIR__ . '/SubmissionTestCase.php';

/** The same submission twice: one row, one mail, one answer. */
#[Group( 'database' )]
final class RepeatsTest extends SubmissionTestCase {

	private Form $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->make_form( '[text* your-name][file up filetypes:txt]' );
	}

	public function test_the_same_key_and_values_get_the_first_answer(): void {
		$first = $this->send( 'Ann', 'key-0001' );
		$again = $this->send( 'Ann', 'key-0001' );
		self::assertSame( 'mail_sent', $first->get_data()['status'] );
		self::assertSame( $first->get_data(), $again->get_data() );
		self::assertSame( [ 1, 1 ], [ self::rows(), count( $this->mails ) ] );
	}

	public function test_the_same_key_with_other_values_is_refused(): void {
		$this->send( 'Ann', 'key-0001' );
		$refused = $this->send( 'Bob', 'key-0001' );
		self::assertSame( 409, $refused->get_status() );
		self::assertSame( [ 'code', 'message', 'data' ], array_keys( $refused->get_data() ) );
		self::assertSame( 'frontage_submission_conflict', $refused->get_data()['code'] );
		$old = $this->send( 'Bob', 'key-0001', 'contact-form-7/v1' );
		self::assertSame( [ 200, 'aborted', $refused->get_data()['message'] ], [ $old->get_status(), $old->get_data()['status'], $old->get_data()['message'] ] );
		self::assertSame( [ 1, 1 ], [ self::rows(), count( $this->mails ) ] );
	}

	public function test_another_key_is_another_submission(): void {
		$this->send( 'Ann', 'key-0001' );
		$this->send( 'Ann', 'key-0002' );
		self::assertSame( [ 2, 2 ], [ self::rows(), count( $this->mails ) ] );
	}

	public function test_without_a_key_equal_data_is_a_repeat(): void {
		$first = $this->send( 'Ann' );
		$again = $this->send( 'Ann' );
		$other = $this->send( 'Bob' );
		self::assertSame( $first->get_data(), $again->get_data() );
		self::assertNotSame( $first->get_data()['posted_data_hash'], $other->get_data()['posted_data_hash'] );
		self::assertSame( [ 2, 2 ], [ self::rows(), count( $this->mails ) ] );
	}

	public function test_the_same_words_from_another_place_are_another_submission(): void {
		$this->send( 'Ann' );
		$this->post( $this->form->id, self::fill_fields( [ 'your-name' => 'Ann' ], 'wpcf7-f1-o2' ) );
		self::assertSame( 2, self::rows() );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.11';
		$this->send( 'Ann' );
		self::assertSame( 3, self::rows() );
	}

	public function test_a_repeat_while_the_mail_is_on_its_way_gets_the_first_answer(): void {
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		$answers = array_map( fn (): array => $this->send( 'Ann', 'key-0001' )->get_data(), range( 1, 3 ) );
		self::assertSame( 'mail_sent', $answers[0]['status'] );
		self::assertSame( [ $answers[0], $answers[0] ], [ $answers[1], $answers[2] ] );
		self::assertSame( [ 1, 1, [ '1 waiting' ] ], [ self::rows(), count( $this->mails ), $this->states() ] );
	}

	public function test_a_repeat_after_the_mail_finally_failed_mails_what_was_kept(): void {
		$never = static fn () => new class() implements \Frontage\Forms\Queue\JobHandler {
			public function deliver( \Frontage\Forms\Queue\Job $job ): \Frontage\Forms\Queue\DeliveryAttempt {
				return \Frontage\Forms\Queue\DeliveryAttempt::failure( '550 No such user' );
			}

			public function handle_outcome( \Frontage\Forms\Queue\Job $job, string $state, \Frontage\Forms\Queue\DeliveryAttempt $attempt ): void {
				( new \Frontage\Forms\MailDelivery\MailJobHandler() )->handle_outcome( $job, $state, $attempt );
			}
		};
		$refuse = static fn ( array $kinds ): array => [ 'mail' => $never() ] + $kinds;
		add_filter( 'frontage_forms_job_kinds', $refuse );
		self::assertSame( 'mail_sent', $this->send( 'Ann', 'key-0001' )->get_data()['status'] );
		self::assertSame( [ '1 failed' ], $this->states() );
		remove_filter( 'frontage_forms_job_kinds', $refuse );
		self::assertSame( 'mail_sent', $this->send( 'Ann', 'key-0001' )->get_data()['status'] );
		self::assertSame( 'mail_sent', $this->send( 'Ann', 'key-0001' )->get_data()['status'] );
		self::assertSame( [ 1, 1, [ '1 sent' ] ], [ self::rows(), count( $this->mails ), $this->states() ] );
	}

	public function test_a_repeat_of_one_whose_process_died_unanswered_gets_a_whole_answer(): void {
		global $wpdb;
		$first = $this->send( 'Ann', 'key-0001' );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'held', result = ''", \Frontage\Forms\SubmissionStore\SubmissionTable::table_name() ) );
		self::assertSame( $first->get_data(), $this->send( 'Ann', 'key-0001' )->get_data() );
	}

	public function test_what_looks_like_a_mail_tag_in_an_answer_is_left_as_the_visitor_typed_it(): void {
		$this->form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $this->form->with( [ 'messages' => [ 'mail_sent_ok' => 'Thanks, [your-name]!' ] + $this->form->messages ] ) );
		$first      = $this->send( '[_site_admin_email]', 'key-0001' );
		self::assertSame( 'Thanks, [_site_admin_email]!', $first->get_data()['message'] );
		self::assertSame( $first->get_data(), $this->send( '[_site_admin_email]', 'key-0001' )->get_data() );
	}

	public function test_spam_and_errors_are_judged_anew(): void {
		self::assertSame( 'validation_failed', $this->send( '', 'key-0001' )->get_data()['status'] );
		$spam = static fn (): string => 'a-test';
		add_filter( 'frontage_forms_spam', $spam );
		self::assertSame( 'spam', $this->send( 'Ann', 'key-0001' )->get_data()['status'] );
		self::assertSame( 1, self::rows() );
		remove_filter( 'frontage_forms_spam', $spam );
		self::assertSame( 'mail_sent', $this->send( 'Ann', 'key-0001' )->get_data()['status'] );
		self::assertSame( [ 2, 1 ], [ self::rows(), count( $this->mails ) ] );
	}

	public function test_over_ten_in_ten_minutes_nothing_is_mailed_and_nothing_lost(): void {
		remove_all_filters( 'frontage_forms_rate_limit' );
		$mailed = 0;
		add_action(
			'frontage_forms_mail_sent',
			static function () use ( &$mailed ): void {
				++$mailed;
			}
		);
		for ( $i = 1; $i <= 60; $i++ ) {
			$answer = $this->send( "Ann $i", "key-000$i" );
			self::assertSame( [ 200, 'mail_sent' ], [ $answer->get_status(), $answer->get_data()['status'] ], "message $i" );
		}
		self::assertSame( [ 60, 10 ], [ self::rows(), $mailed ] );
		self::assertSame( [ '10 sent', '50 held too-many' ], $this->states() );

		$refused = $this->send( 'Ann 61' );
		self::assertSame( [ 429, 'frontage_submission_limit' ], [ $refused->get_status(), $refused->get_data()['code'] ] );
		self::assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
		$old = $this->send( 'Ann 61', '', 'contact-form-7/v1' );
		self::assertSame( [ 200, 'aborted', $refused->get_data()['message'] ], [ $old->get_status(), $old->get_data()['status'], $old->get_data()['message'] ] );
		self::assertArrayHasKey( 'Retry-After', $old->get_headers() );
		self::assertSame( 'mail_sent', $this->send( 'Ann 60', 'key-00060' )->get_data()['status'], 'What has arrived is said to have arrived.' );
		self::assertSame( [ 60, 10 ], [ self::rows(), $mailed ] );
	}

	public function test_what_is_not_kept_cannot_be_held(): void {
		remove_all_filters( 'frontage_forms_rate_limit' );
		$this->form = $this->make_form( '[text your-name]', 'do_not_store: on' );
		for ( $i = 1; $i <= 10; $i++ ) {
			self::assertSame( 'mail_sent', $this->send( "Ann $i" )->get_data()['status'] );
		}
		self::assertSame( 429, $this->send( 'Ann 11' )->get_status() );
		self::assertCount( 10, $this->mails );
	}

	/** @return list<string> How many rows are in which state, for which reason. */
	private function states(): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT COUNT(*) AS rows_of, state, reason FROM %i GROUP BY state, reason ORDER BY rows_of', \Frontage\Forms\SubmissionStore\SubmissionTable::table_name() ), ARRAY_A );
		return array_map( static fn ( array $row ): string => trim( implode( ' ', $row ) ), $rows );
	}

	private function send( string $name, string $key = '', string $namespace = 'frontage/v1' ): WP_REST_Response {
		return $this->post( $this->form->id, self::fill_fields( [ 'your-name' => $name ] ), [], '' === $key ? [] : [ 'Idempotency-Key' => $key ], $namespace );
	}
}
