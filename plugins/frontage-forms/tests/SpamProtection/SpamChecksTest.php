<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SpamProtection;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\StateReasons;
use Frontage\Forms\SpamProtection\Honeypot;
use Frontage\Forms\SpamProtection\ProofOfWork;
use Frontage\Forms\SpamProtection\SignedTimestamp;
use Frontage\Forms\SpamProtection\SpamCheckData;
use Frontage\Forms\SpamProtection\SpamReason;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

#[Group( 'database' )]
final class SpamChecksTest extends SubmissionTestCase {

	private const KEY = 'key-of-this-filling-in';

	public function test_a_field_that_nobody_sees_is_filled_in_by_programs(): void {
		$form = $this->make_form( '[text your-name]' );
		$trap = Honeypot::field_name( $form );
		self::assertSame( $trap, SpamCheckData::add( [], $form )['guard']['trap'] );
		self::assertSame( [ 'mail_sent', 'sent', '' ], $this->send( $form, [ $trap => '' ] ) );
		self::assertSame( [ 'spam', 'spam', 'honeypot' ], $this->send( $form, [ $trap => 'https://spam.test' ] ) );
		self::assertSame( [ 'spam', 'spam', 'honeypot' ], $this->send( $form, [ $trap => [ 'x' ] ] ) );
		self::assertStringNotContainsString( $trap, (string) wp_json_encode( $this->mails ) );

		$open = $this->make_form( '[text your-name]', 'honeypot: off' );
		self::assertArrayNotHasKey( 'trap', SpamCheckData::add( [], $open )['guard'] );
		self::assertNotSame( $trap, Honeypot::field_name( $this->make_form( '[text your-name]' ) ), 'Each form has a name of its own.' );
	}

	public function test_faster_than_a_person_is_spam_and_a_copy_of_any_age_is_not(): void {
		$form = $this->make_form( '[text your-name]' );
		$of   = static fn ( int $seconds ): array => [ SignedTimestamp::FIELD => SignedTimestamp::create( $form->id, time() - $seconds ) ];
		self::assertSame( [ 'spam', 'spam', 'too-fast' ], $this->send( $form, $of( 0 ) ) );
		self::assertSame( 'mail_sent', $this->send( $form, $of( 3 ) )[0] );
		self::assertSame( 'mail_sent', $this->send( $form, $of( 3 * DAY_IN_SECONDS ) )[0] );
		self::assertSame( 'mail_sent', $this->send( $form, [ SignedTimestamp::FIELD => SignedTimestamp::create( $form->id, time() + 90 ) ] )[0], 'The page came from a server whose clock is ahead.' );
		self::assertSame( 'mail_sent', $this->send( $form, [] )[0], 'No script, or another plugin’s.' );
		self::assertSame( 'mail_sent', $this->send( $form, [ SignedTimestamp::FIELD => 'forged' ] )[0] );
		self::assertSame( 'mail_sent', $this->send( $form, [ SignedTimestamp::FIELD => [ 'x' ] ] )[0] );
		self::assertSame( 'mail_sent', $this->send( $this->make_form( '[text your-name]', 'time_check: off' ), $of( 0 ) )[0] );
		add_filter( 'frontage_forms_fastest', '__return_zero' );
		self::assertSame( 'mail_sent', $this->send( $form, $of( 0 ) )[0] );
	}

	public function test_a_stamp_is_of_one_form_and_cannot_be_made_elsewhere(): void {
		$stamp = SignedTimestamp::create( 7, 1000 );
		self::assertSame( 5, SignedTimestamp::age( $stamp, 7, 1005 ) );
		self::assertSame( -100, SignedTimestamp::age( $stamp, 7, 900 ), 'The clock of another server, or one that went back.' );
		self::assertNull( SignedTimestamp::age( $stamp, 8, 1005 ) );
		self::assertNull( SignedTimestamp::age( '999' . substr( $stamp, 4 ), 7, 1005 ) );
		self::assertNull( SignedTimestamp::age( "$stamp\n", 7, 1005 ) );
	}

	public function test_work_is_done_for_one_message_and_who_cannot_do_it_waits_for_the_owner(): void {
		$form  = $this->make_form( '[text your-name]', 'proof_of_work: 8' );
		$stamp = SignedTimestamp::create( $form->id, time() - 10 );
		$right = $this->solve( $stamp, self::KEY, 8 );
		self::assertSame( 8, SpamCheckData::add( [], $form )['guard']['work'] );
		self::assertSame( [ 'mail_sent', 'sent', '' ], $this->send( $form, [ SignedTimestamp::FIELD => $stamp, ProofOfWork::FIELD => $right ], self::KEY ) );
		self::assertSame( [ 'mail_sent', 'held', 'unchecked' ], $this->send( $form, [ SignedTimestamp::FIELD => $stamp ] ) );
		foreach ( [ [ $stamp, $right, 'another-key' ], [ $stamp, $right, '' ], [ $stamp, 'x', self::KEY . '-2' ], [ 'forged', $right, self::KEY . '-3' ] ] as [ $with, $answer, $key ] ) {
			self::assertSame( [ 'spam', 'spam', 'work' ], $this->send( $form, [ SignedTimestamp::FIELD => $with, ProofOfWork::FIELD => $answer ], $key ) );
		}
	}

	public function test_bits_are_counted_from_the_front(): void {
		foreach ( [ 3, 8, 11 ] as $bits ) {
			$answer = $this->solve( 'stamp', 'a-key-of-it', $bits );
			self::assertSame( str_repeat( '0', $bits ), substr( self::bits( hash( 'sha256', "stamp:a-key-of-it:$answer" ) ), 0, $bits ) );
		}
		$ones = static fn ( string $setting ): int => ProofOfWork::required_bits( ( new Form( additional_settings: $setting ) ) );
		self::assertSame( [ 0, 15, 18, 22, 0, 0 ], array_map( $ones, [ '', 'proof_of_work: on', 'proof_of_work: 18', 'proof_of_work: 99', 'proof_of_work: off', 'proof_of_work: many' ] ) );
	}

	public function test_an_add_on_has_the_last_word(): void {
		$form = $this->make_form( '[text your-name]' );
		$trap = Honeypot::field_name( $form );
		add_filter( 'frontage_forms_spam', static fn ( string $reason ): string => SpamReason::HONEYPOT === $reason ? '' : str_repeat( 'own ', 40 ) );
		self::assertSame( 'mail_sent', $this->send( $form, [ $trap => 'x' ] )[0] );
		[ $status, , $reason ] = $this->send( $form, [] );
		self::assertSame( [ 'spam', 64 ], [ $status, strlen( $reason ) ] );
	}

	public function test_every_word_has_a_sentence(): void {
		foreach ( ( new \ReflectionClass( SpamReason::class ) )->getConstants() as $word ) {
			self::assertStringNotContainsString( "“{$word}”", StateReasons::describe_reason( (string) $word ) );
		}
		self::assertStringContainsString( '“my-add-on”', StateReasons::describe_reason( 'my-add-on' ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array{string, string, string} Status, and of the newest row state and reason.
	 */
	private function send( Form $form, array $fields, string $key = '' ): array {
		global $wpdb;
		static $nth = 0;
		$answer     = $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann ' . ++$nth ] + $fields ), [], '' === $key ? [] : [ 'Idempotency-Key' => $key ] );
		$row        = $wpdb->get_row( $wpdb->prepare( 'SELECT state, reason FROM %i ORDER BY id DESC LIMIT 1', SubmissionTable::table_name() ), ARRAY_A );
		return [ (string) $answer->get_data()['status'], $row['state'] ?? '', $row['reason'] ?? '' ];
	}

	private function solve( string $stamp, string $key, int $bits ): string {
		for ( $n = 0; ! str_starts_with( self::bits( hash( 'sha256', "$stamp:$key:$n" ) ), str_repeat( '0', $bits ) ); ) {
			++$n;
		}
		return (string) $n;
	}

	/** The first bits of a hash, as digits. */
	private static function bits( string $hash ): string {
		return str_pad( decbin( (int) hexdec( substr( $hash, 0, 8 ) ) ), 32, '0', STR_PAD_LEFT );
	}
}
