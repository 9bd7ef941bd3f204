<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A behavior is known everywhere and on a page only where something uses it. */
final class BehaviorsTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
		wp_styles()->queue            = [];
		wp_scripts()->queue           = [];
		Behaviors::register( __DIR__ . '/behaviors/manifest.php' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
		wp_deregister_style( 'frontage-behaviour-sample' );
		wp_deregister_script( 'frontage-behaviour-sample-editor' );
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/sampled' ) ) {
			unregister_block_type( 'frontage/sampled' );
		}
		parent::tearDown();
	}

	public function test_a_page_that_uses_none_gets_none(): void {
		do_blocks( '<!-- wp:paragraph --><p>Plain</p><!-- /wp:paragraph -->' );
		Behaviors::use( 'frontage/unknown' );
		self::assertSame( [ [], [] ], self::on_the_page() );
		self::assertNotNull( wp_script_modules()->get_registered( '@frontage/behaviours/sample' ) );
	}

	/** @return array<string, array{ string }> */
	public static function users(): array {
		return [
			'a class of the block'           => [ '<!-- wp:paragraph {"className":"big is-sampled"} --><p class="big is-sampled">A</p><!-- /wp:paragraph -->' ],
			'another class of a list'        => [ '<!-- wp:paragraph {"className":"is-sampled-too"} --><p class="is-sampled-too">A</p><!-- /wp:paragraph -->' ],
			'a mark in its text'             => [ '<!-- wp:paragraph --><p>A <mark class="sampled-mark">B</mark></p><!-- /wp:paragraph -->' ],
			'an attribute that is set'       => [ '<!-- wp:paragraph {"sampled":"slow"} --><p>A</p><!-- /wp:paragraph -->' ],
			'a support of the block’s type'  => [ '<!-- wp:frontage/sampled /-->' ],
			'a block inside of another'      => [ '<!-- wp:group --><div class="wp-block-group"><!-- wp:frontage/sampled /--></div><!-- /wp:group -->' ],
		];
	}

	#[DataProvider( 'users' )]
	public function test_what_uses_it_brings_module_and_style( string $content ): void {
		register_block_type( 'frontage/sampled', [ 'supports' => [ 'frontageSample' => true ], 'render_callback' => static fn (): string => '<p>A</p>' ] );
		do_blocks( $content );
		self::assertSame( [ [ '@frontage/behaviours/sample' ], [ 'frontage-behaviour-sample' ] ], self::on_the_page() );
	}

	public function test_a_template_says_so_itself(): void {
		Behaviors::use( 'frontage/sample' );
		Behaviors::use( 'frontage/sample' );
		self::assertSame( [ [ '@frontage/behaviours/sample' ], [ 'frontage-behaviour-sample' ] ], self::on_the_page() );
	}

	public function test_its_editor_and_its_style_are_in_the_plugins_bundle_in_the_dashboard(): void {
		wp_deregister_style( 'frontage-behaviour-sample' );
		set_current_screen( 'post' );
		Behaviors::register( __DIR__ . '/behaviors/manifest.php' );
		set_current_screen( 'front' );
		$bundle = basename( dirname( __DIR__ ) ) . '-editor'; // By the folder of the manifest.
		foreach ( [ wp_scripts()->registered['frontage-behaviour-sample-editor'], wp_styles()->registered['frontage-behaviour-sample'] ] as $alias ) {
			self::assertSame( [ false, [ $bundle ] ], [ $alias->src, $alias->deps ] );
		}
	}

	/** @return array{ list<string>, list<string> } Modules and styles of the suite. */
	private static function on_the_page(): array {
		return [ wp_script_modules()->get_queue(), array_values( array_intersect( wp_styles()->queue, [ 'frontage-behaviour-sample' ] ) ) ];
	}
}
