<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\TestCase;

/** Sides of layers that are slanted, pointed, or have a wedge beside them; and on which px type comes to stand. */
final class LayerEdgeReaderTest extends TestCase {

	public function test_cut_sides_of_a_page_keep_their_shape_and_depth(): void {
		[ 'layer' => $layer, 'report' => $report ] = self::page( '<rs-layer id="a" data-type="shape" data-spike="l:middle;lw:15;r:five;rw:8"></rs-layer>' );
		self::assertSame( [ 'left' => 'middle', 'right' => 'five', 'leftDepth' => 15, 'rightDepth' => 8 ], $layer['edges'] );
		self::assertStringNotContainsString( 'data-spike', $report );
	}

	public function test_wedges_of_a_page_stand_at_their_side(): void {
		[ 'layer' => $layer, 'report' => $report ] = self::page( '<rs-layer id="a" data-type="text" data-corners="rs-fcrt;rs-bcr;">Hi</rs-layer>' );
		self::assertSame( [ 'left' => 'wedgeBottom', 'right' => 'wedgeBottom' ], $layer['edges'] );
		self::assertStringNotContainsString( 'data-corners', $report );
	}

	public function test_what_holds_layers_is_not_cut_and_the_report_says_so(): void {
		[ 'layer' => $layer, 'report' => $report ] = self::page( '<rs-group id="a" data-type="group" data-spike="l:middle;lw:15;"></rs-group>' );
		self::assertArrayNotHasKey( 'edges', $layer );
		self::assertStringContainsString( 'data-spike', $report );
	}

	public function test_an_export_says_it_in_other_words(): void {
		$layer = [ 'uid' => 1, 'type' => 'text', 'text' => 'Hi', 'idle' => [ 'spikeUse' => true, 'spikeLeft' => 'two', 'spikeLeftWidth' => '12', 'cornerRight' => 'reverced' ] ];
		$model = SliderImporter::text( (string) json_encode( [ 'params' => [ 'layouttype' => 'auto' ], 'slides' => [ [ 'id' => 1, 'params' => [], 'layers' => [ '1' => $layer ] ] ] ] ) )[0]['model'];
		self::assertStringContainsString( '"edges":{"left":"two","leftDepth":12,"right":"wedgeTop"}', (string) json_encode( $model ) );
		self::assertStringContainsString( '"wholeType":"near"', (string) json_encode( $model ) );
	}

	public function test_a_page_of_version_5_rounds_down_and_leaves_to_the_theme_what_it_does_not_say(): void {
		$old = (string) json_encode( SliderImporter::text( '<div id="s" class="rev_slider" data-version="5.4.1"><ul><li data-transition="fade"><div class="tp-caption" data-x="10" data-fontsize="[\'none\',\'none\',\'none\',\'none\']">Hi</div></li></ul></div><script>jQuery("#s").show().revolution({});</script>' )[0]['model'] );
		self::assertStringContainsString( '"wholeType":"down"', $old );
		self::assertDoesNotMatchRegularExpression( '/fontSize|lineHeight|"color"/', $old );
	}

	/** @return array{layer: array<mixed>, report: string} */
	private static function page( string $html ): array {
		[ 'model' => $model, 'report' => $report ] = SliderImporter::text( "<rs-module id=\"s\"><rs-slides><rs-slide data-key=\"a\">$html</rs-slide></rs-slides></rs-module>" )[0];
		$slides = is_array( $model['slides'] ) ? $model['slides'] : [];
		return [ 'layer' => $slides[0]['layers'][0] ?? [], 'report' => (string) json_encode( $report ) ];
	}
}
