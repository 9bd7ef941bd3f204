<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Compiler\Markup\HtmlWriter;
use Frontage\Slider\Model\Compiler\SliderCompiler;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Arrows and bullets look as their style did: by the CSS of the page or the export, or as the style came with the original. */
final class NavigationSkinsTest extends TestCase {

	private const LOOK = [ 'size' => 1, 'height' => 1, 'color' => 1, 'background' => 1, 'hover_background' => 1, 'active_color' => 1, 'border_radius' => 1 ];

	private string $file = '';

	protected function tearDown(): void {
		if ( '' !== $this->file ) {
			unlink( $this->file );
		}
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function sizes(): iterable {
		yield 'round' => [ 'hesperiden', [ 'size' => 40, 'color' => '#ffffff', 'background' => 'rgba(0,0,0,0.5)', 'hover_background' => '#000000', 'border_radius' => '50%' ] ];
		yield 'a tall bar' => [ 'hermes', [ 'size' => 30, 'height' => 110, 'color' => '#ffffff', 'background' => 'rgba(0,0,0,0.5)', 'border_radius' => 0 ] ];
		yield 'a bare sign' => [ 'uranus', [ 'size' => 50, 'background' => 'rgba(255,255,255,0)', 'border_radius' => 0 ] ];
		yield 'its name of version 4' => [ 'round', [ 'size' => 40, 'color' => '#ffffff', 'background' => 'rgba(0,0,0,0.5)', 'hover_background' => '#000000', 'border_radius' => '50%' ] ];
		yield 'nobody knows it' => [ 'mine', [] ];
	}

	/** @param array<string, mixed> $look */
	#[DataProvider( 'sizes' )]
	public function test_arrows_are_as_large_as_their_style_made_them( string $style, array $look ): void {
		self::assertEquals( $look, array_intersect_key( self::part( self::page( "arrows:{enable:true,style:'$style'}" ), 'arrows' ), self::LOOK ) );
	}

	public function test_the_pages_own_css_says_how_a_style_looks(): void {
		$css  = '<style>.mine.tparrows{cursor:pointer;background:#102030;width:55px;height:60px}.mine.tparrows:before{color:rgb(1, 2, 3);font-size:20px}.mine.tparrows:hover{background:#fff}@media (max-width:600px){.mine.tparrows{width:20px}}</style>';
		$page = self::page( "arrows:{enable:true,style:'mine',left:{h_offset:-60}}", $css );
		self::assertEquals( [ 'size' => 55, 'height' => 60, 'color' => 'rgb(1, 2, 3)', 'background' => '#102030', 'hover_background' => '#fff', 'border_radius' => 0 ], array_intersect_key( self::part( $page, 'arrows' ), self::LOOK ) );
		self::assertSame( [ 'h_offset' => -60 ], self::part( $page, 'arrows' )['left'] ?? null, 'Its size is known, so it stands where it stood.' );
		self::assertSame( [ [ 'style-in-part', 'mine', 'options.navigation.arrows.style' ] ], self::notes( $page ) );
	}

	public function test_a_sign_is_not_lost_in_a_colour_that_was_made_for_another(): void {
		$css = '<style>.mine.tparrows{background:#000}.mine.tparrows:hover{background:#fff}.mine.tparrows.rs-touchhover:before{color:#000}</style>';
		self::assertArrayNotHasKey( 'hover_background', self::part( self::page( "arrows:{enable:true,style:'mine'}", $css ), 'arrows' ) );
	}

	public function test_css_that_a_script_writes_into_the_page_counts_for_its_slider_alone(): void {
		$script = '<script>var htmlDivCss = unescape("%23s_wrapper%20.zeus%20.tp-bullet%20%7B%0A%09width%3A4px%3Bheight%3A20px%3Bborder%3A2px%20solid%20red%3Bbox-sizing%3Acontent-box%3Bbackground%3A%23123%3B%7D%0A%23s_wrapper%20.zeus%20.tp-bullet.selected%2C%23s_wrapper%20.zeus%20.tp-bullet%3Ahover%20%7Bbackground%3A%23456%7D%23other_wrapper%20.zeus%20.tp-bullet%7Bwidth%3A99px%7D");</script>';
		self::assertEquals( [ 'size' => 8, 'height' => 24, 'color' => '#123', 'active_color' => '#456', 'border_radius' => '50%' ], array_intersect_key( self::part( self::page( "bullets:{enable:true,style:'zeus'}", $script ), 'bullets' ), self::LOOK ) );
	}

	public function test_a_ring_that_fills_has_the_colour_of_what_fills_it(): void {
		$css = '<style>.ring .tp-bullet{width:16px;height:16px;border-radius:50%;background-color:rgba(0, 0, 0, 0);box-shadow:inset 0 0 0 2px #fff}.ring .tp-bullet:after{background-color:#abc;width:100%}</style>';
		self::assertEquals( [ 'size' => 16, 'color' => '#abc', 'border_radius' => '50%' ], array_intersect_key( self::part( self::page( "bullets:{enable:true,style:'ring'}", $css ), 'bullets' ), self::LOOK ) );
	}

	public function test_tabs_and_thumbnails_have_the_colors_of_their_style(): void {
		$css  = '.mine .tp-tab{background:#102030;border-radius:4px}.mine .tp-tab-title{color:#abc}.mine .tp-tab.selected,.mine .tp-tab:hover{background:#405060}.mine.tp-thumbs .tp-thumb{background:transparent;border-radius:50%}.mine .tp-thumb.selected{border:2px solid #ff0000}';
		$page = self::page( "tabs:{enable:true,style:'mine'},thumbnails:{enable:true,style:'mine'}", "<style>$css</style>" );
		self::assertEquals( [ 'color' => '#abc', 'background' => '#102030', 'active_color' => '#405060', 'border_radius' => 4 ], array_intersect_key( self::part( $page, 'tabs' ), self::LOOK ) );
		self::assertEquals( [ 'active_color' => '#ff0000', 'border_radius' => '50%' ], array_intersect_key( self::part( $page, 'thumbnails' ), self::LOOK ) );
		self::assertSame( [ [ 'style-in-part', 'mine', 'options.navigation.thumbnails.style' ], [ 'style-in-part', 'mine', 'options.navigation.tabs.style' ] ], self::notes( $page ) );
		self::assertSame( [ [ 'unknown-style', 'mine', 'options.navigation.tabs.style' ] ], self::notes( self::page( "tabs:{enable:true,style:'mine'}" ) ) );
	}

	public function test_a_style_in_a_linked_file_counts_if_the_file_may_be_read(): void {
		$page = '<html><head><link rel="stylesheet" href="https://old.test/a.css"></head><body><rs-module id="s"><rs-slides><rs-slide></rs-slide><rs-slide></rs-slide></rs-slides></rs-module><script>jQuery("#s").revolutionInit({navigation:{arrows:{enable:true,style:"mine"}}})</script></body></html>';
		$read = static fn( ?\Closure $linked ): array => array_intersect_key( self::part( [ SliderImporter::text( $page, $linked )[0]['model'], null ], 'arrows' ), [ 'size' => 1, 'background' => 1 ] );
		self::assertSame( [], $read( null ) );
		self::assertEquals( [ 'size' => 55, 'background' => '#102030' ], $read( static fn(): string => '.mine.tparrows{width:55px;height:55px;background:#102030}' ) );
	}

	public function test_the_styles_of_the_original_keep_their_shape(): void {
		$html = static fn( string $navigation ): string => HtmlWriter::write( SliderCompiler::slider( model: Normalizer::slider( self::page( $navigation )[0] )->model, id: 's', texts: [] )['tree'] );
		self::assertStringContainsString( 'class="fr-slider__bullets fr-bullets-ring"', $html( "bullets:{enable:true,style:'hermes'}" ) );
		self::assertStringContainsString( 'fr-slider__arrow--next fr-arrows-large', $html( "arrows:{enable:true,style:'uranus'}" ) );
		self::assertStringNotContainsString( 'fr-bullets-', $html( "bullets:{enable:true,style:'mine'}" ) );
	}

	public function test_an_export_names_its_styles_by_number_and_changes_what_it_wants(): void {
		$look = self::part( self::export( [ 'arrows' => [ 'set' => true, 'style' => '1005', 'presets' => [ 'width' => '44', 'width-def' => true, 'height' => '9', 'height-def' => false, 'back-color' => '#abcdef', 'back-color-def' => true ] ] ] ), 'arrows' );
		self::assertEquals( [ 'hermes', 44, 110, '#abcdef' ], [ $look['style'] ?? '', $look['size'] ?? 0, $look['height'] ?? 0, $look['background'] ?? '' ] );
	}

	public function test_a_style_of_the_sites_own_is_read_from_the_zip(): void {
		$slider = self::export_text( [
			'arrows'  => [ 'set' => true, 'style' => '1', 'presets' => [ 'tint' => '#00ff00', 'tint-def' => true ] ],
			'bullets' => [ 'set' => true, 'style' => '3', 'presets' => [] ],
		] );
		$row    = static fn( string $handle, string $type, string $css, mixed $placeholders, string $markup = '' ): array => [ 'name' => 'Mine', 'handle' => $handle, 'type' => $type, 'css' => $css, 'markup' => $markup, 'settings' => json_encode( [ 'placeholders' => $placeholders, 'version' => '6.0.0' ] ) ];
		$this->zip( [
			'slider_export.txt' => $slider,
			'navigation.txt'    => (string) json_encode( [
				'1' => [ 'id' => '1' ] + $row( 'house-arrow', 'arrows', ".house-arrow.tparrows {\n width: auto;\n height: auto;\n background: none;\n stroke: ##tint##;\n}\n.house-arrow.tparrows:before{display:none}", [ 'tint' => [ 'type' => 'color', 'data' => '#ff0000' ] ], '<svg xmlns=\\"http://www.w3.org/2000/svg\\" width=\\"24.2\\" height=\\"44.8\\"><path d=\\"M0 0\\"/></svg>' ),
				'3' => [ 'id' => '3' ] + $row( 'house-dots', 'bullets', '.house-dots .tp-bullet{width:9px;height:9px;border-radius:50%;background-color:##dot##}', [ 'dot' => [ 'data' => '#698141' ] ] ),
			] ),
		] );
		$read = SliderImporter::file( $this->file )[0];
		$page = [ $read['model'], $read['report'] ];
		self::assertEquals( [ 'style' => 'house-arrow', 'size' => 24.2, 'height' => 44.8, 'color' => '#00ff00', 'background' => 'transparent', 'border_radius' => 0 ], array_intersect_key( self::part( $page, 'arrows' ), self::LOOK + [ 'style' => 1 ] ) );
		self::assertEquals( [ 'style' => 'house-dots', 'size' => 9, 'color' => '#698141', 'border_radius' => '50%' ], array_intersect_key( self::part( $page, 'bullets' ), self::LOOK + [ 'style' => 1 ] ) );
		self::assertEqualsCanonicalizing( [ [ 'style-in-part', 'house-arrow', 'options.navigation.arrows.style' ], [ 'style-in-part', 'house-dots', 'options.navigation.bullets.style' ] ], self::notes( $page ) );
	}

	/** @return iterable<string, array{string}> */
	public static function odd(): iterable {
		yield 'no JSON' => [ 'x' ];
		yield 'a list of odd things' => [ '[1,null,{"id":[1]},{"id":"1","type":"arrows","handle":"a","css":7,"settings":"{"},{"id":"1","type":"arrows","handle":"a}b","css":".a}b.tparrows{width:50px}"}]' ];
		yield 'values that are none' => [ '{"1":{"id":"1","type":"arrows","handle":"a","css":".a.tparrows{width:9999px;height:-3px;background:url(javascript:x);color:expression(1)}.a.tparrows:before{color:red;}}</style><script>"}}' ];
	}

	#[DataProvider( 'odd' )]
	public function test_odd_styles_change_nothing( string $text ): void {
		$this->zip( [ 'slider_export.txt' => self::export_text( [ 'arrows' => [ 'set' => true, 'style' => '1' ] ] ), 'navigation.txt' => $text ] );
		$look = array_intersect_key( self::part( [ SliderImporter::file( $this->file )[0]['model'], null ], 'arrows' ), self::LOOK );
		self::assertSame( [], array_diff_key( $look, [ 'color' => 1, 'border_radius' => 1 ] ) );
	}

	/** @return array{array<string, mixed>, mixed} Model and report. */
	private static function page( string $navigation, string $head = '' ): array {
		$read = SliderImporter::text( "<html><head>$head</head><body><rs-module-wrap id=\"s_wrapper\"><rs-module id=\"s\"><rs-slides><rs-slide></rs-slide><rs-slide></rs-slide></rs-slides></rs-module></rs-module-wrap><script>jQuery('#s').revolutionInit({navigation:{{$navigation}}})</script></body></html>" )[0];
		return [ $read['model'], $read['report'] ];
	}

	/** @param array<string, mixed> $nav */
	private static function export_text( array $nav ): string {
		return (string) json_encode( [ 'params' => [ 'version' => '6.5.0', 'nav' => $nav ], 'slides' => [] ] );
	}

	/**
	 * @param array<string, mixed> $nav
	 * @return array{array<string, mixed>, mixed}
	 */
	private static function export( array $nav ): array {
		$read = SliderImporter::text( self::export_text( $nav ) )[0];
		return [ $read['model'], $read['report'] ];
	}

	/**
	 * @param array{array<string, mixed>, mixed} $page
	 * @return array<string, mixed>
	 */
	private static function part( array $page, string $part ): array {
		return ModelReader::map( ModelReader::map( ModelReader::map( $page[0], 'options' ), 'navigation' ), $part );
	}

	/**
	 * @param array{array<string, mixed>, mixed} $page
	 * @return list<array{string, string, string}>
	 */
	private static function notes( array $page ): array {
		$report = json_decode( (string) json_encode( $page[1] ), true );
		$notes  = is_array( $report ) ? ModelReader::maps( $report, 'notes' ) : [];
		return array_values( array_map( static fn( array $note ): array => [ ModelReader::text( $note, 'code' ), ModelReader::text( $note, 'detail' ), ModelReader::text( $note, 'path' ) ], array_filter( $notes, static fn( array $note ): bool => str_contains( ModelReader::text( $note, 'code' ), 'style' ) ) ) );
	}

	/** @param array<string, string> $entries */
	private function zip( array $entries ): void {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'slider' );
		$zip        = new \ZipArchive();
		$zip->open( $this->file, \ZipArchive::CREATE | \ZipArchive::OVERWRITE );
		foreach ( $entries as $name => $content ) {
			$zip->addFromString( $name, $content );
		}
		$zip->close();
	}
}
