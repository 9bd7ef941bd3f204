<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Admin\Rest;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\MailDelivery\DeliveryNotice;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Tests\Form\FormTestCase;
use Frontage\Tests\Submissions;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 2 ) . '/Form/FormTestCase.php';
require_once dirname( __DIR__, 5 ) . '/tests/support/Submissions.php';

/** The state of one form, as the form builder shows it: its last message, whether its email arrives, and what the user may do with it. */
#[Group( 'database' )]
final class FormStatusControllerTest extends FormTestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( DeliveryNotice::OPTION );
		delete_option( 'frontage_forms_email_tested' );
	}

	/** @return array<string, array{string, int}> */
	public static function roles(): array {
		return [
			'nobody'        => [ '', 403 ],
			'author'        => [ 'author', 403 ],
			'editor'        => [ 'editor', 200 ],
			'administrator' => [ 'administrator', 200 ],
		];
	}

	#[DataProvider( 'roles' )]
	public function test_only_who_may_edit_the_form_learns_its_state( string $role, int $status ): void {
		$form = $this->make_form( '[text a]' );
		if ( $role ) {
			$this->sign_in( $role );
		}
		self::assertSame( $status, $this->read( $form->id )->get_status() );
	}

	public function test_a_form_that_does_not_exist_is_not_found_by_editors_and_refused_to_others(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( 404, $this->read( 999999 )->get_status() );
		$this->sign_in( 'author' );
		self::assertSame( 403, $this->read( 999999 )->get_status(), 'Whether it exists is not for those who may not edit forms.' );
	}

	public function test_it_names_links_and_what_deleting_does(): void {
		$this->sign_in( 'administrator' );
		$form   = $this->make_form( '[text a]', title: 'Quote' );
		$answer = $this->read( $form->id );
		$status = $answer->get_data();
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );
		self::assertSame( [ 'Quote', [ 'pages' => [], 'more' => 0 ], '', 'trash' ], [ $status['title'], $status['uses'], $status['last'], $status['removal'] ] );
		self::assertStringContainsString( 'title="Quote"', $status['shortcode'] );
		self::assertStringContainsString( "&form=$form->id", $status['inbox'] );
	}

	public function test_email_is_untested_until_a_test_or_a_notification_left_the_site(): void {
		$this->sign_in( 'administrator' );
		$form = $this->make_form( '[text a]' );
		self::assertSame( [ 'untested', 'Not tested yet' ], $this->email( $form ) );
		update_option( 'frontage_forms_email_tested', time() - 3 * MINUTE_IN_SECONDS );
		self::assertSame( [ 'works', 'Test email sent 3 minutes ago' ], $this->email( $form ) );
		$this->deliver( $this->make_form( '[text a]' ), Job::MAIL, Job::SENT );
		$this->deliver( $form, Job::MAIL_2, Job::SENT );
		$this->deliver( $form, Job::MAIL, Job::FAILED );
		self::assertSame( 'Test email sent 3 minutes ago', $this->email( $form )[1], 'Another form, an email to the visitor and a failed one are no delivery.' );
		$this->deliver( $form, Job::MORE, Job::SENT );
		self::assertSame( [ 'works', 'Delivered 2 hours ago' ], $this->email( $form ) );
		self::assertSame( '1 day', $this->read( $form->id )->get_data()['last'] );
	}

	public function test_a_known_problem_of_delivery_wins(): void {
		$this->sign_in( 'administrator' );
		$form = $this->make_form( '[text a]' );
		update_option( DeliveryNotice::OPTION, [ 'since' => time(), 'failed' => 0, 'is_failing' => true, 'error' => 'Sign-in refused.', 'told' => 0 ] );
		$email = $this->read( $form->id )->get_data()['email'];
		self::assertSame( [ 'failing', 'Sign-in refused.' ], [ $email['state'], $email['detail'] ] );
		self::assertNotSame( '', $email['method'] );
		$this->sign_in( 'editor' );
		self::assertSame( '', $this->read( $form->id )->get_data()['email']['method'], 'The mail server is for administrators.' );
		add_filter( 'user_has_cap', static fn ( array $has ): array => array_diff_key( $has, [ InboxCapabilities::READ => true ] ) );
		$email = $this->read( $form->id )->get_data()['email'];
		self::assertSame( [ 'failing', '' ], [ $email['state'], $email['detail'] ], 'What the mail server said is for readers of messages, as in the notice.' );
	}

	/** A message of yesterday with a job that changed two hours ago. */
	private function deliver( Form $form, string $kind, string $state ): void {
		global $wpdb;
		$time    = static fn ( int $ago ): string => gmdate( 'Y-m-d H:i:s', time() - $ago );
		$message = Submissions::add( [], [ 'form_id' => $form->id, 'created' => $time( DAY_IN_SECONDS ) ] );
		$wpdb->insert(
			JobTable::name(),
			[
				'submission_id' => $message,
				'kind'          => $kind,
				'state'         => $state,
				'due'           => $time( DAY_IN_SECONDS ),
				'message_id'    => "$message-$kind",
				'payload'       => '{}',
				'created'       => $time( DAY_IN_SECONDS ),
				'changed'       => $time( 2 * HOUR_IN_SECONDS ),
			]
		);
	}

	/** @return array{string, string} */
	private function email( Form $form ): array {
		$email = $this->read( $form->id )->get_data()['email'];
		return [ $email['state'], $email['text'] ];
	}

	private function read( int $id ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'GET', "/frontage/v1/contact-forms/$id/status" ) );
	}
}
