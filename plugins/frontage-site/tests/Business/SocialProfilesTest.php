<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Business;

use Frontage\Site\Business\BusinessSchema;
use Frontage\Site\Business\SocialProfiles;
use Frontage\Tests\RefusingDatabase;
use Frontage\Tests\WordPressTestCase;

/** Social icons that are the firm's profiles. */
final class SocialProfilesTest extends WordPressTestCase {

	use RefusingDatabase;

	public function test_a_ticked_block_tells_its_links_and_an_unticked_one_takes_them_back(): void {
		$this->sign_in( 'administrator' );
		$id = self::page( true, 'linkedin.com/company/halden', 'https://example.com/halden' );
		self::assertSame( [ 'https://linkedin.com/company/halden', 'https://example.com/halden' ], SocialProfiles::all() );
		wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( self::links( false, 'https://example.com/halden' ) ) ] );
		self::assertSame( [], SocialProfiles::all() );
		wp_delete_post( $id, true );
	}

	public function test_a_draft_a_deleted_page_and_other_links_tell_nothing(): void {
		$this->sign_in( 'administrator' );
		self::page( false, 'https://example.com/unticked' );
		$id = self::page( true, 'https://example.com/halden' );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] );
		self::assertSame( [], SocialProfiles::all() );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'publish' ] );
		self::assertSame( [ 'https://example.com/halden' ], SocialProfiles::all() );
		wp_delete_post( $id, true );
		self::assertSame( [], SocialProfiles::all() );
	}

	public function test_hostile_addresses_are_refused(): void {
		$this->sign_in( 'administrator' );
		self::page( true, 'javascript:alert(1)', ' jAvAscript:alert(1)', 'data:text/html,<script>', 'mailto:a@example.com', '#', '/own', '//evil', '"><script>', 'http://' );
		self::assertSame( [], array_filter( SocialProfiles::all(), static fn ( string $url ): bool => ! preg_match( '~^https?://[\w.-]+[^"<>\s]*$~', $url ) ) );
		self::assertSame( '', implode( '', preg_grep( '/script:|data:|mailto/i', SocialProfiles::all() ) ?: [] ) );
	}

	public function test_who_writes_only_posts_does_not_speak_for_the_firm_but_may_take_back(): void {
		$this->sign_in( 'administrator' );
		$id = self::page( true, 'https://example.com/one', 'https://example.com/two' );
		$this->sign_in( 'author' );
		self::page( true, 'https://example.com/author' );
		wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( self::links( true, 'https://example.com/two', 'https://example.com/three' ) ) ] );
		self::assertSame( [ 'https://example.com/two' ], SocialProfiles::all() );
	}

	public function test_an_address_that_the_database_refuses_is_kept_percent_encoded(): void {
		$this->sign_in( 'administrator' );
		$this->refuse_writes( SocialProfiles::OPTION, '😀' );
		$id = self::page( true, 'https://example.com/halden', 'https://example.com/😀/ä?q=😀' );
		wp_cache_flush();
		self::assertSame( [ 'https://example.com/halden', 'https://example.com/%F0%9F%98%80/%C3%A4?q=%F0%9F%98%80' ], SocialProfiles::all() );
		wp_delete_post( $id, true );
		self::assertSame( [], SocialProfiles::all() );
	}

	public function test_they_stand_with_those_of_the_settings_once(): void {
		$this->sign_in( 'administrator' );
		update_option( 'frontage_site_business', [ 'name' => 'Halden', 'search' => true, 'profiles' => [ 'https://example.com/halden' ] ] );
		self::page( true, 'https://example.com/halden', 'https://example.com/more' );
		self::assertSame( [ 'https://example.com/halden', 'https://example.com/more' ], BusinessSchema::document()['sameAs'] ?? null );
	}

	private static function page( bool $ticked, string ...$urls ): int {
		return (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Profiles', 'post_content' => wp_slash( self::links( $ticked, ...$urls ) ) ] );
	}

	private static function links( bool $ticked, string ...$urls ): string {
		$links = array_map( static fn ( string $url ): string => get_comment_delimited_block_content( 'core/social-link', [ 'url' => $url, 'service' => 'chain' ], '' ), $urls );
		return '<!-- wp:group --><div class="wp-block-group">' . get_comment_delimited_block_content( 'core/social-links', $ticked ? [ 'frProfiles' => true ] : [], '<ul class="wp-block-social-links">' . implode( '', $links ) . '</ul>' ) . '</div><!-- /wp:group -->';
	}
}
