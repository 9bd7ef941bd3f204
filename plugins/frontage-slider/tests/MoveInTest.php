<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Compat\OriginalTables;
use Frontage\Slider\Import\Address;
use Frontage\Slider\Import\Findings;
use Frontage\Slider\Import\Import;
use Frontage\Slider\Import\Kept;
use Frontage\Slider\Import\Library;
use Frontage\Slider\Import\Media;
use Frontage\Slider\Import\Pictures;
use Frontage\Slider\Import\Remote;
use Frontage\Slider\Import\Screen;
use Frontage\Slider\Import\Stage;
use Frontage\Slider\Import\Step;
use Frontage\Slider\Local;
use Frontage\Slider\Model\Document\Blocks;
use Frontage\Slider\Sliders;
use Frontage\Tests\WordPressTestCase;
use WP_Error;
use WP_REST_Request;

/** An owner moves in: chooses, sees what would come, takes it, and reads what is left to do. */
final class MoveInTest extends WordPressTestCase {

	private string $file = '';

	/** @var list<string> */
	private array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->file  = (string) tempnam( sys_get_temp_dir(), 'slider' );
		$this->asked = [];
		$this->sign_in( 'administrator' );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ): mixed {
				$this->asked[] = $url;
				$code          = str_contains( $url, 'missing' ) ? 404 : 200;
				return [ 'response' => [ 'code' => $code ], 'body' => str_contains( $url, '.png' ) ? self::png() : self::page(), 'headers' => [], 'cookies' => [] ];
			},
			10,
			3
		);
	}

	protected function tearDown(): void {
		if ( is_file( $this->file ) ) {
			unlink( $this->file );
		}
		foreach ( get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] ) as $id ) {
			wp_delete_attachment( $id, true );
		}
		parent::tearDown();
	}

	private static function png( int $width = 60 ): string {
		$image = imagecreatetruecolor( max( 1, $width ), 40 );
		self::assertNotFalse( $image );
		ob_start();
		imagepng( $image );
		return (string) ob_get_clean();
	}

	private static function page( string $picture = 'https://old.test/a.png', string $alias = 'news' ): string {
		return "<rs-module-wrap data-alias=\"$alias\"><rs-module id=\"$alias\"><rs-slides><rs-slide data-key=\"a\" data-title=\"One\"><img class=\"rev-slidebg\" src=\"$picture\" alt=\"A\"><rs-layer id=\"l\" data-type=\"text\" data-actions=\"o:click;a:getAccelerationPermission;\">Boats &amp; birds</rs-layer><rs-layer id=\"p\" data-type=\"image\"><img src=\"https://old.test/b.png\" alt=\"B\"></rs-layer></rs-slide></rs-slides></rs-module></rs-module-wrap>";
	}

	private static function shown(): string {
		ob_start();
		try {
			Screen::show();
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}

	/** @param array<string, mixed> $fields */
	private function post( array $fields ): string|WP_Error|null {
		$_POST    = wp_slash( $fields );
		$_REQUEST = $_POST + [ '_wpnonce' => wp_create_nonce( Step::NAME ) ];
		try {
			return Screen::act();
		} finally {
			$_POST    = [];
			$_REQUEST = [];
		}
	}

	/** Follows an address of the screen. */
	private static function open( string|WP_Error|null $url ): string {
		self::assertIsString( $url, $url instanceof WP_Error ? $url->get_error_message() : '' );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET = $query;
		$html = self::shown();
		$_GET = [];
		return $html;
	}

	private function choose( string $content, string $name = 'page.html' ): string|WP_Error|null {
		file_put_contents( $this->file, $content );
		$_FILES = [ 'frontage_slider_file' => [ 'name' => $name, 'tmp_name' => $this->file, 'error' => UPLOAD_ERR_OK, 'size' => 1 ] ];
		return $this->post( [ Step::NAME => 'file' ] );
	}

	private static function token( string|WP_Error|null $url ): string {
		self::assertIsString( $url );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return is_string( $query['source'] ?? null ) ? $query['source'] : '';
	}

	/** @return list<int> */
	private static function sliders(): array {
		return array_values( get_posts( [ 'post_type' => Sliders::POST_TYPE, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ] ) );
	}

	/** @return array<string, mixed> */
	private static function model( int $id ): array {
		return Blocks::from_blocks( parse_blocks( (string) get_post( $id )?->post_content )[0] );
	}

	public function test_first_what_would_come_is_shown_and_nothing_is_stored(): void {
		$plan = $this->choose( self::page() . self::page( alias: 'other' ) );
		$html = self::open( $plan );
		self::assertSame( [ [], [] ], [ self::sliders(), $this->asked ] );
		self::assertStringContainsString( '2 sliders from page.html. Nothing is stored yet.', $html );
		self::assertStringContainsString( '<code>other</code>', $html );
		self::assertStringContainsString( 'old.test (2 files)', $html );
		self::assertStringContainsString( 'name="hosts[]" value="old.test">', $html, 'Nobody has ticked it.' );
		self::assertMatchesRegularExpression( '/value="copy" +checked/', $html );
		self::assertStringContainsString( 'thing to look at afterwards', $html );
	}

	public function test_what_is_taken_has_a_report_with_a_verdict_and_few_things_to_look_at(): void {
		$token = self::token( $this->choose( self::page() . self::page( alias: 'other' ) ) );
		$next  = $this->post( [ Step::NAME => 'take', 'source' => $token, 'sliders' => [ '0', '1' ], 'media' => 'copy', 'status' => 'draft' ] );
		$html  = self::open( $next );
		self::assertCount( 2, self::sliders() );
		self::assertSame( [], $this->asked, 'No site was ticked.' );
		self::assertStringContainsString( '2 of 2 sliders moved in. 4 things to look at.', $html );
		self::assertStringContainsString( 'getAccelerationPermission', $html );
		self::assertStringContainsString( 'slide 1, “Boats &amp; birds”', $html );
		self::assertStringContainsString( '2 pictures and films are still on old.test and not shown.', $html );
		self::assertStringContainsString( 'frontage-layer=l', $html );
		self::assertStringNotContainsString( 'old.test', (string) wp_json_encode( self::model( self::sliders()[0] ) ) );
		self::assertNull( Stage::open( $token ), 'What was taken is not kept.' );
		self::assertStringContainsString( 'report=' . self::sliders()[1], Screen::row( [], get_post( self::sliders()[1] ) ?? self::fail() )['frontage_report'] ?? '' );
		self::assertTrue( is_protected_meta( Kept::META, 'post' ) );
	}

	public function test_only_what_is_ticked_comes(): void {
		$token = self::token( $this->choose( self::page() . self::page( alias: 'other' ) ) );
		$this->post( [ Step::NAME => 'take', 'source' => $token, 'sliders' => [ '1' ], 'status' => 'publish' ] );
		self::assertSame( [ 'other', 'publish' ], [ get_post( self::sliders()[0] )?->post_name, get_post_status( self::sliders()[0] ) ] );
		$none = $this->post( [ Step::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ) ] );
		self::assertInstanceOf( WP_Error::class, $none );
		self::assertStringContainsString( 'tick at least one', $none->get_error_message() );
	}

	public function test_what_goes_wrong_says_what_to_do(): void {
		$no_slider = $this->choose( '<p>Nothing</p>' );
		self::assertInstanceOf( WP_Error::class, $no_slider );
		self::assertStringContainsString( 'Save the page as a whole in your browser', $no_slider->get_error_message() );
		$_FILES = [ 'frontage_slider_file' => [ 'name' => 'a.zip', 'tmp_name' => '', 'error' => UPLOAD_ERR_INI_SIZE, 'size' => 0 ] ];
		$large  = $this->post( [ Step::NAME => 'file' ] );
		self::assertInstanceOf( WP_Error::class, $large );
		self::assertStringContainsString( 'larger than your server takes', $large->get_error_message() );
		$_FILES = [];
		$none   = $this->post( [ Step::NAME => 'file' ] );
		self::assertInstanceOf( WP_Error::class, $none );
		self::assertStringContainsString( 'choose a file', $none->get_error_message() );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['CONTENT_LENGTH'] = '99999999';
		$cut                       = Screen::act();
		self::assertInstanceOf( WP_Error::class, $cut );
		self::assertStringContainsString( 'post_max_size', $cut->get_error_message() );
		$_GET = [ 'source' => str_repeat( 'a', 32 ) ];
		self::assertStringContainsString( 'no longer there', self::shown() );
	}

	public function test_no_step_is_taken_without_a_nonce_or_by_somebody_else(): void {
		add_filter( 'wp_die_handler', static fn (): \Closure => static fn ( mixed $message ): never => throw new \RuntimeException( 'refused' ) );
		$token = self::token( $this->choose( self::page() ) );
		foreach ( [ 'file', 'take', 'pictures', 'publish', 'address', 'database' ] as $step ) {
			$_POST = [ Step::NAME => $step, 'source' => $token, 'sliders' => [ '0' ], 'address' => home_url( '/' ) ];
			try {
				Screen::act();
				self::fail( $step );
			} catch ( \RuntimeException $refused ) {
				self::assertSame( 'refused', $refused->getMessage() );
			}
		}
		$this->sign_in( 'administrator' );
		self::assertInstanceOf( WP_Error::class, $this->post( [ Step::NAME => 'take', 'source' => $token, 'sliders' => [ '0' ] ] ), 'What another has chosen is not mine.' );
		$this->sign_in( 'author' );
		self::assertInstanceOf( WP_Error::class, $this->post( [ Step::NAME => 'take', 'source' => $token, 'sliders' => [ '0' ] ] ) );
		self::assertSame( [ [], [] ], [ self::sliders(), $this->asked ] );
	}

	/** As Slider Revolution 6 makes them. Outside of the tests: to make a table ends a transaction. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "CREATE TABLE %i (id int(9) NOT NULL AUTO_INCREMENT, title varchar(255) NOT NULL, alias varchar(255), params longtext NOT NULL, settings text NULL, type varchar(191) NOT NULL DEFAULT '', PRIMARY KEY (id))", "{$wpdb->prefix}revslider_sliders" ) );
		foreach ( [ 'slides', 'static_slides' ] as $table ) {
			$wpdb->query( $wpdb->prepare( 'CREATE TABLE %i (id int(9) NOT NULL AUTO_INCREMENT, slider_id int(9) NOT NULL, slide_order int NOT NULL DEFAULT 0, params longtext NOT NULL, layers longtext NOT NULL, settings text NOT NULL, PRIMARY KEY (id))', "{$wpdb->prefix}revslider_$table" ) );
		}
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		foreach ( [ 'sliders', 'slides', 'static_slides' ] as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', "{$wpdb->prefix}revslider_$table" ) );
		}
		parent::tearDownAfterClass();
	}

	/** Puts one export into the tables, as two sliders and a folder. */
	private static function fill_tables(): void {
		global $wpdb;
		$export = json_decode( (string) file_get_contents( __DIR__ . '/../../../tests/fixtures/slider/export-6.2.2.json' ), true );
		self::assertIsArray( $export );
		foreach ( [ 'first', 'second' ] as $alias ) {
			$wpdb->insert( "{$wpdb->prefix}revslider_sliders", [ 'title' => "Title $alias", 'alias' => $alias, 'params' => (string) wp_json_encode( [ 'alias' => $alias ] + $export['params'] ), 'settings' => '{"version":"6.2.2"}' ] );
			$slider = $wpdb->insert_id;
			foreach ( $export['slides'] as $order => $slide ) {
				$wpdb->insert( "{$wpdb->prefix}revslider_slides", [ 'slider_id' => $slider, 'slide_order' => $order + 1, 'params' => (string) wp_json_encode( $slide['params'] ), 'layers' => (string) wp_json_encode( $slide['layers'] ), 'settings' => '' ] );
			}
		}
		$wpdb->insert( "{$wpdb->prefix}revslider_sliders", [ 'title' => 'A folder', 'alias' => 'folder', 'params' => '{}', 'settings' => '', 'type' => 'folder' ] );
	}

	public function test_sliders_of_the_original_come_out_of_this_sites_database(): void {
		self::assertSame( [], OriginalTables::list() );
		self::assertStringNotContainsString( 'Look at all', self::shown() );
		self::fill_tables();
		self::assertStringContainsString( 'Look at all 2 sliders', self::shown() );
		$plan = $this->post( [ Step::NAME => 'database' ] );
		$html = self::open( $plan );
		self::assertStringContainsString( '2 sliders from Slider Revolution on this site.', $html );
		self::assertMatchesRegularExpression( '/value="publish" +checked/', $html );
		$next = $this->post( [ Step::NAME => 'take', 'source' => self::token( $plan ), 'sliders' => [ '0', '1' ], 'status' => 'publish' ] );
		self::assertStringContainsString( '2 of 2 sliders moved in.', self::open( $next ) );
		$made = array_map( static fn ( int $id ): array => [ get_post( $id )?->post_name, get_post_status( $id ), get_post( $id )?->post_title ], self::sliders() );
		self::assertSame( [ [ 'first', 'publish', 'Title first' ], [ 'second', 'publish', 'Title second' ] ], $made );
		$file = ( new Import( new Media( Media::COPY ), 'draft', true ) )->file( __DIR__ . '/../../../tests/fixtures/slider/export-6.2.2.json' );
		self::assertIsArray( $file );
		self::assertSame( $file[0]['report']['counts'], Kept::read( self::sliders()[0] )['counts'] ?? null, 'The same as out of the file.' );
	}

	public function test_sliders_come_one_by_one_so_that_progress_can_be_shown(): void {
		$token = self::token( $this->choose( self::page() . self::page( alias: 'other' ) ) );
		$take  = static function ( array $params ): \WP_REST_Response {
			$request = new WP_REST_Request( 'POST', '/frontage/v1/sliders/import/take' );
			$request->set_body_params( $params );
			return rest_do_request( $request );
		};
		self::assertSame( 201, $take( [ 'source' => $token, 'slider' => 0 ] )->get_status() );
		$last = $take( [ 'source' => $token, 'slider' => 1, 'last' => true ] );
		self::assertSame( [ 201, 'other' ], [ $last->get_status(), $last->get_data()['alias'] ] );
		self::assertSame( 410, $take( [ 'source' => $token, 'slider' => 1 ] )->get_status() );
		self::assertSame( 400, $take( [ 'source' => '../../etc', 'slider' => 1 ] )->get_status() );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $take( [ 'source' => $token, 'slider' => 1 ] )->get_status() );
	}

	public function test_pictures_are_fetched_later_and_find_their_places(): void {
		$this->post( [ Step::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ), 'sliders' => [ '0' ] ] );
		$id = self::sliders()[0];
		// Meanwhile the owner has put another slide first.
		wp_update_post( wp_slash( [ 'ID' => $id, 'post_content' => str_replace( '<!-- wp:frontage/slide {"key":"a"', "<!-- wp:frontage/slide {\"key\":\"new\"} /-->\n\n<!-- wp:frontage/slide {\"key\":\"a\"", (string) get_post( $id )?->post_content ) ] ) );
		$pictures = new Pictures( new Library(), new Remote( static fn (): array => [ '93.184.215.14' ] ) );
		self::assertSame( [ 'copied' => 0, 'failed' => 0, 'left' => 0 ], $pictures->fetch( $id, [ 'elsewhere.test' ] ) );
		self::assertSame( [ 'copied' => 2, 'failed' => 0, 'left' => 0 ], $pictures->fetch( $id, [ 'old.test' ] ) );
		self::assertCount( 2, $this->asked );
		$slide = self::model( $id )['slides'][1];
		self::assertSame( [ 60, 'A' ], [ $slide['background']['image']['width'], $slide['background']['image']['alt'] ] );
		self::assertSame( 60, $slide['layers'][1]['image']['width'] );
		self::assertSame( $slide['background']['image']['id'], $slide['layers'][1]['image']['id'], 'The same bytes are one picture.' );
		self::assertSame( [], Kept::pictures( Kept::read( $id ) ?? [] ) );
		self::assertStringNotContainsString( 'old.test', self::open( Step::report_url( [ $id ] ) ) );
	}

	public function test_what_is_saved_while_pictures_are_fetched_stays(): void {
		global $wpdb;
		$this->post( [ Step::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ), 'sliders' => [ '0' ] ] );
		$id   = self::sliders()[0];
		$post = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $post );
		$theirs = static function ( mixed $answer ) use ( $wpdb, $post ): mixed {
			// In another request: this one's cache knows nothing of it.
			$wpdb->update( $wpdb->posts, [ 'post_content' => str_replace( 'Boats', 'Ships', $post->post_content ) ], [ 'ID' => $post->ID ] );
			return $answer;
		};
		add_filter( 'pre_http_request', $theirs, 20 );
		( new Pictures( new Library(), new Remote( static fn (): array => [ '93.184.215.14' ] ) ) )->fetch( $id, [ '*' ] );
		self::assertStringContainsString( 'Ships', self::model( $id )['slides'][0]['layers'][0]['html'] );
		self::assertSame( 60, self::model( $id )['slides'][0]['background']['image']['width'] );
	}

	public function test_files_that_are_closed_are_not_taken_whatever_their_address_looks_like(): void {
		$dir = wp_get_upload_dir();
		foreach ( [ 'frontage-private', 'woocommerce_uploads/2026', 'open' ] as $folder ) {
			wp_mkdir_p( "{$dir['basedir']}/$folder" );
			file_put_contents( "{$dir['basedir']}/$folder/a.png", 'x' );
		}
		foreach ( [ 'frontage-private/a.png', '/frontage-private/a.png', './frontage-private/a.png', 'open//../frontage-private/a.png', 'woocommerce_uploads/2026/a.png', '%2ffrontage-private//a.png' ] as $name ) {
			self::assertNull( Local::file( "{$dir['baseurl']}/$name" ), $name );
		}
		self::assertNotNull( Local::file( "{$dir['baseurl']}/open/a.png" ) );
		foreach ( [ 'frontage-private', 'woocommerce_uploads/2026', 'open' ] as $folder ) {
			unlink( "{$dir['basedir']}/$folder/a.png" );
		}
		rmdir( "{$dir['basedir']}/woocommerce_uploads/2026" );
		rmdir( "{$dir['basedir']}/woocommerce_uploads" );
		rmdir( "{$dir['basedir']}/open" );
	}

	public function test_a_picture_that_cannot_be_fetched_is_listed_and_can_be_tried_again(): void {
		$this->post( [ Step::NAME => 'take', 'source' => self::token( $this->choose( self::page( 'https://old.test/missing.png' ) ) ), 'sliders' => [ '0' ] ] );
		$id       = self::sliders()[0];
		$pictures = new Pictures( new Library(), new Remote( static fn (): array => [ '93.184.215.14' ] ) );
		self::assertSame( [ 'copied' => 1, 'failed' => 1, 'left' => 0 ], $pictures->fetch( $id, [ '*' ] ) );
		$html = self::open( Step::report_url( [ $id ] ) );
		self::assertStringContainsString( 'Try again', $html );
		self::assertStringContainsString( 'The other site did not give the file.', $html );
		self::assertSame( [ 'copied' => 0, 'failed' => 0, 'left' => 0 ], $pictures->fetch( $id, [ '*' ] ) );
		self::assertSame( [ 'copied' => 0, 'failed' => 1, 'left' => 0 ], $pictures->fetch( $id, [ '*' ], true ) );
	}

	public function test_a_few_at_a_time_so_that_no_request_takes_for_ever(): void {
		$slides = implode( '', array_map( static fn ( int $n ): string => "<rs-slide data-key=\"k$n\"><img class=\"rev-slidebg\" src=\"https://old.test/$n.png\"></rs-slide>", range( 1, 9 ) ) );
		$this->post( [ Step::NAME => 'take', 'source' => self::token( $this->choose( "<rs-module-wrap data-alias=\"many\"><rs-module id=\"many\"><rs-slides>$slides</rs-slides></rs-module></rs-module-wrap>" ) ), 'sliders' => [ '0' ] ] );
		$id       = self::sliders()[0];
		$pictures = new Pictures( new Library(), new Remote( static fn (): array => [ '93.184.215.14' ] ) );
		self::assertSame( [ 'copied' => 6, 'failed' => 0, 'left' => 3 ], $pictures->fetch( $id, [ '*' ] ) );
		self::assertSame( [ 'copied' => 3, 'failed' => 0, 'left' => 0 ], $pictures->fetch( $id, [ '*' ] ) );
	}

	public function test_a_picture_of_this_site_is_used_and_not_copied(): void {
		$there = ( new Library() )->add( self::png( 1800 ), 'boat.png' );
		self::assertIsArray( $there );
		$sized = (string) preg_replace( '/\.png$/', '-300x7.png', $there['url'] );
		$this->post( [ Step::NAME => 'take', 'source' => self::token( $this->choose( self::page( $sized ) ) ), 'sliders' => [ '0' ] ] );
		$image = self::model( self::sliders()[0] )['slides'][0]['background']['image'];
		self::assertSame( [ $there['id'], $there['url'], 1800, 'A' ], [ $image['id'], $image['url'], $image['width'], $image['alt'] ] );
		self::assertCount( 1, get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1 ] ) );
	}

	public function test_a_file_that_lies_on_this_site_outside_the_library_gets_into_it(): void {
		$folder = wp_get_upload_dir()['basedir'] . '/revslider';
		wp_mkdir_p( $folder );
		file_put_contents( "$folder/loose.png", self::png( 70 ) );
		$this->post( [ Step::NAME => 'take', 'source' => self::token( $this->choose( self::page( wp_get_upload_dir()['baseurl'] . '/revslider/loose.png' ) ) ), 'sliders' => [ '0' ] ] );
		unlink( "$folder/loose.png" );
		$image = self::model( self::sliders()[0] )['slides'][0]['background']['image'];
		self::assertSame( 70, $image['width'] );
		self::assertStringNotContainsString( 'revslider', $image['url'] );
	}

	public function test_a_page_of_this_site_is_read_by_its_address_and_no_other_is(): void {
		$plan = $this->post( [ Step::NAME => 'address', 'address' => home_url( '/harbour/?x=1' ) ] );
		self::assertSame( [ home_url( '/harbour/?x=1' ) ], $this->asked );
		self::assertStringContainsString( '1 slider from /harbour/.', self::open( $plan ) );
		$report = self::open( $this->post( [ Step::NAME => 'take', 'source' => self::token( $plan ), 'sliders' => [ '0' ] ] ) );
		self::assertStringContainsString( '<iframe src="' . esc_url( home_url( '/harbour/?x=1' ) ) . '"', $report, 'Before and after, side by side.' );
		self::assertStringContainsString( 'frontage_slider_preview=' . self::sliders()[0], $report );
		$port = (string) wp_parse_url( home_url(), PHP_URL_HOST ) . ':1/';
		foreach ( [ 'https://old.test/', '//old.test/', "http://$port", 'http://169.254.169.254/latest', 'file:///etc/passwd', '', 'http:///x' ] as $address ) {
			self::assertInstanceOf( WP_Error::class, Address::page( $address ), $address );
		}
		self::assertCount( 1, $this->asked );
	}

	public function test_a_text_without_its_picture_prints_no_empty_one(): void {
		$page = str_replace( 'Boats &amp; birds', 'Boats <img src="https://old.test/c.png" alt="C"> and <b>birds</b>', self::page() );
		$this->post( [ Step::NAME => 'take', 'source' => self::token( $this->choose( $page ) ), 'sliders' => [ '0' ] ] );
		$id = self::sliders()[0];
		self::assertSame( 'Boats  and <b>birds</b>', self::model( $id )['slides'][0]['layers'][0]['html'] );
		$pictures = new Pictures( new Library(), new Remote( static fn (): array => [ '93.184.215.14' ] ) );
		self::assertSame( [ 'copied' => 2, 'failed' => 1, 'left' => 0 ], $pictures->fetch( $id, [ '*' ] ), 'Into the midst of a text a person has to put it.' );
	}

	public function test_drafts_are_published_from_the_report(): void {
		$this->post( [ Step::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ), 'sliders' => [ '0' ] ] );
		$id = self::sliders()[0];
		self::assertStringContainsString( 'Publish it', self::open( Step::report_url( [ $id ] ) ) );
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'x', 'post_status' => 'draft' ] );
		$this->post( [ Step::NAME => 'publish', 'report' => "$id,$page" ] );
		self::assertSame( [ 'publish', 'draft' ], [ get_post_status( $id ), get_post_status( $page ) ] );
		self::assertStringNotContainsString( 'Publish it', self::open( Step::report_url( [ $id ] ) ) );
		wp_set_current_user( $this->sign_in( 'author' ) );
		wp_get_current_user()->add_cap( Import::CAPABILITY );
		self::assertStringContainsString( 'There is no report here', self::open( Step::report_url( [ $id ] ) ), 'Who may not change the slider reads nothing of it.' );
	}

	public function test_alike_findings_are_one_entry_with_their_places(): void {
		$found   = static fn ( string $code, string $weight, int $slide, string $what ): array => [ 'code' => $code, 'weight' => $weight, 'slide' => $slide, 'layer' => "l$slide", 'label' => '', 'path' => '', 'what' => $what, 'as' => '' ];
		$report  = [ 'findings' => [ $found( 'unknown-action', 'look', 0, 'dance' ), $found( 'unknown-action', 'look', 1, 'dance' ), $found( 'setting', 'detail', 1, 'x' ), $found( 'never heard of', 'note', 1, 'y' ), 'nonsense' ] ];
		$entries = Findings::entries( $report );
		self::assertSame( [ 'look', 'detail', 'note', '' ], array_column( $entries, 'weight' ) );
		self::assertCount( 2, $entries[0]['places'] );
		self::assertSame( '1 of 1 slider moved in. 1 thing to look at.', Findings::verdict( 1, 1, [ $report ] ) );
		self::assertSame( '3 of 4 sliders moved in. Nothing needs a look.', Findings::verdict( 3, 4, [ [] ] ) );
	}
}
