<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Migration;

use Frontage\Kit\Database\OptionLock;
use Frontage\Kit\Migration\PostTransfer;
use Frontage\Site\Migration\ImportJournal;
use Frontage\Site\Migration\PendingImport;
use Frontage\Site\Migration\SiteExporter;
use Frontage\Site\Migration\SiteImporter;
use Frontage\Tests\WordPressTestCase;

/** A site with a page, a menu, a form, a slider and a picture; and kits of it, as they are or with something hostile. */
abstract class MigrationTestCase extends WordPressTestCase {

	/** @var list<string> */
	private array $files = [];

	private bool $portfolio_was_there = false;

	/** Of the site that build() makes. */
	protected int $picture;

	protected int $home;

	protected function setUp(): void {
		parent::setUp();
		\WP_Theme_JSON_Resolver::clean_cached_data(); // Another test's.
		$this->portfolio_was_there = post_type_exists( 'portfolio' );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		PendingImport::current()?->discard();
		ImportJournal::close();
		OptionLock::release( ImportJournal::LOCK );
		foreach ( get_posts( [ 'post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => -1, 'fields' => 'ids' ] ) as $id ) {
			wp_delete_attachment( $id, true ); // The rollback leaves files.
		}
		array_map( static fn ( string $file ): bool => is_file( $file ) && unlink( $file ), $this->files );
		if ( ! $this->portfolio_was_there && post_type_exists( 'portfolio' ) ) { // A kit brought it.
			unregister_taxonomy( 'portfolio-category' );
			unregister_post_type( 'portfolio' );
			array_map( 'unregister_block_template', [ 'frontage-site//single-portfolio', 'frontage-site//archive-portfolio', 'frontage-site//taxonomy-portfolio-category' ] );
		}
		\WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	/** A picture in the library that no other is like. */
	protected function picture( string $name = 'harbour' ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$upload = wp_upload_bits( "$name.png", null, self::png( strlen( $name ) ) );
		self::assertFalse( $upload['error'] );
		$id = wp_insert_attachment( [ 'post_title' => ucfirst( $name ), 'post_mime_type' => 'image/png' ], $upload['file'] );
		self::assertIsInt( $id );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
		update_post_meta( $id, '_wp_attachment_image_alt', "The $name" );
		return $id;
	}

	protected static function png( int $seed = 1 ): string {
		$image = imagecreatetruecolor( 640, 480 );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, $seed * 7 % 255, 80, 120 ) );
		ob_start();
		imagepng( $image );
		return (string) ob_get_clean();
	}

	/** @param array<string, mixed> $fields */
	protected function post( string $type, string $slug, string $content, array $fields = [] ): int {
		$id = wp_insert_post( wp_slash( [ 'post_type' => $type, 'post_name' => $slug, 'post_title' => ucfirst( $slug ), 'post_status' => 'publish', 'post_content' => $content ] + $fields ), true );
		self::assertIsInt( $id );
		return $id;
	}

	/** A kit of this site as a file. */
	protected function export( ?array $parts = null ): string {
		$written = ( new SiteExporter() )->write( $parts );
		self::assertIsArray( $written, is_wp_error( $written ) ? $written->get_error_message() : '' );
		$this->files[] = $written['file'];
		return $written['file'];
	}

	/** @return array<string, mixed> */
	protected static function document( string $file ): array {
		$zip = new \ZipArchive();
		self::assertTrue( $zip->open( $file ) );
		$document = json_decode( (string) $zip->getFromName( 'kit.json' ), true );
		self::assertIsArray( $document );
		return $document;
	}

	/**
	 * A kit with that document, and files.
	 *
	 * @param array<string, mixed>|string $document
	 * @param array<string, string>       $files
	 */
	protected function kit( array|string $document, array $files = [] ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'kit' );
		$zip  = new \ZipArchive();
		$zip->open( $file, \ZipArchive::OVERWRITE );
		$zip->addFromString( 'kit.json', is_string( $document ) ? $document : (string) wp_json_encode( $document ) );
		foreach ( $files as $name => $content ) {
			$zip->addFromString( $name, $content );
		}
		$zip->close();
		$this->files[] = $file;
		return $file;
	}

	/**
	 * @param array<string, mixed>       $parts
	 * @param list<array<string, mixed>> $media
	 * @return array<string, mixed>
	 */
	protected static function of( array $parts, array $media = [] ): array {
		return [
			'format'  => 'frontage-kit',
			'version' => 1,
			'site'    => [ 'name' => 'Old', 'url' => 'https://old.test', 'uploads' => 'https://old.test/wp-content/uploads' ],
			'parts'   => $parts,
			'media'   => $media,
		];
	}

	/** @return array<string, mixed> */
	protected static function page( string $slug, string $content, int $id = 900 ): array {
		return [ 'key' => $slug, 'id' => $id, 'title' => ucfirst( $slug ), 'slug' => $slug, 'status' => 'publish', 'date' => '', 'content' => $content, 'excerpt' => '', 'parent' => 0, 'order' => 0, 'meta' => [], 'terms' => [], 'media' => [] ];
	}

	/** @return array<string, string> What becomes of each item, by part and key. */
	protected static function changes( array $items ): array {
		$changes = [];
		foreach ( $items as $item ) {
			$changes[ "{$item['part']}/{$item['key']}" ] = $item['change'];
		}
		return $changes;
	}

	/** @return array{ id: string, items: list<array<string, string>> } */
	protected static function look( string $file ): array {
		$looked = SiteImporter::preview( $file, 'kit.zip' );
		self::assertIsArray( $looked, is_wp_error( $looked ) ? $looked->get_error_message() : '' );
		return $looked;
	}

	/** @return array<string, mixed> */
	protected static function import( string $file, ?array $parts = null, bool $scripts = false ): array {
		$id = self::look( $file )['id'];
		do {
			$stepped = SiteImporter::step( $id, $parts, $scripts );
			self::assertIsArray( $stepped, is_wp_error( $stepped ) ? $stepped->get_error_message() : '' );
		} while ( ! $stepped['finished'] );
		return $stepped;
	}

	/** All that there is of posts, terms and settings: what a visitor or an owner could see, and what nobody should. */
	protected static function everything(): array {
		global $wpdb;
		wp_cache_flush();
		return [
			'posts'   => $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_type, post_status, post_name, post_title, post_content, post_excerpt, post_parent, menu_order FROM %i WHERE post_type <> 'revision' ORDER BY ID", $wpdb->posts ), ARRAY_A ),
			'meta'    => $wpdb->get_results( $wpdb->prepare( "SELECT m.post_id, m.meta_key, m.meta_value FROM %i m JOIN %i p ON p.ID = m.post_id AND p.post_type <> 'revision' WHERE m.meta_key NOT IN ( '_edit_lock', '_frontage_slider_compiled', '_frontage_slider_uses' ) AND m.meta_key NOT LIKE %s ORDER BY m.post_id, m.meta_key, m.meta_value", $wpdb->postmeta, $wpdb->posts, '%compiled%' ), ARRAY_A ),
			'terms'   => $wpdb->get_results( $wpdb->prepare( 'SELECT t.slug, x.taxonomy FROM %i t JOIN %i x ON x.term_id = t.term_id ORDER BY t.slug', $wpdb->terms, $wpdb->term_taxonomy ), ARRAY_A ),
			'options' => array_map( get_option( ... ), [ 'blogname', 'show_on_front', 'page_on_front', 'site_logo', 'frontage_site_portfolio', 'frontage_site_business', 'frontage_site_behaviours' ] ),
			'reserved' => count( get_posts( [ 'post_type' => PostTransfer::RESERVED, 'post_status' => 'any', 'numberposts' => -1 ] ) ),
		];
	}

	/** A page, a child, a menu, a slider and a front page that name each other. */
	protected function build(): void {
		$this->picture = $this->picture();
		$url           = wp_get_attachment_url( $this->picture );
		$small         = wp_get_attachment_image_url( $this->picture, 'medium' );
		$slider        = $this->post( 'frontage_slider', 'welcome', '<!-- wp:frontage/slider --><!-- wp:frontage/slide {"key":"a","background":{"type":"image","image":{"url":"' . $url . '","id":' . $this->picture . '}}} /--><!-- /wp:frontage/slider -->' );
		$about         = $this->post( 'page', 'about', '<!-- wp:paragraph --><p>We are <a href="' . home_url( '/team/' ) . '">a team</a>.</p><!-- /wp:paragraph -->' );
		$this->post( 'page', 'team', '<!-- wp:paragraph --><p>Ann and Bo</p><!-- /wp:paragraph -->', [ 'post_parent' => $about ] );
		$menu       = $this->post( 'wp_navigation', 'main', '<!-- wp:navigation-link {"label":"About","type":"page","id":' . $about . ',"url":"' . get_permalink( $about ) . '","kind":"post-type"} /-->' );
		$this->home = $this->post(
			'page',
			'welcome',
			'<!-- wp:image {"id":' . $this->picture . ',"sizeSlug":"medium"} --><figure class="wp-block-image size-medium"><img src="' . $small . '" alt="" class="wp-image-' . $this->picture . '"/></figure><!-- /wp:image --><!-- wp:frontage/slider {"ref":' . $slider . '} /--><!-- wp:navigation {"ref":' . $menu . '} /-->',
			[ 'meta_input' => [ '_thumbnail_id' => $this->picture ] ]
		);
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->home );
		update_option( 'blogname', 'Halden & Rowe' );
	}

	/** The site as it is before anything is made on it. */
	protected function forget(): void {
		foreach ( [ 'page', 'wp_navigation', 'frontage_slider', 'attachment', 'wpcf7_contact_form' ] as $type ) {
			foreach ( get_posts( [ 'post_type' => $type, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] ) as $id ) {
				wp_delete_post( $id, true );
			}
		}
		update_option( 'show_on_front', 'posts' );
		update_option( 'page_on_front', 0 );
		update_option( 'blogname', 'Empty' );
	}

	/** The kit as if it came from another address. */
	protected function from_elsewhere( string $file ): string {
		$zip = new \ZipArchive();
		$zip->open( $file );
		$zip->addFromString( 'kit.json', str_replace( [ wp_get_upload_dir()['baseurl'], home_url() ], [ 'https://old.test/files', 'https://old.test' ], (string) $zip->getFromName( 'kit.json' ) ) );
		$zip->close();
		return $file;
	}
}
