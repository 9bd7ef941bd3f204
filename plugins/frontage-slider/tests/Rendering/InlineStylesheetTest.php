<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rendering;

use Frontage\Slider\Rendering\InlineStylesheet;
use Frontage\Tests\WordPressTestCase;

/** Where the style of sliders stands. */
final class InlineStylesheetTest extends WordPressTestCase {

	private mixed $src = '';

	/** @var list<string> What other tests left to be printed. */
	private array $queue = [];

	protected function setUp(): void {
		parent::setUp();
		$this->queue         = wp_styles()->queue;
		wp_styles()->queue = [];
		$this->src           = wp_styles()->registered[ InlineStylesheet::HANDLE ]->src;
		self::assertIsString( $this->src );
	}

	protected function tearDown(): void {
		wp_styles()->registered[ InlineStylesheet::HANDLE ]->src   = $this->src;
		wp_styles()->registered[ InlineStylesheet::HANDLE ]->extra = array_diff_key( wp_styles()->registered[ InlineStylesheet::HANDLE ]->extra, [ 'after' => 0, 'inlined_src' => 0 ] );
		array_map( wp_deregister_style( ... ), [ 'long-0', 'long-1', 'long-2', 'long-3' ] );
		wp_styles()->queue = $this->queue;
		parent::tearDown();
	}

	/** A page whose other styles fill the room that WordPress has. */
	private function choose(): void {
		$file = get_temp_dir() . 'long.css';
		file_put_contents( $file, str_repeat( 'a{}', 3333 ) . '/' );
		for ( $n = 0; $n < 4; $n++ ) {
			wp_enqueue_style( "long-$n", 'https://example.test/long.css', [], '1' );
			wp_style_add_data( "long-$n", 'path', $file );
		}
		InlineStylesheet::add_filter();
		$room = static fn (): int => 40_000; // WordPress's own; a theme may have said less.
		add_filter( 'styles_inline_size_limit', $room, 11 );
		wp_maybe_inline_styles();
		remove_filter( 'styles_inline_size_limit', $room, 11 );
		unlink( $file );
	}

	public function test_it_stands_in_the_page_however_long_the_styles_of_others_are(): void {
		wp_enqueue_style( InlineStylesheet::HANDLE );
		wp_add_inline_style( InlineStylesheet::HANDLE, '.of-this-page{}' );
		$this->choose();
		ob_start();
		wp_styles()->do_item( InlineStylesheet::HANDLE );
		$html = (string) ob_get_clean();
		self::assertStringNotContainsString( '<link', $html );
		self::assertStringContainsString( '.fr-slider', $html );
		self::assertGreaterThan( strpos( $html, '.fr-slider' ), strpos( $html, '.of-this-page' ) );
		self::assertSame( [ false, false, false, false ], array_map( static fn ( int $n ): mixed => wp_styles()->registered[ "long-$n" ]->src, range( 0, 3 ) ), 'The room of others is theirs.' );
	}

	public function test_a_site_that_wants_files_gets_a_file_and_a_page_without_a_slider_nothing(): void {
		$this->choose();
		self::assertIsString( wp_styles()->registered[ InlineStylesheet::HANDLE ]->src );
		add_filter( 'styles_inline_size_limit', '__return_zero' );
		wp_enqueue_style( InlineStylesheet::HANDLE );
		wp_maybe_inline_styles();
		self::assertIsString( wp_styles()->registered[ InlineStylesheet::HANDLE ]->src );
	}
}
