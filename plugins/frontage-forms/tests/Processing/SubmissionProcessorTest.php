<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionControl;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmissionResult;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/SubmissionTestCase.php';

/** The stages of a submission, what is kept at each, and the places where a site's own code takes part. */
#[Group( 'database' )]
final class SubmissionProcessorTest extends SubmissionTestCase {

	private const GOOD = [ 'your-name' => 'Ann' ];

	/** @return iterable<string, array{string, array<string, string>, string, int, ?string}> */
	public static function outcomes(): iterable {
		yield 'sent' => [ '', self::GOOD, 'mail_sent', 1, 'sent' ];
		yield 'mail refused: it is tried again' => [ '', [ 'your-name' => 'failmail' ], 'mail_sent', 1, 'waiting' ];
		yield 'mail refused in a form that keeps nothing' => [ 'do_not_store: true', [ 'your-name' => 'failmail' ], 'mail_failed', 1, null ];
		yield 'spam is kept, not mailed' => [ '', [ 'your-name' => 'a SpamWord-Lab!' ], 'spam', 0, 'spam' ];
		yield 'an error is not kept' => [ '', [ 'your-name' => '' ], 'validation_failed', 0, null ];
		yield 'stopped by the site' => [ '', self::GOOD + [ 'lab-abort' => 'plain' ], 'aborted', 0, 'aborted' ];
		yield 'a status of the site' => [ '', self::GOOD + [ 'lab-abort' => 'custom' ], 'waiting_list', 0, 'custom' ];
		yield 'demo' => [ 'demo_mode: on', self::GOOD, 'mail_sent', 0, null ];
		yield 'without mail' => [ 'skip_mail: on', self::GOOD, 'mail_sent', 0, 'sent' ];
		yield 'not to be kept' => [ 'do_not_store: true', self::GOOD, 'mail_sent', 1, null ];
		yield 'spam in a form that keeps nothing' => [ 'do_not_store: true', [ 'your-name' => 'spamword-lab' ], 'spam', 0, null ];
	}

	/** @param array<string, string> $fields */
	#[DataProvider( 'outcomes' )]
	public function test_what_passed_the_checks_is_kept_with_its_outcome( string $settings, array $fields, string $status, int $mails, ?string $state ): void {
		global $wpdb;
		$form = $this->make_form( '[text* your-name][hidden lab-abort]', $settings );
		$data = $this->post( $form->id, self::fill_fields( $fields ) )->get_data();
		self::assertSame( $status, $data['status'] );
		self::assertCount( $mails, $this->mails );
		self::assertSame( null === $state ? [] : [ $state ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i', SubmissionTable::table_name() ) ) );
		self::assertSame( str_starts_with( $settings, 'demo' ), $data['demo_mode'] ?? false );
	}

	public function test_it_is_kept_before_the_site_or_the_mail_server_can_fail(): void {
		$form = $this->make_form( '[text* your-name]' );
		$seen = [];
		add_action(
			'frontage_forms_before_send',
			static function ( SubmissionControl $sending, Submission $submission, int $id ) use ( &$seen ): void {
				$seen = [ self::rows(), $id > 0, $submission->values ];
				throw new \RuntimeException( 'an add-on breaks' );
			},
			20,
			3
		);
		$file = (string) tempnam( sys_get_temp_dir(), 'log' );
		$log  = ini_set( 'error_log', $file );
		$data = $this->post( $form->id, self::fill_fields( self::GOOD ) )->get_data();
		ini_set( 'error_log', (string) $log );
		$said = (string) file_get_contents( $file );
		unlink( $file );
		global $wpdb;
		self::assertSame( 'mail_sent', $data['status'] );
		self::assertSame( 1, count( $this->mails ), 'What an add-on meant to do is not known; the owner is better told than not.' );
		self::assertSame( [ 'sent', 'an add-on breaks' ], $wpdb->get_row( $wpdb->prepare( 'SELECT state, error FROM %i', SubmissionTable::table_name() ), ARRAY_N ) );
		self::assertSame( [ 1, true, [ 'your-name' => 'Ann' ] ], $seen );
		self::assertMatchesRegularExpression( '~ RuntimeException in frontage-forms/tests/Processing/SubmissionProcessorTest\.php:\d+, with submission [1-9]~', $said, 'The log names the place in the plugin, not on the server.' );
	}

	public function test_a_mistake_after_the_mail_does_not_send_it_twice(): void {
		$form = $this->make_form( '[text* your-name]' );
		add_action( 'frontage_forms_mail_sent', static fn () => throw new \RuntimeException( 'an add-on breaks' ) );
		$log     = ini_set( 'error_log', '/dev/null' );
		$answers = [ $this->post( $form->id, self::fill_fields( self::GOOD ) )->get_data(), $this->post( $form->id, self::fill_fields( self::GOOD ) )->get_data() ];
		ini_set( 'error_log', (string) $log );
		self::assertSame( [ 'mail_sent', 'mail_sent' ], array_column( $answers, 'status' ) );
		self::assertCount( 1, $this->mails );
	}

	public function test_values_lose_their_pipes_only_for_mails(): void {
		$form       = $this->make_form( '[select menu "CEO|ceo@example.test" "Sales|sales@example.test"][checkbox boxes "a|A" "b|B"][text plain "CEO|x"]' );
		$submission = null;
		add_action(
			'frontage_forms_before_send',
			static function ( SubmissionControl $sending, Submission $sent ) use ( &$submission ): void {
				$submission = $sent;
			},
			10,
			2
		);
		$this->post( $form->id, self::fill_fields( [ 'menu' => 'CEO', 'boxes' => [ 'a', 'b' ], 'plain' => 'CEO', 'foreign' => 'x', '_own' => 'x' ] ) );
		self::assertInstanceOf( Submission::class, $submission );
		self::assertSame( [ 'menu' => 'CEO', 'boxes' => [ 'a', 'b' ], 'plain' => 'CEO', 'foreign' => 'x' ], $submission->values );
		self::assertSame( [ 'ceo@example.test', [ 'A', 'B' ], 'CEO', '' ], array_map( [ $submission, 'value_after_pipe' ], [ 'menu', 'boxes', 'plain', 'no-such' ] ) );
		$again = Submission::from_record( $submission->form, (array) json_decode( (string) wp_json_encode( $submission->to_record() ), true ) );
		self::assertEquals( $submission, $again );
	}

	public function test_a_choice_written_with_an_entity_finds_its_pipe(): void {
		$form = $this->make_form( '[select menu "R&amp;D|rd@example.test" "It&#039;s|its@example.test"]' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'recipient' => '[menu]' ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		foreach ( [ 'R&D', "It's" ] as $chosen ) {
			self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'menu' => $chosen ] ) )->get_data()['status'] );
		}
		self::assertSame( [ 'rd@example.test', 'its@example.test' ], array_column( $this->mails, 'to' ) );
	}

	public function test_what_was_agreed_to_is_kept_in_its_words(): void {
		$form       = $this->make_form( '[acceptance terms]I agree to <b>all</b>[/acceptance][acceptance news optional "Send me news"][acceptance not invert]Tick to refuse[/acceptance][acceptance keep optional consent_for:storage]Keep it[/acceptance]' );
		$submission = null;
		add_action(
			'frontage_forms_submitted',
			static function ( SubmissionResult $result, Submission $sent ) use ( &$submission ): void {
				$submission = $sent;
			},
			10,
			2
		);
		self::assertSame( 'acceptance_missing', $this->post( $form->id, self::fill_fields( [] ) )->get_data()['status'] );
		self::assertSame( 'acceptance_missing', $this->post( $form->id, self::fill_fields( [ 'terms' => '1', 'not' => '1' ] ) )->get_data()['status'] );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'terms' => '1' ] ) )->get_data()['status'] );
		self::assertSame( 0, self::rows() ); // No consent to storing.
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'terms' => '1', 'keep' => '1', 'news' => '1' ] ) )->get_data()['status'] );
		self::assertSame( 1, self::rows() );
		self::assertSame( [ 'terms' => 'I agree to <b>all</b>', 'news' => 'Send me news', 'keep' => 'Keep it' ], $submission?->consents );
	}

	public function test_a_sites_own_code_takes_part_at_every_stage(): void {
		$form = $this->make_form( '[text your-name][quiz q "1+1?|2"][acceptance agree]Yes[/acceptance]' );
		$log  = [];
		add_filter( 'frontage_forms_values', static fn ( array $values, Form $form, SubmissionRequest $input ): array => [ 'extra' => $input->field( 'extra' ) ] + $values, 10, 3 );
		add_filter( 'frontage_forms_field_errors', static fn ( array $errors ): array => array_diff_key( $errors, [ 'q' => 1 ] ) );
		add_filter( 'frontage_forms_acceptance', '__return_true' );
		add_filter(
			'frontage_forms_spam',
			static function ( string $reason, Submission $submission ) use ( &$log ): string {
				$log[] = 'spam? ' . $submission->values['extra'];
				return $reason;
			},
			10,
			2
		);
		add_action( 'frontage_forms_before_send', static fn ( SubmissionControl $sending ) => $sending->add_to_response( 'ticket', 7 ) );
		foreach ( [ 'submission_kept', 'mail_sent', 'submitted' ] as $hook ) {
			add_action(
				"frontage_forms_$hook",
				static function () use ( &$log, $hook ): void {
					$log[] = $hook;
				}
			);
		}
		add_filter( 'frontage_forms_feedback_response', static fn ( array $response ): array => $response + [ 'seen' => true ] );
		$data = $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann', 'extra' => 'E' ] ) )->get_data();
		self::assertSame( [ 'mail_sent', 7, true ], [ $data['status'], $data['ticket'], $data['seen'] ] );
		self::assertSame( [ 'spam? E', 'submission_kept', 'mail_sent', 'submitted' ], $log );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{8}-[0-9a-f]{32}$/', $data['quiz']['q'][1] );
	}

	public function test_a_status_that_is_none_counts_as_aborted(): void {
		$sending = new SubmissionControl( new Form() );
		$sending->stop( '', 'Not A Status' );
		self::assertSame( [ 'aborted', 'Sending mail has been aborted.' ], [ $sending->status(), $sending->message() ] );
	}

	public function test_a_list_of_many_disallowed_words_is_read_to_its_end(): void {
		$word = static fn ( int $number ): string => str_repeat( "(word) $number.example ", 12 );
		update_option( 'disallowed_keys', implode( "\n", array_map( $word, range( 1, 5000 ) ) ) );
		$form = $this->make_form( '[text your-name]' );
		self::assertSame( 'spam', $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Buy ' . strtoupper( $word( 5000 ) ) ] ) )->get_data()['status'] );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( self::GOOD ) )->get_data()['status'] );
	}

	public function test_messages_say_what_was_typed(): void {
		$form = $this->make_form( '[text* your-name][email* your-email]' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'messages' => [ 'mail_sent_ok' => 'Thanks, [your-name]!', 'validation_error' => '[_invalid_fields] wrong' ] ] ) );
		self::assertInstanceOf( Form::class, $form );
		self::assertSame( 'Thanks, Ann & Co!', $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann & Co', 'your-email' => 'ann@example.test' ] ) )->get_data()['message'] );
		self::assertSame( '2 wrong', $this->post( $form->id, self::fill_fields( [] ) )->get_data()['message'] );
	}

	public function test_members_forms_take_members_posts_and_ask_nobody_whether_it_is_spam(): void {
		$form = $this->make_form( '[text your-name]', 'subscribers_only: true' );
		self::assertSame( 'error', $this->post( $form->id, self::fill_fields( self::GOOD ) )->get_data()['status'] );
		$this->sign_in( 'subscriber' );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'your-name' => 'spamword-lab' ] ), [], [ 'User-Agent' => 'x' ] )->get_data()['status'] );
	}

	public function test_a_nonce_is_asked_only_of_signed_in_visitors_and_only_where_the_site_wants_it(): void {
		$form = $this->make_form( '[text your-name]' );
		$send = fn ( array $more = [] ): string => $this->post( $form->id, self::fill_fields( [ 'your-name' => (string) wp_rand() ] + $more ) )->get_data()['status'];
		$this->sign_in( 'subscriber' );
		self::assertSame( 'mail_sent', $send() );
		add_filter( 'frontage_forms_verify_nonce', '__return_true' );
		self::assertSame( 'spam', $send() );
		self::assertSame( 'mail_sent', $send( [ '_wpnonce' => wp_create_nonce( 'wp_rest' ) ] ) );
		wp_set_current_user( 0 );
		self::assertSame( 'mail_sent', $send() );
	}

	public function test_a_database_that_is_away_is_said_and_nothing_is_mailed(): void {
		$form  = $this->make_form( '[text your-name]' );
		$break = static fn ( string $sql ): string => str_contains( $sql, SubmissionTable::SUBMISSIONS ) ? 'SELECT nothing FROM nowhere' : $sql;
		add_filter( 'query', $break );
		$answer = $this->post( $form->id, self::fill_fields( self::GOOD ) );
		$old    = $this->post( $form->id, self::fill_fields( self::GOOD ), [], [], 'contact-form-7/v1' );
		remove_filter( 'query', $break );
		self::assertSame( 503, $answer->get_status() );
		self::assertSame( [ 'code', 'message', 'data' ], array_keys( $answer->get_data() ) );
		self::assertGreaterThan( 0, (int) $answer->get_headers()['Retry-After'] );
		self::assertSame( [ 200, 'aborted', $answer->get_data()['message'] ], [ $old->get_status(), $old->get_data()['status'], $old->get_data()['message'] ] );
		self::assertSame( [], $this->mails );
	}

	public function test_a_form_that_cannot_be_read_is_not_taken_for_one_that_is_gone(): void {
		$form = $this->make_form( '[text your-name]' );
		wp_cache_flush();
		$break = static fn ( string $sql ): string => str_contains( $sql, 'posts' ) ? 'SELECT nothing FROM nowhere' : $sql;
		add_filter( 'query', $break );
		$log = ini_set( 'error_log', '/dev/null' );
		ob_start();
		$answer = $this->post( $form->id, self::fill_fields( self::GOOD ) );
		$said   = ob_get_clean();
		ini_set( 'error_log', (string) $log );
		remove_filter( 'query', $break );
		self::assertSame( [ 503, 'frontage_database_away' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		self::assertSame( '', $said );
	}
}
