<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Starter;

use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\FoundItems;
use Frontage\Site\Starter\ItemCreator;
use Frontage\Site\Starter\StarterPlan;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/StarterTestCase.php';

/** What a site has already is found before anything is made, and used only where its owner says so. */
final class FoundItemsTest extends StarterTestCase {

	/** @param array<string, string> $post */
	private static function own( array $post ): int {
		return (int) wp_insert_post( $post + [ 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => 'Ours.' ] );
	}

	/** @return array<string, mixed>|null */
	private static function found( string $key, string $look = 'consulting' ): ?array {
		return array_column( StarterPlan::answer( $look )['items'], 'found', 'key' )[ $key ] ?? null;
	}

	public function test_on_a_new_site_nothing_is_found(): void {
		self::assertSame( [], FoundItems::all( StarterPlan::items( 'consulting' ) ) );
	}

	/** @return iterable<string, array{ array<string, string>, string, bool, string }> */
	public static function pages(): iterable {
		yield 'a page of the same title' => [ [ 'post_title' => 'Contact', 'post_name' => 'write' ], 'page:contact', true, '' ];
		yield 'a page of the same slug' => [ [ 'post_title' => 'Write to us', 'post_name' => 'contact' ], 'page:contact', true, '' ];
		yield 'a slug that is usual' => [ [ 'post_title' => 'Who we are', 'post_name' => 'about' ], 'page:about', true, '' ];
		yield 'a draft' => [ [ 'post_title' => 'What we do', 'post_status' => 'draft' ], 'page:services', false, 'Draft' ];
		yield 'an empty page' => [ [ 'post_title' => 'People', 'post_content' => ' ' ], 'page:team', false, '' ];
		yield 'a home page, since the starter is about it' => [ [ 'post_title' => 'Home' ], 'page:home', false, '' ];
	}

	/** @param array<string, string> $post */
	#[DataProvider( 'pages' )]
	public function test_a_page_is_found_and_the_better_choice_is_chosen( array $post, string $key, bool $is_recommended, string $status ): void {
		$id    = self::own( $post );
		$found = self::found( $key );
		self::assertSame( [ $post['post_title'], $is_recommended, $status ], [ $found['title'], $found['recommended'], $found['status'] ] );
		self::assertStringContainsString( "post=$id", $found['edit'] );
	}

	public function test_of_two_the_published_one_is_found_and_neither_the_trash_nor_a_post(): void {
		self::own( [ 'post_title' => 'Contact', 'post_status' => 'draft' ] );
		$public = self::own( [ 'post_title' => 'Contact' ] );
		self::own( [ 'post_title' => 'About us', 'post_status' => 'trash' ] );
		self::own( [ 'post_title' => 'What we do', 'post_type' => 'post' ] );
		self::assertSame( [ 'page:contact' => $public ], FoundItems::all( StarterPlan::items( 'consulting' ) ) );
	}

	public function test_what_is_used_is_linked_and_not_changed_and_undo_leaves_it(): void {
		$contact = self::own( [ 'post_title' => 'Write to us', 'post_name' => 'contact' ] );
		$about   = self::own( [ 'post_title' => 'About us' ] );
		$before  = array_map( get_post( ... ), [ $contact, $about ] );
		self::make( 'consulting', [], [ 'page:contact' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );
		self::assertSame( $contact, $posts['page:contact'] );
		self::assertNotSame( $about, $posts['page:about'], 'It was found, and a new one was asked for.' );
		self::assertSame( 'about-us-2', get_post( $posts['page:about'] )->post_name );
		self::assertStringContainsString( "\"id\":$contact,\"kind\":\"post-type\"", get_post( $posts['menu:main'] )->post_content );
		self::assertStringContainsString( '"label":"Write to us"', get_post( $posts['menu:main'] )->post_content );
		$item = array_column( StarterPlan::answer( 'consulting' )['items'], null, 'key' )['page:contact'];
		self::assertSame( [ true, true, null ], [ $item['made'], $item['own'], $item['found'] ] );

		self::assertSame( [], self::undo() );
		self::assertEquals( $before, array_map( get_post( ... ), [ $contact, $about ] ) );
		self::assertSame( 'trash', get_post_status( $posts['page:about'] ) );
	}

	public function test_a_form_is_found_by_its_title_and_shown_on_the_new_contact_page(): void {
		self::make( 'shop' );
		$form = CreatedItems::posts( CreatedItems::read() )['form:contact'];
		CreatedItems::delete(); // From now on it is the owner's.
		self::assertSame( $form, FoundItems::all( StarterPlan::items( 'agency' ) )['form:contact'] );
		self::assertTrue( self::found( 'form:contact', 'agency' )['recommended'] );
		self::make( 'agency', [], [ 'form:contact' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );
		self::assertSame( $form, $posts['form:contact'] );
		self::assertMatchesRegularExpression( '~<!-- wp:frontage/contact-form \{"form":"[0-9a-f]{7}"\} /-->~', get_post( $posts['page:contact'] )->post_content );
	}

	public function test_the_choice_is_made_once_and_never_for_what_was_not_found(): void {
		$contact = self::own( [ 'post_title' => 'Contact' ] );
		self::assertNull( ItemCreator::make( 'shop', 'page:about', [], [ 'page:about', 'page:home' ] ) );
		self::assertSame( [], CreatedItems::read()['use'] );
		self::assertNull( ItemCreator::make( 'shop', 'page:contact', [], [ 'page:contact' ] ) );
		self::assertNotSame( $contact, CreatedItems::posts( CreatedItems::read() )['page:contact'] );
	}

	public function test_what_was_thrown_away_meanwhile_is_made(): void {
		$contact = self::own( [ 'post_title' => 'Contact' ] );
		self::assertNull( ItemCreator::make( 'shop', 'page:about', [], [ 'page:contact' ] ) );
		wp_trash_post( $contact );
		self::assertNull( ItemCreator::make( 'shop', 'page:contact', [] ) );
		self::assertNotSame( $contact, CreatedItems::posts( CreatedItems::read() )['page:contact'] );
	}
}
