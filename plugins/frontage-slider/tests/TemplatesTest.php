<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Model\Document\DocumentValidator;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\Slider\PluginFiles;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Slider\Templates\RtlMirror;
use Frontage\Slider\Templates\TemplateRegistry;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Templates are documents like any other: whoever may write a post may insert, store and show each of them. */
#[Group( 'wide' )]
final class TemplatesTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		SliderRenderer::reset();
		SliderRepository::clear_cache();
	}

	/** @return array<string, array{string}> */
	public static function names(): array {
		$names = array_map( static fn ( string $file ): string => basename( $file, '.php' ), glob( dirname( __DIR__ ) . '/patterns/*.php' ) ?: [] );
		return array_combine( $names, array_map( static fn ( string $name ): array => [ $name ], $names ) );
	}

	private static function content( string $name ): string {
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage-slider/$name" );
		self::assertIsArray( $pattern, "patterns/$name.php is a template that all() names" );
		return $pattern['content'];
	}

	/**
	 * What lies at any depth under a key.
	 *
	 * @return list<mixed>
	 */
	private static function all_of( mixed $value, string $key ): array {
		$found = [];
		foreach ( is_array( $value ) ? $value : [] as $name => $inner ) {
			$found = [ ...$found, ...( $name === $key ? [ $inner ] : [] ), ...self::all_of( $inner, $key ) ];
		}
		return $found;
	}

	public function test_every_template_has_a_file_and_every_file_a_template(): void {
		self::assertSame( [], array_diff( array_keys( TemplateRegistry::all() ), array_keys( self::names() ) ) );
		self::assertSame( [], array_diff( array_keys( self::names() ), array_keys( TemplateRegistry::all() ) ) );
	}

	#[DataProvider( 'names' )]
	public function test_it_is_valid_and_nothing_in_it_needs_mending( string $name ): void {
		$document = TemplateRegistry::document( $name );
		self::assertNotSame( [], $document );
		self::assertSame( [], DocumentValidator::problems( $document ) );
		$fired  = array_filter( Normalizer::slider( $document )->fired, static fn ( array $rule ): bool => ! in_array( $rule['rule'], [ 'C9' ], true ) );
		self::assertSame( [], array_values( $fired ) );
	}

	/** What its owner moves on the desktop stays on the slide of a phone. */
	public function test_every_slider_has_its_places_follow_the_grid(): void {
		foreach ( array_keys( self::names() ) as $name ) {
			$is_slider = TemplateRegistry::SLIDERS === TemplateRegistry::all()[ $name ][0];
			self::assertSame( $is_slider ? 'scale' : null, TemplateRegistry::document( $name )['inherit'] ?? null, $name );
		}
	}

	#[DataProvider( 'names' )]
	public function test_a_contributor_stores_it_as_it_is( string $name ): void {
		$this->sign_in( 'contributor' );
		$content = self::content( $name );
		$id      = wp_insert_post( wp_slash( [ 'post_title' => 'P', 'post_content' => $content ] ) );
		self::assertIsInt( $id );
		self::assertSame( $content, get_post( $id )?->post_content );
	}

	#[DataProvider( 'names' )]
	public function test_it_comes_back_from_its_blocks( string $name ): void {
		$written = static fn ( array $document ): string => serialize_block( BlockConverter::to_blocks( $document ) );
		$content = $written( TemplateRegistry::document( $name ) );
		self::assertSame( $content, $written( BlockConverter::from_blocks( parse_blocks( $content )[0] ) ) );
		$block = parse_blocks( self::content( $name ) )[0];
		unset( $block['attrs']['align'] ); // The wrapper's, no part of the document.
		self::assertStringContainsString( serialize_block( $block ), $content );
	}

	#[DataProvider( 'names' )]
	public function test_pictures_are_there_and_have_a_word_for_those_who_do_not_see_them( string $name ): void {
		$document = TemplateRegistry::document( $name );
		foreach ( [ ...self::all_of( $document, 'image' ), ...self::all_of( $document, 'thumb' ), ...self::all_of( $document, 'poster' ) ] as $image ) {
			self::assertIsArray( $image );
			self::assertArrayHasKey( 'alt', $image );
			self::assertStringStartsWith( PluginFiles::url( 'assets/templates/' ), $image['url'] );
			self::assertFileExists( PluginFiles::file( 'assets/templates/' . basename( $image['url'] ) ) );
		}
		foreach ( is_array( $document['slides'] ?? null ) ? $document['slides'] : [] as $slide ) {
			self::assertTrue( TemplateRegistry::LAYERS === TemplateRegistry::all()[ $name ][0] || '' !== ( $slide['title'] ?? '' ), 'a slide has a name' );
		}
		self::assertNotSame( [], $document );
	}

	#[DataProvider( 'names' )]
	public function test_a_page_shows_it_and_its_texts_are_those_of_its_language( string $name ): void {
		$html = do_blocks( self::content( $name ) );
		if ( TemplateRegistry::SLIDERS === TemplateRegistry::all()[ $name ][0] ) {
			self::assertStringContainsString( '<section class="fr-slider ', $html );
		}
		add_filter( 'gettext_frontage-slider', $marked = static fn ( string $text ): string => "«{$text}»" );
		add_filter( 'gettext_with_context_frontage-slider', $marked );
		ob_start();
		require TemplateRegistry::file( $name );
		$blocks = parse_blocks( (string) ob_get_clean() );
		foreach ( self::all_of( $blocks, 'html' ) as $words ) {
			self::assertTrue( ! is_string( $words ) || '' === trim( $words, " \d" ) || ! preg_match( '/\pL{3}/u', wp_strip_all_tags( $words ) ) || str_contains( $words, '«' ), "translatable: $words" );
		}
	}

	public function test_visitors_pages_read_none_of_them(): void {
		do_blocks( '<!-- wp:paragraph --><p>A page</p><!-- /wp:paragraph -->' );
		$registry = new \ReflectionProperty( \WP_Block_Patterns_Registry::class, 'registered_patterns' );
		\WP_Block_Patterns_Registry::get_instance()->unregister( 'frontage-slider/hero' );
		TemplateRegistry::register();
		$patterns = $registry->getValue( \WP_Block_Patterns_Registry::get_instance() );
		self::assertIsArray( $patterns );
		self::assertArrayNotHasKey( 'content', $patterns['frontage-slider/hero'] );
	}

	public function test_from_the_right_left_is_right(): void {
		$mirrored = RtlMirror::mirror_document(
			[
				'slides' => [
					[
						'background' => [ 'color' => 'linear-gradient(90deg, #000, #fff)' ],
						'layers'     => [
							[
								'box'    => [ 'x' => [ 'left', 'center' ], 'offsetX' => [ 20, 30 ] ],
								'style'  => [ 'textAlign' => [ 'left' ], 'padding' => [ 'left' => [ 1 ], 'right' => [ 2 ] ] ],
								'frames' => [ [ 'id' => 'frame_0', 'to' => [ 'x' => [ -40, '50%', 'left' ], 'rotateZ' => [ 8 ] ] ] ],
							],
						],
					],
				],
			]
		);
		self::assertSame( 'linear-gradient(270deg, #000, #fff)', $mirrored['slides'][0]['background']['color'] );
		$layer = $mirrored['slides'][0]['layers'][0];
		self::assertSame( [ 'x' => [ 'right', 'center' ], 'offsetX' => [ 20, -30 ] ], $layer['box'] );
		self::assertSame( [ 'textAlign' => [ 'right' ], 'padding' => [ 'left' => [ 2 ], 'right' => [ 1 ] ] ], $layer['style'] );
		self::assertSame( [ 'x' => [ 40, '-50%', 'right' ], 'rotateZ' => [ -8 ] ], $layer['frames'][0]['to'] );
	}
}
