<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\DeliveryInfo;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\Mail\Mailer;
use Frontage\Forms\Mail\SampleSubmission;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobHandler;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/SubmissionTestCase.php';

/** A form has as many mails as its owner wants; which of them go is decided by the answers, and each stands for itself. */
#[Group( 'database' )]
final class MailsTest extends SubmissionTestCase {

	private const TEMPLATE = '[radio topic "Sales" "Support|desk@example.test"][text your-name][group more][text company][/group][email your-email]';

	/** @var list<string> Recipients that a mail server refuses. */
	private static array $refused = [];

	protected function setUp(): void {
		parent::setUp();
		self::$refused = [];
		add_filter(
			'frontage_forms_job_kinds',
			static fn ( array $kinds ): array => array_map(
				static fn ( JobHandler $mail ): JobHandler => new class( $mail ) implements JobHandler {
					public function __construct( private readonly JobHandler $mail ) {}
					public function deliver( Job $job ): DeliveryAttempt {
						$attempt = $this->mail->deliver( $job );
						return MailsTest::refuses( $job->payload_text( 'to' ) ) ? DeliveryAttempt::failure( '550 No such user: ' . $job->payload_text( 'to' ) ) : $attempt;
					}
					public function handle_outcome( Job $job, string $state, DeliveryAttempt $attempt ): void {
						$this->mail->handle_outcome( $job, $state, $attempt );
					}
				},
				$kinds
			)
		);
	}

	public static function refuses( string $to ): bool {
		return in_array( $to, self::$refused, true );
	}

	/** @return array<string, string> */
	private static function rule( string $field, string $value, string $operator = 'equals' ): array {
		return [
			'field'    => $field,
			'operator' => $operator,
			'value'    => $value,
		];
	}

	/**
	 * @param array<mixed> $mails
	 * @param array<mixed> $mail_2
	 */
	private function form( array $mails, array $mail_2 = [], string $settings = '' ): Form {
		$form  = $this->make_form( self::TEMPLATE, $settings );
		$whole = static fn ( array $mail ): array => $mail + [
			'active'    => true,
			'recipient' => strtr( (string) ( $mail['part'] ?? '' ), '_', '-' ) . '@example.test',
			'subject'   => 'S',
			'sender'    => 'site@example.test',
			'body'      => 'B',
		];
		$form  = ( new FormRepository() )->save( $form->with( [
			'mail'       => [ 'recipient' => 'mail@example.test' ] + $form->mail,
			'mail_2'     => $mail_2 ? $mail_2 + $form->mail_2 : [],
			'mails'      => array_map( $whole, $mails ),
			'conditions' => [ [ 'then_field' => 'more', 'and_rules' => [ [ 'if_field' => 'topic', 'operator' => 'equals', 'if_value' => 'Sales' ] ] ] ],
		] ) );
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	/**
	 * @param array<mixed> $fields
	 * @return list<mixed> Whom the mails went to.
	 */
	private function submit( Form $form, array $fields ): array {
		$this->mails = [];
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( $fields + [ 'topic' => 'Sales' ] ) )->get_data()['status'] );
		return array_column( $this->mails, 'to' );
	}

	private static function state(): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT state FROM %i ORDER BY id DESC LIMIT 1', SubmissionTable::table_name() ) );
	}

	private static function newest(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', SubmissionTable::table_name() ) );
	}

	public function test_each_mail_goes_where_its_rules_hold_and_none_that_is_off(): void {
		$form = $this->form( [
			[ 'part' => 'mail_3', 'rules' => [ self::rule( 'topic', 'Support' ) ] ],
			[ 'part' => 'mail_4', 'any' => true, 'rules' => [ self::rule( 'your-name', 'Ann' ), self::rule( 'company', 'Oak' ) ] ],
			[ 'part' => 'mail_5', 'active' => false ],
			[ 'part' => 'mail_6' ],
		] );
		self::assertSame( [ 'mail@example.test', 'mail-6@example.test' ], $this->submit( $form, [] ) );
		self::assertSame( [ 'mail@example.test', 'mail-3@example.test', 'mail-6@example.test' ], $this->submit( $form, [ 'topic' => 'Support' ] ), 'Rules read what was chosen, not what its pipe says.' );
		self::assertSame( [ 'mail@example.test', 'mail-4@example.test', 'mail-6@example.test' ], $this->submit( $form, [ 'company' => 'Oak' ] ) );
	}

	public function test_what_is_sent_for_a_hidden_field_and_what_a_request_says_of_mails_decide_nothing(): void {
		$form = $this->form( [ [ 'part' => 'mail_3', 'rules' => [ self::rule( 'company', 'Oak' ) ] ] ] );
		$said = [
			'topic'                 => 'Support',
			'company'               => 'Oak',
			'mails'                 => [ [ 'part' => 'mail_3', 'active' => '1', 'recipient' => 'evil@example.org' ] ],
			'mail_3'                => [ 'active' => '1' ],
			'_wpcf7cf_hidden_groups' => '[]',
		];
		self::assertSame( [ 'mail@example.test' ], $this->submit( $form, $said ) );
	}

	public function test_the_first_and_the_second_have_rules_too_and_another_counts_in_the_firsts_place(): void {
		$form = $this->form(
			[
				[ 'part' => 'mail', 'rules' => [ self::rule( 'topic', 'Sales' ) ] ],
				[ 'part' => 'mail_2', 'rules' => [ self::rule( 'your-email', '', 'not empty' ) ] ],
				[ 'part' => 'mail_3', 'rules' => [ self::rule( 'topic', 'Support' ) ] ],
			],
			[ 'active' => true, 'recipient' => '[your-email]' ]
		);
		self::assertSame( [ 'mail@example.test' ], $this->submit( $form, [] ) );
		self::assertSame( [ 'mail-3@example.test', 'ann@example.org' ], $this->submit( $form, [ 'topic' => 'Support', 'your-email' => 'ann@example.org' ] ) );
		self::assertSame( SubmissionState::SENT, self::state() );

		self::$refused = [ 'mail-3@example.test' ];
		self::assertSame( [ 'mail-3@example.test' ], $this->submit( $form, [ 'topic' => 'Support', 'your-email' => 'bob@example.org' ] ), 'No copy of what nobody got.' );
		self::assertSame( SubmissionState::FAILED, self::state() );
	}

	public function test_where_no_mail_is_to_go_the_message_is_kept_and_the_visitor_is_told_so(): void {
		$form = $this->form( [ [ 'part' => 'mail', 'rules' => [ self::rule( 'topic', 'Support' ) ] ] ] );
		self::assertSame( [], $this->submit( $form, [ 'your-name' => 'Ann' ] ) );
		self::assertSame( SubmissionState::SENT, self::state() );
	}

	public function test_a_copy_to_the_visitor_alone_is_an_end_too(): void {
		$form = $this->form( [ [ 'part' => 'mail', 'rules' => [ self::rule( 'topic', 'Support' ) ] ] ], [ 'active' => true, 'recipient' => '[your-email]' ] );
		self::assertSame( [ 'ann@example.org' ], $this->submit( $form, [ 'your-email' => 'ann@example.org' ] ) );
		self::assertSame( SubmissionState::SENT, self::state() );
		self::$refused = [ 'bob@example.org' ];
		$this->submit( $form, [ 'your-email' => 'bob@example.org' ] );
		self::assertSame( SubmissionState::SENT, self::state(), 'A mistyped address of a visitor is no trouble of the owner.' );
	}

	public function test_one_that_fails_holds_up_no_other_and_is_shown_and_goes_alone_when_it_is_sent_again(): void {
		$form = $this->form(
			[ [ 'part' => 'mail_3', 'name' => 'To the desk' ], [ 'part' => 'mail_4' ] ],
			[ 'active' => true, 'recipient' => '[your-email]' ]
		);
		self::$refused = [ 'mail-3@example.test' ];
		self::assertSame( [ 'mail@example.test', 'mail-3@example.test', 'mail-4@example.test', 'ann@example.org' ], $this->submit( $form, [ 'your-email' => 'ann@example.org' ] ) );
		$id = self::newest();
		global $wpdb;
		self::assertSame( [ SubmissionState::FAILED, '550 No such user: mail-3@example.test' ], $wpdb->get_row( $wpdb->prepare( 'SELECT state, error FROM %i WHERE id = %d', SubmissionTable::table_name(), $id ), ARRAY_N ) );
		self::assertSame(
			[ 'Notification' => 'sent', 'To the desk' => 'failed', 'Email 4' => 'sent', 'Confirmation email' => 'sent' ],
			array_column( DeliveryInfo::find_deliveries( $id ), 'state', 'name' )
		);

		self::$refused = [];
		$this->mails   = [];
		self::assertSame( [ $id ], ( new SubmissionActions() )->resend( [ $id ], false ) );
		self::end_request();
		self::assertSame( [ 'mail-3@example.test' ], array_column( $this->mails, 'to' ), 'Nobody gets it twice.' );
		self::assertSame( SubmissionState::SENT, self::state() );
	}

	public function test_a_first_one_that_fails_leaves_the_other_owners_theirs(): void {
		$form          = $this->form( [ [ 'part' => 'mail_3' ] ], [ 'active' => true, 'recipient' => '[your-email]' ] );
		self::$refused = [ 'mail@example.test' ];
		self::assertSame( [ 'mail@example.test', 'mail-3@example.test' ], $this->submit( $form, [ 'your-email' => 'ann@example.org' ] ) );
		self::assertSame( SubmissionState::FAILED, self::state() );
	}

	/** @return iterable<string, array{string, string}> */
	public static function recipients(): iterable {
		yield 'the visitor' => [ '[your-email]', Job::MAIL_2 ];
		yield 'a name that a visitor typed' => [ 'Us <x@example.test>, [ your-name ]', Job::MAIL_2 ];
		yield 'who is signed in' => [ '[_user_email]', Job::MAIL_2 ];
		yield 'an address' => [ 'desk@example.test', Job::MORE ];
		yield 'what stands behind a choice' => [ '[topic]', Job::MORE ];
		yield 'the site’s own' => [ '[_site_admin_email]', Job::MORE ];
	}

	#[DataProvider( 'recipients' )]
	public function test_a_further_mail_to_an_address_that_a_visitor_typed_is_one_to_the_visitor( string $recipient, string $kind ): void {
		$form          = $this->form( [ [ 'part' => 'mail_3', 'recipient' => $recipient ] ] );
		$this->goes_on = false;
		$this->submit( $form, [ 'topic' => 'Support', 'your-name' => 'x@example.org', 'your-email' => 'x@example.org' ] );
		self::end_request();
		self::assertSame( [ Job::MAIL, $kind ], array_column( DeliveryInfo::find_deliveries( self::newest() ), 'kind' ) );
	}

	public function test_no_answer_makes_a_header_or_another_recipient(): void {
		$form = $this->form( [
			[
				'part'               => 'mail_3',
				'name'               => "Name\r\nBcc: name@example.org",
				'recipient'          => 'desk@example.test',
				'subject'            => 'Of [your-name]',
				'additional_headers' => "Reply-To: [your-name]\nX-Note: [your-name]\n[your-name]",
			],
		] );
		$evil = "Ann <ann@example.org>\r\nBcc: evil@example.org\r\n\r\nBody %0aBcc: evil@example.org";
		$this->submit( $form, [ 'your-name' => $evil, 'your-email' => 'ann@example.org' ] );
		$mail = $this->mails[1];
		self::assertSame( 'desk@example.test', $mail['to'] );
		self::assertStringNotContainsString( "\n", $mail['subject'] );
		self::assertDoesNotMatchRegularExpression( '/^\s*(bcc|cc|to)\s*:/mi', $mail['headers'] );
		self::assertSame( [ 'From', 'X-WPCF7-Content-Type', 'Reply-To', 'X-Note' ], array_map( static fn ( string $line ): string => strtok( $line, ':' ), explode( "\n", trim( $mail['headers'] ) ) ) );
		self::assertStringNotContainsString( "\n", $form->mails[0]['name'] );
	}

	public function test_what_is_stored_nowhere_goes_in_the_request_by_the_same_rules(): void {
		$form = $this->form(
			[ [ 'part' => 'mail', 'rules' => [ self::rule( 'topic', 'Support' ) ] ], [ 'part' => 'mail_3' ], [ 'part' => 'mail_4', 'rules' => [ self::rule( 'topic', 'Support' ) ] ] ],
			[],
			'do_not_store: on'
		);
		self::assertSame( [ 'mail-3@example.test' ], $this->submit( $form, [] ) );
		self::assertSame( [ 'mail@example.test', 'mail-3@example.test', 'mail-4@example.test' ], $this->submit( $form, [ 'topic' => 'Support' ] ) );
		$form = ( new FormRepository() )->save( $form->with( [ 'mails' => [ $form->mails[0], [ 'subject' => 'failmail' ] + $form->mails[1] ] ] ) );
		self::assertInstanceOf( Form::class, $form );
		self::assertFalse( ( new Mailer() )->send( $form, SampleSubmission::create( $form ) ), 'The first to the owner counts.' );
	}
}
