<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Compat\UserFormShortcode;
use Frontage\Accounts\Compat\UserPressGlobals;
use Frontage\Tests\WordPressTestCase;

/** Markup and names that old pages rely on. */
final class CompatTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		( new \ReflectionProperty( UserFormShortcode::class, 'used_units' ) )->setValue( null, [] ); // Each test is another page.
	}

	public function test_a_second_form_of_a_page_has_ids_of_its_own(): void {
		$html = do_shortcode( '[ct-user-form][ct-user-form]' );
		self::assertSame( 1, substr_count( $html, 'id="user"' ) );
		self::assertSame( 2, substr_count( $html, 'class="user_name"' ) );
	}

	public function test_the_shortcode_prints_the_classes_and_ids_of_old_pages(): void {
		$html = do_shortcode( '[ct-user-form form_type="login" el_title="Members & <b>more</b>" label="New?" text_link="Join" link="/join/" other_page="yes"]' );
		self::assertStringContainsString( '<div class="ct-user-form ct-user-form-login"><div class="ct-user-form-header"><h3>Members &amp; more</h3></div>', str_replace( '&lt;b&gt;more&lt;/b&gt;', 'more', $html ) );
		foreach ( [ '<div class="login-form"><div class="fields-content"><div class="field-group">', 'id="user" name="user" class="user_name" autocomplete="username"', 'id="pass" name="pass" class="password" autocomplete="current-password"', 'class="rememberme"', 'class="button-login"', '<div class="ct-user-form-footer">New? <a href="/join/" target="_blank">Join</a>' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	public function test_so_it_does_for_the_registration_where_that_is_open(): void {
		self::assertStringContainsString( 'closed', do_shortcode( '[ct-user-form form_type="register"]' ) );
		update_option( 'users_can_register', 1 );
		$html = do_shortcode( '[ct-user-form form_type="register"]' );
		foreach ( [ 'class="register-form"', 'id="res_user"', 'id="res_email"', 'id="res_pass1"', 'id="res_pass2"', 'class="btn-up-register"' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	public function test_who_is_signed_in_sees_profile_and_way_out(): void {
		$this->sign_in( 'subscriber' );
		$html = do_shortcode( '[ct-user-form is_logged="profile" is_logged_text="Leave"]' );
		self::assertStringContainsString( 'class="user-profile"', $html );
		self::assertStringContainsString( '>Leave</a>', $html );
		self::assertStringNotContainsString( '<input', $html );
	}

	public function test_a_theme_has_its_own_markup_and_no_other_file_is_read(): void {
		$folder = sys_get_temp_dir() . '/frontage-theme-' . getmypid();
		mkdir( "$folder/userpress/one", 0700, true );
		file_put_contents( "$folder/userpress/one/form-login.php", '<?php echo "theirs ", esc_html( $args["label"] );' );
		add_filter( 'stylesheet_directory', static fn (): string => $folder );
		add_filter( 'template_directory', static fn (): string => $folder );
		wp_set_template_globals();
		try {
			self::assertStringContainsString( '<div class="ct-user-form-body">theirs L</div>', do_shortcode( '[ct-user-form layout="one" label="L"]' ) );
			self::assertStringContainsString( 'class="login-form"', do_shortcode( '[ct-user-form layout="../one"]' ) );
		} finally {
			remove_all_filters( 'stylesheet_directory' );
			remove_all_filters( 'template_directory' );
			wp_set_template_globals();
			unlink( "$folder/userpress/one/form-login.php" );
			rmdir( "$folder/userpress/one" );
			rmdir( "$folder/userpress" );
			rmdir( $folder );
		}
	}

	public function test_the_old_global_comes_with_an_old_script_alone_and_without_a_nonce(): void {
		wp_register_script( 'userpress', '/x.js', [], '1' );
		UserPressGlobals::declare();
		self::assertFalse( wp_scripts()->get_data( 'userpress', 'before' ) );
		wp_enqueue_script( 'userpress' );
		UserPressGlobals::declare();
		self::assertStringContainsString( '"nonce":""', implode( '', (array) wp_scripts()->get_data( 'userpress', 'before' ) ) );
		wp_deregister_script( 'userpress' );
	}
}
