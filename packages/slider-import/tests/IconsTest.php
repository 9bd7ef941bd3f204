<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Sanitizer\HtmlSanitizer;
use Frontage\Slider\Model\Sanitizer\SvgSanitizer;
use Frontage\SliderImport\Icons\IconMarkup;
use Frontage\SliderImport\Icons\IconNames;
use Frontage\SliderImport\Icons\IconPaths;
use Frontage\SliderImport\Report\Finding;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Icons of icon fonts become drawings; what has none is reported and never printed as a word. */
final class IconsTest extends TestCase {

	/** @return iterable<string, array{string, string}> */
	public static function names(): iterable {
		yield 'Font Awesome 4' => [ '<i class="fa fa-angle-down"></i>', 'chevron-down' ];
		yield 'Font Awesome 5' => [ '<i class="fas fa-2x fa-long-arrow-alt-right" aria-hidden="true"></i>', 'arrow-right' ];
		yield 'Font Awesome 6' => [ '<span class="fa-solid fa-xmark fa-fw"></span>', 'x-lg' ];
		yield 'Font Awesome of the original' => [ "<i class='fa-icon-chevron-right'></i>", 'chevron-right' ];
		yield 'a brand in a square' => [ '<i class="fab fa-facebook-f"></i>', 'facebook' ];
		yield 'a character of it' => [ '<i class="fa">&#xf095;</i>', 'telephone-fill' ];
		yield 'drawn by its script' => [ '<svg class="svg-inline--fa fa-angle-down fa-w-10" data-icon="angle-down" viewBox="0 0 320 512"><path d="M1 1"></path></svg>', 'chevron-down' ];
		yield 'Material Icons' => [ '<i class="material-icons">arrow_forward</i>', 'arrow-right' ];
		yield 'Material Symbols' => [ '<span class="material-symbols-outlined"> keyboard_arrow_down </span>', 'chevron-down' ];
		yield 'Pe-icon-7-stroke' => [ '<i class="pe-7s-angle-down-circle"></i>', 'chevron-down' ];
		yield 'Linea' => [ '<i class="linea-basic-mail-open"></i>', 'envelope-fill' ];
		yield 'Linea by its own class' => [ '<i class="icon-basic-lightbulb"></i>', 'lightbulb-fill' ];
		yield 'Revicons' => [ '<i class="revicon-right-open-1"></i>', 'chevron-right' ];
	}

	#[DataProvider( 'names' )]
	public function test_an_icon_alone_becomes_an_svg_layer( string $icon, string $name ): void {
		[ $layer, $findings ] = self::layer( "<rs-layer data-type=\"text\" data-text=\"s:40,30;l:60,50;\" data-color=\"#ff0000\" data-frame_hover=\"c:#00ff00;\">$icon</rs-layer>" );
		self::assertSame( 'svg', $layer['type'] );
		self::assertSame( SvgSanitizer::clean( '<svg class="fr-icon" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">' . self::paths( $name ) . '</svg>' ), ModelReader::text( ModelReader::map( $layer, 'svg' ), 'html' ) );
		self::assertSame( [ [ 40, 30 ], [ 60, 50 ] ], [ ModelReader::map( $layer, 'box' )['width'] ?? null, ModelReader::map( $layer, 'box' )['height'] ?? null ] );
		self::assertSame( [ 'svgFill' => [ '#ff0000' ] ], ModelReader::map( $layer, 'style' ) );
		self::assertSame( [ 'svgFill' => [ '#00ff00' ] ], ModelReader::map( ModelReader::map( $layer, 'hover' ), 'to' ) );
		self::assertArrayNotHasKey( 'html', $layer );
		self::assertSame( [], $findings );
	}

	public function test_an_icon_beside_words_is_drawn_in_the_text(): void {
		[ $layer, $findings ] = self::layer( '<a class="rs-layer" data-type="button" href="#a">Read more <i class="fa fa-angle-right mr-2" style="color: red" onclick="x()"></i></a>' );
		self::assertSame( 'button', $layer['type'] );
		self::assertSame( 'Read more <span class="mr-2" style="color:red">' . self::icon( 'chevron-right' ) . '</span>', $layer['html'] ?? '' );
		self::assertSame( [], $findings );
		self::assertSame( $layer['html'] ?? '', HtmlSanitizer::html( ModelReader::text( $layer, 'html' ) ), 'It stays when the slider is saved.' );
	}

	/** @return iterable<string, array{string}> */
	public static function boxes(): iterable {
		yield 'a size' => [ 'data-dim="w:50px;h:50px;"' ];
		yield 'padding' => [ 'data-padding="t:10;r:10;b:10;l:10;"' ];
		yield 'a fill' => [ 'style="background-color:#123456"' ];
		yield 'a border' => [ 'data-border="bos:solid;boc:#fff;bow:2,2,2,2;"' ];
	}

	#[DataProvider( 'boxes' )]
	public function test_an_icon_in_a_box_stays_in_its_middle( string $box ): void {
		[ $layer ] = self::layer( "<rs-layer data-type=\"text\" $box><i class=\"fa fa-play\"></i></rs-layer>" );
		self::assertSame( [ 'text', '<span>' . self::icon( 'play-fill' ) . '</span>' ], [ $layer['type'], $layer['html'] ?? '' ] );
	}

	public function test_two_icons_that_take_turns_stay_two_texts(): void {
		[ $layer ] = self::layer( '<rs-layer data-type="text"><div class="rs-untoggled-content"><i class="fa fa-play"></i></div><div class="rs-toggled-content"><i class="fa fa-pause"></i></div></rs-layer>' );
		self::assertSame( [ 'text', '<span>' . self::icon( 'play-fill' ) . '</span>', '<span>' . self::icon( 'pause-fill' ) . '</span>' ], [ $layer['type'], $layer['html'] ?? '', $layer['toggleHtml'] ?? '' ] );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function unknown(): iterable {
		yield 'Font Awesome' => [ 'Up <i class="fa fa-rocket"></i>', 'Up', 'fa-rocket' ];
		yield 'Material Icons' => [ 'Up <i class="material-icons">rocket_launch</i>', 'Up', 'rocket_launch' ];
		yield 'a character' => [ 'Up <i class="fa">&#xf135;</i>', 'Up', 'U+F135' ];
		yield 'a font of the theme' => [ 'Up <i class="icon-theme-rocket"></i>', 'Up', 'icon-theme-rocket' ];
		yield 'alone' => [ '<span class="pe-7s-rocket"></span>', '', 'pe-7s-rocket' ];
	}

	#[DataProvider( 'unknown' )]
	public function test_an_icon_without_a_drawing_is_named_in_the_report( string $html, string $remains, string $name ): void {
		[ $layer, $findings ] = self::layer( "<rs-layer data-type=\"text\">$html</rs-layer>" );
		self::assertSame( $remains, trim( ModelReader::text( $layer, 'html' ) ) );
		self::assertSame( [ [ 'icon-left', 'look', $name ] ], $findings );
	}

	public function test_a_layer_that_is_an_icon_itself_is_one(): void {
		[ $layer ] = self::layer( '<rs-layer class="material-icons mine" data-type="text">expand_more</rs-layer>' );
		self::assertSame( [ 'svg', 'mine' ], [ $layer['type'], $layer['className'] ?? '' ] );
		[ $layer, $findings ] = self::layer( '<rs-layer class="material-icons" data-type="text">rocket_launch</rs-layer>' );
		self::assertSame( [ '', [ [ 'icon-left', 'look', 'rocket_launch' ] ] ], [ ModelReader::text( $layer, 'html' ), $findings ] );
		[ $layer ] = self::layer( '<i class="rs-layer fa fa-angle-down" data-type="text"></i>' );
		self::assertSame( 'svg', $layer['type'] );
	}

	/** @return iterable<string, array{string}> */
	public static function words(): iterable {
		yield 'words in a box' => [ '<span class="icon-box">Fast</span>' ];
		yield 'an empty box' => [ 'a<span class="icon-box"></span>' ];
		yield 'another prefix' => [ 'a<span class="la-carte"></span>' ];
		yield 'italics' => [ '<i>fa-rocket</i>' ];
		yield 'a class that begins alike' => [ '<span class="facts fa">7</span>' ];
	}

	#[DataProvider( 'words' )]
	public function test_words_stay_words( string $html ): void {
		$report = new ImportReport();
		self::assertSame( $html, IconMarkup::replace( $html, '', $report ) );
		self::assertSame( [], $report->findings() );
	}

	public function test_every_drawing_can_be_stored(): void {
		self::assertCount( 50, IconPaths::PATHS );
		foreach ( array_keys( IconPaths::PATHS ) as $name ) {
			$icon = self::icon( $name );
			self::assertSame( $icon, HtmlSanitizer::html( $icon ), $name );
			$drawn = SvgSanitizer::clean( $icon );
			self::assertIsString( $drawn, $name );
			self::assertStringContainsString( ' d="' . ltrim( IconPaths::PATHS[ $name ][0], '!' ) . '"', $drawn, $name );
		}
	}

	public function test_every_name_leads_to_a_drawing(): void {
		$names = ( new \ReflectionClassConstant( IconNames::class, 'NAMES' ) )->getValue();
		self::assertIsArray( $names );
		self::assertEqualsCanonicalizing( array_keys( IconPaths::PATHS ), array_keys( $names ) );
		foreach ( $names as $own => $aliases ) {
			foreach ( explode( ' ', is_string( $aliases ) ? $aliases : '' ) as $alias ) {
				self::assertSame( $own, IconNames::resolve( str_starts_with( $alias, 'uf' ) ? (string) mb_chr( (int) hexdec( substr( $alias, 1 ) ), 'UTF-8' ) : "fa-$alias" ), "$alias" );
			}
		}
	}

	public function test_icons_of_an_export_are_read_as_those_of_a_page(): void {
		$read  = SliderImporter::text( (string) json_encode( [ 'params' => [ 'version' => '6.5.0' ], 'slides' => [ [ 'params' => [], 'layers' => [ 'a' => [ 'uid' => 'a', 'type' => 'text', 'text' => 'Go <i class="fa-angle-right"></i>' ] ] ] ] ] ) )[0];
		$layer = ModelReader::maps( ModelReader::maps( $read['model'], 'slides' )[0], 'layers' )[0];
		self::assertSame( 'Go <span>' . self::icon( 'chevron-right' ) . '</span>', $layer['html'] ?? '' );
	}

	public function test_a_long_text_without_an_end_stays_as_it_was(): void {
		foreach ( [ str_repeat( '<i class="fa ', 20_000 ), str_repeat( '<svg class="svg-inline--fa fa-x">', 5000 ) ] as $text ) {
			self::assertSame( $text, IconMarkup::replace( $text, '', new ImportReport() ) );
		}
	}

	private static function paths( string $name ): string {
		return implode( '', array_map( static fn( string $d ): string => '<path' . ( '!' === $d[0] ? ' fill-rule="evenodd"' : '' ) . ' d="' . ltrim( $d, '!' ) . '"></path>', IconPaths::PATHS[ $name ] ) );
	}

	private static function icon( string $name ): string {
		return '<svg class="fr-icon" viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor" aria-hidden="true">' . self::paths( $name ) . '</svg>';
	}

	/** @return array{array<string, mixed>, list<array{string, string, string}>} The only layer, and the findings but those of the version. */
	private static function layer( string $html ): array {
		$read     = SliderImporter::text( "<rs-module id=\"s\" data-version=\"6.5.0\"><rs-slides><rs-slide data-key=\"a\">$html</rs-slide></rs-slides></rs-module>" )[0];
		$findings = array_filter( $read['report']->findings(), static fn( Finding $one ): bool => ! in_array( $one->code, [ 'version', 'alias', 'rule' ], true ) && ! in_array( $one->what, [ 'onclick' ], true ) && ! str_contains( $one->what, 'onclick' ) );
		return [ ModelReader::maps( ModelReader::maps( $read['model'], 'slides' )[0], 'layers' )[0], array_values( array_map( static fn( Finding $one ): array => [ $one->code, $one->weight, $one->what ], $findings ) ) ];
	}
}
