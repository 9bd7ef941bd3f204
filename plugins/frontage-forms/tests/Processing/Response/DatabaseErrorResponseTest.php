<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing\Response;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** WordPress ends a request whose database goes away with wp_die(): what the visitor reads then, in processes of their own. */
#[Group( 'processes' )]
final class DatabaseErrorResponseTest extends TestCase {

	private const SENTENCE = 'nothing was sent. Your text is still here';

	public function test_the_forms_own_route_says_so_as_json(): void {
		[ $status, $body ] = self::end( '/wp-json/frontage/v1/contact-forms/7/feedback' );
		$answer            = json_decode( $body, true );
		self::assertSame( [ 503, 'frontage_database_away', 503 ], [ $status, $answer['code'], $answer['data']['status'] ] );
		self::assertStringContainsString( self::SENTENCE, $answer['message'] );
		self::assertSame( 503, self::end( '/index.php?rest_route=%2Ffrontage%2Fv1%2Fcontact-forms%2F7%2Ffeedback' )[0] );
		self::assertSame( $body, self::end( '/wp-json/Frontage/v1/contact-forms/7/feedback' )[1], 'As WordPress matches routes.' );
	}

	public function test_the_old_script_gets_an_answer_that_it_can_show(): void {
		[ $status, $body ] = self::end( '/wp-json/contact-form-7/v1/contact-forms/7/feedback', [ '_wpcf7' => '7', '_wpcf7_unit_tag' => 'wpcf7-f7-o1' ] );
		$answer            = json_decode( $body, true );
		self::assertSame( [ 200, 'aborted', '#wpcf7-f7-o1', 7 ], [ $status, $answer['status'], $answer['into'], $answer['contact_form_id'] ] );
		self::assertStringContainsString( self::SENTENCE, $answer['message'] );
	}

	public function test_without_script_the_page_says_how_to_get_back(): void {
		[ $status, $body ] = self::end( '/contact/', [ '_wpcf7' => '7', '_wpcf7_unit_tag' => 'wpcf7-f7-o1' ] );
		self::assertSame( 503, $status );
		self::assertStringContainsString( 'Use your browser’s Back button', $body );
	}

	public function test_other_requests_and_other_endings_stay_as_they_are(): void {
		self::assertStringContainsString( 'Error establishing a database connection', self::end( '/some/post/' )[1] );
		self::assertStringContainsString( 'Something else', self::end( '/wp-json/frontage/v1/contact-forms/7/feedback', [], 'other' )[1] );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array{int, string}
	 */
	private static function end( string $uri, array $fields = [], string $how = '' ): array {
		$process = proc_open( [ PHP_BINARY, dirname( __DIR__ ) . '/dead-database.php', $uri, (string) json_encode( $fields ), $how ], [ 1 => [ 'pipe', 'w' ] ], $pipes );
		self::assertIsResource( $process );
		$said = (string) stream_get_contents( $pipes[1] );
		proc_close( $process );
		$answer = json_decode( $said, true );
		self::assertIsArray( $answer, $said );
		return [ $answer['status'], $answer['body'] ];
	}
}
