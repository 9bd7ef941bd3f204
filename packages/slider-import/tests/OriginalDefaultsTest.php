<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\Normalizer;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\TestCase;

/** What the original engine takes for granted comes over as a value. */
final class OriginalDefaultsTest extends TestCase {

	public function test_a_text_that_says_nothing_is_white_and_20_on_25_px_in_one_line(): void {
		self::assertSame( [ 'color' => [ '#ffffff' ], 'fontSize' => [ 20 ], 'lineHeight' => [ 25 ], 'whiteSpace' => [ 'nowrap' ], 'textAlign' => [ 'left' ] ], self::layer( '<rs-layer id="a" data-type="text">Hi</rs-layer>' )['style'] );
		self::assertArrayNotHasKey( 'style', self::layer( '<rs-layer id="a" data-type="shape"></rs-layer>' ), 'A shape has no type.' );
	}

	public function test_what_a_layer_says_counts(): void {
		$style = self::layer( '<rs-layer id="a" data-type="button" data-color="#000||#111" data-text="s:18,16;l:30;ls:-2.04px,0.7px;w:normal;a:center;fw:500;" data-dim="w:200px,auto;">Hi</rs-layer>' )['style'];
		self::assertSame( [ [ '#000', '#111' ], [ 18, 16 ], [ 30 ], [ -2, 0 ], [ 'center' ] ], [ $style['color'] ?? null, $style['fontSize'] ?? null, $style['lineHeight'] ?? null, $style['letterSpacing'] ?? null, $style['textAlign'] ?? null ] );
		self::assertSame( [ 'normal', 'nowrap' ], $style['whiteSpace'] ?? null, 'Without a width nothing breaks.' );
	}

	public function test_a_style_of_the_element_does_not_align_a_text(): void {
		$align = static fn( string $more ): mixed => self::part( self::layer( "<rs-layer id=\"a\" data-type=\"text\" $more style=\"text-align:center;\">Hi<br>there</rs-layer>" ), 'style' )['textAlign'] ?? null;
		self::assertSame( [ [ 'left' ], [ 'right' ] ], [ $align( 'data-text="s:46;l:55;"' ), $align( 'data-text="a:right;"' ) ] );
	}

	public function test_rows_and_columns_do_not_grow_with_the_grid(): void {
		$row    = self::layer( '<rs-row><rs-column><rs-layer id="a" data-type="text" data-text="w:normal;" data-dim="h:100%;">Hi</rs-layer><rs-layer id="b" data-type="button">Go</rs-layer><rs-layer id="c" data-type="button" data-disp="inline-block">Go</rs-layer></rs-column></rs-row>' );
		$column = self::list( $row['layers'] ?? null )[0];
		$inside = self::list( $column['layers'] ?? null );
		self::assertSame( [ [ 'size' => false ], [ 'size' => false ], [ 'width' => '33.33%' ] ], [ $row['responsive'] ?? null, $column['responsive'] ?? null, $column['column'] ?? null ] );
		self::assertSame( [ [ 100 ], [ 'normal' ] ], [ self::part( $inside[0], 'box' )['height'] ?? null, self::part( $inside[0], 'style' )['whiteSpace'] ?? null ] );
		self::assertSame( [ '100%' ], self::part( $inside[1], 'box' )['width'] ?? null );
		self::assertArrayNotHasKey( 'width', self::part( $inside[2], 'box' ) );
	}

	public function test_a_slider_whose_start_names_no_layout_stays_in_its_column(): void {
		$page   = static fn ( string $start ): string => '<rs-module id="s"><rs-slides><rs-slide data-key="a"></rs-slide></rs-slides></rs-module><script>setREVStartSize({c:"s",gw:[800],gh:[400],layout:"fullwidth"});' . $start . '</script>';
		$layout = static fn ( string $start ): mixed => self::part( SliderImporter::text( $page( $start ) )[0]['model'], 'options' )['sliderLayout'] ?? 'auto';
		self::assertSame( 'auto', $layout( 'jQuery("#s").revolutionInit({duration:7000});' ) );
		self::assertSame( 'fullscreen', $layout( 'jQuery("#s").revolutionInit({sliderLayout:"fullscreen"});' ) );
		self::assertSame( 'fullwidth', $layout( '' ), 'Where only the presize call is there, it counts.' );
	}

	public function test_a_place_that_is_said_once_keeps_its_px_on_all_levels(): void {
		$model  = SliderImporter::text( '<rs-module id="s"><rs-slides><rs-slide data-key="a"><rs-layer id="t" data-type="text" data-xy="x:c;xo:-206px;">Hi</rs-layer></rs-slide></rs-slides></rs-module><script>jQuery("#s").revolutionInit({gridwidth:"1240,1024,778,480",responsiveLevels:"1240,1024,778,480"});</script>' )[0]['model'];
		$normal = Normalizer::slider( $model )->model;
		self::assertSame( 'keep', $normal['inherit'] );
		self::assertSame( [ -206, -206, -206, -206 ], self::part( self::list( self::list( $normal['slides'] )[0]['layers'] ?? null )[0], 'box' )['offsetX'] ?? null );
	}

	public function test_a_row_may_say_that_it_grows(): void {
		self::assertSame( [ 'size' => true ], self::layer( '<rs-row data-rsp_bd="on"></rs-row>' )['responsive'] ?? null );
	}

	public function test_an_export_that_says_nothing_means_the_same(): void {
		$layers = [ '1' => [ 'uid' => 1, 'type' => 'text', 'text' => 'Hi', 'group' => [ 'puid' => 3, 'groupOrder' => 1 ] ], '2' => [ 'uid' => 2, 'type' => 'row', 'group' => [ 'puid' => 'top' ] ], '3' => [ 'uid' => 3, 'type' => 'column', 'group' => [ 'puid' => 2 ] ] ];
		$model  = SliderImporter::text( (string) json_encode( [ 'params' => [ 'layouttype' => 'auto' ], 'slides' => [ [ 'id' => 1, 'params' => [], 'layers' => $layers ] ] ] ) )[0]['model'];
		$row    = self::list( self::list( $model['slides'] )[0]['layers'] ?? null )[0];
		$column = self::list( $row['layers'] ?? null )[0];
		$text   = self::list( $column['layers'] ?? null )[0];
		self::assertSame( [ 'width' => '33.33%' ], $column['column'] ?? null );
		self::assertSame( [ 'color' => [ '#ffffff' ], 'fontSize' => [ 20 ], 'lineHeight' => [ 25 ], 'whiteSpace' => [ 'nowrap' ], 'textAlign' => [ 'left' ] ], $text['style'] ?? null );
	}

	/** @return array<mixed> */
	private static function layer( string $html ): array {
		$model = SliderImporter::text( "<rs-module id=\"s\"><rs-slides><rs-slide data-key=\"a\">$html</rs-slide></rs-slides></rs-module>" )[0]['model'];
		return self::list( self::list( $model['slides'] )[0]['layers'] ?? null )[0];
	}

	/**
	 * @param array<mixed> $layer
	 * @return array<mixed>
	 */
	private static function part( array $layer, string $key ): array {
		return is_array( $layer[ $key ] ?? null ) ? $layer[ $key ] : [];
	}

	/** @return list<array<mixed>> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}
}
