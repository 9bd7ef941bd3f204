<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SpamProtection;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php'; // A process of its own knows no tests but this file.

use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use WP_REST_Request;

/** With Akismet and Really Simple CAPTCHA switched on: in processes of their own, since a class that is there stays there. */
#[Group( 'processes' )]
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class OtherPluginsTest extends SubmissionTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once __DIR__ . '/doubles.php';
		( new \ReflectionProperty( TagTypeRegistry::class, 'instance' ) )->setValue( null, null );
		\Akismet::$asked = [];
		\Akismet::$says  = 'false';
		\Akismet::$key   = 'abcdef123456';
	}

	protected function tearDown(): void {
		( new \ReflectionProperty( TagTypeRegistry::class, 'instance' ) )->setValue( null, null );
		parent::tearDown();
	}

	public function test_akismet_is_told_who_wrote_what_and_its_yes_is_spam(): void {
		$form   = $this->make_form( '[text first akismet:author][text last akismet:author][email your-email akismet:author_email][url site akismet:author_url][select topic "Sales" "Help"][textarea your-message]' );
		$fields = [
			'first'        => 'Ann',
			'last'         => 'Lee',
			'your-email'   => 'ann@example.test',
			'site'         => 'https://ann.test',
			'topic'        => 'Sales',
			'your-message' => 'Hello',
		];
		$send   = fn ( string $message ): string => $this->post( $form->id, self::fill_fields( [ 'your-message' => $message ] + $fields ) )->get_data()['status'];
		self::assertSame( 'mail_sent', $send( 'Hello' ) );
		$asked = \Akismet::$asked[0];
		self::assertSame( [ 'comment-check', 'contact-form', 'Ann Lee', 'ann@example.test', 'https://ann.test', 'Hello', '192.0.2.10' ], [ $asked['path'], $asked['comment_type'], $asked['comment_author'], $asked['comment_author_email'], $asked['comment_author_url'], $asked['comment_content'], $asked['user_ip'] ] );
		\Akismet::$says = 'true';
		self::assertSame( 'spam', $send( 'viagra-test-123' ) );
		\Akismet::$says = 'invalid';
		self::assertSame( 'mail_sent', $send( 'A key that is not valid any more' ) );
		\Akismet::$key  = '';
		\Akismet::$says = 'true';
		self::assertSame( 'mail_sent', $send( 'Not set up' ) );
		$plain = $this->make_form( '[text first]' );
		\Akismet::$key = 'abcdef123456';
		self::assertSame( 'mail_sent', $this->post( $plain->id, self::fill_fields( [ 'first' => 'Ann' ] ) )->get_data()['status'], 'A form that does not ask for it.' );
	}

	public function test_a_picture_puzzle_is_drawn_solved_once_and_drawn_anew(): void {
		$form = $this->make_form( '[text your-name] [captchac code size:l fg:#123 bg:#ffffff] [captchar code 4/4] [submit]' );
		$html = ( new FormRenderer() )->render( $form );
		self::assertSame( 1, preg_match( '~<input type="hidden" name="_wpcf7_captcha_challenge_code" value="(\d+)" /><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-code" width="84" height="28" alt="[^"]+" src="http://example.test/[^"]+/wpcf7_captcha/\1\.png" />~', $html, $found ), $html );
		$send = fn ( string $prefix, string $answer ): mixed => $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' . wp_rand(), '_wpcf7_captcha_challenge_code' => $prefix, 'code' => $answer ] ) )->get_data();
		$right = $send( $found[1], ' ab3d ' );
		self::assertSame( 'mail_sent', $right['status'] );
		self::assertMatchesRegularExpression( '~/wpcf7_captcha/\d+\.png$~', $right['captcha']['code'] );
		self::assertSame( 'Your entered code is incorrect.', $send( $found[1], 'AB3D' )['invalid_fields'][0]['message'], 'It is good for one try.' );
		foreach ( [ '../../wp-config', '', '1/../1' ] as $prefix ) {
			self::assertSame( 'validation_failed', $send( $prefix, 'AB3D' )['status'] );
		}
		$refill = rest_do_request( new WP_REST_Request( 'GET', "/frontage/v1/contact-forms/{$form->id}/refill" ) )->get_data();
		self::assertArrayHasKey( 'code', $refill['captcha'] );
	}

	/** What some versions leave out is written by us; where it cannot be, a picture that nobody could answer is not shown. */
	public function test_no_picture_is_shown_without_its_answer(): void {
		$form = $this->make_form( '[text your-name] [captchac code] [captchar code] [submit]' );
		\ReallySimpleCaptcha::$writes_answers = false;
		$html = ( new FormRenderer() )->render( $form );
		self::assertSame( 1, preg_match( '~challenge_code" value="(\d+)"~', $html, $found ) );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann', '_wpcf7_captcha_challenge_code' => $found[1], 'code' => 'AB3D' ] ) )->get_data()['status'] );
		\ReallySimpleCaptcha::$can_write = false;
		self::assertStringNotContainsString( '<img', ( new FormRenderer() )->render( $form ) );
		\ReallySimpleCaptcha::$has_fonts = false;
		$log  = (string) ini_set( 'error_log', '/dev/null' );
		$html = ( new FormRenderer() )->render( $form );
		ini_set( 'error_log', $log );
		self::assertStringContainsString( 'name="your-name"', $html );
		[ \ReallySimpleCaptcha::$writes_answers, \ReallySimpleCaptcha::$can_write, \ReallySimpleCaptcha::$has_fonts ] = [ true, true, true ];
	}
}
