<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/accounts/sign-in; hostile attributes come with BlockTestCase. */
final class SignInTest extends BlockTestCase {

	protected const BLOCK = 'frontage/sign-in';

	public function test_it_posts_to_wordpress_own_sign_in_without_script(): void {
		$html = self::printed( [] );
		self::assertMatchesRegularExpression( '~aria-label="Sign in( \(\d+\))?" method="post" action="http://example.test/wp-login.php" data-account="sign-in"~', $html );
		self::assertMatchesRegularExpression( '/<label for="(fr-sign-in-\d+-user)">Username or email address<\/label><input name="log" autocomplete="username"[^>]* id="\1"[^>]* required data-field="user" data-validate="Required Field" aria-invalid="false">/', $html );
		self::assertMatchesRegularExpression( '/name="pwd" autocomplete="current-password" required/', $html );
		self::assertStringContainsString( 'name="redirect_to" value="http://example.test/"', $html );
		self::assertSame( 1, substr_count( $html, 'name="rememberme"' ) );
		self::assertMatchesRegularExpression( '~aria-label="Lost your password\?( \(\d+\))?"~', $html );
		preg_match_all( '~<form [^>]*aria-label="([^"]*)"~', $html . self::printed( [] ), $names );
		self::assertCount( 4, array_unique( $names[1] ), 'Landmarks of a page are told apart.' );
		self::assertSame( 2, substr_count( $html, 'role="status"' ), 'One for each of its two forms.' );
		self::assertSame( 2, substr_count( $html, '<ul></ul></div>' ), 'And a summary that is empty.' );
	}

	public function test_without_script_the_browser_judges_only_where_a_refusal_would_cost_a_password(): void {
		$html = self::printed( [] );
		self::assertMatchesRegularExpression( '~<form [^>]*data-account="lost-password" novalidate>~', $html, 'The server answers with the summary, and what was typed is kept.' );
		self::assertDoesNotMatchRegularExpression( '~<form [^>]*data-account="sign-in"[^>]* novalidate~', $html );
	}

	public function test_nothing_of_a_visitor_stands_in_a_page_that_a_cache_may_keep(): void {
		$first                  = self::printed( [] );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$other                  = self::printed( [] );
		$same                   = static fn ( string $html ): string => (string) preg_replace( [ '/fr-sign-in-\d+/', '/ \(\d+\)"/' ], [ 'fr-sign-in', '"' ], $html ); // Which form of the page it is.
		self::assertSame( $same( $first ), $same( $other ) );
	}

	public function test_no_proof_of_a_call_stands_in_the_page_where_it_would_get_old(): void {
		self::assertStringNotContainsString( 'nonce', self::printed( [] ) );
	}

	public function test_who_is_signed_in_sees_that_and_the_way_out(): void {
		$this->sign_in( 'subscriber' );
		$html = self::printed( [] );
		self::assertStringContainsString( 'You are signed in as ' . wp_get_current_user()->display_name, $html );
		self::assertStringContainsString( 'action=logout', $html );
		self::assertStringNotContainsString( 'data-account=', $html );
	}

	public function test_editors_leave_out_what_a_page_does_not_need(): void {
		$html = self::printed( [ 'remember' => false, 'lostPassword' => false, 'registerLink' => [ 'url' => '/join/' ], 'registerText' => 'Join & see', 'redirect' => [ 'url' => 'http://example.test/members/' ] ] );
		self::assertStringNotContainsString( 'rememberme', $html );
		self::assertStringNotContainsString( '<details', $html );
		self::assertStringContainsString( '<a href="/join/">Join &amp; see</a>', $html );
		self::assertStringContainsString( 'data-redirect="http://example.test/members/"', $html );
		self::assertStringNotContainsString( 'data-redirect', self::printed( [ 'redirect' => [ 'url' => 'https://evil.example/' ] ] ) );
	}

	public function test_other_plugins_find_their_place_in_it(): void {
		add_action( 'login_form', static fn () => print '<input name="captcha">' );
		add_filter( 'frontage_accounts_below_sign_in', static fn ( string $html, string $unit ): string => $html . "<p>More for $unit</p>", 10, 2 );
		$html = self::printed( [] );
		self::assertMatchesRegularExpression( '/<input name="captcha">.*<\/form><p>More for fr-sign-in-\d+<\/p>/s', $html );
	}
}
