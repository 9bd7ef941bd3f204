<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests;

use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Every picture of our patterns, on the page: it says how large it is, and the one that has priority stands at the page's beginning. */
final class PicturesTest extends WordPressTestCase {

	/** Behind so many letters nothing is in a phone's first window; as in themes/frontage/inc/markup.php. */
	private const LETTERS = 600;

	/** @return array<string, array{ string }> */
	public static function patterns(): array {
		$folders = dirname( __DIR__, 3 );
		$names   = [];
		foreach ( [ 'frontage' => "$folders/themes/frontage", 'frontage-site' => "$folders/plugins/frontage-site" ] as $prefix => $folder ) {
			foreach ( glob( "$folder/patterns/*.php" ) ?: [] as $file ) {
				$names[ $prefix . '/' . basename( $file, '.php' ) ] = [ $file ];
			}
		}
		return $names;
	}

	/** What a pattern says; the registry would keep what it read once. */
	private static function read( string $file ): string {
		ob_start();
		require $file;
		return (string) ob_get_clean();
	}

	/** A page of this text, as a visitor gets it. */
	private function shown( string $content ): string {
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Pictures', 'post_content' => wp_slash( $content ) ] );
		// As a request begins: the page is the main query's, and WordPress counts its pictures.
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['wp_query']->query( "page_id=$page" );
		wp_high_priority_element_flag( true );
		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
		the_post();
		ob_start();
		the_content();
		return (string) ob_get_clean();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query']->init();
		wp_reset_postdata();
		parent::tearDown();
	}

	/** @return list<array{ src: string, size: string, loading: string, priority: string, letters: int }> */
	private static function pictures( string $html ): array {
		$found   = [];
		$letters = 0;
		$tags    = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_token() ) {
			if ( '#text' === $tags->get_token_name() ) {
				$letters += strlen( trim( $tags->get_modifiable_text() ) );
			} elseif ( 'IMG' === $tags->get_token_name() ) {
				$said    = static fn ( string $name ): string => (string) $tags->get_attribute( $name );
				$found[] = [
					'src'      => basename( $said( 'src' ) ),
					'size'     => $said( 'width' ) . '×' . $said( 'height' ),
					'loading'  => $said( 'loading' ),
					'priority' => $said( 'fetchpriority' ),
					'letters'  => $letters,
				];
			}
		}
		return $found;
	}

	#[DataProvider( 'patterns' )]
	public function test_a_pattern_on_a_page_has_pictures_of_a_size_and_of_their_turn( string $file ): void {
		$name     = basename( $file );
		$pictures = self::pictures( $this->shown( self::read( $file ) ) );
		foreach ( $pictures as $at => $picture ) {
			self::assertMatchesRegularExpression( '/^[1-9]\d*×[1-9]\d*$/', $picture['size'], "$name: {$picture['src']} has no size." );
			self::assertTrue( '' === $picture['priority'] || $picture['letters'] <= self::LETTERS && 0 === $at, "$name: {$picture['src']} has priority, and is no hero." );
			self::assertTrue( 'lazy' === $picture['loading'] || $picture['letters'] <= self::LETTERS, "$name: {$picture['src']} is far down, and does not wait." );
		}
		self::assertLessThanOrEqual( 1, count( array_filter( array_column( $pictures, 'priority' ) ) ) );
	}

	public function test_the_hero_of_a_whole_page_has_priority(): void {
		foreach ( [ 'page-home-consulting', 'page-home-product', 'page-landing', 'page-shop' ] as $name ) {
			$html = $this->shown( self::read( dirname( __DIR__, 3 ) . "/themes/frontage/patterns/$name.php" ) );
			self::assertSame( 'high', self::pictures( $html )[0]['priority'] ?? '', $name );
		}
	}

	public function test_a_picture_far_down_a_text_waits_whoever_wrote_it(): void {
		$image = '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.com/a.jpg" alt="" width="1200" height="800"/></figure><!-- /wp:image -->';
		$text  = '<!-- wp:paragraph --><p>' . str_repeat( 'a', self::LETTERS + 1 ) . '</p><!-- /wp:paragraph -->';
		self::assertSame( [ 'high', '' ], array_column( self::pictures( $this->shown( $image . $text . $image ) ), 'priority' ) );
		$far = self::pictures( $this->shown( $text . $image . str_replace( 'alt=""', 'alt="" loading="eager"', $image ) ) );
		self::assertSame( [ [ '', 'lazy' ], [ 'eager' ] ], [ [ $far[0]['priority'], $far[0]['loading'] ], [ $far[1]['loading'] ] ], 'What an author says stands.' );
	}
}
