<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Submission;

use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionControl;
use Frontage\Forms\Submission\SubmissionResult;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** What code of the site can do to one submission on its way. */
final class SubmissionControlTest extends SubmissionTestCase {

	private const TEMPLATE = '[text your-name] [email your-email] [file paper filetypes:txt]';

	/** @param array<string, string> $more */
	private function send( array $more = [], string $settings = 'do_not_store: on' ): array {
		$form = $this->make_form( self::TEMPLATE, $settings );
		return (array) $this->post( $form->id, self::fill_fields( $more + [ 'your-name' => 'Ada', 'your-email' => 'ada@example.test' ] ) )->get_data();
	}

	public function test_one_submission_is_mailed_and_answered_as_if_the_form_were_another(): void {
		add_action(
			'frontage_forms_before_send',
			static function ( SubmissionControl $sending ): void {
				$form = $sending->form();
				$sending->change_form( $form->with( [ 'mail' => [ 'recipient' => 'sales@example.test', 'subject' => 'Lead [your-name]' ] + $form->mail, 'messages' => [ 'mail_sent_ok' => 'Bye [your-name]' ] + $form->messages ] ) );
			}
		);
		$data = $this->send();
		self::assertSame( [ 'sales@example.test', 'Lead Ada' ], [ $this->mails[0]['to'], $this->mails[0]['subject'] ] );
		self::assertSame( 'Bye Ada', $data['message'] );
	}

	public function test_mail_that_the_settings_skip_can_go_after_all(): void {
		add_action( 'frontage_forms_before_send', static fn ( SubmissionControl $sending ) => $sending->send_mail() );
		self::assertSame( 'mail_sent', $this->send( settings: "do_not_store: on\nskip_mail: on" )['status'] );
		self::assertCount( 1, $this->mails );
	}

	public function test_further_mails_go_after_the_first(): void {
		add_filter( 'frontage_forms_further_mails', static fn ( array $mails ): array => $mails + [ 'news' => [ 'recipient' => '[your-email]', 'subject' => 'News', 'body' => 'For [your-name]' ] ] );
		$this->send();
		self::assertSame( [ 'News', 'ada@example.test', 'For Ada' ], [ $this->mails[1]['subject'], $this->mails[1]['to'], $this->mails[1]['message'] ] );
	}

	public function test_paths_that_code_adds_are_attached_from_below_wp_content_only(): void {
		$inside = wp_upload_dir()['basedir'] . '/terms.sql';
		wp_mkdir_p( dirname( $inside ) );
		file_put_contents( $inside, 'x' );
		add_filter( 'frontage_forms_mail_parts', static fn ( array $parts ): array => [ 'attachments' => [ $inside, $inside, '/etc/hostname', 'no-such-file' ] ] + $parts );
		$this->send();
		unlink( $inside );
		self::assertSame( [ $inside ], $this->mails[0]['attachments'] );
	}

	public function test_the_matter_can_be_ended_before_any_stage(): void {
		foreach ( [ 'fields', 'acceptance', 'spam' ] as $wanted ) {
			$stop = static fn ( SubmissionControl $sending, Submission $submission, string $stage ) => $stage === $wanted ? $sending->stop( "No [your-name], $stage", 'closed' ) : null;
			add_action( 'frontage_forms_before_stage', $stop, 10, 3 );
			$data = $this->send( settings: '' );
			remove_action( 'frontage_forms_before_stage', $stop );
			self::assertSame( [ 'closed', "No Ada, $wanted" ], [ $data['status'], $data['message'] ] );
		}
		self::assertSame( 0, self::rows() );
		self::assertSame( [], $this->mails );
	}

	public function test_the_answer_can_be_changed_at_the_end(): void {
		add_filter( 'frontage_forms_result', static fn ( SubmissionResult $result, Submission $submission ): SubmissionResult => $result->with( [ 'message' => "Thanks, {$submission->values['your-name']}", 'extra' => [ 'crm' => 7 ] ] ), 10, 2 );
		$data = $this->send();
		self::assertSame( [ 'Thanks, Ada', 7 ], [ $data['message'], $data['crm'] ] );
	}

	public function test_files_can_be_refused_after_a_look_into_them(): void {
		$seen = '';
		add_filter(
			'frontage_forms_taken_file_errors',
			static function ( array $errors, array $files ) use ( &$seen ): array {
				$seen = (string) file_get_contents( $files['paper'][0]['path'] );
				return [ 'paper' => 'Not this one.' ];
			},
			10,
			2
		);
		$form = $this->make_form( self::TEMPLATE );
		$data = (array) $this->post( $form->id, self::fill_fields( [] ), [ [ 'field' => 'paper', 'name' => 'a.txt', 'size' => 3 ] ] )->get_data();
		self::assert_invalid( [ 'paper' => 'Not this one.' ], $data );
		self::assertSame( 'xxx', $seen );
		self::assertSame( [], $this->mails );
	}

	public function test_a_second_click_is_told_from_the_first(): void {
		$form   = $this->make_form( self::TEMPLATE );
		$repeat = [];
		add_action(
			'frontage_forms_submitted',
			static function ( SubmissionResult $result ) use ( &$repeat ): void {
				$repeat[] = $result->is_repeat;
			}
		);
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ada' ] ) );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ada' ] ) );
		self::assertSame( [ false, true ], $repeat );
	}
}
