<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rendering;

use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Rendering\FallbackFontMetrics;
use Frontage\Slider\Rendering\InlineStylesheet;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;

/** Another font stands in for a web font that a site does not have, as wide and as high. */
final class FallbackFontMetricsTest extends WordPressTestCase {

	private const LAYER = '<!-- wp:frontage/layer {"id":"l","html":"Hi","style":{"fontFamily":"\u0027Oswald\u0027, \u0027Oswald Slider Fallback\u0027, sans-serif","fontWeight":[500]}} /-->';

	protected function setUp(): void {
		parent::setUp();
		SliderRenderer::reset();
		SliderRepository::clear_cache();
		unset( wp_styles()->registered[ InlineStylesheet::HANDLE ]->extra['after'] );
	}

	protected function tearDown(): void {
		unset( wp_styles()->registered[ InlineStylesheet::HANDLE ]->extra['after'] );
		parent::tearDown();
	}

	private static function page( string $layer ): string {
		return "<!-- wp:frontage/slider --><!-- wp:frontage/slide {\"key\":\"a\"} -->$layer<!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->";
	}

	private static function printed(): string {
		$rules = wp_styles()->get_data( InlineStylesheet::HANDLE, 'after' );
		return implode( '', is_array( $rules ) ? array_filter( $rules, is_string( ... ) ) : [] );
	}

	public function test_letters_are_as_wide_and_as_high_as_the_font_says_of_itself(): void {
		$rule = FallbackFontMetrics::rules( "'Oswald Slider Fallback'" )['font-Oswald-400'];
		// Oswald: a letter is 363 wide, ascent 1193, descent 289; Arial: a letter is 446 wide.
		self::assertStringStartsWith( '@font-face{font-family:"Oswald Slider Fallback";font-weight:400;src:local("Arial"),local("Liberation Sans")', $rule );
		self::assertStringEndsWith( 'size-adjust:81.4%;ascent-override:146.6%;descent-override:35.5%;line-gap-override:0%}', $rule );
		self::assertStringContainsString( 'local("Arial Bold")', FallbackFontMetrics::rules( "'Oswald Slider Fallback'" )['font-Oswald-700'] );
		self::assertStringContainsString( 'local("Times New Roman")', FallbackFontMetrics::rules( "'Lora Slider Fallback'" )['font-Lora-400'] );
	}

	public function test_a_page_has_the_rules_of_the_weights_it_uses_once(): void {
		do_blocks( self::page( self::LAYER ) . self::page( self::LAYER ) );
		preg_match_all( '/@font-face\{font-family:"Oswald Slider Fallback";font-weight:(\d+)/', self::printed(), $found );
		self::assertSame( [ '400', '700', '500' ], $found[1] );
	}

	public function test_the_html_of_a_text_wants_the_rules_too(): void {
		$text = '\u003cb style=\u0022font-family:lora, \u0026apos;Lora Slider Fallback\u0026apos;, \u0026quot;Figtree Fallback\u0026quot;, serif\u0022\u003e';
		self::assertSame( [ 'font-Lora-400', 'font-Lora-700' ], array_keys( FallbackFontMetrics::rules( $text ) ) );
		do_blocks( self::page( '<!-- wp:frontage/layer {"id":"l","html":"' . $text . 'Hi\u003c/b\u003e"} /-->' ) );
		self::assertStringContainsString( '@font-face{font-family:"Lora Slider Fallback"', self::printed() );
	}

	public function test_a_page_without_such_a_font_has_none_of_it(): void {
		do_blocks( self::page( str_replace( [ 'Oswald Slider Fallback', 'Oswald' ], 'Made Up Slider Fallback', self::LAYER ) ) );
		self::assertStringNotContainsString( '@font-face', self::printed() );
	}

	public function test_editors_have_the_rules_too(): void {
		$id = wp_insert_post( wp_slash( [ 'post_title' => 'A', 'post_type' => 'page', 'post_content' => self::page( self::LAYER ) ] ) );
		$GLOBALS['post'] = get_post( $id );
		FallbackFontMetrics::enqueue_in_editor();
		FallbackFontMetrics::enqueue_in_editor();
		unset( $GLOBALS['post'] );
		self::assertSame( 1, substr_count( self::printed(), 'font-weight:500' ) );
	}

	public function test_an_import_writes_the_name_behind_families_whose_letters_are_known(): void {
		$layer = static fn ( string $id, string $family ): string => "<rs-layer id=\"$id\" data-type=\"text\" style=\"font-family:$family;\">Hi <b style=\"font-family:lora\">there</b></rs-layer>";
		$file  = (string) tempnam( sys_get_temp_dir(), 'slider' );
		file_put_contents( $file, '<rs-module id="s"><rs-slides><rs-slide data-key="a">' . $layer( 'a', 'open sans' ) . $layer( 'b', "'Own Type'" ) . $layer( 'c', 'Oswald, serif' ) . '</rs-slide></rs-slides></rs-module>' );
		$made = ( new SliderCreator( new MediaImporter( MediaImporter::LEAVE ) ) )->create_from_file( $file );
		unlink( $file );
		self::assertIsArray( $made );
		$content = (string) get_post( $made[0]['id'] )?->post_content;
		self::assertStringContainsString( "open sans, 'Open Sans Slider Fallback', ", $content );
		self::assertStringContainsString( "lora, \\u0026apos;Lora Slider Fallback\\u0026apos;, ", $content );
		self::assertStringContainsString( "Oswald, 'Oswald Slider Fallback', serif", $content );
		self::assertStringNotContainsString( 'Own Type Slider Fallback', $content );
	}
}
