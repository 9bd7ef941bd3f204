<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Starter;

use Frontage\Site\Starter\Admin\StarterScreen;
use Frontage\Site\Starter\Admin\StepFields;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\ItemCreator;
use Frontage\Site\Starter\StarterUndo;

require_once __DIR__ . '/StarterTestCase.php';

/** Appearance → Starter site, without script: every step is a form. */
final class StarterScreenTest extends StarterTestCase {

	protected function tearDown(): void {
		$_GET  = [];
		$_POST = [];
		$_REQUEST = [];
		parent::tearDown();
	}

	private static function html(): string {
		ob_start();
		StarterScreen::render();
		return (string) ob_get_clean();
	}

	/**
	 * Posts a step as the browser does.
	 *
	 * @param array<string, mixed> $fields
	 */
	private static function post( string $step, array $fields = [] ): string|\WP_Error|null {
		$_POST    = wp_slash( $fields + [ StepFields::STEP => $step, '_wpnonce' => wp_create_nonce( StepFields::STEP ) ] );
		$_REQUEST = $_POST;
		return StarterScreen::act();
	}

	public function test_it_shows_the_chosen_look_and_what_will_be_created(): void {
		$_GET = [ 'look' => 'agency' ];
		$html = self::html();
		self::assertStringContainsString( '2. Review what will be created: Agency', $html );
		self::assertMatchesRegularExpression( '~value="agency" checked~', str_replace( "='", '="', str_replace( "checked'", 'checked"', $html ) ) );
		self::assertStringContainsString( 'data-state="new" data-item="page:home"', $html );
		self::assertStringContainsString( 'items are new.', $html );
		self::assertStringNotContainsString( 'Found on your site', $html );
		self::assertStringNotContainsString( 'frontage-starter-samples', $html );
		$_GET = [ 'look' => '../x' ];
		self::assertStringContainsString( '2. Review what will be created: Consulting', self::html() );
	}

	public function test_it_says_what_it_found_with_the_better_choice_chosen(): void {
		$contact = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact <b>', 'post_name' => 'contact', 'post_content' => 'Ours.' ] );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'About us' ] );
		$_GET = [ 'look' => 'shop' ];
		$html = str_replace( "'", '"', self::html() );
		self::assertStringContainsString( '<legend>Found on your site</legend>', $html );
		self::assertStringContainsString( 'data-item="page:contact"><span>Contact</span><small>Already on your site. Your choice above applies.</small>', $html );
		self::assertMatchesRegularExpression( "~<legend>Page: <a href=\"[^\"]+post=$contact~", $html );
		self::assertStringContainsString( 'About us</a> — Draft', $html );
		self::assertMatchesRegularExpression( '~name="found:page:contact" value="use" checked="checked"~', (string) preg_replace( '/ {2,}/', ' ', $html ) );
		self::assertMatchesRegularExpression( '~name="found:page:about" value="new" checked="checked"~', (string) preg_replace( '/ {2,}/', ' ', $html ) );
		self::assertStringNotContainsString( '<b>', $html );
	}

	public function test_without_script_everything_is_made_and_undone_in_one_request_each(): void {
		$contact = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact', 'post_content' => 'Ours.' ] );
		self::assertSame( StarterScreen::url( [ 'result' => 'made' ] ), self::post( 'make', [ 'look' => 'shop', 'choices' => [ 'front', 'other' ], 'found:page:contact' => 'use', 'found:page:about' => 'use' ] ) );
		$posts = CreatedItems::posts( CreatedItems::read() );
		self::assertSame( $contact, $posts['page:contact'] );
		self::assertSame( [ 'front' ], CreatedItems::read()['choices'] );
		self::assertSame( $posts['page:home'], (int) get_option( 'page_on_front' ) );

		$html = self::html();
		self::assertStringContainsString( 'Your starter site is ready: Shop', $html );
		self::assertStringContainsString( '<small>Existing item, not changed.</small>', $html );
		self::assertMatchesRegularExpression( '~<li data-sample="price">.*aria-label="Edit: Home~', $html );
		self::assertStringContainsString( 'aria-labelledby="frontage-starter-undo-title">', $html, 'The question is closed.' );

		wp_update_post( [ 'ID' => $posts['page:about'], 'post_title' => 'Ours' ] );
		$_GET = [ 'undo' => '1' ];
		$html = self::html();
		self::assertStringContainsString( 'aria-labelledby="frontage-starter-undo-title" open>', $html );
		self::assertStringContainsString( 'Undo the starter site?', $html );
		self::assertStringContainsString( '<li>Page: Home</li>', $html );
		self::assertStringContainsString( 'These settings are restored: The new homepage, Recommended behaviors, and Colors and fonts.', $html );
		self::assertStringContainsString( '<input type="checkbox" name="remove[]" value="page:about"> About us', $html );
		self::assertStringContainsString( 'Existing items, not changed: Contact.', $html );

		self::assertSame( StarterScreen::url( [ 'result' => 'undone', 'look' => 'shop' ] ), self::post( 'undo' ) );
		$_GET = [ 'result' => 'undone' ];
		$html = self::html();
		self::assertStringContainsString( 'These items were kept because you changed or still use them:', $html );
		self::assertMatchesRegularExpression( '~<li><a href="[^"]+">About us</a></li>~', $html );
		self::assertSame( [ 'publish', 'trash' ], [ get_post_status( $posts['page:about'] ), get_post_status( $posts['page:home'] ) ] );
		self::assertSame( 'Ours.', get_post( $contact )->post_content );
	}

	public function test_what_was_selected_is_removed_too(): void {
		self::make( 'shop' );
		$about = CreatedItems::posts( CreatedItems::read() )['page:about'];
		wp_update_post( [ 'ID' => $about, 'post_title' => 'Ours' ] );
		self::post( 'undo', [ 'remove' => [ 'page:about' ] ] );
		self::assertSame( 'trash', get_post_status( $about ) );
		$_GET = [ 'result' => 'undone' ];
		self::assertStringContainsString( 'Your site is back to its previous state.', self::html() );
	}

	public function test_what_is_not_finished_offers_both_ways(): void {
		self::assertNull( ItemCreator::make( 'shop', 'page:about', [] ) );
		$html = self::html();
		self::assertStringContainsString( 'Not finished: Shop', $html );
		self::assertStringContainsString( '>Continue</button>', $html );
		self::assertStringContainsString( 'Undo starter site', $html );
		self::assertNull( ItemCreator::make( 'shop', 'page:contact', [] ) );
		StarterUndo::undo_next();
		$html = self::html();
		self::assertStringContainsString( 'Undo not finished', $html );
		self::assertStringContainsString( '>Continue undo</button>', $html );
		self::assertStringNotContainsString( 'data-starter-make', $html );
	}

	public function test_an_error_is_told_and_nothing_is_done_without_permission_or_nonce(): void {
		add_option( ItemCreator::LOCK, (string) time(), '', false );
		self::assertInstanceOf( \WP_Error::class, self::post( 'make', [ 'look' => 'shop' ] ) );
		delete_option( ItemCreator::LOCK );
		self::assertNull( self::post( 'other' ) );
		$this->sign_in( 'editor' );
		self::assertNull( self::post( 'make', [ 'look' => 'shop' ] ) );
		self::assertFalse( CreatedItems::exists() );
		$this->sign_in( 'administrator' );
		add_filter( 'wp_die_handler', static fn (): \Closure => static fn (): never => throw new \RuntimeException( 'refused' ) );
		$this->expectExceptionMessage( 'refused' );
		self::post( 'make', [ '_wpnonce' => 'wrong' ] );
	}
}
