<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Subscription;

use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\SpamProtection\Honeypot;
use Frontage\Forms\SpamProtection\SignedTimestamp;
use Frontage\Forms\Subscription\SignedOffer;
use Frontage\Forms\Subscription\SignUpHandler;
use Frontage\Forms\Subscription\Subscriber;
use Frontage\Forms\Subscription\SubscriberRepository;
use Frontage\Forms\Subscription\SubscriberTable;
use Frontage\Forms\Subscription\SubscriptionController;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/SubscriptionTestCase.php';

/** Signing up: what is kept, who is written to, and that an answer tells nobody who is on a list. */
#[Group( 'database' )]
final class SignUpHandlerTest extends SubscriptionTestCase {

	public function test_a_sign_up_is_kept_with_its_proof_and_asked_by_mail(): void {
		$page   = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'News' ] );
		$answer = $this->sign_up( offer: self::offer( [ 'page' => $page ] ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );
		$one = self::find_subscriber();
		self::assertSame( [ 'News', self::ADDRESS, Subscriber::PENDING, 'I want the news.', get_permalink( $page ), '' ], [ $one?->list, $one?->email, $one?->state, $one?->consent, $one?->page, $one?->address ] );
		self::assertCount( 1, $this->mails );
		$mail = $this->mails[0];
		self::assertSame( [ self::ADDRESS, 1 ], [ $mail['to'], substr_count( $mail['message'], '<a href=' ) ] );
		self::assertStringContainsString( 'From: ' . get_bloginfo( 'name' ) . ' <', (string) wp_json_encode( $mail['headers'] ) );
		self::assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', (string) wp_json_encode( $mail['headers'] ) );
		self::assertStringNotContainsString( 'I want', $mail['message'], 'Nothing that others typed is mailed.' );
	}

	public function test_an_address_is_kept_as_it_was_meant_and_mailed_as_servers_know_it(): void {
		self::assertSame( 200, $this->sign_up( "\u{200B}anna@Bücher.example\u{FEFF}" )->get_status() );
		self::assertSame( [ 'anna@Bücher.example', 'anna@xn--bcher-kva.example' ], [ self::find_subscriber( 'anna@Bücher.example' )?->email, $this->mails[0]['to'] ?? '' ] );
		self::assertSame( 400, $this->sign_up( 'a@b' )->get_status() );
	}

	public function test_the_words_that_are_kept_have_their_addresses(): void {
		$form  = \Frontage\Forms\Subscription\SubscriptionController::create_offer( null, [ 'consent' => 'I have read the <a class="x" href="/privacy/">privacy <b>notice</b></a> &amp; the <a href=\'https://example.test/t\'>terms</a>.' ] );
		$offer = SignedOffer::decode( $form['fields'][ SignedOffer::FIELD ] );
		self::assertSame( sprintf( 'I have read the privacy notice (%s) &amp; the terms (https://example.test/t).', home_url( '/privacy/' ) ), $offer?->consent );
	}

	public function test_what_was_agreed_to_first_stays_until_it_is_confirmed(): void {
		$this->sign_up();
		self::change( "asked = '2020-01-01 00:00:00'" );
		$this->sign_up( offer: self::offer( [ 'consent' => 'Sell my address.' ] ) );
		self::assertSame( [ 'I want the news.', '2020-01-01 00:00:00', 2 ], [ self::find_subscriber()?->consent, self::find_subscriber()?->asked, count( $this->mails ) ], 'Anybody may type an address a second time.' );
		self::change( "expires = '2020-01-01 00:00:00'" );
		$this->sign_up( offer: self::offer( [ 'consent' => 'Other words.' ] ) );
		self::assertSame( 'Other words.', self::find_subscriber()?->consent, 'The first was not confirmed in time.' );
	}

	public function test_of_a_token_only_a_hash_is_kept(): void {
		global $wpdb;
		$this->sign_up();
		$token = explode( '.', $this->link( 'confirm' ) )[2];
		$kept  = (string) wp_json_encode( [ $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', SubscriberTable::name() ) ), $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', JobTable::name() ) ) ] );
		self::assertStringNotContainsString( $token, $kept );
		self::assertStringContainsString( hash( 'sha256', $token ), $kept );
	}

	public function test_a_known_address_gets_the_same_answer_for_the_same_work(): void {
		global $wpdb;
		$count = function () use ( $wpdb ): array {
			$before = $wpdb->num_queries;
			$at     = 0;
			add_action(
				'rest_post_dispatch',
				static function ( mixed $answer ) use ( $wpdb, &$at ): mixed {
					$at = $wpdb->num_queries;
					return $answer;
				}
			);
			$request = new \WP_REST_Request( 'POST', '/frontage/v1/subscriptions' );
			$request->set_body_params( [ SignUpHandler::EMAIL => self::ADDRESS, SignedOffer::FIELD => self::offer() ] );
			$answer  = rest_do_request( $request );
			$queries = $wpdb->num_queries - $before;
			self::end_request();
			return [ $answer->get_status(), $answer->get_data(), $queries ];
		};
		rest_get_server(); // What all plugins do once for the routes is no work of this one.
		$new = $count();
		self::assertSame( $new, $count(), 'Not confirmed yet.' );
		$one = self::find_subscriber();
		self::assertNotNull( $one );
		SubscriberRepository::confirm( $one );
		$mails = count( $this->mails );
		self::assertSame( $new, $count(), 'On the list.' );
		self::assertSame( Subscriber::CONFIRMED, self::find_subscriber()?->state );
		self::assertSame( $mails + 1, count( $this->mails ), 'Nobody on the list is asked again: this one welcomes.' );
		$count();
		self::assertSame( $mails + 1, count( $this->mails ) );
	}

	public function test_one_address_is_written_to_three_times_a_day_at_most(): void {
		for ( $try = 0; $try < 5; $try++ ) {
			self::assertSame( 200, $this->sign_up()->get_status() );
		}
		self::assertCount( 3, $this->mails );
		self::assertSame( 429, $this->sign_up( 'bob@example.test' )->get_status(), 'The sixth of this visitor within the hour.' );
	}

	public function test_one_visitor_signs_up_five_times_an_hour_at_most(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		for ( $try = 0; $try < 5; $try++ ) {
			self::assertSame( 200, $this->sign_up( "a$try@example.test" )->get_status() );
		}
		$answer = $this->sign_up( 'a6@example.test' );
		self::assertSame( [ 429, 'frontage_subscription_limit', null ], [ $answer->get_status(), $answer->get_data()['code'], self::find_subscriber( 'a6@example.test' ) ] );
		self::assertGreaterThan( 3000, (int) $answer->get_headers()['Retry-After'] );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$mails                  = count( $this->mails );
		self::assertSame( 200, $this->sign_up( 'a6@example.test' )->get_status() );
		self::assertCount( $mails + 1, $this->mails, 'Who was refused has used up nothing of another.' );
	}

	public function test_one_address_is_written_to_three_times_a_day_whatever_lists_it_is_put_on(): void {
		foreach ( [ 'One', 'Two', 'Three', 'Four' ] as $list ) {
			self::assertSame( 200, $this->sign_up( offer: self::offer( [ 'list' => $list ] ) )->get_status() );
		}
		self::assertCount( 3, $this->mails );
	}

	public function test_a_preview_and_a_rendering_for_the_editor_promise_no_sign_up_without_a_mail(): void {
		$double = static fn (): ?bool => SignedOffer::decode( apply_filters( 'frontage_site_newsletter', null, [ 'double' => false ] )['fields'][ SignedOffer::FIELD ] )?->is_double;
		self::assertFalse( $double() );
		$GLOBALS['wp_query']->is_preview = true;
		self::assertTrue( $double() );
		$GLOBALS['wp_query']->is_preview = false;
		add_filter( 'wp_is_rest_endpoint', '__return_true' );
		self::assertTrue( $double() );
	}

	public function test_lists_are_apart(): void {
		$this->sign_up();
		$this->sign_up( offer: self::offer( [ 'list' => 'Offers' ] ) );
		self::assertSame( [ 'News', 'Offers' ], array_map( static fn ( Subscriber $one ): string => $one->list, SubscriberRepository::find_by_email( self::ADDRESS ) ) );
		self::assertCount( 2, $this->mails );
	}

	public function test_signs_of_an_address_in_other_letters_are_the_same_address(): void {
		$this->sign_up();
		$this->sign_up( 'ann@example.TEST' );
		self::assertCount( 1, SubscriberRepository::find_by_email( self::ADDRESS ) );
	}

	public function test_without_the_second_question_one_is_on_the_list_at_once_unless_one_had_left(): void {
		$told = [];
		add_action(
			'frontage_forms_subscribed',
			static function ( Subscriber $one, string $leave ) use ( &$told ): void {
				$told[] = [ $one->email, str_contains( $leave, 'frontage_forms_news=leave.' ) ];
			},
			10,
			2
		);
		$single = self::offer( [ 'double' => false ] );
		$this->sign_up( offer: $single );
		self::assertSame( [ Subscriber::CONFIRMED, [ [ self::ADDRESS, true ] ], 1 ], [ self::find_subscriber()?->state, $told, count( $this->mails ) ] );
		$one = self::find_subscriber();
		self::assertNotNull( $one );
		SubscriberRepository::unsubscribe( $one );
		$this->sign_up( offer: $single );
		self::assertSame( [ Subscriber::PENDING, 1, 2 ], [ self::find_subscriber()?->state, count( $told ), count( $this->mails ) ] );
		$this->link( 'confirm' );
	}

	public function test_what_a_program_does_is_refused_with_a_sentence_and_nothing_kept(): void {
		self::assertSame( 'frontage_subscription_spam', $this->sign_up( more: [ Honeypot::create_name( 0 ) => 'x' ] )->get_data()['code'] );
		self::assertSame( 'frontage_subscription_spam', $this->sign_up( more: [ Honeypot::create_name( 0 ) => [ 'x' ] ] )->get_data()['code'] );
		self::assertSame( 'frontage_subscription_too_fast', $this->sign_up( more: [ SignedTimestamp::FIELD => SignedTimestamp::create( 0 ) ] )->get_data()['code'] );
		self::assertNull( self::find_subscriber() );
		self::assertSame( 200, $this->sign_up( more: [ SignedTimestamp::FIELD => SignedTimestamp::create( 0, time() - 90 * DAY_IN_SECONDS ) ] )->get_status(), 'A page may be old.' );
	}

	public function test_an_offer_that_we_have_not_written_counts_for_nothing(): void {
		[ $text, $signature ] = explode( '.', self::offer() );
		$other                = base64_encode( (string) json_encode( [ 'list' => 'News', 'double' => false ] ) );
		foreach ( [ '', 'x', "$other.$signature", "$text.", "$text.x", $text ] as $wrong ) {
			$answer = $this->sign_up( offer: $wrong );
			self::assertSame( [ 400, 'frontage_subscription_offer' ], [ $answer->get_status(), $answer->get_data()['code'] ], $wrong );
		}
		self::assertSame( [], $this->mails );
	}

	public function test_what_is_no_address_is_refused(): void {
		foreach ( [ '', ' ', 'ann', 'ann@', '@example.test', "ann@example.test\nBcc: all@example.test", 'a@example.test,b@example.test', str_repeat( 'a', 250 ) . '@example.test', '<script>@example.test' ] as $wrong ) {
			$answer = $this->sign_up( $wrong );
			self::assertSame( [ 400, 'frontage_subscription_email' ], [ $answer->get_status(), $answer->get_data()['code'] ], $wrong );
		}
		self::assertSame( 400, $this->sign_up( [ self::ADDRESS ] )->get_status() );
		self::assertSame( [], $this->mails );
	}

	public function test_hostile_words_of_an_offer_are_text(): void {
		$offer = SignedOffer::decode( self::offer( [ 'list' => str_repeat( 'é', 200 ), 'consent' => "<script>alert(1)</script>A\0\xff", 'page' => -5, 'unit' => '"><b', 'double' => 'no' ] ) );
		self::assertSame( [ 60, "A\u{FFFD}", 0, 'b', true ], [ mb_strlen( $offer->list ?? '' ), $offer?->consent, $offer?->page, $offer?->unit, $offer?->is_double ] );
	}

	public function test_the_address_of_a_visitor_is_kept_only_where_the_owner_says_so_and_shortened(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.77';
		add_filter( 'frontage_forms_keep_visitor', '__return_true' );
		$this->sign_up();
		self::assertSame( '203.0.113.0', self::find_subscriber()?->address );
	}

	public function test_a_post_to_the_page_is_answered_in_its_form_alone(): void {
		$_POST = wp_slash( [ SignUpHandler::EMAIL => 'nonsense', SignedOffer::FIELD => self::offer( [ 'unit' => 'one' ] ) ] );
		SubscriptionController::handle_post();
		$form = static fn ( string $unit ): ?array => apply_filters( 'frontage_site_newsletter', null, [ 'list' => 'News', 'unit' => $unit ] )['outcome'];
		self::assertSame( [ false, 'nonsense' ], [ $form( 'one' )['done'] ?? null, $form( 'one' )['typed'] ?? null ] );
		self::assertNull( $form( 'two' ) );
		self::assertSame( 'no-store', apply_filters( 'wp_headers', [] )['Cache-Control'] );

		$_POST[ SignUpHandler::EMAIL ] = self::ADDRESS;
		SubscriptionController::handle_post();
		self::assertSame( [ 'done' => true, 'field' => false, 'typed' => '' ], array_diff_key( $form( 'one' ) ?? [], [ 'message' => 0 ] ) );
		self::assertSame( Subscriber::PENDING, self::find_subscriber()?->state );
		( new \ReflectionProperty( SubscriptionController::class, 'outcome' ) )->setValue( null, null );
		self::end_request();
	}
}
