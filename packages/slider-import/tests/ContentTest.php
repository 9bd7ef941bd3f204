<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\Importer;
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
		$model = Importer::text( '<div class="rev_slider" id="s"><ul><li data-transition="fade"></li><li data-transition="fade"></li><div class="tp-bannertimer"></div></ul></div>' )[0]['model'];
		self::assertCount( 2, self::list( $model['slides'] ) );
		$model = Importer::text( '<rs-module id="s"><rs-slides><rs-slide></rs-slide><rs-progress></rs-progress></rs-slides></rs-module>' )[0]['model'];
		self::assertCount( 1, self::list( $model['slides'] ) );
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
		$slider = Importer::text( $page )[0];
		$slide  = self::list( $slider['model']['slides'] )[0];
		self::assertSame( [ 'image' => [ 'url' => $address, 'srcset' => "$address 1x, https://cdn.test/a.jpg 2x" ] ], $slide['background'] ?? null );
		self::assertStringContainsString( '"url":"about.html"', (string) json_encode( $slide ), 'A link holds on the same site.' );
		$report = json_decode( (string) json_encode( $slider['report'] ), true );
		self::assertIsArray( $report );
		self::assertSame( [ $address ], array_column( self::list( $report['media'] ?? null ), 'url' ) );
	}

	/** @return list<array<mixed>> */
	private static function layers( string $html ): array {
		$model = Importer::text( "<rs-module id=\"s\"><rs-slides><rs-slide data-key=\"a\">$html</rs-slide></rs-slides></rs-module>" )[0]['model'];
		return self::list( self::list( $model['slides'] )[0]['layers'] ?? null );
	}

	/** @return list<array<mixed>> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}
}
