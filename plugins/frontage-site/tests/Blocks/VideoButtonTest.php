<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/video-button; hostile attributes come with BlockTestCase. */
final class VideoButtonTest extends BlockTestCase {

	protected const BLOCK = 'frontage/video-button';

	public function test_it_is_a_link_to_the_film_that_asks_nobody_for_anything(): void {
		$html = self::printed( [ 'url' => 'https://vimeo.com/1?a=1&b=2' ] );
		self::assertStringContainsString( '<a class="fr-video-button__link" href="https://vimeo.com/1?a=1&#038;b=2" data-video-popup="yes">', $html );
		self::assertStringContainsString( '<span class="fr-video-button__label">Play video</span>', $html );
		self::assertDoesNotMatchRegularExpression( '/<(iframe|img|video|script)/', $html );
		self::assertContains( '@frontage/behaviours/video', wp_script_modules()->get_queue() );
	}

	public function test_what_is_to_be_known_describes_the_link_each_time_anew(): void {
		$html = self::printed( [ 'url' => '/a.mp4', 'label' => 'Look <b>here</b>', 'consent' => 'From <em>YouTube</em>.' ] ) . self::printed( [ 'url' => '/a.mp4', 'consent' => 'x' ] );
		self::assertSame( 2, preg_match_all( '/aria-describedby="(fr-video-button-\d+)"/', $html, $found ) );
		self::assertCount( 2, array_unique( $found[1] ) );
		self::assertStringContainsString( "id=\"{$found[1][0]}\">From <em>YouTube</em>.</p>", $html );
		self::assertStringContainsString( '>Look here</span>', $html );
	}

	public function test_its_picture_says_nothing_of_its_own(): void {
		$html = self::printed( [ 'url' => '/a.mp4', 'poster' => [ 'id' => 0, 'url' => '/a.jpg', 'alt' => 'A picture' ] ] );
		self::assertMatchesRegularExpression( '~fr-video-button has-poster.*<img class="fr-video-button__poster" src="/a.jpg" alt="" ~s', $html );
	}

	public function test_without_a_film_nothing_is_printed(): void {
		self::assertSame( '', trim( self::printed( [ 'label' => 'Play' ] ) ) );
	}
}
