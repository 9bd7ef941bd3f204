<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Compat\UserFormShortcode;
use Frontage\Accounts\Endpoints\FormPostController;
use Frontage\Accounts\Endpoints\NoScriptResponse;
use Frontage\Accounts\Form\FormAssets;
use Frontage\Accounts\Form\RegistrationForm;
use Frontage\Accounts\Form\SignInForm;
use Frontage\Accounts\MagicLink\MagicLink;
use Frontage\Accounts\Passkey\PasskeySignIn;
use Frontage\Accounts\Request\PageLanguage;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

require_once __DIR__ . '/AccountsTestCase.php';
require_once __DIR__ . '/Languages.php';

/** A form answers in the language of the page that it stands in, whatever language the request is in. */
#[Group( 'database' )]
final class PageLanguageTest extends AccountsTestCase {

	use Languages;

	protected function setUp(): void {
		parent::setUp();
		$this->know_language( 'nb_NO' );
	}

	protected function tearDown(): void {
		self::assertSame( 'en_US', get_locale(), 'Whoever switches comes back.' );
		parent::tearDown();
	}

	/** @return list<string> Languages of the texts in there. */
	private static function languages( mixed $said ): array {
		preg_match_all( '/\[([a-z]{2}_[A-Z]{2})\]/', (string) wp_json_encode( $said ), $found );
		return array_values( array_unique( $found[1] ) );
	}

	/**
	 * @param 'sign_in'|'register'|'lost_password' $call
	 * @param array<string, string>                $data
	 */
	#[TestWith( [ 'sign_in', [ 'user' => 'nobody', 'pass' => 'wrong' ] ] )]
	#[TestWith( [ 'sign_in', [ 'user' => '', 'pass' => '' ] ] )]
	#[TestWith( [ 'register', [ 'user' => 'al', 'pass' => 'x', 'email' => 'none' ] ] )]
	#[TestWith( [ 'lost_password', [ 'user' => 'nobody' ] ] )]
	#[TestWith( [ 'lost_password', [] ] )]
	public function test_a_script_gets_texts_in_it( string $call, array $data ): void {
		self::assertSame( [ 'nb_NO' ], self::languages( $this->call( $call, $data, [ PageLanguage::FIELD => 'nb_NO' ] ) ) );
		foreach ( [ null, 'en_US', 'xx_XX', '', [ 'nb_NO' ], "nb_NO\0", str_repeat( 'n', MB_IN_BYTES ), "\xff" ] as $locale ) {
			self::assertSame( [ 'en_US' ], self::languages( $this->call( $call, $data, [ PageLanguage::FIELD => $locale ] ) ), 'Of no language that the site has.' );
		}
	}

	public function test_who_has_to_wait_reads_it_in_it(): void {
		add_filter( 'frontage_accounts_limit', static fn (): int => 0 );
		foreach ( [ 'sign_in', 'register', 'lost_password' ] as $call ) {
			self::assertSame( [ 'nb_NO' ], self::languages( $this->call( $call, self::account(), [ PageLanguage::FIELD => 'nb_NO' ] ) ), $call );
			self::assertSame( 429, $this->status );
		}
	}

	public function test_a_form_without_script_finds_texts_in_it_on_its_page(): void {
		add_filter( 'wp_redirect', static fn ( string $to ): string => throw new \DomainException( $to ) );
		$_POST = wp_slash( [ 'data' => [ 'user' => 'al' ], FormPostController::PAGE => 'http://example.test/bli-med/', FormPostController::UNIT => 'u', PageLanguage::FIELD => 'nb_NO' ] );
		try {
			FormPostController::register();
		} catch ( \DomainException $led ) {
			parse_str( (string) wp_parse_url( $led->getMessage(), PHP_URL_QUERY ), $_GET );
		}
		self::assertSame( [ 'nb_NO' ], self::languages( NoScriptResponse::for_form( 'u' )->texts ) );
	}

	public function test_pages_say_their_language_and_lead_to_wordpress_own_page_in_it(): void {
		update_option( MagicLink::OPTION, true );
		$printed = static fn (): array => [ RegistrationForm::markup( [] ), SignInForm::markup( [] ), wp_json_encode( FormAssets::data(), JSON_UNESCAPED_SLASHES ), wp_json_encode( PasskeySignIn::add_module_data( [] ), JSON_UNESCAPED_SLASHES ), UserFormShortcode::html( '' ) ];
		foreach ( $printed() as $text ) {
			self::assertStringNotContainsString( 'wp_lang', (string) $text, 'In the site\'s own language nothing is to be said.' );
		}
		$locale = static fn (): string => 'nb_NO';
		add_filter( 'locale', $locale );
		[ $register, $sign_in, $told, $passkey, $old ] = $printed();
		remove_filter( 'locale', $locale );
		$field = '<input type="hidden" name="frontage_locale" value="nb_NO">';
		self::assertStringContainsString( $field, $register );
		self::assertSame( 1, substr_count( $sign_in, $field ), 'For a lost password.' );
		self::assertStringContainsString( 'action="http://example.test/wp-login.php?wp_lang=nb_NO"', $sign_in );
		self::assertMatchesRegularExpression( '~wp-login\.php\?action=frontage_link&[^"]*wp_lang=nb_NO"~', $sign_in );
		self::assertStringContainsString( '"login":"http://example.test/wp-login.php?wp_lang=nb_NO","locale":"nb_NO"', $told );
		self::assertStringContainsString( '"signIn":"http://example.test/wp-login.php?wp_lang=nb_NO"', $passkey );
		self::assertMatchesRegularExpression( '~class="lost-password" href="[^"]*wp_lang=nb_NO"~', $old );
	}
}
