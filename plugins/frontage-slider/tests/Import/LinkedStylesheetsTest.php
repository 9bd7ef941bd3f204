<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Import;

use Frontage\Slider\Import\LinkedStylesheets;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\PendingImport;
use Frontage\Slider\Import\RemoteSource;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Tests\ImportTestCase;

require_once dirname( __DIR__ ) . '/ImportTestCase.php';

/** Stylesheets of this site are read from the disk, those of other sites only where the user named the site. */
final class LinkedStylesheetsTest extends ImportTestCase {

	private string $css = '';

	protected function setUp(): void {
		parent::setUp();
		$this->css = wp_get_upload_dir()['basedir'] . '/old-theme.css';
		file_put_contents( $this->css, '.btn{background:#e91e63}' );
	}

	protected function tearDown(): void {
		unlink( $this->css );
		parent::tearDown();
	}

	public function test_a_page_of_this_site_keeps_the_look_of_its_theme(): void {
		$url  = wp_get_upload_dir()['baseurl'] . '/old-theme.css?ver=2';
		$made = $this->import( "<html><head><link rel=\"stylesheet\" href=\"$url\"><link rel=\"stylesheet\" href=\"https://other.test/b.css\"></head><body><rs-module id=\"s\"><rs-slides><rs-slide data-key=\"a\"><rs-layer class=\"btn\" data-type=\"button\">Go</rs-layer></rs-slide></rs-slides></rs-module></body></html>", new MediaImporter( MediaImporter::LEAVE ) );
		self::assertSame( '#e91e63', self::model( $made[0]['id'] )['slides'][0]['layers'][0]['style']['background'] ?? '' );
		self::assertSame( [], $this->asked, 'No address is fetched.' );
		self::assertStringContainsString( 'Stylesheets on other.test were not read', self::said( $made[0]['report'] ) );
	}

	public function test_only_stylesheets_are_read_and_only_from_public_folders(): void {
		file_put_contents( ABSPATH . 'frontage-outside.css', '.btn{color:red}' );
		$styles = new LinkedStylesheets( [ '*' ], new RemoteSource( static fn (): array => [] ) );
		$base   = wp_get_upload_dir()['baseurl'];
		self::assertSame( '.btn{background:#e91e63}', $styles->get( "$base/old-theme.css#a" ) );
		foreach ( [ "$base/../../../frontage-outside.css", home_url( '/frontage-outside.css' ), includes_url( 'version.php' ), "$base/missing.css", "$base/", '', 'file:///etc/passwd', 'javascript:alert(1)' ] as $url ) {
			self::assertNull( $styles->get( $url ), $url );
		}
		unlink( ABSPATH . 'frontage-outside.css' );
	}

	public function test_another_site_is_asked_once_and_only_if_it_was_named(): void {
		$remote = new RemoteSource( static fn (): array => [ '93.184.215.14' ] );
		self::assertNull( ( new LinkedStylesheets( [], $remote ) )->get( 'https://old.test/a.css' ) );
		self::assertNull( ( new LinkedStylesheets( [ 'another.test' ], $remote ) )->get( 'https://old.test/a.css' ) );
		self::assertSame( [], $this->asked );
		$styles = new LinkedStylesheets( [ 'old.test' ], $remote );
		self::assertIsString( $styles->get( 'https://old.test/a.css' ) );
		self::assertIsString( $styles->get( 'https://old.test/a.css' ) );
		self::assertNull( $styles->get( 'https://old.test/missing.css' ) );
		self::assertNull( $styles->get( 'ftp://old.test/b.css' ) );
		self::assertIsString( ( new LinkedStylesheets( [ 'old.test' ], $remote ) )->get( 'https://old.test/a.css' ), 'The next step of the import reads what was kept.' );
		self::assertCount( 2, $this->asked );
		for ( $n = 0; $n < 20; $n++ ) {
			$styles->get( "https://old.test/$n.css" );
		}
		self::assertLessThanOrEqual( 12, count( $this->asked ), 'Each may take five seconds.' );
	}

	public function test_a_tick_allows_the_stylesheets_of_an_uploaded_page(): void {
		file_put_contents( $this->file, '<html><head><link rel="stylesheet" href="https://93.184.215.14/a.css"></head><body><rs-module id="s"><rs-slides><rs-slide data-key="a"><rs-layer class="btn" data-type="button">Go</rs-layer></rs-slide></rs-slides></rs-module></body></html>' );
		$stage = PendingImport::from_file( $this->file, 'page.html' );
		self::assertInstanceOf( PendingImport::class, $stage );
		$stage->source->read( 0 );
		self::assertSame( [], $this->asked );
		$stage = PendingImport::from_file( $this->file, 'page.html', stylesheets: true );
		self::assertInstanceOf( PendingImport::class, $stage );
		$stage->source->read( 0 );
		self::assertSame( [ 'https://93.184.215.14/a.css' ], $this->asked );
	}

	public function test_the_hosts_of_an_import_count_for_its_stylesheets(): void {
		file_put_contents( $this->file, '<html><head><link rel="stylesheet" href="https://localhost/missing.css"></head><body><rs-module id="s"><rs-slides><rs-slide data-key="a"><rs-layer class="btn" data-type="button">Go</rs-layer></rs-slide></rs-slides></rs-module></body></html>' );
		$made = ( new SliderCreator( new MediaImporter( MediaImporter::LEAVE ) ) )->create_from_file( $this->file, [ 'localhost' ] );
		self::assertIsArray( $made );
		self::assertSame( [], $this->asked, 'A private address is refused, as for images.' );
		self::assertStringContainsString( 'localhost were not read', self::said( $made[0]['report'] ) );
	}
}
