<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Migration;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Site\Migration\ImportJournal;
use Frontage\Site\Migration\SiteImporter;

require_once __DIR__ . '/MigrationTestCase.php';

/** What becomes of items that the site has already when an export file is imported. */
final class ExistingItemsTest extends MigrationTestCase {

	/** The site, exported; then its page, slider and title changed. */
	private function changed_since_export(): string {
		$this->build();
		$file = $this->export( [ 'pages', 'sliders', 'menus', 'settings' ] );
		foreach ( [ 'page', 'frontage_slider' ] as $type ) {
			$post = get_page_by_path( 'welcome', OBJECT, $type );
			self::assertNotNull( $post );
			wp_update_post( [ 'ID' => $post->ID, 'post_title' => 'Changed', 'post_content' => wp_slash( $post->post_content . '<!-- changed -->' ) ] );
		}
		update_option( 'blogname', 'Changed' );
		return $file;
	}

	private static function id( string $type, string $slug = 'welcome' ): int {
		return get_page_by_path( $slug, OBJECT, $type )->ID ?? 0;
	}

	/**
	 * @param array<string, string> $choices
	 * @return array<string, string> What became of each item.
	 */
	private static function choose( string $file, array $choices ): array {
		$stepped = SiteImporter::step( self::look( $file )['id'], null, false, $choices );
		self::assertIsArray( $stepped, is_wp_error( $stepped ) ? $stepped->get_error_message() : '' );
		self::assertTrue( $stepped['finished'] );
		return self::changes( $stepped['items'] );
	}

	public function test_the_preview_has_choices_only_for_items_that_differ(): void {
		$choices = [];
		foreach ( self::look( $this->changed_since_export() )['items'] as $item ) {
			$choices[ "{$item['part']}/{$item['key']}" ] = array_column( $item['choices'], 'value' );
		}
		self::assertSame( [ 'replace', 'keep-both', 'skip' ], $choices['pages/welcome'] );
		self::assertSame( [ 'replace', 'keep-both', 'skip' ], $choices['sliders/welcome'] );
		self::assertSame( [ 'replace', 'skip' ], $choices['settings/identity'], 'A site has one title.' );
		self::assertSame( [], $choices['pages/about'] );
	}

	public function test_a_skipped_item_stays_and_imported_ones_refer_to_it(): void {
		$file    = $this->changed_since_export();
		$slider  = self::id( 'frontage_slider' );
		$changes = self::choose( $file, [ 'sliders/welcome' => 'skip', 'settings/identity' => 'skip' ] );
		self::assertSame( [ 'left-out', 'replaced', 'left-out' ], [ $changes['sliders/welcome'], $changes['pages/welcome'], $changes['settings/identity'] ] );
		self::assertSame( [ 'Changed', 'Changed' ], [ get_the_title( $slider ), get_option( 'blogname' ) ] );
		self::assertStringContainsString( "{\"ref\":$slider}", (string) get_post( self::id( 'page' ) )?->post_content );
	}

	public function test_both_are_kept_and_imported_items_refer_to_the_imported_one(): void {
		$file   = $this->changed_since_export();
		$before = [ self::id( 'page' ), self::id( 'frontage_slider' ) ];
		self::choose( $file, [ 'pages/welcome' => 'keep-both', 'sliders/welcome' => 'keep-both' ] );
		self::assertSame( $before, [ self::id( 'page' ), self::id( 'frontage_slider' ) ] );
		self::assertSame( [ 'Changed', 'Changed' ], array_map( get_the_title( ... ), $before ) );
		$page   = self::id( 'page', 'welcome-2' );
		$slider = self::id( 'frontage_slider', 'welcome-2' );
		self::assertStringContainsString( "{\"ref\":$slider}", (string) get_post( $page )?->post_content );
		self::assertStringContainsString( "{\"ref\":{$before[1]}}", (string) get_post( $before[0] )?->post_content );
		self::assertNotSame( 0, $page * $slider );
		ImportJournal::undo();
		self::assertSame( [ 0, 0 ], [ self::id( 'page', 'welcome-2' ), self::id( 'frontage_slider', 'welcome-2' ) ] );
	}

	public function test_an_unchanged_page_goes_on_showing_the_existing_slider(): void {
		$this->build();
		$file   = $this->export( [ 'pages', 'sliders', 'menus' ] );
		$slider = self::id( 'frontage_slider' );
		wp_update_post( [ 'ID' => $slider, 'post_title' => 'Changed' ] );
		self::assertSame( 'same', self::choose( $file, [ 'sliders/welcome' => 'keep-both' ] )['pages/welcome'] );
		self::assertStringContainsString( "{\"ref\":$slider}", (string) get_post( self::id( 'page' ) )?->post_content );
	}

	public function test_a_form_beside_another_has_its_own_address_and_imported_pages_show_it(): void {
		$form = ( new FormRepository() )->save( new Form( title: 'Ask', template: '[text a]' ) );
		self::assertInstanceOf( Form::class, $form );
		$short = substr( $form->hash, 0, 7 );
		$this->post( 'page', 'contact', "<!-- wp:frontage/contact-form {\"form\":\"$form->hash\"} /-->\n[contact-form-7 id=\"$short\" title=\"Ask\"]" );
		$file = $this->export( [ 'pages', 'forms' ] );
		( new FormRepository() )->save( $form->with( [ 'template' => '[text changed]' ] ) );
		wp_delete_post( self::id( 'page', 'contact' ), true );
		self::assertSame( 'new', self::choose( $file, [ "forms/$form->hash" => 'keep-both' ] )[ "forms/$form->hash" ] );

		$content = (string) get_post( self::id( 'page', 'contact' ) )?->post_content;
		self::assertSame( 1, preg_match( '/"form":"([0-9a-f]{64})"/', $content, $found ) );
		self::assertNotSame( $form->hash, $found[1] );
		self::assertStringContainsString( 'id="' . substr( $found[1], 0, 7 ) . '"', $content );
		self::assertSame( [ '[text a]', '[text changed]' ], [ ( new FormRepository() )->find_by_address( $found[1] )?->template, ( new FormRepository() )->find_by_address( $form->hash )?->template ] );
	}

	public function test_a_choice_that_an_item_does_not_have_is_ignored(): void {
		$file = $this->changed_since_export();
		self::assertSame( 'replaced', self::choose( $file, [ 'settings/identity' => 'keep-both', 'pages/about' => 'keep-both' ] )['settings/identity'] );
		self::assertSame( 0, self::id( 'page', 'about-2' ) );
		self::assertSame( 'Halden &amp; Rowe', get_option( 'blogname' ) );
	}
}
