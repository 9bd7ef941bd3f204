<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Migration;

use Frontage\Kit\Migration\IdMap;
use Frontage\Site\Migration\ImportJournal;
use Frontage\Site\Migration\ImportPlan;
use Frontage\Site\Migration\ImportRunner;
use Frontage\Site\Migration\MigrationPackage;
use Frontage\Site\Migration\PendingImport;
use Frontage\Site\Migration\SiteImporter;
use Frontage\Tests\RefusingDatabase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/MigrationTestCase.php';

/** A site leaves as a kit and comes to another one. */
final class MoveTest extends MigrationTestCase {

	use RefusingDatabase;

	public function test_an_export_holds_what_is_there_and_only_pictures_that_something_shows(): void {
		$this->build();
		$this->picture( 'unused' );
		$document = self::document( $this->export() );
		self::assertSame( [ 'frontage-kit', 1, home_url() ], [ $document['format'], $document['version'], $document['site']['url'] ] );
		self::assertSame( [ [ 'Harbour', 'The harbour' ] ], array_map( static fn ( array $one ): array => [ $one['title'], $one['alt'] ], $document['media'] ) );
		self::assertContains( 'about/team', array_column( $document['parts']['pages'], 'key' ) );
		self::assertSame( [ 'welcome' ], array_column( $document['parts']['sliders'], 'key' ) );
		self::assertContains( 'front', array_column( $document['parts']['settings'], 'key' ) );
	}

	public function test_no_secret_leaves_with_a_kit(): void {
		$this->build();
		update_option( 'frontage_site_reviews', [ 'google' => [ 'key' => 'very-secret' ] ] );
		$this->post( 'page', 'closed', '<p>closed-words</p>', [ 'post_password' => 'x' ] );
		$text = (string) wp_json_encode( self::document( $this->export() ) );
		self::assertStringNotContainsString( 'very-secret', $text );
		self::assertStringNotContainsString( 'closed-words', $text );
	}

	public function test_a_kit_of_this_very_site_changes_nothing(): void {
		$this->build();
		$items = self::look( $this->export() )['items'];
		self::assertSame( [ 'same' ], array_values( array_unique( self::changes( $items ) ) ), (string) wp_json_encode( self::changes( $items ) ) );
	}

	public function test_on_another_site_numbers_and_addresses_are_that_sites(): void {
		$this->build();
		$file = $this->from_elsewhere( $this->export() );
		$this->forget();
		$this->post( 'post', 'first', 'so that no number is what it was' );
		$stepped = self::import( $file );
		self::assertSame( 'new', self::changes( $stepped['items'] )['pages/welcome'] );

		$page    = get_page_by_path( 'welcome' );
		$picture = get_posts( [ 'post_type' => 'attachment' ] )[0];
		$slider  = get_page_by_path( 'welcome', OBJECT, 'frontage_slider' );
		$menu    = get_page_by_path( 'main', OBJECT, 'wp_navigation' );
		$about   = get_page_by_path( 'about' );
		self::assertNotSame( $this->picture, $picture->ID );
		self::assertSame( [ 'Harbour', 'The harbour' ], [ $picture->post_title, get_post_meta( $picture->ID, '_wp_attachment_image_alt', true ) ] );
		self::assertSame( '<!-- wp:image {"id":' . $picture->ID . ',"sizeSlug":"medium"} --><figure class="wp-block-image size-medium"><img src="' . wp_get_attachment_image_url( $picture->ID, 'medium' ) . '" alt="" class="wp-image-' . $picture->ID . '"/></figure><!-- /wp:image --><!-- wp:frontage/slider {"ref":' . $slider->ID . '} /--><!-- wp:navigation {"ref":' . $menu->ID . '} /-->', $page->post_content );
		self::assertSame( $picture->ID, get_post_thumbnail_id( $page ) );
		self::assertStringContainsString( '"id":' . $about->ID . ',"url":"' . get_permalink( $about ) . '"', $menu->post_content );
		self::assertStringContainsString( home_url( '/team/' ), $about->post_content );
		self::assertSame( $about->ID, get_page_by_path( 'about/team' )->post_parent );
		self::assertStringContainsString( '"id":' . $picture->ID, $slider->post_content );
		self::assertStringContainsString( (string) wp_get_attachment_url( $picture->ID ), $slider->post_content );
		self::assertStringNotContainsString( 'old.test', $slider->post_content . $page->post_content . $menu->post_content );
		self::assertSame( [ 'page', $page->ID, 'Halden &amp; Rowe' ], [ get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ), get_option( 'blogname' ) ] );
		self::assertNull( PendingImport::current() );
		self::assertSame( '', get_option( PendingImport::POINTER ) );
	}

	public function test_content_that_is_too_long_for_an_expression_is_not_lost(): void {
		$map = new IdMap( 'https://old.test', 'https://old.test/wp-content/uploads' );
		$map->add_post( 3, 9 );
		$long = '<!-- wp:frontage/layer {"html":"' . str_repeat( '} ', 1_000_000 ) . '"} /--><img class="wp-image-3">';
		self::assertSame( str_replace( 'wp-image-3', 'wp-image-9', $long ), $map->content( $long ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function form_references(): iterable {
		yield 'an attribute of a block' => [ '<!-- wp:frontage/contact-form {"form":"%s"} /-->' ];
		yield 'a shortcode' => [ '[contact-form-7 id="%s" title="Contact"]' ];
		yield 'a shortcode without quotes' => [ '[contact-form-7 id=%s]' ];
		yield 'a shortcode in an attribute of a block' => [ '<!-- wp:frontage/layer {"html":"[contact-form-7 id=\u0022%s\u0022 title=\u0022Contact\u0022]"} /-->' ];
		yield 'a shortcode in escaped HTML' => [ '<p title="[contact-form-7 id=&quot;%s&quot;]"></p>' ];
		yield 'a shortcode in escaped HTML in an attribute of a block' => [ '<!-- wp:frontage/layer {"html":"[contact-form-7 id=\u0026quot;%s\u0026quot;]"} /-->' ];
		yield 'JSON in an attribute of a block' => [ '<!-- wp:frontage/layer {"html":"{\u0022form\u0022:\u0022%s\u0022}"} /-->' ];
	}

	#[DataProvider( 'form_references' )]
	public function test_references_to_a_copied_form_name_the_copy( string $content ): void {
		$map = new IdMap( 'https://old.test', 'https://old.test/wp-content/uploads' );
		$old = str_repeat( '147f359', 9 ) . 'a';
		$new = str_repeat( 'bcd0123', 9 ) . 'e';
		$map->add_key( $old, $new );
		foreach ( [ 7, 64 ] as $length ) {
			self::assertSame( sprintf( $content, substr( $new, 0, $length ) ), $map->content( sprintf( $content, substr( $old, 0, $length ) ) ) );
		}
		$other = sprintf( $content, '147f359b' );
		self::assertSame( $other, $map->content( $other ) );
	}

	public function test_a_dry_run_writes_nothing(): void {
		$this->build();
		$file = $this->from_elsewhere( $this->export() );
		$this->forget();
		$before = self::everything();
		self::look( $file );
		self::assertSame( $before, self::everything() );
	}

	public function test_an_import_that_dies_between_any_two_writes_leaves_nothing(): void {
		$this->build();
		$file = $this->from_elsewhere( $this->export( [ 'pages', 'menus', 'sliders', 'settings' ] ) );
		$this->forget();
		$this->post( 'page', 'about', '<p>Mine</p>' );
		$before = self::everything();
		for ( $stop = 1, $finished = false; ! $finished; $stop++ ) {
			$id = self::look( $file )['id'];
			// As the request that brings the files and swaps: it is left after so many writes.
			$stage = PendingImport::find( $id );
			self::assertInstanceOf( PendingImport::class, $stage );
			$kit = MigrationPackage::read( (string) $stage->file() );
			self::assertInstanceOf( MigrationPackage::class, $kit );
			$steps = ( new ImportRunner( $kit, ImportPlan::for_package( $kit ), $stage ) )->steps();
			for ( $n = 1; $n < $stop && $steps->valid(); $n++ ) {
				$steps->next();
			}
			$last     = $steps->valid() ? $steps->current() : 'closed';
			$finished = in_array( $last, [ 'finished', 'closed' ], true );
			$stage->save( true );
			self::assertTrue( touch( (string) $stage->file() ) );
			global $wpdb;
			$kept            = get_option( 'frontage_site_kit_stage' );
			$kept['touched'] = 0; // Nobody came back to it.
			update_option( 'frontage_site_kit_stage', $kept, false );
			unset( $steps );
			ImportJournal::sweep();
			if ( ! $finished ) {
				self::assertSame( $before, self::everything(), "Stopped after: $last" );
				self::assertFileDoesNotExist( (string) $stage->file() );
				self::assertSame( '', get_option( PendingImport::POINTER ) );
			}
		}
		self::assertGreaterThan( 10, $stop );
		self::assertInstanceOf( \WP_Post::class, get_page_by_path( 'welcome' ) );
		self::assertNull( PendingImport::current() );
		self::assertIsArray( SiteImporter::undo() );
		self::assertSame( $before, self::everything() );
	}

	public function test_files_of_an_import_that_stopped_are_swept(): void {
		$this->build();
		$file = $this->from_elsewhere( $this->export() );
		$this->forget();
		$id     = self::look( $file )['id'];
		$before = self::everything();
		$stage  = PendingImport::find( $id );
		$kit    = MigrationPackage::read( (string) $stage->file() );
		\Frontage\Site\Migration\MediaImporter::import( $kit->media[0], $kit->file( $kit->media[0] ), $id );
		self::assertNotSame( $before, self::everything() );
		ImportJournal::sweep();
		self::assertNotNull( PendingImport::current(), 'Its screen may ask again in a moment.' );
		$kept            = get_option( 'frontage_site_kit_stage' );
		$kept['touched'] = 0;
		update_option( 'frontage_site_kit_stage', $kept, false );
		ImportJournal::sweep();
		self::assertSame( $before, self::everything() );
		self::assertNull( PendingImport::current() );
	}

	public function test_what_cannot_be_written_leaves_nothing(): void {
		$before = self::everything();
		$file   = $this->kit( self::of( [ 'pages' => [ self::page( 'first', '<p>1</p>' ), self::page( 'second', '<p>2</p>', 901 ) ] ] ) );
		add_filter( 'wp_insert_post_empty_content', static fn ( bool $empty, array $post ): bool => $empty || 'second' === ( $post['post_name'] ?? '' ), 10, 2 );
		$stepped = SiteImporter::step( self::look( $file )['id'] );
		self::assertInstanceOf( \WP_Error::class, $stepped );
		self::assertStringStartsWith( 'Import failed: ', $stepped->get_error_message() );
		self::assertSame( $before, self::everything() );
	}

	public function test_parts_that_are_not_wanted_are_left_out(): void {
		$file    = $this->kit( self::of( [ 'pages' => [ self::page( 'first', '<p>1</p>' ) ], 'menus' => [ self::page( 'main', '<p>2</p>', 901 ) ] ] ) );
		$stepped = self::import( $file, [ 'menus' ] );
		self::assertEquals( [ 'pages/first' => 'left-out', 'menus/main' => 'new' ], self::changes( $stepped['items'] ) );
		self::assertNull( get_page_by_path( 'first' ) );
	}

	public function test_templates_of_another_theme_are_left_out_and_say_why(): void {
		$row = self::page( 'index', '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' );
		$row['terms'] = [ 'wp_theme' => [ [ 'id' => 7, 'slug' => 'elsewhere', 'name' => 'elsewhere' ] ] ];
		$items = self::look( $this->kit( self::of( [ 'templates' => [ $row ] ] ) ) )['items'];
		self::assertSame( 'left-out', $items[0]['change'] );
		self::assertStringContainsString( 'elsewhere', $items[0]['why'] );
	}

	public function test_a_whole_look_comes_to_a_site_that_had_styles(): void {
		switch_theme( 'frontage' );
		$look = \Frontage\Site\Starter\GlobalStyles::variation( 'consulting' );
		\Frontage\Site\Starter\GlobalStyles::write( $look );
		$file = $this->export( [ 'styles' ] );
		\Frontage\Site\Starter\GlobalStyles::write( '' );
		$rows = self::import( $file )['items'];
		self::assertSame( [ 'styles/styles' => 'replaced' ], self::changes( $rows ), $rows[0]['why'] ?? '' );
		$wanted = json_decode( $look, true );
		$came   = json_decode( \Frontage\Site\Starter\GlobalStyles::read(), true );
		self::assertIsArray( $wanted );
		self::assertIsArray( $came );
		self::assertSame( [], self::lost( $wanted, $came ) );
	}

	/**
	 * What of one is not in the other, as paths.
	 *
	 * @param array<mixed> $wanted
	 * @param array<mixed> $came
	 * @return list<string>
	 */
	private static function lost( array $wanted, array $came, string $at = '' ): array {
		$lost = [];
		foreach ( $wanted as $key => $value ) {
			if ( is_array( $value ) && is_array( $came[ $key ] ?? null ) ) {
				array_push( $lost, ...self::lost( $value, $came[ $key ], "$at/$key" ) );
			} elseif ( ( $came[ $key ] ?? null ) !== $value ) {
				$lost[] = "$at/$key";
			}
		}
		return $lost;
	}

	public function test_styles_and_templates_of_the_theme_come_along(): void {
		$theme = get_stylesheet();
		$css   = [ 'isGlobalStylesUserThemeJSON' => true, 'version' => 3, 'styles' => [ 'color' => [ 'background' => '#123456' ] ] ];
		$this->post( 'wp_global_styles', "wp-global-styles-$theme", (string) wp_json_encode( $css ), [ 'tax_input' => [ 'wp_theme' => [ $theme ] ] ] );
		$this->post( 'wp_template', 'page', '<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->', [ 'tax_input' => [ 'wp_theme' => [ $theme ] ] ] );
		wp_clean_theme_json_cache();
		$file  = $this->export( [ 'styles', 'templates' ] );
		self::assertSame( [ 'styles/styles' => 'same', 'templates/page' => 'same' ], self::changes( self::look( $file )['items'] ) );
		foreach ( get_posts( [ 'post_type' => [ 'wp_global_styles', 'wp_template' ], 'numberposts' => -1, 'fields' => 'ids' ] ) as $id ) {
			wp_delete_post( $id, true );
		}
		wp_clean_theme_json_cache();
		self::assertSame( [ 'styles/styles' => 'new', 'templates/page' => 'new' ], self::changes( self::import( $file )['items'] ) );
		self::assertSame( '#123456', wp_get_global_styles( [ 'color', 'background' ] ) );
		self::assertStringContainsString( 'Mine', get_block_template( "$theme//page" )->content );
		self::assertSame( [], SiteImporter::undo() );
		self::assertNotSame( '#123456', wp_get_global_styles( [ 'color', 'background' ] ) );
		self::assertStringNotContainsString( 'Mine', (string) get_block_template( "$theme//page" )?->content );
	}

	public function test_pictures_of_the_styles_come_along_as_wordpress_stores_them(): void {
		$theme   = get_stylesheet();
		$picture = $this->picture();
		$css     = [ 'isGlobalStylesUserThemeJSON' => true, 'version' => 3, 'styles' => [ 'css' => 'body{background:url(' . wp_get_attachment_url( $picture ) . ')}' ] ];
		$this->post( 'wp_global_styles', "wp-global-styles-$theme", (string) wp_json_encode( $css ), [ 'tax_input' => [ 'wp_theme' => [ $theme ] ] ] );
		wp_clean_theme_json_cache();
		$file = $this->from_elsewhere( $this->export( [ 'styles' ] ) );
		self::assertCount( 1, self::document( $file )['media'] );
		wp_delete_attachment( $picture, true );
		self::import( $file );
		$new = get_posts( [ 'post_type' => 'attachment' ] )[0]->ID;
		self::assertStringContainsString( 'url(' . wp_get_attachment_url( $new ) . ')', wp_get_global_stylesheet( [ 'custom-css' ] ) );
	}

	public function test_projects_bring_their_portfolio_and_categories(): void {
		$row          = self::page( 'bridge', '<!-- wp:paragraph --><p>A bridge</p><!-- /wp:paragraph -->' );
		$row['meta']  = [ 'client' => 'City' ];
		$row['terms'] = [ 'portfolio-category' => [ [ 'id' => 77, 'slug' => 'public', 'name' => 'Public works' ] ] ];
		$list         = self::page( 'work', '<!-- wp:query {"query":{"postType":"portfolio","taxQuery":{"portfolio-category":[77]}}} --><div class="wp-block-query"></div><!-- /wp:query -->', 901 );
		$before       = self::everything();
		self::import( $this->kit( self::of( [ 'portfolio' => [ $row ], 'pages' => [ $list ] ] ) ) );
		$project = get_page_by_path( 'bridge', OBJECT, 'portfolio' );
		$term    = get_term_by( 'slug', 'public', 'portfolio-category' );
		self::assertInstanceOf( \WP_Term::class, $term );
		self::assertSame( [ 'City', 'Public works' ], [ get_post_meta( $project->ID, 'client', true ), $term->name ] );
		self::assertTrue( has_term( 'public', 'portfolio-category', $project ) );
		self::assertStringContainsString( '"portfolio-category":[' . $term->term_id . ']', get_page_by_path( 'work' )->post_content );
		self::assertSame( [], SiteImporter::undo() );
		self::assertSame( $before, self::everything() );
	}

	public function test_a_form_keeps_its_address_and_pages_find_it(): void {
		$hash = str_repeat( 'ab12', 16 );
		$form = [ 'key' => $hash, 'id' => 905, 'hash' => $hash, 'title' => 'Contact', 'locale' => 'en_US', 'form' => '[text* your-name] [submit "Send"]', 'mail' => [ 'subject' => 'Hello', 'sender' => 'a@b.test', 'recipient' => 'x@y.test', 'body' => 'Hi', 'additional_headers' => 'Cc: sales@z.test' ], 'mail_2' => [], 'messages' => [], 'additional_settings' => '' ];
		$kit  = $this->kit( self::of( [ 'forms' => [ $form ] ] ) );
		self::assertSame( 'Email addresses found: x@y.test and sales@z.test.', self::look( $kit )['items'][0]['why'], 'Whom visitors would write to without knowing.' );
		self::assertSame( 'new', self::changes( self::import( $kit )['items'] )[ "forms/$hash" ] );
		$post = get_posts( [ 'post_type' => 'wpcf7_contact_form', 'meta_key' => '_hash', 'meta_value' => $hash ] )[0];
		self::assertSame( [ 'Contact', '[text* your-name] [submit "Send"]' ], [ $post->post_title, get_post_meta( $post->ID, '_form', true ) ] );
		self::assertSame( 'same', self::changes( self::look( $kit )['items'] )[ "forms/$hash" ] );
		self::assertSame( '', self::look( $kit )['items'][0]['why'] );
		self::assertSame( [], SiteImporter::undo() );
		self::assertNull( get_post( $post->ID ) );
	}

	/** @return iterable<string, array{string, string}> A word of what is refused, and of the table it would stand in. */
	public static function refusals(): iterable {
		yield 'a page' => [ 'posts', 'Pageish' ];
		yield 'its metadata' => [ 'postmeta', 'page-ish' ];
		yield 'a setting' => [ 'options', 'Optionish' ];
		yield 'a category' => [ 'terms', 'Termish' ];
		yield 'what was there before' => [ 'options', 'frontage_site_kit_swap' ];
		yield 'the way back' => [ 'options', 'frontage_site_kit_undo' ];
	}

	#[DataProvider( 'refusals' )]
	public function test_what_the_database_refuses_is_told_and_nothing_of_the_kit_stays( string $table, string $word ): void {
		update_option( 'blogname', 'Here' );
		$about  = $this->post( 'page', 'about', 'Ours' );
		$posts  = static fn (): array => [ get_posts( [ 'post_type' => [ 'page', 'post' ], 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] ), get_post( $about )?->post_content, get_option( 'blogname' ), wp_count_terms( [ 'taxonomy' => 'category', 'hide_empty' => false ] ) ];
		$before = $posts();
		$file   = $this->kit(
			self::of(
				[
					'pages'    => [ self::page( 'about', 'Theirs' ), [ 'meta' => [ '_wp_page_template' => 'page-ish' ] ] + self::page( 'new', 'Pageish', 901 ) ],
					'articles' => [ [ 'terms' => [ 'category' => [ [ 'id' => 50, 'slug' => 'termish', 'name' => 'Termish' ] ] ] ] + self::page( 'news', 'x', 902 ) ],
					'settings' => [ [ 'key' => 'identity', 'title' => 'x', 'options' => [ 'blogname' => 'Optionish' ] ] ],
				]
			)
		);
		$id     = self::look( $file )['id'];
		$this->refuse_writes( $table, $word );
		$answer = SiteImporter::step( $id );
		self::assertInstanceOf( \WP_Error::class, $answer, (string) wp_json_encode( $answer ) );
		self::assertStringStartsWith( 'Import failed: Could not save “', $answer->get_error_message() );
		remove_all_filters( 'query' );
		wp_cache_flush();
		self::assertSame( $before, $posts() );
		self::assertNull( ImportJournal::last_import() );
		self::assertNull( PendingImport::current() );
	}
}
