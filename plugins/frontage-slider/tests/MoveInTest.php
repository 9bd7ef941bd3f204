<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Compat\SliderRevolutionTables;
use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\LocalPageFetcher;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\PendingImport;
use Frontage\Slider\Import\Screens\GroupedFindings;
use Frontage\Slider\Import\Screens\ImportScreen;
use Frontage\Slider\Import\Screens\ImportStepUrls;
use Frontage\Slider\Import\SliderCreator;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;
use WP_REST_Request;

require_once __DIR__ . '/MoveInTestCase.php';

/** An owner moves in: chooses, sees what would come, takes it, and reads what is left to do. */
#[Group( 'database' )]
final class MoveInTest extends MoveInTestCase {

	public function test_first_what_would_come_is_shown_and_nothing_is_stored(): void {
		$plan = $this->choose( self::page() . self::page( alias: 'other' ) );
		$html = self::open( $plan );
		self::assertSame( [ [], [] ], [ self::sliders(), $this->asked ] );
		self::assertStringContainsString( '2 sliders from page.html. Nothing has been imported yet.', $html );
		self::assertStringContainsString( '<code>other</code>', $html );
		self::assertStringContainsString( 'old.test (2 files)', $html );
		self::assertStringContainsString( 'name="hosts[]" value="old.test">', $html, 'Nobody has ticked it.' );
		self::assertMatchesRegularExpression( '/value="copy" +checked/', $html );
		self::assertStringContainsString( 'item to review after import', $html );
	}

	public function test_a_file_of_many_sliders_has_time_and_memory_and_every_one_is_read(): void {
		$plan = $this->choose( implode( '', array_map( static fn ( int $n ): string => self::page( alias: "many-$n" ), range( 1, 25 ) ) ) );
		ini_set( 'max_execution_time', '30' ); // phpcs:ignore WordPress.PHP.IniSet -- As on a host.
		$raised = 0;
		add_filter(
			'admin_memory_limit',
			static function ( mixed $limit ) use ( &$raised ): mixed {
				++$raised;
				return $limit;
			}
		);
		$html = self::open( $plan );
		$time = ini_get( 'max_execution_time' );
		set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- As PHPUnit runs.
		self::assertSame( [ '300', 1 ], [ $time, $raised ] );
		self::assertSame( 25, substr_count( $html, 'to review after import' ) );
	}

	public function test_what_is_taken_has_a_report_with_a_verdict_and_few_things_to_look_at(): void {
		$token = self::token( $this->choose( self::page() . self::page( alias: 'other' ) ) );
		$next  = $this->post( [ ImportStepUrls::NAME => 'take', 'source' => $token, 'sliders' => [ '0', '1' ], 'media' => 'copy', 'status' => 'draft' ] );
		$html  = self::open( $next );
		self::assertCount( 2, self::sliders() );
		self::assertSame( [], $this->asked, 'No site was ticked.' );
		self::assertStringContainsString( '2 of 2 sliders imported. 4 items to review.', $html );
		self::assertStringContainsString( 'getAccelerationPermission', $html );
		self::assertStringContainsString( 'slide 1, “Boats &amp; birds”', $html );
		self::assertStringContainsString( '2 images and videos are still on old.test and are not displayed.', $html );
		self::assertStringContainsString( 'frontage-layer=l', $html );
		self::assertStringNotContainsString( 'old.test', (string) wp_json_encode( self::model( self::sliders()[0] ) ) );
		self::assertNull( PendingImport::open( $token ), 'What was taken is not kept.' );
		self::assertStringContainsString( 'report=' . self::sliders()[1], ImportScreen::row( [], get_post( self::sliders()[1] ) ?? self::fail() )['frontage_report'] ?? '' );
		self::assertTrue( is_protected_meta( ImportReportStore::META, 'post' ) );
	}

	public function test_only_what_is_ticked_comes(): void {
		$token = self::token( $this->choose( self::page() . self::page( alias: 'other' ) ) );
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => $token, 'sliders' => [ '1' ], 'status' => 'publish' ] );
		self::assertSame( [ 'other', 'publish' ], [ get_post( self::sliders()[0] )?->post_name, get_post_status( self::sliders()[0] ) ] );
		$none = $this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ) ] );
		self::assertInstanceOf( WP_Error::class, $none );
		self::assertStringContainsString( 'Select at least one slider', $none->get_error_message() );
	}

	public function test_what_goes_wrong_says_what_to_do(): void {
		$no_slider = $this->choose( '<p>Nothing</p>' );
		self::assertInstanceOf( WP_Error::class, $no_slider );
		self::assertStringContainsString( 'save the complete page in your browser', $no_slider->get_error_message() );
		$_FILES = [ 'frontage_slider_file' => [ 'name' => 'a.zip', 'tmp_name' => '', 'error' => UPLOAD_ERR_INI_SIZE, 'size' => 0 ] ];
		$large  = $this->post( [ ImportStepUrls::NAME => 'file' ] );
		self::assertInstanceOf( WP_Error::class, $large );
		self::assertStringContainsString( 'exceeds your server’s upload limit', $large->get_error_message() );
		$_FILES = [];
		$none   = $this->post( [ ImportStepUrls::NAME => 'file' ] );
		self::assertInstanceOf( WP_Error::class, $none );
		self::assertStringContainsString( 'Choose a file first.', $none->get_error_message() );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['CONTENT_LENGTH'] = '99999999';
		$cut                       = ImportScreen::process_form();
		self::assertInstanceOf( WP_Error::class, $cut );
		self::assertStringContainsString( 'post_max_size', $cut->get_error_message() );
		$_GET = [ 'source' => str_repeat( 'a', 32 ) ];
		self::assertStringContainsString( 'Your upload has expired.', self::shown() );
	}

	public function test_no_step_is_taken_without_a_nonce_or_by_somebody_else(): void {
		add_filter( 'wp_die_handler', static fn (): \Closure => static fn ( mixed $message ): never => throw new \RuntimeException( 'refused' ) );
		$token = self::token( $this->choose( self::page() ) );
		foreach ( [ 'file', 'take', 'pictures', 'publish', 'address', 'database' ] as $step ) {
			$_POST = [ ImportStepUrls::NAME => $step, 'source' => $token, 'sliders' => [ '0' ], 'address' => home_url( '/' ) ];
			try {
				ImportScreen::process_form();
				self::fail( $step );
			} catch ( \RuntimeException $refused ) {
				self::assertSame( 'refused', $refused->getMessage() );
			}
		}
		$this->sign_in( 'administrator' );
		self::assertInstanceOf( WP_Error::class, $this->post( [ ImportStepUrls::NAME => 'take', 'source' => $token, 'sliders' => [ '0' ] ] ), 'What another has chosen is not mine.' );
		$this->sign_in( 'author' );
		self::assertInstanceOf( WP_Error::class, $this->post( [ ImportStepUrls::NAME => 'take', 'source' => $token, 'sliders' => [ '0' ] ] ) );
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
		$wpdb->query( $wpdb->prepare( 'CREATE TABLE %i (id int(9) NOT NULL AUTO_INCREMENT, name varchar(191) NOT NULL, handle varchar(191) NOT NULL, type varchar(191) NOT NULL, css longtext NOT NULL, markup longtext NOT NULL, settings longtext NULL, PRIMARY KEY (id))', "{$wpdb->prefix}revslider_navigations" ) );
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		foreach ( [ 'sliders', 'slides', 'static_slides', 'navigations' ] as $table ) {
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
		$wpdb->insert( "{$wpdb->prefix}revslider_navigations", [ 'id' => 2, 'name' => 'House', 'handle' => 'house', 'type' => 'arrows', 'css' => '.house.tparrows{width:##wide##px;height:58px}', 'markup' => '', 'settings' => '{"placeholders":{"wide":{"data":"36"}}}' ] );
	}

	public function test_sliders_of_the_original_come_out_of_this_sites_database(): void {
		self::assertSame( [], SliderRevolutionTables::list() );
		self::assertStringNotContainsString( 'Review all', self::shown() );
		self::fill_tables();
		self::assertStringContainsString( 'Review all 2 sliders', self::shown() );
		$plan = $this->post( [ ImportStepUrls::NAME => 'database' ] );
		$html = self::open( $plan );
		self::assertStringContainsString( '2 sliders from Slider Revolution on this site.', $html );
		self::assertMatchesRegularExpression( '/value="publish" +checked/', $html );
		$next = $this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $plan ), 'sliders' => [ '0', '1' ], 'status' => 'publish' ] );
		self::assertStringContainsString( '2 of 2 sliders imported.', self::open( $next ) );
		$made = array_map( static fn ( int $id ): array => [ get_post( $id )?->post_name, get_post_status( $id ), get_post( $id )?->post_title ], self::sliders() );
		self::assertSame( [ [ 'first', 'publish', 'Title first' ], [ 'second', 'publish', 'Title second' ] ], $made );
		$file = ( new SliderCreator( new MediaImporter( MediaImporter::COPY ), 'draft', true ) )->create_from_file( __DIR__ . '/../../../tests/fixtures/slider/export-6.2.2.json' );
		self::assertIsArray( $file );
		self::assertSame( $file[0]['report']['counts'], ImportReportStore::read( self::sliders()[0] )['counts'] ?? null, 'The same as out of the file.' );
		self::assertStringContainsString( '"style":"house"', (string) get_post( self::sliders()[0] )?->post_content );
		self::assertMatchesRegularExpression( '/"size":36\b.*"height":58\b|"height":58\b.*"size":36\b/', (string) get_post( self::sliders()[0] )?->post_content, 'With the arrows that the site had made for itself.' );
		self::assertStringContainsString( 'The arrows kept the size, corners, and colors of the style “house”', self::open( $next ) );
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

	public function test_a_page_of_this_site_is_read_by_its_address_and_no_other_is(): void {
		$plan = $this->post( [ ImportStepUrls::NAME => 'address', 'address' => home_url( '/harbour/?x=1' ) ] );
		self::assertSame( [ home_url( '/harbour/?x=1' ) ], $this->asked );
		self::assertStringContainsString( '1 slider from /harbour/.', self::open( $plan ) );
		$report = self::open( $this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $plan ), 'sliders' => [ '0' ] ] ) );
		self::assertStringContainsString( 'href="' . esc_url( home_url( '/harbour/?x=1' ) ) . '" target="frontage-original-', $report, 'Before and after, side by side.' );
		self::assertStringContainsString( 'frontage_slider_preview=' . self::sliders()[0], $report );
		$port = (string) wp_parse_url( home_url(), PHP_URL_HOST ) . ':1/';
		foreach ( [ 'https://old.test/', '//old.test/', "http://$port", 'http://169.254.169.254/latest', 'file:///etc/passwd', '', 'http:///x' ] as $address ) {
			self::assertInstanceOf( WP_Error::class, LocalPageFetcher::fetch( $address ), $address );
		}
		self::assertCount( 1, $this->asked );
	}

	public function test_drafts_are_published_from_the_report(): void {
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( self::page() ) ), 'sliders' => [ '0' ] ] );
		$id = self::sliders()[0];
		self::assertStringContainsString( 'Publish slider', self::open( ImportStepUrls::report_url( [ $id ] ) ) );
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'x', 'post_status' => 'draft' ] );
		$this->post( [ ImportStepUrls::NAME => 'publish', 'report' => "$id,$page" ] );
		self::assertSame( [ 'publish', 'draft' ], [ get_post_status( $id ), get_post_status( $page ) ] );
		self::assertStringNotContainsString( 'Publish slider', self::open( ImportStepUrls::report_url( [ $id ] ) ) );
		wp_set_current_user( $this->sign_in( 'author' ) );
		wp_get_current_user()->add_cap( SliderCreator::CAPABILITY );
		self::assertStringContainsString( 'No import report found.', self::open( ImportStepUrls::report_url( [ $id ] ) ), 'Who may not change the slider reads nothing of it.' );
	}

	public function test_alike_findings_are_one_entry_with_their_places(): void {
		$found   = static fn ( string $code, string $weight, int $slide, string $what ): array => [ 'code' => $code, 'weight' => $weight, 'slide' => $slide, 'layer' => "l$slide", 'label' => '', 'path' => '', 'what' => $what, 'as' => '' ];
		$report  = [ 'findings' => [ $found( 'unknown-action', 'look', 0, 'dance' ), $found( 'unknown-action', 'look', 1, 'dance' ), $found( 'setting', 'detail', 1, 'x' ), $found( 'never heard of', 'note', 1, 'y' ), 'nonsense' ] ];
		$entries = GroupedFindings::entries( $report );
		self::assertSame( [ 'look', 'detail', 'note', '' ], array_column( $entries, 'weight' ) );
		self::assertCount( 2, $entries[0]['places'] );
		self::assertSame( [ 2, 1, 1, 1 ], array_column( $entries, 'count' ) );
		self::assertSame( '1 of 1 slider imported. 1 item to review.', GroupedFindings::summary( 1, 1, [ $report ] ) );
		self::assertSame( '3 of 4 sliders imported. No issues found.', GroupedFindings::summary( 3, 4, [ [] ] ) );
	}

	public function test_equal_lines_about_texts_are_one_that_says_how_many(): void {
		$layers = implode( '', array_map( static fn ( int $n ): string => "<rs-layer id=\"t$n\" data-type=\"text\">Text $n<form action=\"/$n\"></form></rs-layer>", range( 1, 39 ) ) );
		$page   = "<rs-module-wrap data-alias=\"news\"><rs-module id=\"news\"><rs-slides><rs-slide data-key=\"a\">$layers</rs-slide></rs-slides></rs-module></rs-module-wrap>";
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $this->choose( $page ) ), 'sliders' => [ '0' ] ] );
		$html = self::open( ImportStepUrls::report_url( self::sliders() ) );
		self::assertSame( 1, substr_count( (string) strstr( (string) strstr( $html, 'To review</h3>' ), '</ul>', true ), 'HTML that is not allowed in pages' ) );
		self::assertStringContainsString( '(39 texts)', $html );
		self::assertStringContainsString( 'action=&quot;/39&quot;', $html, 'Each can still be read.' );
		self::assertStringContainsString( '1 of 1 slider imported. 1 item to review.', $html );
	}

	public function test_the_site_that_the_page_came_from_is_selected_for_pictures(): void {
		$head = '<link rel="canonical" href="https://www.old.test/home/">';
		$html = self::open( $this->choose( "<html><head>$head</head><body>" . self::page() . self::page( 'https://cdn.test/c.png', 'other' ) . '</body></html>' ) );
		self::assertMatchesRegularExpression( '/name="hosts\[\]" value="old\.test" +checked/', $html );
		self::assertStringContainsString( 'name="hosts[]" value="cdn.test">', $html, 'Nobody has selected it.' );
	}

	public function test_a_slider_without_a_name_is_called_like_its_page(): void {
		$module = static fn ( int $n ): string => "<rs-module id=\"rev_slider_{$n}_1\"><rs-slides><rs-slide data-key=\"a\"></rs-slide></rs-slides></rs-module>";
		$token  = self::token( $this->choose( '<html><head><title>Boats for hire &ndash; Tide</title></head><body>' . $module( 1 ) . $module( 2 ) . '</body></html>' ) );
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => $token, 'sliders' => [ '0', '1' ] ] );
		$posts = array_map( get_post( ... ), self::sliders() );
		self::assertSame( [ 'Boats for hire', 'Boats for hire 2' ], array_column( $posts, 'post_title' ) );
		self::assertSame( [ 'boats-for-hire', 'boats-for-hire-2' ], array_column( $posts, 'post_name' ) );
	}

	public function test_fonts_can_be_installed_before_the_import(): void {
		$page = str_replace( 'id="l"', 'id="l" style="font-family:Lora"', self::page() );
		$html = self::open( $this->choose( $page . str_replace( 'id="l"', 'id="l" data-text="fw:700;"', $page ) ) );
		self::assertSame( 1, substr_count( $html, 'The font “Lora” (400, 700) was loaded from another site.' ) );
		self::assertLessThan( strpos( $html, 'Import all 2 sliders' ), strpos( $html, 'Install them first' ) );
		self::assertStringNotContainsString( 'Install them first', self::open( $this->choose( self::page() ) ) );
	}
}
