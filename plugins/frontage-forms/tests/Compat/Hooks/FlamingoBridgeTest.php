<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat\Hooks;

use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Tests\RefusingDatabase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;

require_once dirname( __DIR__, 2 ) . '/Processing/SubmissionTestCase.php';

/** Where Flamingo is active, it gets each message as Contact Form 7 hands it over. A stand-in takes its classes' names. */
#[Group( 'processes' )]
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class FlamingoBridgeTest extends SubmissionTestCase {

	use RefusingDatabase;

	protected function setUp(): void {
		parent::setUp();
		ContactForm7Loader::declare_all();
		ContactForm7Loader::init();
		require_once dirname( __DIR__, 5 ) . '/tests/support/flamingo.php';
		register_taxonomy( \Flamingo_Inbound_Message::channel_taxonomy, 'post', [ 'hierarchical' => true ] );
	}

	/** @return array{Form, array<mixed>} */
	private function send( string $settings = '', string $name = 'Ada' ): array {
		$form   = $this->make_form( '[text* your-name] [email your-email] [text your-subject] [select topic "A|a@x.test" "B"] [acceptance ok] Yes, <b>do</b> [/acceptance]', $settings );
		$fields = self::fill_fields( [ 'your-name' => $name, 'your-email' => 'ada@x.example', 'your-subject' => 'Hello', 'topic' => 'A', 'ok' => '1' ] );
		$_POST  = wp_slash( $fields );
		return [ $form, (array) $this->post( $form->id, $fields )->get_data() ];
	}

	public function test_it_gets_the_message_and_the_contact(): void {
		$told = [];
		add_action(
			'wpcf7_after_flamingo',
			static function ( array $result ) use ( &$told ): void {
				$told = [ $result['flamingo_contact_id'], $result['flamingo_inbound_id'] ];
			}
		);
		[ $form, $data ] = $this->send();
		$message         = \Flamingo_Inbound_Message::$added[0];
		self::assertSame( [ 'ada@x.example', 'Ada' ], [ \Flamingo_Contact::$added[0]['email'], \Flamingo_Contact::$added[0]['name'] ] );
		self::assertSame(
			[ 'channel', 'status', 'subject', 'from', 'from_name', 'from_email', 'fields', 'meta', 'akismet', 'spam', 'consent', 'timestamp', 'posted_data_hash', 'recaptcha' ],
			array_keys( $message )
		);
		self::assertSame( [ 'a-form', 'mail_sent', 'Hello', 'Ada <ada@x.example>', false, $data['posted_data_hash'] ], [ $message['channel'], $message['status'], $message['subject'], $message['from'], $message['spam'], $message['posted_data_hash'] ] );
		self::assertSame( [ 'topic' => [ 'a@x.test' ], 'ok' => [ '1' ] ], array_intersect_key( $message['fields'], [ 'topic' => 1, 'ok' => 1 ] ) );
		self::assertSame( [ '1', '192.0.2.10', get_bloginfo( 'name' ) ], [ $message['meta']['serial_number'], $message['meta']['remote_ip'], $message['meta']['site_title'] ] );
		self::assertSame( [ 'ok' => 'Yes, <b>do</b>' ], $message['consent'] );
		self::assertSame( [ 7, 8 ], $told );
		$channel = get_term( (int) get_post_meta( $form->id, '_flamingo', true )['channel'], \Flamingo_Inbound_Message::channel_taxonomy );
		self::assertInstanceOf( \WP_Term::class, $channel );
		self::assertSame( [ 'A form', 'contact-form-7' ], [ $channel->name, get_term( $channel->parent )->slug ?? '' ] );
	}

	public function test_a_channel_is_made_and_renamed_where_the_database_refuses_a_character_of_the_title(): void {
		$this->refuse_writes( '_terms`', '😀' );
		[ $form ]  = $this->send();
		$channel   = (int) get_post_meta( $form->id, '_flamingo', true )['channel'];
		$is_called = static fn ( string $name ): bool => html_entity_decode( (string) get_term_field( 'name', $channel, \Flamingo_Inbound_Message::channel_taxonomy, 'raw' ) ) === $name;
		foreach ( [ 'Ask us 😀', 'Ask us ☕', 'Ask & tell 😀' ] as $title ) {
			$object = wpcf7_contact_form( $form->id );
			$object?->set_title( $title );
			self::assertSame( $form->id, $object?->save() );
			self::assertTrue( $is_called( $title ), $title );
		}
		$new = wpcf7_flamingo_add_channel( 'new', 'New 😀' );
		self::assertNotSame( 0, $new );
		self::assertSame( 'New &#128512;', get_term_field( 'name', $new, \Flamingo_Inbound_Message::channel_taxonomy, 'raw' ) );
	}

	public function test_the_database_is_not_asked_for_a_title_that_it_cannot_hold(): void {
		global $wpdb;
		$asked = new \ArrayObject();
		add_filter( 'pre_get_col_charset', static fn ( mixed $charset, string $table ): mixed => $table === $wpdb->terms ? 'utf8mb3' : $charset, 20, 2 );
		add_filter(
			'query',
			static function ( string $query ) use ( $asked ): string {
				if ( preg_match( '/[\x{10000}-\x{10FFFF}]/u', $query ) ) {
					$asked[] = $query;
				}
				return $query;
			}
		);
		$new = wpcf7_flamingo_add_channel( 'new', 'New 😀' );
		self::assertSame( 'New &#128512;', get_term_field( 'name', $new, \Flamingo_Inbound_Message::channel_taxonomy, 'raw' ) );
		self::assertSame( [], $asked->getArrayCopy() );
	}

	public function test_the_settings_say_who_and_what(): void {
		$this->send( "flamingo_email: \"office+[your-email]\"\nflamingo_name: \"[your-name] of [topic]\"\nflamingo_subject: \"[_serial_number]: [your-subject]\"" );
		$message = \Flamingo_Inbound_Message::$added[0];
		self::assertSame( [ 'office+ada@x.example', 'Ada of a@x.test', '1: Hello' ], [ $message['from_email'], $message['from_name'], $message['subject'] ] );
	}

	public function test_spam_goes_there_with_its_reason_and_makes_no_contact(): void {
		$this->send( '', 'spamword-lab' );
		self::assertSame( [], \Flamingo_Contact::$added );
		self::assertTrue( \Flamingo_Inbound_Message::$added[0]['spam'] );
		self::assertSame( 'disallowed-word', \Flamingo_Inbound_Message::$added[0]['spam_log'][0]['reason'] );
	}

	public function test_it_gets_nothing_where_nothing_is_to_be_stored(): void {
		$this->send( 'do_not_store: on' );
		$this->send( 'demo_mode: on' );
		self::assertSame( [], \Flamingo_Inbound_Message::$added );
	}

	public function test_an_owner_switches_it_off_by_its_name(): void {
		self::assertTrue( remove_action( 'wpcf7_submit', 'wpcf7_flamingo_submit' ) );
		$this->send();
		self::assertSame( [], \Flamingo_Inbound_Message::$added );
	}
}
