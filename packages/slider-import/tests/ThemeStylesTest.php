<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\Cascade\CascadeRules;
use Frontage\SliderImport\Report\Finding;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What the old theme's stylesheets say about the classes of layers stands in the layers, as in the page. */
final class ThemeStylesTest extends TestCase {

	private const BUTTON = '<rs-layer class="rs-layer btn btn-primary" data-type="button" data-text="s:20;l:20;">Go</rs-layer>';

	public function test_a_button_of_the_theme_keeps_its_look(): void {
		$css   = '.btn{display:inline-block;padding:10px 1.5em;border:2px solid rgba(0,0,0,.5);border-radius:4px 8px;font:inherit;font-family:"DM Sans",serif;font-weight:bold;letter-spacing:1px;text-transform:uppercase;text-decoration:none;box-shadow:0 4px 10px rgba(0,0,0,0.2)}.btn-primary{background:#e91e63 none;color:#000}.btn:hover{background-color:#222}';
		$layer = self::layer( self::BUTTON, "<style>$css</style>" );
		$style = ModelReader::map( $layer, 'style' );
		self::assertSame( [ 'top' => [ 10 ], 'right' => [ 30 ], 'bottom' => [ 10 ], 'left' => [ 30 ] ], $style['padding'] ?? null );
		self::assertSame( [ 'topLeft' => [ 4 ], 'topRight' => [ 8 ], 'bottomRight' => [ 4 ], 'bottomLeft' => [ 8 ] ], $style['borderRadius'] ?? null );
		self::assertSame( [ [ 'solid' ], [ '#00000080' ], [ 'top' => [ 2 ], 'right' => [ 2 ], 'bottom' => [ 2 ], 'left' => [ 2 ] ] ], [ $style['borderStyle'] ?? null, $style['borderColor'] ?? null, $style['borderWidth'] ?? null ] );
		self::assertSame( [ '#e91e63', '"DM Sans",serif', [ 700 ], [ 1 ], 'uppercase', 'none' ], [ $style['background'] ?? null, $style['fontFamily'] ?? null, $style['fontWeight'] ?? null, $style['letterSpacing'] ?? null, $style['textTransform'] ?? null, $style['textDecoration'] ?? null ] );
		self::assertSame( [ 'color' => '#00000033', 'x' => [ 0 ], 'y' => [ 4 ], 'blur' => [ 10 ] ], $style['boxShadow'] ?? null );
		self::assertSame( [ '#ffffff' ], $style['color'] ?? null, 'The engine of version 6 writes white, whatever the theme says.' );
		self::assertSame( [ 'to' => [ 'background' => [ '#222' ] ] ], $layer['hover'] ?? null );
	}

	/** @return iterable<string, array{string, string}> */
	public static function cascade(): iterable {
		yield 'the last one wins' => [ '.btn{background:#111}.btn{background:#222}', '#222' ];
		yield 'more classes win' => [ '.btn.btn-primary{background:#222}.btn{background:#111}', '#222' ];
		yield 'an id wins over classes' => [ '#wrap .btn{background:#222}.a .btn.btn-primary{background:#111}', '#222' ];
		yield 'important wins' => [ '.btn{background:#222!important}#wrap .btn.btn-primary{background:#111}', '#222' ];
		yield 'below another class' => [ '.btn{background:#111}.home .btn{background:#222}.blog .btn.btn-primary{background:#333}', '#222' ];
		yield 'a child' => [ '.home > .btn{background:#111}rs-slide > .btn{background:#222}', '#222' ];
		yield 'other selectors are skipped' => [ '.btn{background:#222}.btn[href],.btn::before,.x + .btn,.btn:not(.a),.btn:nth-child(1){background:#111}', '#222' ];
		yield 'elements alone are the new theme’s' => [ '.btn{background:#222}rs-layer{background:#111}#wrap rs-slides rs-layer{background:#333}', '#222' ];
		yield 'the engine’s own rules are not read' => [ '.btn{background:#222}#wrap .rs-layer.tp-caption,#wrap .rs-layer{background:#111}', '#222' ];
		yield 'variables' => [ ':root{--main:var(--base);--base:#222}.btn{background:var(--main,#111)}', '#222' ];
		yield 'a variable that is missing' => [ '.btn{background:var(--none,#222)}', '#222' ];
		yield 'a variable without an end' => [ ':root{--a:var(--b);--b:var(--a)}.btn{background:#222}.btn{background:var(--a)}', '' ];
		yield 'wide windows' => [ '@media (min-width:768px){.btn{background:#222}}@media print{.btn{background:#111}}@media (max-width:600px){.btn{background:#333}}', '#222' ];
		yield 'layers and queries' => [ '@layer theme{@supports (display:grid){.btn{background:#222}}}@font-face{font-family:a;src:url(a)}@keyframes a{from{background:#111}}', '#222' ];
		yield 'a shorthand resets' => [ '.btn{background-color:#111}.btn{background:url(a.png) no-repeat center #222}', '#222' ];
		yield 'a gradient' => [ '.btn{background:linear-gradient(90deg,#111 0%,#222 100%)}', 'linear-gradient(90deg,#111 0%,#222 100%)' ];
		yield 'comments and brackets in texts' => [ '/* .btn{background:#111} */.x{content:"}"}.btn{background:#222}', '#222' ];
	}

	#[DataProvider( 'cascade' )]
	public function test_rules_have_the_order_of_the_page( string $css, string $background ): void {
		self::assertSame( $background, ModelReader::text( ModelReader::map( self::layer( self::BUTTON, "<style>$css</style>" ), 'style' ), 'background' ) );
	}

	public function test_what_the_layer_says_itself_wins(): void {
		$layer = self::layer( '<rs-layer class="btn" data-type="button" data-padding="t:1;r:2;b:3;l:4;" data-border="bor:9,9,9,9;" style="background-color:#00ff00" data-frame_hover="bgc:#0000ff;">Go</rs-layer>', '<style>.btn{padding:20px;border-radius:5px;background:#111}.btn:hover{background:#222}</style>' );
		$style = ModelReader::map( $layer, 'style' );
		self::assertEquals( [ [ 'top' => [ 1 ], 'right' => [ 2 ], 'bottom' => [ 3 ], 'left' => [ 4 ] ], '#00ff00' ], [ $style['padding'] ?? null, $style['background'] ?? null ] );
		self::assertStringContainsString( '[9]', (string) json_encode( $style['borderRadius'] ?? null ) );
		self::assertStringNotContainsString( '#222', (string) json_encode( $layer ) );
	}

	public function test_each_width_has_its_own_values(): void {
		$css   = '.btn{padding:20px;font-size:30px!important;color:#111!important}@media (max-width:1100px){.btn{padding:15px}}@media only screen and (max-width:500px){.btn{padding:5px;font-size:1rem!important;color:#222!important}}html{font-size:62.5%}';
		$style = ModelReader::map( self::layer( '<rs-layer class="btn" data-type="button">Go</rs-layer>', "<style>$css</style>" ), 'style' );
		self::assertSame( [ [ 20, 15, 15, 5 ], [ 30, 30, 30, 10 ], [ '#111', '#111', '#111', '#222' ] ], [ ModelReader::map( $style, 'padding' )['top'] ?? null, $style['fontSize'] ?? null, $style['color'] ?? null ] );
	}

	public function test_a_layer_of_version_5_has_the_colors_of_its_page(): void {
		$page  = '<html><head><style>.site .theme-btn{color:#123456;background:#abcdef;font-size:18px;line-height:1.5}</style></head><body class="site"><div class="rev_slider" id="s" data-version="5.4.8"><ul><li data-transition="fade"><a class="tp-caption theme-btn" href="#" data-x="10" data-y="10" data-start="500">Go</a></li></ul></div></body></html>';
		$style = ModelReader::map( ModelReader::maps( ModelReader::maps( SliderImporter::text( $page )[0]['model'], 'slides' )[0], 'layers' )[0], 'style' );
		self::assertSame( [ [ '#123456' ], '#abcdef', [ 18 ], [ 27 ] ], [ $style['color'] ?? null, $style['background'] ?? null, $style['fontSize'] ?? null, $style['lineHeight'] ?? null ] );
	}

	public function test_a_button_inside_a_text_keeps_its_look(): void {
		$css   = '.button{display:inline-block;background:#e91e63;color:#fff;padding:12px 1rem;border-radius:3px;position:fixed;background-image:url(https://x.test/a.png)}.caption h2{color:#00f}h2{color:#f00}';
		$layer = self::layer( '<rs-layer class="caption" data-type="text"><h2>A</h2><a class="button" href="#a" style="color:#333;margin:1px">Go</a></rs-layer>', "<style>$css</style>" );
		self::assertSame(
			'<h2 style="color:#00f">A</h2><a class="button" href="#a" style="display:inline-block;background-color:#e91e63;padding-top:12px;padding-right:16px;padding-bottom:12px;padding-left:16px;border-top-left-radius:3px;border-top-right-radius:3px;border-bottom-right-radius:3px;border-bottom-left-radius:3px;color:#333;margin:1px">Go</a>',
			$layer['html'] ?? ''
		);
	}

	public function test_linked_stylesheets_are_read_only_where_the_caller_gives_them(): void {
		$head = '<link rel="canonical" href="https://old.test/home/"><link rel="stylesheet" href="../a.css?ver=1"><style>.btn{border-radius:1px}</style><link rel="stylesheet" href="https://cdn.test/b.css" media="print"><link rel="stylesheet" href="https://fonts.googleapis.com/css?family=A">';
		$page = self::page( self::BUTTON, $head );
		$read = SliderImporter::text( $page )[0];
		self::assertSame( [ 'cdn.test', 'old.test' ], self::left( $read['report']->findings() ) );
		$asked  = [];
		$linked = static function ( string $url ) use ( &$asked ): ?string {
			$asked[] = $url;
			return str_starts_with( $url, 'https://fonts' ) ? null : '.btn{background:#222;border-radius:7px}';
		};
		$read   = SliderImporter::text( $page, $linked )[0];
		self::assertSame( [ 'https://old.test/a.css?ver=1', 'https://cdn.test/b.css', 'https://fonts.googleapis.com/css?family=A' ], $asked );
		$style  = ModelReader::map( ModelReader::maps( ModelReader::maps( $read['model'], 'slides' )[0], 'layers' )[0], 'style' );
		self::assertSame( [ '#222', [ 1 ] ], [ $style['background'] ?? null, ModelReader::map( $style, 'borderRadius' )['topLeft'] ?? null ], 'In their order; that for print is no look.' );
		self::assertSame( [], self::left( $read['report']->findings() ) );
		self::assertSame( [], self::left( SliderImporter::text( self::page( '<rs-layer class="tp-shape" data-type="text">Go</rs-layer>', $head ) )[0]['report']->findings() ), 'No class, no question.' );
	}

	/** @return iterable<string, array{string}> */
	public static function hostile(): iterable {
		foreach ( [ 'background:url(javascript:alert(1))', 'background-color:expression(alert(1))', 'color:red;behavior:url(x)', '-moz-binding:url(x)', 'background:image-set("x" 1x)', 'font-family:"a</style><script>alert(1)</script>"', 'padding:env(x)', 'background-color:\\75rl(x)', 'border-radius:attr(x)', 'min-width:1e99px', 'opacity:url(x)', 'color:#fff<!--' ] as $declaration ) {
			yield $declaration => [ ".btn{{$declaration}}" ];
		}
		yield 'no end' => [ '.btn{background:#111' ];
		yield 'groups without an end' => [ str_repeat( '@media (min-width:1px){', 5000 ) . '.btn{background:#111}' ];
		yield 'brackets' => [ str_repeat( '}', 9000 ) . str_repeat( '{', 9000 ) . str_repeat( '(', 9000 ) ];
		yield 'a long selector' => [ str_repeat( '.btn ', 9000 ) . '{background:#111}' ];
		yield 'many selectors' => [ str_repeat( '.btn,', 900 ) . '.btn{background:url(x)}' ];
		yield 'comments without an end' => [ str_repeat( '/*', 200_000 ) ];
		yield 'many descendants' => [ implode( '', array_fill( 0, 400, '* * * * .none * * .btn{background:url(x)}' ) ) ];
		yield 'long values' => [ '.btn{font-family:' . str_repeat( '(', 3000 ) . ';background:' . str_repeat( 'var(--a,', 400 ) . '}' ];
	}

	#[DataProvider( 'hostile' )]
	public function test_hostile_stylesheets_change_nothing( string $css ): void {
		$model = (string) json_encode( SliderImporter::text( self::page( str_repeat( '<div class="a">', 150 ) . self::BUTTON . '<rs-layer data-type="text"><a class="btn">Go</a></rs-layer>', '', $css ) )[0]['model'] );
		self::assertDoesNotMatchRegularExpression( '/url\(|javascript|expression|alert|behavior|binding|image-set|env\(|attr\(|#111|script/i', $model );
	}

	public function test_the_look_cannot_be_written_into_the_page(): void {
		$layer = self::layer( '<rs-layer class="x" data-type="button" fr-look=\'{"background-color":[["#111",true]],"color":"a","padding-top":[[[]]]}\'>Go</rs-layer>', '<style>.x{opacity:.5}</style>' );
		self::assertSame( [ '', [ 0.5 ] ], [ ModelReader::text( ModelReader::map( $layer, 'style' ), 'background' ), ModelReader::map( $layer, 'style' )['opacity'] ?? null ] );
	}

	public function test_many_elements_in_nested_layers_are_read(): void {
		$css   = '<style>' . str_repeat( '.x .btn,.x p,.x span{background:#111}', 300 ) . '</style>';
		$inner = str_repeat( '<p class="a b"><span class="c">x</span></p>', 20_000 );
		self::assertCount( 1, SliderImporter::text( self::page( str_repeat( '<rs-group data-type="group">', 20 ) . "<rs-layer class=\"x\" data-type=\"text\">$inner</rs-layer>" . str_repeat( '</rs-group>', 20 ), $css ) ) );
	}

	public function test_of_a_large_stylesheet_the_first_rules_are_read(): void {
		$css   = implode( '', array_map( static fn( int $n ): string => ".c$n .d$n > a.e$n:hover,.btn.c$n{color:#123;padding:1px 2px}", range( 1, 30_000 ) ) );
		self::assertCount( 20_000, CascadeRules::parse( $css ) );
		self::assertCount( 1, SliderImporter::text( self::page( str_repeat( self::BUTTON, 150 ), "<style>$css</style>" ) ) );
	}

	/** @param list<Finding> $findings
	 * @return list<string> Hosts of stylesheets that were not read.
	 */
	private static function left( array $findings ): array {
		$hosts = array_map( static fn( Finding $one ): string => $one->what, array_filter( $findings, static fn( Finding $one ): bool => 'styles-left' === $one->code ) );
		sort( $hosts );
		return $hosts;
	}

	private static function page( string $layers, string $head = '', string $css = '' ): string {
		return "<html><head>$head<style>" . str_replace( '</style', '<\\/style', $css ) . "</style></head><body class=\"home\"><rs-module-wrap id=\"wrap\"><rs-module id=\"s\" data-version=\"6.5.0\"><rs-slides><rs-slide data-key=\"a\">$layers</rs-slide></rs-slides></rs-module></rs-module-wrap></body></html>";
	}

	/** @return array<string, mixed> */
	private static function layer( string $layers, string $head ): array {
		return ModelReader::maps( ModelReader::maps( SliderImporter::text( self::page( $layers, $head ) )[0]['model'], 'slides' )[0], 'layers' )[0];
	}
}
