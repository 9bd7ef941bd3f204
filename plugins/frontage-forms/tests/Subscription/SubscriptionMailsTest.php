<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Subscription;

use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Queue\WorkerSchedule;
use Frontage\Forms\Subscription\Subscriber;
use Frontage\Forms\Subscription\SubscriberPersonalData;
use Frontage\Forms\Subscription\SubscriberRepository;
use Frontage\Forms\Subscription\SubscriptionLinks;
use Frontage\Forms\Subscription\SubscriptionPages;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/SubscriptionTestCase.php';

/** What comes after a sign-up: letters, the pages behind their links, what goes in time. */
#[Group( 'database' )]
final class SubscriptionMailsTest extends SubscriptionTestCase {

	protected function tearDown(): void {
		unset( $GLOBALS['_wp_current_template_content'], $GLOBALS['_wp_current_template_id'] );
		parent::tearDown();
	}

	/**
	 * The page's words.
	 *
	 * @param array<string, string> $fields Of a post: what stands on the page's button, or what a mail program sends.
	 */
	private function visit( string $link, string $method = 'GET', array $fields = [ SubscriptionPages::BUTTON => '1' ] ): string {
		$_SERVER['REQUEST_METHOD'] = $method;
		$_POST                     = 'POST' === $method ? $fields : [];
		SubscriptionPages::handle_link( $link );
		apply_filters( 'template_include', '' );
		self::end_request();
		return is_string( $GLOBALS['_wp_current_template_content'] ?? null ) ? $GLOBALS['_wp_current_template_content'] : '';
	}

	public function test_a_look_confirms_nothing_and_the_button_does_once(): void {
		$told = 0;
		add_action(
			'frontage_forms_subscribed',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		$this->sign_up();
		$link = $this->link( 'confirm' );
		self::assertStringContainsString( '<form method="post">', $this->visit( $link ) );
		self::assertStringContainsString( 'I want the news.', $this->visit( $link ), 'What the button agrees to.' );
		$this->visit( $link, 'POST', [ 'List-Unsubscribe' => 'One-Click' ] );
		self::assertSame( [ Subscriber::PENDING, 0 ], [ self::find_subscriber()?->state, $told ] );
		self::assertStringContainsString( 'You are subscribed', $this->visit( $link, 'POST' ) );
		self::assertSame( [ Subscriber::CONFIRMED, 1, 2 ], [ self::find_subscriber()?->state, $told, count( $this->mails ) ] );
		self::assertNotSame( '', self::find_subscriber()?->confirmed );
		$this->visit( $link, 'POST' );
		self::assertSame( [ 1, 2 ], [ $told, count( $this->mails ) ], 'A second press changes nothing.' );
		self::assertStringContainsString( 'You are subscribed', $this->visit( $link ) );
	}

	public function test_wrong_and_old_links_say_so_and_do_nothing(): void {
		$this->sign_up();
		$link  = $this->link( 'confirm' );
		$parts = explode( '.', $link );
		foreach ( [ 'x', [ $link ], "leave.$parts[1].$parts[2]", "confirm.999999.$parts[2]", "confirm.$parts[1]." . str_repeat( '0', 64 ), "$link\n", strtoupper( $link ) ] as $wrong ) {
			self::assertNull( SubscriptionLinks::parse( $wrong ) );
		}
		self::assertStringContainsString( 'This link has expired', $this->visit( 'x', 'POST' ) );
		self::change( "expires = '2020-01-01 00:00:00'" );
		self::assertStringContainsString( 'This link has expired', $this->visit( $link, 'POST' ) );
		self::assertSame( Subscriber::PENDING, self::find_subscriber()?->state );
	}

	public function test_the_link_of_the_letter_before_still_confirms(): void {
		$this->sign_up();
		$first = $this->link( 'confirm' );
		$this->sign_up();
		self::assertNotSame( $first, $this->link( 'confirm' ) );
		$this->visit( $first, 'POST' );
		self::assertSame( Subscriber::CONFIRMED, self::find_subscriber()?->state );
	}

	public function test_one_leaves_with_a_button_or_by_a_mail_program_and_no_old_link_brings_one_back(): void {
		$left = 0;
		add_action(
			'frontage_forms_unsubscribed',
			static function () use ( &$left ): void {
				++$left;
			}
		);
		$this->sign_up();
		$confirm = $this->link( 'confirm' );
		$this->visit( $confirm, 'POST' );
		$leave = $this->link( 'leave' );
		self::assertStringContainsString( 'Unsubscribe?', $this->visit( $leave ) );
		self::assertSame( Subscriber::CONFIRMED, self::find_subscriber()?->state );
		self::assertStringContainsString( 'Unsubscribe?', $this->visit( $leave, 'POST', [ 'frontage_email' => 'x' ] ), 'A form of the footer posts to this address too.' );
		self::assertSame( Subscriber::CONFIRMED, self::find_subscriber()?->state );
		self::assertStringContainsString( 'You are unsubscribed', $this->visit( $leave, 'POST', [ 'List-Unsubscribe' => 'One-Click' ] ) );
		self::assertSame( [ Subscriber::UNSUBSCRIBED, 1 ], [ self::find_subscriber()?->state, $left ] );
		self::assertStringContainsString( 'This link has expired', $this->visit( $confirm, 'POST' ) );
		self::assertSame( Subscriber::UNSUBSCRIBED, self::find_subscriber()?->state );
		self::assertStringContainsString( 'You are unsubscribed', $this->visit( $leave ) );
	}

	public function test_nobody_is_called_off_the_list_or_on_it_whom_the_database_did_not_note(): void {
		$closed = static fn ( string $query ): string => str_starts_with( $query, 'UPDATE' ) ? '' : $query; // WordPress answers false then.
		$this->sign_up();
		foreach ( [ 'confirm' => Subscriber::PENDING, 'leave' => Subscriber::CONFIRMED ] as $action => $state ) {
			$link = $this->link( $action );
			add_filter( 'query', $closed );
			$page = $this->visit( $link, 'POST' );
			remove_filter( 'query', $closed );
			self::assertStringContainsString( 'Nothing was changed', $page );
			self::assertStringContainsString( SubscriptionPages::BUTTON, $page );
			self::assertSame( $state, self::find_subscriber()?->state );
			$this->visit( $link, 'POST' );
		}
		self::assertSame( Subscriber::UNSUBSCRIBED, self::find_subscriber()?->state );
	}

	public function test_a_mail_that_fails_is_tried_again_and_the_owner_sees_why(): void {
		remove_filter( 'pre_wp_mail', [ $this, 'catch_mail' ] );
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->sign_up();
		self::assertNotSame( '', self::find_subscriber()?->error );
		self::assertSame( Subscriber::PENDING, self::find_subscriber()?->state );
		remove_filter( 'pre_wp_mail', '__return_false' );
		add_filter( 'pre_wp_mail', [ $this, 'catch_mail' ], 10, 2 );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET due = '2020-01-01 00:00:00'", JobTable::name() ) );
		( new DeliveryWorker() )->run();
		self::assertSame( [ 1, '' ], [ count( $this->mails ), self::find_subscriber()?->error ] );
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', JobTable::name() ) ), 'Done: nobody needs the job.' );
	}

	public function test_a_service_that_breaks_is_told_again(): void {
		$calls = 0;
		add_action(
			'frontage_forms_subscribed',
			static function () use ( &$calls ): void {
				if ( 1 === ++$calls ) {
					throw new \RuntimeException( 'The service is down.' );
				}
			}
		);
		$this->sign_up( offer: self::offer( [ 'double' => false ] ) );
		self::assertSame( [ 1, 'The service is down.', Subscriber::CONFIRMED ], [ $calls, self::find_subscriber()?->error, self::find_subscriber()?->state ] );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET due = '2020-01-01 00:00:00'", JobTable::name() ) );
		( new DeliveryWorker() )->run();
		self::assertSame( [ 2, '' ], [ $calls, self::find_subscriber()?->error ] );
	}

	public function test_a_letter_sent_once_more_tells_other_code_nothing_anew(): void {
		$told = 0;
		add_action(
			'frontage_forms_subscribed',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		$this->sign_up( offer: self::offer( [ 'double' => false ] ) );
		self::assertSame( [ 1, 1 ], [ $told, count( $this->mails ) ] );
		$id = self::find_subscriber()->id ?? 0;
		SubscriberRepository::record_delivery( $id, 'The mailbox is full.' );
		SubscriberRepository::resend( [ $id ] );
		( new DeliveryWorker() )->run();
		self::assertSame( [ 1, 2 ], [ $told, count( $this->mails ) ] );

		$this->visit( $this->link( 'leave' ), 'POST' );
		$this->sign_up();
		$this->visit( $this->link( 'confirm' ), 'POST' );
		self::assertSame( 2, $told, 'Who comes back is new to it.' );
	}

	public function test_letters_speak_the_language_of_the_page(): void {
		$spoken = [];
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent ) use ( &$spoken ): mixed {
				$spoken[] = get_locale();
				return $sent;
			}
		);
		add_filter( 'get_available_languages', static fn (): array => [ 'nb_NO' ] );
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		$this->sign_up( offer: self::offer( [ 'locale' => 'nb_NO' ] ) );
		$this->sign_up( 'bob@example.test', self::offer( [ 'locale' => 'xx_XX' ] ) );
		self::assertSame( [ 'nb_NO', 'en_US', 'en_US' ], [ ...$spoken, get_locale() ] );
		self::assertStringContainsString( 'lang="nb-NO"', $this->mails[0]['message'] );
	}

	public function test_where_an_answer_cannot_be_ended_the_letter_goes_in_another_request(): void {
		wp_unschedule_hook( WorkerSchedule::EVENT );
		$answered = new \ReflectionProperty( \Frontage\Kit\Http\ResponseCloser::class, 'is_answered' );
		$answered->setValue( null, false );
		try {
			foreach ( [ 'new', 'known' ] as $address ) {
				$this->sign_up();
				self::assertCount( 0, $this->mails, $address );
			}
			self::assertNotFalse( wp_next_scheduled( WorkerSchedule::EVENT, [ 'after a pause' ] ) );
		} finally {
			$answered->setValue( null, true );
		}
		do_action( WorkerSchedule::EVENT );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_process_that_died_after_the_answer_leaves_no_letter_behind(): void {
		SubscriberRepository::sign_up( self::ADDRESS, \Frontage\Forms\Subscription\SignedOffer::from_settings( [] ), '', true );
		self::assertCount( 0, $this->mails );
		( new DeliveryWorker() )->run();
		( new DeliveryWorker() )->run();
		self::assertCount( 1, $this->mails );
	}

	public function test_who_does_not_confirm_is_forgotten_after_seven_days_and_who_left_after_a_year(): void {
		$this->sign_up();
		SubscriberRepository::sweep();
		self::assertNotNull( self::find_subscriber() );
		self::change( "expires = '2020-01-01 00:00:00'" );
		SubscriberRepository::sweep();
		self::assertNull( self::find_subscriber() );

		$this->sign_up();
		$this->visit( $this->link( 'confirm' ), 'POST' );
		self::change( "expires = '2020-01-01 00:00:00'" );
		SubscriberRepository::sweep();
		self::assertSame( Subscriber::CONFIRMED, self::find_subscriber()?->state );
		$this->visit( $this->link( 'leave' ), 'POST' );
		self::change( "unsubscribed = '" . gmdate( 'Y-m-d H:i:s', time() - 300 * DAY_IN_SECONDS ) . "'" );
		do_action( 'frontage_forms_sweep' );
		self::assertNotNull( self::find_subscriber() );
		self::change( "unsubscribed = '2020-01-01 00:00:00'" );
		do_action( 'frontage_forms_sweep' );
		self::assertNull( self::find_subscriber() );
	}

	public function test_core_exports_and_erases_what_is_known_of_an_address(): void {
		$this->sign_up();
		$this->sign_up( 'bob@example.test' );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', [] )['frontage-forms-news']['callback'];
		$data   = $export( 'ann@example.test', 1 );
		self::assertSame( [ 1, true ], [ count( $data['data'] ), $data['done'] ] );
		self::assertContains( 'I want the news.', array_column( $data['data'][0]['data'], 'value' ) );
		$erased = ( apply_filters( 'wp_privacy_personal_data_erasers', [] )['frontage-forms-news']['callback'] )( 'ann@example.test', 1 );
		self::assertSame( 1, $erased['items_removed'] );
		self::assertNull( self::find_subscriber() );
		self::assertNotNull( self::find_subscriber( 'bob@example.test' ) );
		self::assertSame( [], SubscriberPersonalData::export( "' OR 1=1 --" )['data'] );
	}

	public function test_the_page_stands_inside_the_theme(): void {
		switch_theme( 'frontage' );
		$content = $this->visit( 'x' );
		self::assertStringContainsString( '"slug":"header"', $content );
		self::assertStringContainsString( '<h1', $content );
	}
}
