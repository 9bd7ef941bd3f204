<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Import\Screens;

use Frontage\Slider\Admin\SliderPreview;
use Frontage\Slider\Import\FileSource;
use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\Screens\ImportStepUrls;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Tests\MoveInTestCase;

require_once dirname( __DIR__, 2 ) . '/MoveInTestCase.php';

/** The report of an import shows the original beside the imported slider, slide by slide. */
final class ComparisonViewTest extends MoveInTestCase {

	private const SLIDES = '<rs-slide data-key="a"><rs-layer id="l" data-type="text" data-actions="o:click;a:getAccelerationPermission;">Boats</rs-layer></rs-slide><rs-slide data-key="b"><rs-layer id="m" data-type="text">Trees</rs-layer></rs-slide>';

	/** @param string $page URL, where the slider was read from a page of this site. */
	private function import( string $head = '', string $page = '' ): int {
		file_put_contents( $this->file, "<html><head>$head</head><body><rs-module-wrap data-alias=\"news\"><rs-module id=\"news\"><rs-slides>" . self::SLIDES . '</rs-slides></rs-module></rs-module-wrap></body></html>' );
		$sliders = ( new SliderCreator( new MediaImporter( MediaImporter::LEAVE ) ) )->create( new FileSource( $this->file, 'page.html', $page ) );
		self::assertIsArray( $sliders );
		return $sliders[0]['id'];
	}

	private static function report( int $id ): string {
		return self::open( ImportStepUrls::report_url( [ $id ] ) );
	}

	public function test_a_page_of_this_site_is_loaded_only_after_a_click_beside_the_imported_slider(): void {
		$id   = $this->import( page: home_url( '/old/' ) );
		$html = self::report( $id );
		self::assertMatchesRegularExpression( "~<a class=\"button\" href=\"http://example.test/old/\" target=\"frontage-original-$id\"[^>]*>Load original page</a>.*<iframe name=\"frontage-original-$id\" title=\"[^\"]+\" sandbox=\"allow-scripts allow-same-origin\"></iframe>~", $html );
		self::assertMatchesRegularExpression( "~<iframe name=\"frontage-imported-$id\" src=\"[^\"]+frontage_slider_preview=$id&[^\"]+\"~", $html );
		self::assertSame( [], $this->asked, 'No address was fetched.' );
	}

	public function test_a_saved_page_of_another_site_is_offered_without_its_cookies_and_nothing_is_fetched(): void {
		$id   = $this->import( '<link rel="canonical" href="https://old.test/home/">' );
		$html = self::report( $id );
		self::assertMatchesRegularExpression( '~href="https://old.test/home/" target="frontage-original-\d+" rel="noopener" referrerpolicy="no-referrer">Load original page</a>.*sandbox="allow-scripts"></iframe>~', $html );
		self::assertStringContainsString( 'It loads from old.test, in your browser only.', $html );
		self::assertDoesNotMatchRegularExpression( '~<iframe[^>]+src="https://old\.test~', $html );
		self::assertSame( [], $this->asked );
	}

	public function test_a_saved_page_that_names_this_site_as_its_address_does_not_get_its_origin(): void {
		$html = self::report( $this->import( '<link rel="canonical" href="' . home_url( '/old/' ) . '">' ) );
		self::assertMatchesRegularExpression( '~href="http://example.test/old/" target="frontage-original-.*sandbox="allow-scripts"></iframe>~', $html );
	}

	public function test_without_a_page_the_report_says_so_and_shows_the_imported_slider_alone(): void {
		$html = self::report( $this->import() );
		self::assertStringContainsString( 'No image of the original', $html );
		self::assertStringNotContainsString( 'frontage-original-', $html );
		self::assertStringContainsString( 'frontage-imported-', $html );
		$id     = $this->import();
		$report = ImportReportStore::read( $id );
		self::assertIsArray( $report );
		ImportReportStore::write( $id, [ 'base' => 'javascript:alert(1)' ] + $report );
		self::assertStringNotContainsString( 'frontage-original-', self::report( $id ) );
	}

	public function test_differences_are_listed_by_slide(): void {
		$id   = $this->import();
		$html = self::report( $id );
		self::assertMatchesRegularExpression( '~Slide 1</th><td><ul>.*getAccelerationPermission.*</ul></td><td><a href="[^"]+frontage_slider_slide=1[^"]*" target="frontage-imported-' . $id . '".*Slide 2</th><td>No differences found</td>~', $html );
	}

	public function test_a_preview_starts_with_the_slide_that_is_asked_for_and_stays_there(): void {
		$id = $this->import();
		foreach ( [ 0 => [ 'a', true ], 2 => [ 'b', false ] ] as $slide => [ $active, $goes_on ] ) {
			$html = SliderPreview::markup( $id, $slide );
			self::assertMatchesRegularExpression( "~data-key=\"$active\"[^>]+ data-state=\"active\"~", $html );
			self::assertSame( 1, preg_match( '~class="fr-slider__play">(.+?)</script>~', $html, $play ) );
			self::assertSame( $goes_on, isset( json_decode( $play[1], true )['autoplay'] ) );
		}
	}
}
