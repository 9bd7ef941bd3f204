<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\Report\FontFallbacks;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What stands in layers and around them. */
final class ContentTest extends TestCase {

	public function test_a_toggled_layer_has_two_texts(): void {
		$layer = self::layers( '<rs-layer id="a" data-type="text"><div class="rs-untoggled-content"><b>Open</b></div><div class="rs-toggled-content">Close</div></rs-layer><rs-layer id="b" data-type="button">Show <span class="rs-toggled-content">Hide</span></rs-layer>' );
		self::assertSame( [ [ '<b>Open</b>', 'Close' ], [ 'Show', 'Hide' ] ], array_map( static fn( array $one ): array => [ $one['html'] ?? null, $one['toggleHtml'] ?? null ], $layer ) );
	}

	public function test_the_background_element_of_a_shape_is_its_picture(): void {
		$shape = self::layers( '<rs-layer id="a" data-type="shape"><rs-bg-elem style="background:url(\'/a.jpg\') no-repeat center center;background-size:cover;"></rs-bg-elem></rs-layer>' )[0];
		$style = is_array( $shape['style'] ?? null ) ? $shape['style'] : [];
		self::assertSame( [ [ 'url' => '/a.jpg' ], 'cover' ], [ $style['backgroundImage'] ?? null, $style['backgroundFit'] ?? null ] );
		self::assertArrayNotHasKey( 'html', $shape );
	}

	public function test_a_bar_in_the_list_is_no_slide(): void {
		$model = SliderImporter::text( '<div class="rev_slider" id="s"><ul><li data-transition="fade"></li><li data-transition="fade"></li><div class="tp-bannertimer"></div></ul></div>' )[0]['model'];
		self::assertCount( 2, self::list( $model['slides'] ) );
		$model = SliderImporter::text( '<rs-module id="s"><rs-slides><rs-slide></rs-slide><rs-progress></rs-progress></rs-slides></rs-module>' )[0]['model'];
		self::assertCount( 1, self::list( $model['slides'] ) );
	}

	public function test_a_rule_of_several_classes_counts_for_layers_that_have_them_all(): void {
		$style = self::old( '.tp-caption.hero.loud{letter-spacing:3px}.rev_slider .tp-caption.hero{font-size:40px}.tp-caption.hero{font-size:30px;letter-spacing:1px;border-bottom:3px solid #eee}.tp-caption.hero.calm{font-size:10px}.elsewhere .hero{font-size:5px}', '<div class="tp-caption hero loud" style="letter-spacing: ;">Hi</div>' );
		self::assertSame( [ [ 40 ], [ 3 ], [ 'bottom' => [ 3 ] ] ], [ $style['fontSize'] ?? null, $style['letterSpacing'] ?? null, $style['borderWidth'] ?? null ] );
	}

	public function test_looks_that_a_script_writes_into_the_page_count(): void {
		$style = self::old( '', '<div class="tp-caption News">Hi</div>', '<script>var htmlDivCss=".tp-caption.News,.News{font-size:30px;font-family:\"Ralew\\ay\"}";</script><script>var htmlDivCss = unescape("%23s%20.tp-caption.News%7Bcolor%3A%23123%7D");</script>' );
		self::assertSame( [ [ 30 ], [ '#123' ] ], [ $style['fontSize'] ?? null, $style['color'] ?? null ] );
	}

	public function test_a_picture_of_version_5_has_the_size_that_it_says(): void {
		$model = SliderImporter::text( '<div class="rev_slider" id="s"><ul><li data-transition="fade"><div class="tp-caption" data-width="none" data-height="none"><img src="/a.jpg" data-ww="[\'250px\',\'150px\']" data-hh="167px" width="300" height="200"></div></li></ul></div>' )[0]['model'];
		$box   = self::list( self::list( $model['slides'] )[0]['layers'] ?? null )[0]['box'] ?? null;
		self::assertIsArray( $box );
		self::assertSame( [ [ 250, 150 ], [ 167 ] ], [ $box['width'] ?? null, $box['height'] ?? null ] );
	}

	public function test_layers_are_found_in_elements_of_the_pages_author_and_sliders_by_their_slides(): void {
		$model = SliderImporter::text( '<div class="tp-banner" id="s"><ul><li data-transition="fade"><div class="container"><div><p class="tp-caption">Hi</p></div></div><div class="plain">No layer</div></li></ul></div>' )[0]['model'];
		self::assertSame( [ 'Hi', '<div class="plain">No layer</div>' ], array_column( self::list( self::list( $model['slides'] )[0]['layers'] ?? null ), 'html' ), 'What is none comes behind them, as text.' );
	}

	public function test_how_much_a_style_weighs_is_no_part_of_its_value(): void {
		$style = self::layers( '<rs-layer data-type="text" style="font-family: sans-serif !important;color:#123!important">Hi</rs-layer>' )[0]['style'] ?? null;
		self::assertIsArray( $style );
		self::assertSame( [ 'sans-serif', [ '#123' ] ], [ $style['fontFamily'] ?? null, $style['color'] ?? null ] );
	}

	/** @return array<mixed> How the one layer of a slider of version 5 looks. */
	private static function old( string $css, string $layer, string $more = '' ): array {
		$model = SliderImporter::text( "<style>$css</style><div class=\"rev_slider\" id=\"s\"><ul><li data-transition=\"fade\">$layer</li></ul></div>$more" )[0]['model'];
		$style = self::list( self::list( $model['slides'] )[0]['layers'] ?? null )[0]['style'] ?? null;
		return is_array( $style ) ? $style : [];
	}

	public function test_the_looks_that_version_5_gave_by_class_come_over(): void {
		$page  = '<style>.tp-caption.News, .News{color:rgba(1,2,3,1);font-size:30px;padding:10px 20px;background-color:#eee;border-width:1px;border-style:solid;border-color:#123;}.News:hover{color:#f00}.tp-caption{color:#999}.other .News{color:#0f0}</style>'
			. '<div class="rev_slider" id="s"><ul><li data-transition="fade"><div class="tp-caption News" id="a" data-width="full" data-height="full" style="color:#fff;">Hi</div></li></ul></div>';
		$layer = self::list( self::list( SliderImporter::text( $page )[0]['model']['slides'] )[0]['layers'] ?? null )[0];
		$style = is_array( $layer['style'] ?? null ) ? $layer['style'] : [];
		self::assertSame( [ [ '#fff' ], [ 30 ], '#eee', [ 'solid' ], [ '#123' ] ], array_map( static fn( string $key ): mixed => $style[ $key ] ?? null, [ 'color', 'fontSize', 'background', 'borderStyle', 'borderColor' ] ) );
		self::assertSame( [ 'top' => [ 10 ], 'right' => [ 20 ], 'bottom' => [ 10 ], 'left' => [ 20 ] ], $style['padding'] ?? null );
		self::assertSame( [ 'width' => [ '100%' ], 'height' => [ '100%' ] ], $layer['box'] ?? null );
		self::assertStringContainsString( '"hover":{"to":{"color":["#f00"]}}', (string) json_encode( $layer ) );
	}

	public function test_a_size_for_each_level_counts_more_than_the_widest_one_in_the_style(): void {
		$page  = '<div class="rev_slider" id="s"><ul><li data-transition="fade"><div class="tp-caption" data-width="[\'900\',\'400\']" style="min-width: 900px; max-width: 900px;">Hi</div></li></ul></div>';
		$layer = self::list( self::list( SliderImporter::text( $page )[0]['model']['slides'] )[0]['layers'] ?? null )[0];
		self::assertSame( [ 'width' => [ 900, 400 ] ], $layer['box'] ?? null );
	}

	public function test_arrows_of_an_unknown_style_stand_inside_where_theirs_stood_out(): void {
		$page = static fn( string $style ): string => '<rs-module id="s"><rs-slides><rs-slide></rs-slide><rs-slide></rs-slide></rs-slides></rs-module><script>jQuery("#s").revolutionInit({navigation:{arrows:{enable:true,style:"' . $style . '",left:{h_offset:-60},right:{h_align:"right",h_offset:-60,v_align:"bottom",v_offset:12}}}})</script>';
		$read = static fn( string $style ): mixed => json_decode( (string) json_encode( SliderImporter::text( $page( $style ) )[0]['model']['options'] ), true );
		$side = static fn( mixed $options, string $side ): mixed => is_array( $options ) ? $options['navigation']['arrows'][ $side ] : null;
		self::assertEquals( [ [ 'h_offset' => 0 ], [ 'h_align' => 'right', 'v_align' => 'bottom', 'h_offset' => 0, 'v_offset' => 12 ] ], [ $side( $read( 'mine' ), 'left' ), $side( $read( 'mine' ), 'right' ) ] );
		self::assertSame( [ 'h_offset' => -60 ], $side( $read( 'zeus' ), 'left' ), 'A known style has its size.' );
	}

	public function test_fonts_are_named_with_their_weights_and_get_another_behind_them(): void {
		$font   = static fn( string $family, string $more = '' ): string => "<rs-layer data-type=\"text\" style=\"font-family:$family;\" $more>Hi</rs-layer>";
		$page   = '<rs-module id="s"><rs-slides><rs-slide data-key="a">' . $font( "'DM Sans'", 'data-text="fw:700,500;"' ) . $font( 'DM Sans, serif' ) . $font( "'DM Sans'", 'data-text="fw:700;"' ) . $font( 'Arial' ) . '</rs-slide></rs-slides></rs-module>';
		$slider = SliderImporter::text( $page )[0];
		$report = json_decode( (string) json_encode( $slider['report'] ), true );
		self::assertIsArray( $report );
		$fonts = array_values( array_filter( self::list( $report['findings'] ?? null ), static fn( array $one ): bool => 'font' === $one['code'] ) );
		self::assertSame( [ [ 'note', 'DM Sans', '400,500,700' ] ], array_map( static fn( array $one ): array => [ $one['weight'], $one['what'], $one['as'] ], $fonts ) );
		preg_match_all( '/"fontFamily":("(?:[^"\\\\]|\\\\.)*")/', (string) json_encode( FontFallbacks::with_fallback( $slider['model'], '"Inter", sans-serif' ) ), $found );
		self::assertSame( [ "'DM Sans', \"Inter\", sans-serif", 'DM Sans, serif', "'DM Sans', \"Inter\", sans-serif", 'Arial, "Inter", sans-serif' ], array_map( static fn( string $one ): mixed => json_decode( $one ), $found[1] ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function bases(): iterable {
		yield 'a base' => [ '<base href="https://old.test/en/home/">', 'https://old.test/en/a.jpg' ];
		yield 'its own address' => [ '<link rel="canonical" href="https://old.test/shop/tools.html?x=1">', 'https://old.test/a.jpg' ];
		yield 'what the browser wrote that saved it' => [ '<!-- saved from url=(0024)https://old.test/a/b/ -->', 'https://old.test/a/a.jpg' ];
		yield 'nothing' => [ '', '../a.jpg' ];
	}

	#[DataProvider( 'bases' )]
	public function test_pictures_are_relative_to_the_page_they_came_from( string $head, string $address ): void {
		$page   = "<html><head>$head</head><body><rs-module id=\"s\"><rs-slides><rs-slide data-key=\"a\"><img class=\"rev-slidebg\" src=\"../a.jpg\" srcset=\"../a.jpg 1x, https://cdn.test/a.jpg 2x\"><a class=\"rs-layer\" data-type=\"text\" href=\"about.html\">Hi</a></rs-slide></rs-slides></rs-module></body></html>";
		$slider = SliderImporter::text( $page )[0];
		$slide  = self::list( $slider['model']['slides'] )[0];
		self::assertSame( [ 'image' => [ 'url' => $address, 'srcset' => "$address 1x, https://cdn.test/a.jpg 2x" ] ], $slide['background'] ?? null );
		self::assertStringContainsString( '"url":"about.html"', (string) json_encode( $slide ), 'A link holds on the same site.' );
		$report = json_decode( (string) json_encode( $slider['report'] ), true );
		self::assertIsArray( $report );
		self::assertSame( [ $address ], array_column( self::list( $report['media'] ?? null ), 'url' ) );
	}

	/** @return list<array<mixed>> */
	private static function layers( string $html ): array {
		$model = SliderImporter::text( "<rs-module id=\"s\"><rs-slides><rs-slide data-key=\"a\">$html</rs-slide></rs-slides></rs-module>" )[0]['model'];
		return self::list( self::list( $model['slides'] )[0]['layers'] ?? null );
	}

	/** @return list<array<mixed>> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}
}
