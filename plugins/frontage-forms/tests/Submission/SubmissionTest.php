<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Submission;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Tests\Inbox\Submissions;
use Frontage\Tests\WordPressTestCase;

require_once dirname( __DIR__ ) . '/Inbox/Submissions.php';

/** What one visitor sent, while it is handled and when it is read again. */
final class SubmissionTest extends WordPressTestCase {

	private static function submission(): Submission {
		return new Submission(
			form: new Form( id: 7, template: '[text a][select b "Shown|sent" "Other"][captchar c]' ),
			values: [
				'a' => 'x',
				'b' => [ 'Shown', 'Other', 'unknown' ],
				'c' => 'secret',
			],
			files: [
				'f' => [
					[
						'path' => '/private/a.pdf',
						'name' => 'a.pdf',
					],
				],
			],
			unit_tag: 'wpcf7-f7-o1',
			container_post: 3,
			address: '192.0.2.1',
			user_agent: 'Browser',
			url: 'http://example.test/',
			received: '2026-01-02 03:04:05',
			hash: 'hash',
			key: 'a-key-of-this-test',
			consents: [ 'd' => 'I agree' ],
		);
	}

	public function test_what_is_kept_comes_back_but_for_files_and_secrets(): void {
		$record = self::submission()->to_record();
		$again  = Submission::from_record( self::submission()->form, (array) json_decode( (string) wp_json_encode( $record ), true ) );
		self::assertSame( $record, $again->to_record() );
		self::assertArrayNotHasKey( 'c', $again->values );
		self::assertSame( '', $again->files['f'][0]['path'] );
	}

	public function test_files_come_to_it_later_and_change_nothing_else(): void {
		$one   = self::submission();
		$other = $one->with_files( [] );
		self::assertSame( [], $other->files );
		self::assertEquals( $one, $other->with_files( $one->files ) );
	}

	public function test_mails_get_what_stands_behind_the_pipe(): void {
		self::assertSame( [ 'sent', 'Other', 'unknown' ], self::submission()->value_after_pipe( 'b' ) );
		self::assertSame( 'x', self::submission()->value_after_pipe( 'a' ) );
	}

	public function test_the_same_words_from_the_same_place_have_the_same_hash(): void {
		$hash = static fn ( string $value, string $place ): string => FieldValues::hash_values( [ 'a' => $value ], '192.0.2.1', $place, [] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $hash( 'x', 'o1' ) );
		self::assertNotSame( $hash( 'x', 'o1' ), $hash( 'y', 'o1' ) );
		self::assertNotSame( $hash( 'x', 'o1' ), $hash( 'x', 'o2' ) );
	}

	public function test_a_page_is_kept_without_what_its_address_carried(): void {
		$kept = static fn ( string $url ): string => Submissions::make( [ 'url' => $url ] )->page_url();
		self::assertSame( 'http://example.test/contact/', $kept( 'http://example.test/contact/?token=secret&email=a@b.co&p[]=1#top' ) );
		self::assertSame( 'http://example.test/?page_id=12', $kept( 'http://example.test/?utm_source=x&page_id=12#c' ) );
		self::assertSame( '', $kept( '' ) );
	}
}
