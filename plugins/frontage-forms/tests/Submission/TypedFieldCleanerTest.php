<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Submission;

use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\TestWith;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** What people paste is judged, kept and mailed as they meant it (docs/reference/contact-forms.md §6). */
final class TypedFieldCleanerTest extends SubmissionTestCase {

	/** @return array<string, mixed> The values of the one row. */
	private static function stored_values(): array {
		global $wpdb;
		/** @var array{values: array<string, mixed>} $record */
		$record = json_decode( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT data FROM %i ORDER BY id DESC LIMIT 1', SubmissionTable::table_name() ) ), true );
		return $record['values'];
	}

	#[TestWith( [ '[email* a]', "\u{200B}anna@example.com\u{FEFF}", 'anna@example.com' ] )]
	#[TestWith( [ '[tel* a]', "\u{202A}+49\u{A0}30\u{2011}1234567\u{202C}", '+49 30-1234567' ] )]
	#[TestWith( [ '[tel* a]', '030 1234567 ext. 12', '030 1234567 ext. 12' ] )]
	#[TestWith( [ '[url* a]', "https://example.com/\u{2060}", 'https://example.com/' ] )]
	#[TestWith( [ '[number* a]', "\u{200E}١٢", '12' ] )]
	#[TestWith( [ '[date* a]', "２０２６\u{2011}05\u{2011}01", '2026-05-01' ] )]
	#[TestWith( [ '[text* a]', "\u{200B}Anna\u{200B} Lind\u{2069}", "Anna\u{200B} Lind" ] )]
	#[TestWith( [ '[textarea* a]', "\u{200B}Anna\u{200B}", "\u{200B}Anna\u{200B}" ] )]
	#[TestWith( [ '<input type="tel" name="a">', "\u{202A}030 123\u{202C}", '030 123' ] )]
	public function test_it_is_kept_as_it_was_meant( string $template, string $pasted, string $kept ): void {
		$form = $this->make_form( "$template [submit]" );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'a' => $pasted ] ) )->get_data()['status'] );
		self::assertSame( $kept, self::stored_values()['a'] );
	}

	#[TestWith( [ '[text* a]' ] )]
	#[TestWith( [ '[textarea* a]' ] )]
	#[TestWith( [ '[email* a]' ] )]
	#[TestWith( [ '[tel* a]' ] )]
	public function test_what_nobody_sees_is_empty( string $template ): void {
		$form = $this->make_form( "$template [submit]" );
		foreach ( [ "\u{200B}", "\u{3164}", "\u{2800}\u{FE0F} ", "\u{AD}\u{2060}" ] as $unseen ) {
			self::assert_invalid( [ 'a' => 'Please fill out this field.' ], $this->post( $form->id, self::fill_fields( [ 'a' => $unseen ] ) )->get_data() );
		}
	}

	public function test_a_choice_keeps_the_characters_that_its_owner_gave_it(): void {
		$form = $this->make_form( "[select a \"\u{200F}One\u{200F}\" \"Two\"] [submit]" );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'a' => "\u{200F}One\u{200F}" ] ) )->get_data()['status'] );
		self::assertSame( "\u{200F}One\u{200F}", self::stored_values()['a'] );
	}

	public function test_an_address_of_another_script_is_kept_as_typed_and_mailed_as_servers_know_it(): void {
		$form = $this->make_form( '[email* your-email] [text your-subject] [textarea your-message] [submit]' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mails' => [ [ 'active' => true, 'recipient' => '[your-email]', 'additional_headers' => 'Reply-To: Anna <[your-email]>' ] + $form->mail ], 'mail' => [ 'recipient' => 'Anna <[your-email]>', 'body' => '[your-email]' ] + $form->mail ] ) );
		self::assertInstanceOf( \Frontage\Forms\Form\Form::class, $form );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'your-email' => 'anna@Bücher.example' ] ) )->get_data()['status'] );
		self::assertSame( 'anna@Bücher.example', self::stored_values()['your-email'] );
		self::assertSame( [ 'Anna <anna@xn--bcher-kva.example>', 'anna@Bücher.example' ], [ $this->mails[0]['to'] ?? null, $this->mails[0]['message'] ?? null ] );
		self::assertStringContainsString( 'Reply-To: anna@xn--bcher-kva.example', (string) wp_json_encode( $this->mails[0]['headers'] ?? '' ) );
	}
}
