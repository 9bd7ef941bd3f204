<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\Report\FontFallbacks;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What a page has around a slider, and between its layers. */
final class AroundTest extends TestCase {

	/** @return iterable<string, array{string}> */
	public static function starts(): iterable {
		$call = 'revolutionInit({duration:7000});';
		yield 'where its element is named' => [ "<script>jQuery('#s').$call</script>" ];
		yield 'in a script that is held back' => [ "<script type=\"rocketlazyloadscript\">jQuery('#s').$call</script>" ];
		yield 'in an address' => [ '<script src="data:text/javascript;base64,' . base64_encode( "jQuery('#s').$call" ) . '"></script>' ];
		yield 'in an address, as text' => [ '<script src="data:text/javascript,' . rawurlencode( "jQuery('#s').$call" ) . '"></script>' ];
		yield 'on a name that another script gave' => [ "<script>var one = jQuery('#s'), two = jQuery('#b');</script><script>two.show().revolution({delay:2});one.$call</script>" ];
		yield 'with settings that another script wrote' => [ "<script>var settings = {duration:7000};</script><script>jQuery('#s').revolution(settings);</script>" ];
		yield 'on a name that each slider uses anew' => [ "<script>var api = jQuery('#s'); if(api!=undefined) api.$call</script><script>var api = jQuery('#b'); api.revolution({delay:2});</script>" ];
	}

	#[DataProvider( 'starts' )]
	public function test_the_start_of_a_slider_may_stand_in_any_script( string $scripts ): void {
		$models = array_column( SliderImporter::text( self::module( 's', '' ) . '<div class="rev_slider" id="b"><ul><li data-transition="fade"></li></ul></div>' . $scripts ), 'model' );
		self::assertSame( 7000, self::part( $models[0], 'options' )['duration'] ?? null );
		self::assertNotSame( 7000, self::part( $models[1], 'options' )['duration'] ?? null );
	}

	/** @return iterable<string, array{string}> */
	public static function sizes(): iterable {
		yield 'of version 6' => [ "setREVStartSize({c: 's',rl:[1240,1024,778,480],el:[],gw:[1180],gh:[500],type:'standard',justify:'',layout:'fullwidth',mh:\"0\"});" ];
		yield 'of version 5' => [ "setREVStartSize({c: jQuery('#s'), responsiveLevels: [1240,1024,778,480], gridwidth: [1180], gridheight: [500], sliderLayout: 'fullwidth'});" ];
	}

	#[DataProvider( 'sizes' )]
	public function test_where_only_the_presize_call_is_there_it_gives_layout_and_grid( string $script ): void {
		$read    = SliderImporter::text( self::module( 's', '' ) . "<script>$script</script>" )[0];
		$options = self::part( $read['model'], 'options' );
		self::assertSame( [ 'fullwidth', [ 1180 ], [ 500 ] ], [ $options['sliderLayout'] ?? '', $options['gridwidth'] ?? [], $options['gridheight'] ?? [] ] );
		self::assertStringNotContainsString( 'script-left', (string) json_encode( $read['report'] ) );
	}

	/** @return iterable<string, array{string, string, array{string|null, string|null}}> Head, wrapper, title and alias. */
	public static function names(): iterable {
		yield 'the page names it' => [ '<title>Boats | Tide &amp; Sons</title>', '', [ 'Boats', null ] ];
		yield 'without the site in front' => [ '<meta property="og:site_name" content="Tide"><title>Tide - Boats</title>', '', [ 'Boats', null ] ];
		yield 'the site is all there is' => [ '<meta property="og:site_name" content="Tide"><title>Tide</title>', '', [ 'Tide', null ] ];
		yield 'its own name counts' => [ '<title>Boats</title>', ' data-alias="harbour"', [ null, 'harbour' ] ];
		yield 'a name that says nothing is kept for shortcodes' => [ '<title>Boats</title>', ' data-alias="slider-1"', [ 'Boats', 'slider-1' ] ];
		yield 'a page without a title' => [ '', '', [ null, 's' ] ];
	}

	/** @param array{string|null, string|null} $called */
	#[DataProvider( 'names' )]
	public function test_a_slider_is_called_like_its_page( string $head, string $alias, array $called ): void {
		$model = SliderImporter::text( "<html><head>$head</head><body><rs-module-wrap$alias>" . self::module( 's', '' ) . '</rs-module-wrap></body></html>' )[0]['model'];
		self::assertSame( $called, [ $model['title'] ?? null, $model['alias'] ?? null ] );
	}

	public function test_html_between_layers_is_one_text_layer(): void {
		$read   = SliderImporter::text( self::module( 's', '<a href="/more" onclick="x()">More</a><rs-layer id="l" data-type="text">Hi</rs-layer><div><p>Second</p></div><div class="tp-bannertimer">x</div><div style="display:none">no</div><div></div><rs-group id="g"><span>In a group</span></rs-group>' ) )[0];
		$layers = self::list( self::list( $read['model']['slides'] )[0]['layers'] ?? null );
		self::assertSame( [ 'text', 'text', 'group' ], array_column( $layers, 'type' ) );
		self::assertSame( "<a href=\"/more\">More</a>\n<div><p>Second</p></div>", $layers[0]['html'] ?? '' );
		self::assertSame( [ [ 'width' => [ '100%' ], 'base' => 'slide' ], [ 'whiteSpace' => [ 'normal' ] ] ], [ $layers[0]['box'] ?? null, $layers[0]['style'] ?? null ] );
		self::assertSame( [ '<span>In a group</span>' ], array_column( self::list( $layers[2]['layers'] ?? null ), 'html' ) );
		$codes = array_count_values( array_column( array_map( static fn( object $one ): array => (array) $one, $read['report']->findings() ), 'code' ) );
		self::assertSame( 3, $codes['stray-html'] ?? 0 );
	}

	public function test_an_inline_color_counts_where_no_attribute_says_one(): void {
		$color = static fn( string $more ): mixed => self::part( self::list( self::list( SliderImporter::text( self::module( 's', "<rs-layer id=\"l\" data-type=\"text\" $more>Hi</rs-layer>" ) )[0]['model']['slides'] )[0]['layers'] ?? null )[0], 'style' )['color'] ?? null;
		self::assertSame( [ '#1a2b3c' ], $color( 'style="z-index:5;color:#1a2b3c;"' ) );
		self::assertSame( [ '#1a2b3c' ], $color( 'style="Z-INDEX:5; COLOR : #1a2b3c !important"' ) );
		self::assertSame( [ '#1a2b3c' ], $color( 'data-color="" style="color:#1a2b3c"' ) );
		self::assertSame( [ '#fff' ], $color( 'data-color="#fff" style="color:#1a2b3c"' ) );
		self::assertSame( [ '#ffffff' ], $color( '' ) );
	}

	public function test_fonts_in_the_html_of_a_layer_are_named_and_get_another_behind_them(): void {
		$read  = SliderImporter::text( self::module( 's', '<rs-layer id="l" data-type="text" data-text="fw:700;">a <span style="color:red;font-family:\'DM Sans\'">b</span> <font face="Lora">c</font> <i style="font-family:Arial, sans-serif">d</i></rs-layer>' ) )[0];
		$fonts = array_values( array_filter( array_map( static fn( object $one ): array => (array) $one, $read['report']->findings() ), static fn( array $one ): bool => 'font' === $one['code'] ) );
		self::assertSame( [ 'DM Sans' => '700', 'Lora' => '700' ], array_column( $fonts, 'as', 'what' ) );
		$layer = self::list( self::list( FontFallbacks::with_fallback( $read['model'], '"Inter", sans-serif' )['slides'] ?? null )[0]['layers'] ?? null )[0];
		self::assertSame( 'a <span style="color:red;font-family:\'DM Sans\', &quot;Inter&quot;, sans-serif">b</span> <font face="Lora, &quot;Inter&quot;, sans-serif">c</font> <i style="font-family:Arial, sans-serif">d</i>', $layer['html'] ?? '' );
	}

	public function test_a_poster_that_only_holds_a_place_is_none_and_others_are_listed(): void {
		$video = static fn( string $poster ): array => SliderImporter::text( '<link rel="canonical" href="https://old.test/home/">' . self::module( 's', "<rs-layer id=\"l\" data-type=\"video\" data-mp4=\"/f.mp4\" data-poster=\"$poster\"></rs-layer>" ) )[0];
		self::assertStringNotContainsString( 'poster', (string) json_encode( $video( '/assets/transparent.png' )['model'] ) );
		self::assertStringContainsString( 'https://old.test/p.jpg', (string) json_encode( $video( '/p.jpg' )['report'], JSON_UNESCAPED_SLASHES ) );
	}

	private static function module( string $id, string $layers ): string {
		return "<rs-module id=\"$id\"><rs-slides><rs-slide data-key=\"a\">$layers</rs-slide></rs-slides></rs-module>";
	}

	/**
	 * @param array<mixed> $from
	 * @return array<mixed>
	 */
	private static function part( array $from, string $key ): array {
		return is_array( $from[ $key ] ?? null ) ? $from[ $key ] : [];
	}

	/** @return list<array<mixed>> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}
}
