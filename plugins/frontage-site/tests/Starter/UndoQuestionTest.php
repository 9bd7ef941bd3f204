<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Starter;

use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\ItemCreator;
use Frontage\Site\Starter\StarterUndo;

require_once __DIR__ . '/StarterTestCase.php';

/** Before undo: what it removes and keeps. Edited pages are kept unless their owner selects them. */
final class UndoQuestionTest extends StarterTestCase {

	public function test_it_names_what_goes_and_what_stays(): void {
		$about = self::page( 'About us', 'about-us' );
		self::make( 'agency', [ 'front' ], [ 'page:about' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );
		wp_update_post( [ 'ID' => $posts['page:contact'], 'post_title' => 'Write to us' ] );
		wp_trash_post( $posts['work:2'] );
		$preview = StarterUndo::preview();
		self::assertSame( [ 'page:contact' ], array_keys( $preview['edited'] ) );
		self::assertSame( [ $posts['form:contact'] ], array_column( $preview['shown'], 'id' ), 'The page that stays shows the form.' );
		self::assertSame( [ $about ], array_column( $preview['own'], 'id' ) );
		self::assertSame( [ 'The new homepage', 'Recommended behaviors', 'Portfolio turned on', 'Colors and fonts' ], $preview['restore'] );
		self::assertContains( 'Page: Home', $preview['remove'] );
		self::assertNotContains( 'Page: Contact', $preview['remove'] );
		self::assertCount( 3, preg_grep( '/^Project: /', $preview['remove'] ) );

		$removed = $preview['remove'];
		$kept    = self::undo();
		sort( $kept );
		self::assertSame( [ 'Contact', 'Contact' ], $kept, 'As was said: the page and its form.' );
		self::assertSame( 'trash', get_post_status( $posts['page:home'] ) );
		self::assertNotSame( [], $removed );
	}

	public function test_an_edited_page_that_is_selected_goes_with_its_form(): void {
		self::make( 'agency' );
		$posts = CreatedItems::posts( CreatedItems::read() );
		wp_update_post( [ 'ID' => $posts['page:contact'], 'post_title' => 'Write to us' ] );
		wp_update_post( [ 'ID' => $posts['page:services'], 'post_title' => 'Our services' ] );
		self::assertSame( [ 'What we do' ], self::undo( [ 'page:contact', 'page:unknown' ] ) );
		self::assertSame( [ 'trash', 'trash', 'publish' ], array_map( get_post_status( ... ), [ $posts['page:contact'], $posts['form:contact'], $posts['page:services'] ] ) );
	}

	public function test_the_selection_counts_with_the_first_request_and_lasts_through_an_interruption(): void {
		self::make( 'shop' );
		$posts = CreatedItems::posts( CreatedItems::read() );
		wp_update_post( [ 'ID' => $posts['page:contact'], 'post_title' => 'Write to us' ] );
		wp_update_post( [ 'ID' => $posts['page:about'], 'post_title' => 'Ours' ] );
		self::assertNull( StarterUndo::undo_next( [ 'page:contact' ] ) );
		self::assertSame( [ 'About us' ], self::undo( [ 'page:about' ] ) );
		self::assertSame( [ 'trash', 'publish' ], array_map( get_post_status( ... ), [ $posts['page:contact'], $posts['page:about'] ] ) );
	}

	public function test_a_setting_that_was_changed_since_is_not_promised_to_change_back(): void {
		self::make( 'shop', [ 'front' ] );
		update_option( 'page_on_front', self::page( 'Mine', 'mine' ) );
		$preview = StarterUndo::preview();
		self::assertSame( [ 'Recommended behaviors', 'Colors and fonts' ], $preview['restore'] );
		self::assertContains( 'The new homepage', array_column( $preview['shown'], 'title' ) );
	}

	public function test_a_form_on_a_page_of_the_owner_stays(): void {
		self::assertNull( ItemCreator::make( 'shop', 'form:contact', [] ) );
		$made = CreatedItems::read()['made']['form:contact'];
		wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_content' => '<!-- ' . $made['mark'] . '} /-->' ] ) );
		self::assertSame( [ $made['id'] ], array_column( StarterUndo::preview()['shown'], 'id' ) );
	}

	public function test_what_was_kept_is_told_once(): void {
		self::make( 'shop' );
		wp_update_post( [ 'ID' => CreatedItems::posts( CreatedItems::read() )['page:about'], 'post_title' => 'Ours' ] );
		self::assertNull( StarterUndo::all() );
		self::assertFalse( CreatedItems::exists() );
		self::assertSame( [ 'About us' ], array_column( StarterUndo::last_kept(), 'title' ) );
		self::assertSame( [], StarterUndo::last_kept() );
	}
}
