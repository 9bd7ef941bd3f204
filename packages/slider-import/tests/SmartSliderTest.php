<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\Report\Finding;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ImportRefusedException;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/SmartSliderExport.php';

/** Sliders of Smart Slider 3: rows of its tables, and its export. */
final class SmartSliderTest extends TestCase {

	private string $file = '';

	protected function tearDown(): void {
		if ( is_file( $this->file ) ) {
			unlink( $this->file );
		}
	}

	/** @return array{model: array<string, mixed>, report: ImportReport} */
	private static function read(): array {
		return SliderImporter::smart_slider( SmartSliderExport::data( SmartSliderExport::fixture() ) );
	}

	/** @return list<array<string, mixed>> */
	private static function layers( int $slide ): array {
		return ModelReader::maps( ModelReader::maps( self::read()['model'], 'slides' )[ $slide ], 'layers' );
	}

	/** @return list<string> `code what`, of those that an owner has to look at. */
	private static function to_review( ImportReport $report ): array {
		return array_values( array_map( static fn( Finding $one ): string => "{$one->code} {$one->what}", array_filter( $report->findings(), static fn( Finding $one ): bool => Finding::LOOK === $one->weight ) ) );
	}

	public function test_size_playback_and_navigation(): void {
		$model   = self::read()['model'];
		$options = ModelReader::map( $model, 'options' );
		self::assertSame( [ 'Home', 'home', 'standard', 'fullwidth', 5000 ], [ $model['title'] ?? '', $model['alias'] ?? '', $options['sliderType'], $options['sliderLayout'], $options['duration'] ] );
		self::assertSame( [ [ 1200, 1200, 1024, 480 ], [ 600, 600, 512, 600 ] ], [ $options['gridwidth'], $options['gridheight'] ], 'The phone has a height of its own: 400 px on 320.' );
		self::assertSame( [ [ 1201, 1200, 1199, 700 ], 320, 'smart' ], [ $options['responsiveLevels'], $options['minHeight'], $options['lazyType'] ] );
		self::assertSame( '#101820', ModelReader::map( $options, 'wrapper' )['background'] );
		self::assertArrayNotHasKey( 'stopLoop', $options );
		$navigation = ModelReader::map( $options, 'navigation' );
		self::assertSame( [ true, true ], [ $navigation['onHoverStop'], $navigation['keyboardNavigation'] ] );
		$arrows = ModelReader::map( $navigation, 'arrows' );
		self::assertSame( [ true, 'rgba(255,255,255,0.8)', 'rgba(0,0,0,0.67)', 'rgba(0,0,0,0.81)', 5, 52, 72, 700, true ], [ $arrows['enable'], $arrows['color'], $arrows['background'], $arrows['hover_background'], $arrows['border_radius'], $arrows['size'], $arrows['height'], $arrows['hide_under'], $arrows['hide_onleave'] ] );
		$bullets = ModelReader::map( $navigation, 'bullets' );
		self::assertSame( [ true, '#1d81f9', '50%', 12, 'center', 'bottom', 10 ], [ $bullets['enable'], $bullets['active_color'], $bullets['border_radius'], $bullets['size'], $bullets['h_align'], $bullets['v_align'], $bullets['v_offset'] ] );
		self::assertSame( [ 'name' => 'fade', 'duration' => 900, 'easeIn' => 'power4.inOut', 'easeOut' => 'power4.inOut' ], ModelReader::maps( $model, 'slides' )[0]['transition'] );
	}

	public function test_slides_have_background_link_text_and_dates(): void {
		$slides = ModelReader::maps( self::read()['model'], 'slides' );
		self::assertSame( [ 'ss-12', 'ss-13', 'ss-14' ], array_column( $slides, 'key' ), 'The overlay is no slide.' );
		self::assertSame( [ 'Harbor', 'The old harbor', 7000 ], [ $slides[0]['title'], $slides[0]['description'], $slides[0]['duration'] ] );
		self::assertSame( [ 'url' => 'https://example.test/harbor', 'target' => '_blank', 'under' => true ], $slides[0]['link'] );
		$background = ModelReader::map( $slides[0], 'background' );
		self::assertSame( [ 'image', 'cover', '30% 80%', [ 'url' => 'https://old.test/wp-content/uploads/2026/01/Harbor.jpg', 'alt' => 'The harbor' ] ], [ $background['type'], $background['fit'], $background['position'], $background['image'] ] );
		self::assertSame( [ 'shape', 'rgba(0,0,0,0.6)' ], [ self::layers( 0 )[0]['type'], ModelReader::map( self::layers( 0 )[0], 'style' )['background'] ], 'An image at 40 % over black.' );
		$film = ModelReader::map( $slides[1], 'background' );
		self::assertSame( [ 'video', 'https://old.test/wp-content/uploads/2026/02/1harbor.jpg', [ 'sources' => [ [ 'url' => 'https://old.test/wp-content/uploads/2026/02/waves.mp4', 'type' => 'video/mp4' ] ], 'autoplay' => 'always', 'muted' => true, 'loop' => 'loop', 'cover' => true, 'rewinds' => true ] ], [ $film['type'], ModelReader::map( $film, 'image' )['url'] ?? '', $film['video'] ] );
		self::assertSame( [ '#contact', '2027-03-01T10:00:00' ], [ ModelReader::map( $slides[1], 'link' )['url'], $slides[1]['until'] ] );
		self::assertSame( [ false, [ 'type' => 'color', 'color' => 'linear-gradient(to bottom, #102030 0%, #405060 100%)' ] ], [ $slides[2]['visible'], $slides[2]['background'] ] );
	}

	public function test_absolute_layers_keep_their_place_on_every_device(): void {
		$layers = self::layers( 0 );
		$badge  = $layers[ count( $layers ) - 1 ];
		self::assertSame( [ 'Badge', 'Harbor' ], [ $badge['alias'], $badge['html'] ], 'On top, since it was first in the list; with the name of the slide.' );
		// A phone is edited at 320 px, the grid here has 480; a tablet follows the desktop in proportion.
		self::assertSame( [ 'x' => [ 'right' ], 'y' => [ 'top' ], 'offsetX' => [ 30, 30, 26, 15 ], 'offsetY' => [ 40, 40, 34, 18 ], 'width' => [ 240, 240, 205, 120 ] ], $badge['box'] );
		self::assertSame( [ [ true, true, false, true ], [ 'rotateZ' => [ -8 ] ], 5 ], [ $badge['visible'], $badge['transform'], ModelReader::map( $badge, 'style' )['zIndex'] ] );
		self::assertSame( [ [ 'on' => 'click', 'do' => 'jumptoslide', 'slide' => 'next' ] ], $badge['actions'] );
		$style = ModelReader::map( $badge, 'style' );
		self::assertSame( [ '#d0021b', [ 24 ], [ 36 ], [ 600 ], [ 'nowrap' ], [ 'x' => [ 0 ], 'y' => [ 2 ], 'blur' => [ 8 ], 'spread' => [ 0 ], 'color' => 'rgba(0,0,0,0.5)' ] ], [ $style['background'], array_unique( (array) $style['fontSize'] ), array_unique( (array) $style['lineHeight'] ), $style['fontWeight'], $style['whiteSpace'], $style['boxShadow'] ] );
		$static = ModelReader::maps( self::read()['model'], 'static' );
		self::assertSame( [ 'image', [ 'bottom' ], 20 ], [ $static[0]['type'], ModelReader::map( $static[0], 'box' )['y'], ModelReader::levels( ModelReader::map( $static[0], 'box' ), 'offsetY' )[0] ] );
	}

	public function test_content_in_flow_becomes_rows_and_columns(): void {
		$rows = array_slice( self::layers( 0 ), 1, 3 );
		self::assertSame( [ 'row', 'row', 'row' ], array_column( $rows, 'type' ) );
		self::assertSame( [ 'bottom', 'bottom', 'bottom' ], array_column( array_column( $rows, 'box' ), 'zone' ) );
		$padding = static fn( int $row ): array => ModelReader::map( ModelReader::map( $rows[ $row ], 'style' ), 'padding' );
		self::assertSame( [ [ 'top' => [ 10, 10, 10, 10 ], 'right' => [ 100, 100, 100, 10 ], 'left' => [ 100, 100, 100, 10 ] ], [ 'right' => [ 100, 100, 100, 10 ], 'bottom' => [ 20, 20, 20, 10 ], 'left' => [ 100, 100, 100, 10 ] ] ], [ $padding( 0 ), $padding( 2 ) ], 'The padding is around all rows.' );
		self::assertSame( [ 'top' => [ 10 ], 'right' => [ 10 ], 'bottom' => [ 10 ], 'left' => [ 10 ] ], $padding( 1 ), 'That of the row is inside its background.' );
		self::assertSame( [ [ 1000 ], [ 'auto' ] ], [ array_values( array_unique( (array) ModelReader::map( $rows[0], 'box' )['maxWidth'] ) ), ModelReader::map( ModelReader::map( $rows[1], 'style' ), 'margin' )['left'] ] );
		$heading = ModelReader::maps( ModelReader::maps( $rows[0], 'layers' )[0], 'layers' )[0];
		self::assertSame( [ 'h1', 'Boats &amp; <em>birds</em><br>by the sea', false ], [ $heading['tag'], $heading['html'], ModelReader::map( $heading, 'responsive' )['size'] ] );
		$style = ModelReader::map( $heading, 'style' );
		self::assertSame( [ [ 48, 48, 48, 29 ], [ 72, 72, 72, 43 ], [ '#ffffff' ], 'Roboto,Arial', [ 'center' ] ], [ $style['fontSize'], $style['lineHeight'], $style['color'], $style['fontFamily'], $style['textAlign'] ] );
		self::assertSame( [ 20, null, null, 10 ], ModelReader::levels( ModelReader::map( $style, 'margin' ), 'bottom' ) );
		self::assertSame( [ [ 'id' => 'frame_0', 'to' => [ 'opacity' => [ 0 ], 'y' => [ -400 ] ] ], [ 'id' => 'frame_1', 'at' => 200, 'duration' => 600, 'ease' => 'power2.out' ] ], $heading['frames'] );
		self::assertSame( [ '#ffcc00' ], ModelReader::map( ModelReader::map( $heading, 'hover' ), 'to' )['color'] );
		$columns = ModelReader::maps( $rows[1], 'layers' );
		self::assertSame( [ [ '66.6667%', '33.3333%' ], 3, 'rgba(0,0,0,0.5)' ], [ array_column( array_column( $columns, 'column' ), 'width' ), $rows[1]['breakAt'], ModelReader::map( $rows[1], 'style' )['background'] ] );
		$text = ModelReader::maps( $columns[0], 'layers' )[0];
		self::assertSame( [ '<p>Placeholder <a href="https://example.test/more">text</a>.</p>', [ 18, 18, 16, 18 ], [ '#eeeeee' ], [ 1 ], [ 'left' ] ], [ $text['html'], ModelReader::map( $text, 'style' )['fontSize'], ModelReader::map( $text, 'style' )['color'], ModelReader::map( $text, 'style' )['letterSpacing'], ModelReader::map( $text, 'style' )['textAlign'] ], 'Its font is a saved one.' );
		$image = ModelReader::maps( $columns[1], 'layers' )[0];
		self::assertSame( [ 'https://old.test/wp-content/uploads/2026/01/Boat.jpg', 'A boat', [ 200 ], 'ss-13' ], [ ModelReader::map( $image, 'image' )['url'], ModelReader::map( $image, 'image' )['alt'], ModelReader::map( $image, 'box' )['width'], ModelReader::maps( $image, 'actions' )[0]['slide'] ] );
		$button = ModelReader::maps( ModelReader::maps( $rows[2], 'layers' )[0], 'layers' )[0];
		self::assertSame( [ 'button', 'Read more', [ 'url' => 'https://example.test/more', 'target' => '_blank', 'rel' => 'nofollow' ], 'inline-block' ], [ $button['type'], $button['html'], $button['link'], ModelReader::map( $button, 'box' )['display'] ] );
		$style = ModelReader::map( $button, 'style' );
		self::assertSame( [ '#5cba3c', [ 'top' => [ 10 ], 'right' => [ 30 ], 'bottom' => [ 10 ], 'left' => [ 30 ] ], [ 4 ], [ 2 ], [ 'rgba(255,255,255,0.5)' ], [ 700 ] ], [ $style['background'], $style['padding'], ModelReader::map( $style, 'borderRadius' )['topLeft'], ModelReader::map( $style, 'borderWidth' )['top'], $style['borderColor'], $style['fontWeight'] ] );
		self::assertSame( '#1890d7', ModelReader::map( ModelReader::map( $button, 'hover' ), 'to' )['background'][0] ?? ModelReader::map( ModelReader::map( $button, 'hover' ), 'to' )['background'] );
	}

	public function test_videos(): void {
		$video = self::layers( 1 )[1];
		self::assertSame( [ 'video', 'youtube', 'abcdefghijk', 'always', 'loop', true, 5000, '16:9' ], [ $video['type'], ...array_map( static fn( string $key ): mixed => ModelReader::map( $video, 'video' )[ $key ], [ 'provider', 'id', 'autoplay', 'loop', 'nextAtEnd', 'start', 'aspect' ] ) ] );
		self::assertArrayNotHasKey( 'poster', ModelReader::map( $video, 'video' ), 'A placeholder of the original is no image.' );
		self::assertSame( [ [ 600, 600, 512, 240 ], [ 340, 340, 290, 136 ] ], [ ModelReader::map( $video, 'box' )['width'], ModelReader::map( $video, 'box' )['height'] ] );
	}

	public function test_what_has_no_counterpart_is_reported(): void {
		$read = self::read();
		self::assertEqualsCanonicalizing(
			[
				'script-left slider.on(\'mainAnimationStart\', track);',
				'css-left .n2-ss-slide{outline:0}',
				'feature-left text-bar',
				'feature-left ken-burns',
				'feature-left generator',
				'feature-left device-text',
				'layer-left iframe',
			],
			self::to_review( $read['report'] )
		);
		self::assertStringNotContainsString( 'mainAnimationStart', (string) json_encode( $read['model'] ) );
		$counts = json_decode( (string) json_encode( $read['report'] ), true );
		self::assertSame( 3, is_array( $counts ) && is_array( $counts['counts'] ) ? $counts['counts']['slides'] : 0 );
		self::assertNotContains( 'not-storable', array_map( static fn( Finding $one ): string => $one->code, $read['report']->findings() ) );
	}

	public function test_an_export_is_the_same_slider(): void {
		$this->zip( [ 'data' => SmartSliderExport::text(), 'images/boat.jpg' => 'x' ] );
		$read = SliderImporter::file( $this->file );
		self::assertSame( [ 1, self::read()['model'] ], [ count( $read ), $read[0]['model'] ] );
		self::assertSame( $read[0]['model'], SliderImporter::text( SmartSliderExport::text() )[0]['model'], 'Also without the zip.' );
	}

	public function test_exports_with_other_objects_or_of_groups_are_refused(): void {
		$reason = function ( string $text ): string {
			$this->zip( [ 'data' => $text ] );
			try {
				SliderImporter::file( $this->file );
				return 'read';
			} catch ( ImportRefusedException $refused ) {
				return $refused->reason;
			}
		};
		$text = SmartSliderExport::text();
		self::assertSame( 'serialized', $reason( str_replace( 'O:40:"Nextend\SmartSlider3\Slider\SliderParams"', 'O:40:"Nextend\SmartSlider3\Slider\SliderParamx"', $text ) ) );
		self::assertSame( 'serialized', $reason( str_replace( 'O:40:"Nextend', 'O:41:"Nextend', $text ) ) );
		self::assertSame( 'serialized', $reason( substr( $text, 0, -40 ) ) );
		self::assertSame( 'no-export', $reason( SmartSliderExport::text( [ 'type' => 'group' ] ) ) );
		self::assertSame( 'no-export', $reason( 'nothing' ) );
	}

	public function test_hostile_values_are_removed_or_replaced_and_never_end_the_import(): void {
		$values = [ null, true, 0, -1, 1e300, '', 'javascript:alert(1)', '<script>alert(2)</script><b onclick="alert(3)">x</b>', '$upload$/../../wp-config.php', [], [ [ 'x' ] ], "\xFF", '9e999', 'NextSlide[', 'url(x)', str_repeat( '|*|', 50 ), 'data:text/html,x' ];
		mt_srand( 7 );
		$fixture = SmartSliderExport::fixture();
		foreach ( [ 'slides' => 'slide', 'sliders' => '' ] as $table => $column ) {
			foreach ( is_array( $fixture[ $table ] ) ? $fixture[ $table ] : [] as $n => $row ) {
				$fixture[ $table ][ $n ]['params'] = json_decode( $row['params'], true );
				if ( '' !== $column ) {
					$fixture[ $table ][ $n ][ $column ] = json_decode( $row[ $column ], true );
				}
			}
		}
		for ( $round = 0; $round < 150; $round++ ) {
			$read = SliderImporter::smart_slider( SmartSliderExport::data( self::odd( $fixture, $values ) ) );
			self::assertNotFalse( json_encode( $read['model'] ) );
			array_walk_recursive( $read['model'], static function ( mixed $value, int|string $key ): void {
				if ( in_array( $key, [ 'url', 'html', 'className' ], true ) ) {
					self::assertDoesNotMatchRegularExpression( '/^(?:javascript|data):|<script|<[^>]*onclick/i', is_string( $value ) ? $value : '' );
				}
			} );
			self::assertNotFalse( json_encode( $read['report'], JSON_INVALID_UTF8_SUBSTITUTE ) );
		}
	}

	public function test_layers_deep_inside_each_other_end_somewhere(): void {
		$layer = [ 'type' => 'layer', 'item' => [ 'type' => 'text', 'values' => [ 'content' => 'deep' ] ] ];
		for ( $depth = 0; $depth < 12; $depth++ ) {
			$layer = [ 'type' => 'row', 'cols' => [ [ 'type' => 'col', 'layers' => [ $layer ] ] ] ];
		}
		$data           = SmartSliderExport::data( SmartSliderExport::fixture() );
		$data['slides'] = [ [ 'id' => '1', 'params' => '{}', 'slide' => (string) json_encode( [ [ 'type' => 'content', 'layers' => [ $layer ] ] ] ) ], [ 'id' => '2', 'params' => '{}', 'slide' => '[{"type":' ] ];
		$read           = SliderImporter::smart_slider( $data );
		self::assertCount( 2, ModelReader::maps( $read['model'], 'slides' ) );
		self::assertContains( 'unreadable-part ', self::to_review( $read['report'] ) );
		self::assertContains( 'feature-left nested-row', self::to_review( $read['report'] ) );
	}

	/** @param array<string, string> $entries */
	private function zip( array $entries ): void {
		$this->file = '' === $this->file ? (string) tempnam( sys_get_temp_dir(), 'slider' ) : $this->file;
		unlink( $this->file );
		$zip = new \ZipArchive();
		$zip->open( $this->file, \ZipArchive::CREATE );
		foreach ( $entries as $name => $content ) {
			$zip->addFromString( $name, $content );
			$zip->setCompressionName( $name, \ZipArchive::CM_STORE ); // As the original writes it.
		}
		$zip->close();
	}

	/**
	 * @param array<mixed> $part
	 * @param list<mixed>  $values
	 * @return array<mixed>
	 */
	private static function odd( array $part, array $values ): array {
		foreach ( $part as $key => $value ) {
			if ( 0 === mt_rand( 0, 19 ) && ! in_array( $key, [ 'sliders', 'slides' ], true ) ) {
				$part[ $key ] = $values[ mt_rand( 0, count( $values ) - 1 ) ];
			} elseif ( is_array( $value ) ) {
				$part[ $key ] = self::odd( $value, $values );
			}
		}
		return $part;
	}
}
