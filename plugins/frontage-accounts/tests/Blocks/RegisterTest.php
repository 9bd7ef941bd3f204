<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Blocks;

use Frontage\Accounts\AccountResponse;
use Frontage\Accounts\Endpoints\NoScriptResponse;
use Frontage\Accounts\Registration\RegistrationConsent;
use Frontage\Accounts\Request\PostedValues;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/accounts/register; hostile attributes come with BlockTestCase. */
final class RegisterTest extends BlockTestCase {

	protected const BLOCK = 'frontage/register';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'users_can_register', 1 );
	}

	public function test_it_posts_without_script_and_browsers_know_its_rules(): void {
		$html = self::printed( [] );
		self::assertMatchesRegularExpression( '~aria-label="Register( \(\d+\))?" method="post" action="http://example.test/wp-admin/admin-post.php" data-account="register"~', $html );
		self::assertMatchesRegularExpression( '/name="data\[user\]" autocomplete="username"[^>]* data-validate="Required Field" data-user-length="[^"]+" minlength="4"/', str_replace( [ '&#091;', '&#093;' ], [ '[', ']' ], $html ) );
		self::assertSame( 2, substr_count( $html, 'autocomplete="new-password"' ) );
		self::assertStringContainsString( 'type="email"', $html );
		self::assertStringNotContainsString( 'consent', $html );
		self::assertStringNotContainsString( 'data-special-char', $html, 'Where no page asks, WordPress alone says which names are valid.' );
	}

	public function test_where_nobody_may_register_it_says_so(): void {
		update_option( 'users_can_register', 0 );
		$html = self::printed( [ 'signInLink' => [ 'url' => '/in/' ] ] );
		self::assertStringContainsString( 'Registration is closed on this site.', $html );
		self::assertStringContainsString( 'href="/in/"', $html );
		self::assertStringNotContainsString( '<form', $html );
	}

	public function test_what_was_posted_without_script_is_said_at_the_head_and_beside_its_fields_and_no_password_comes_back(): void {
		preg_match( '/id="fr-register-(\d+)"/', self::printed( [] ), $found );
		$unit = 'fr-register-' . ( (int) $found[1] + 1 );
		$sent = new PostedValues( [ 'user' => 'bob "<i>[gallery]', 'email' => 'bob@example.test', 'pass' => 'my secret', 'passconfirm' => 'my secret' ] );

		$_GET[ NoScriptResponse::PARAMETER ] = NoScriptResponse::store( AccountResponse::failure( [ 'user_null' => 'User name null', 'email_exists' => '<b>Taken[gallery]</b>', 'passconfirm_null' => 'Password null' ] ), $unit, $sent );
		$html                       = self::printed( [] );
		self::assertMatchesRegularExpression( "/value=\"bob &quot;&lt;i&gt;&#091;gallery&#093;\"[^>]* aria-invalid=\"true\" aria-describedby=\"$unit-user-tip\"><span class=\"wpcf7-not-valid-tip\" aria-hidden=\"true\" id=\"$unit-user-tip\">Required Field<\/span>/", $html );
		self::assertStringContainsString( "<div class=\"fr-errors\" role=\"group\" tabindex=\"-1\" aria-labelledby=\"$unit-errors\"><p id=\"$unit-errors\">One or more fields have an error. Please check and try again.</p><ul><li><a href=\"#$unit-user\">Username – Required Field</a></li><li><a href=\"#$unit-email\">Email address – &lt;b&gt;Taken&#091;gallery&#093;&lt;/b&gt;</a></li><li><a href=\"#$unit-passconfirm\">Confirm password – Required Field</a></li></ul></div>", $html );
		self::assertStringNotContainsString( 'role="alert"', $html );
		self::assertStringNotContainsString( 'my secret', $html );
		self::assertStringNotContainsString( 'Taken', self::printed( [] ), 'Another form of the page says nothing.' );
	}

	public function test_what_another_plugin_says_of_the_whole_form_stands_once(): void {
		preg_match( '/id="fr-register-(\d+)"/', self::printed( [] ), $found );
		$unit = 'fr-register-' . ( (int) $found[1] + 1 );

		$_GET[ NoScriptResponse::PARAMETER ] = NoScriptResponse::store( AccountResponse::failure( [ 'user_exists' => 'Taken', 'message' => 'And <i>more</i>' ] ), $unit, new PostedValues( [] ) );
		$html                       = self::printed( [] );
		self::assertStringContainsString( "<p id=\"$unit-errors\">And &lt;i&gt;more&lt;/i&gt;</p><ul><li>", $html );
		self::assertStringContainsString( 'role="status"></p>', $html );

		$unit                       = 'fr-register-' . ( (int) $found[1] + 2 );
		$_GET[ NoScriptResponse::PARAMETER ] = NoScriptResponse::store( AccountResponse::failure( [ 'message' => 'Closed' ] ), $unit, new PostedValues( [] ) );
		$html                       = self::printed( [] );
		self::assertStringContainsString( 'again.</p><ul></ul>', $html );
		self::assertStringContainsString( 'role="status">Closed</p>', $html );
	}

	public function test_a_box_asks_for_consent_where_the_owner_wants_it(): void {
		update_option( RegistrationConsent::OPTION, '1' );
		self::assertMatchesRegularExpression( '/type="checkbox" name="data&#091;consent&#093;" value="1" required/', self::printed( [] ) );
	}
}
