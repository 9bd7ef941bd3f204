<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\AccountResponse;
use Frontage\Accounts\Endpoints\NoScriptResponse;
use Frontage\Accounts\Form\RegistrationForm;
use Frontage\Accounts\Form\SignedInNotice;
use Frontage\Accounts\Form\SignInForm;
use Frontage\Accounts\Passkey\AuthenticatorData;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Request\PostedValues;
use Frontage\Tests\RefusingDatabase;

require_once __DIR__ . '/AccountsTestCase.php';

/** WordPress looks for shortcodes in a page once its blocks are printed: none that a visitor brought may run. */
final class TypedTest extends AccountsTestCase {

	use RefusingDatabase;

	private int $runs = 0;

	protected function setUp(): void {
		parent::setUp();
		add_shortcode(
			'probe',
			function (): string {
				++$this->runs;
				return 'ran';
			}
		);
	}

	protected function tearDown(): void {
		remove_shortcode( 'probe' );
		parent::tearDown();
	}

	public function test_the_address_of_the_page_runs_none(): void {
		$_SERVER['REQUEST_URI'] = '/sign-in/?next=[probe]&more=[probe/id=1]';
		$this->assert_none_runs( SignInForm::markup( [] ) );
		$this->assert_none_runs( RegistrationForm::markup( [] ) );
		self::assertStringContainsString( 'value="http://example.test/sign-in/?next=&#091;probe&#093;', SignInForm::markup( [] ), 'It still leads back there.' );
	}

	public function test_what_was_posted_and_what_is_said_of_it_run_none(): void {
		preg_match( '/<form id="fr-register-(\d+)"/', RegistrationForm::markup( [] ), $found );
		$unit                       = 'fr-register-' . ( (int) $found[1] + 1 );
		$texts                      = [ 'user_invalid' => 'Not [probe].', 'email_format' => 'Not [probe].', AccountResponse::MESSAGE => 'Nobody may be called [probe].' ];
		$_GET[ NoScriptResponse::PARAMETER ] = NoScriptResponse::store( AccountResponse::failure( $texts ), $unit, new PostedValues( [ 'user' => '[probe]', 'email' => '[probe]' ] ) );
		$html                       = RegistrationForm::markup( [] );
		self::assertSame( 5, substr_count( $html, 'Not &#091;probe&#093;.' ) + substr_count( $html, 'called &#091;probe&#093;.' ) );
		$this->assert_none_runs( $html );
	}

	public function test_the_name_of_who_is_signed_in_and_of_his_passkeys_run_none(): void {
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_$option", static fn (): string => 'https://example.test', 30 );
		}
		$user = $this->sign_in( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'display_name' => '[probe]' ] );
		wp_set_current_user( 0 );
		wp_set_current_user( $user );
		$data = AuthenticatorData::read( hash( 'sha256', 'example.test', true ) . "\x45\0\0\0\0" . str_repeat( "\0", 16 ) . "\0\x10" . random_bytes( 16 ) . "\xa0" );
		self::assertTrue( PasskeyRepository::add( $user, PasskeyRepository::user_handle( $user ), $data, '[probe]' ) );
		$_SERVER['REQUEST_URI'] = '/sign-in/?next=[probe]';
		$html                   = SignedInNotice::html();
		self::assertStringContainsString( 'signed in as &#091;probe&#093;', $html );
		self::assertStringContainsString( '<td>&#091;probe&#093;</td>', $html );
		$this->assert_none_runs( $html );
	}

	private function assert_none_runs( string $html ): void {
		self::assertStringContainsString( 'probe', $html );
		do_shortcode( $html );
		self::assertSame( 0, $this->runs );
	}

	public function test_what_was_typed_comes_back_on_a_table_that_refuses_its_characters(): void {
		$this->refuse_writes( 'options', '😀' );
		$_GET[ NoScriptResponse::PARAMETER ] = NoScriptResponse::store( AccountResponse::failure( [ 'user' => 'No 😀' ] ), 'u', new PostedValues( [ 'user' => 'Ann 😀' ] ) );
		$said = NoScriptResponse::for_form( 'u' );
		self::assertSame( [ 'Ann 😀', [ 'user' => 'No 😀' ] ], [ $said->typed['user'] ?? '', $said->texts ] );
	}

	public function test_what_was_typed_comes_back_after_a_flush_of_the_object_cache(): void {
		wp_using_ext_object_cache( true );
		try {
			$_GET[ NoScriptResponse::PARAMETER ] = NoScriptResponse::store( AccountResponse::failure( [ 'user' => 'No' ] ), 'u', new PostedValues( [ 'user' => 'Ann' ] ) );
			wp_cache_flush();
			self::assertSame( 'Ann', NoScriptResponse::for_form( 'u' )->typed['user'] ?? '' );
		} finally {
			wp_using_ext_object_cache( false );
		}
	}
}
