<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\SliderImport\Model\BreakpointWidths;
use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\PageElement;

defined( 'ABSPATH' ) || exit;

/** Converts a slider as returned by PageReader to a model. */
final class SliderReader {

	/** The presize call has some options too; they apply where the init call has none. */
	private const SIZES = [
		'rl'              => 'responsiveLevels',
		'el'              => 'editorheight',
		'gw'              => 'gridwidth',
		'gh'              => 'gridheight',
		'type'            => 'sliderType',
		'layout'          => 'sliderLayout',
		'mh'              => 'minHeight',
		'offset'          => 'fullScreenOffset',
		'offsetContainer' => 'fullScreenOffsetContainer',
		'justify'         => 'carousel.justify',
		'responsiveLevels' => 'responsiveLevels', // From version 5, with the names of its options.
		'gridwidth'       => 'gridwidth',
		'gridheight'      => 'gridheight',
		'sliderLayout'    => 'sliderLayout',
		'minHeight'       => 'minHeight',
		'fullScreenOffset' => 'fullScreenOffset',
		'fullScreenOffsetContainer' => 'fullScreenOffsetContainer',
	];

	/**
	 * @param array<mixed>       $module
	 * @param list<array<mixed>> $strays Init calls that belong to no slider of the page.
	 * @return array<string, mixed>
	 */
	public static function read( array $module, array $strays, ImportReport $report ): array {
		$attributes = new SourceValues( PageElement::attributes( [ 'attrs' => $module['module'] ?? null ] ), 'module', $report );
		$wrap       = new SourceValues( PageElement::attributes( [ 'attrs' => $module['wrap'] ?? null ] ), 'wrap', $report );
		$slider     = new ModelBuilder( 'Slider' );
		$options    = OptionsReader::read( is_array( $module['init'] ?? null ) ? $module['init'] : [], 'init', $report );
		$id         = is_string( $module['id'] ?? null ) ? $module['id'] : '';
		if ( ! $slider->set( 'id', $id ) ) {
			$report->add_extra( 'id', $id );
		}
		if ( $attributes->text( 'id' ) === $id ) {
			$attributes->take( 'id' );
		}
		$version = is_scalar( $module['version'] ?? null ) ? (string) $module['version'] : '';
		$report->add_note( 'version', '', $version );
		if ( $attributes->text( 'data-version' ) === $version ) {
			$attributes->take( 'data-version' );
		}
		// Without an alias, the title is its name; the id only if there is no title either.
		$unnamed = is_string( $module['title'] ?? null ) ? '' : $id;
		if ( ! $slider->set( 'alias', '' !== $wrap->text( 'data-alias' ) ? $wrap->text( 'data-alias' ) : $unnamed ) && '' !== $id ) {
			$report->add_note( 'alias', 'id', $id );
		}
		if ( $wrap->text( 'data-alias' ) === $slider->get( 'alias' ) ) {
			$wrap->take( 'data-alias' );
		}
		$options->put( 'wholeType', '' !== $version && version_compare( $version, '6', '<' ) ? 'down' : 'near' );
		self::sizes( $module, $options, $id, $report );
		BreakpointWidths::adjust( $options );
		$wrap->fill( $options, [ 'class' => 'wrapper.className' ] );
		if ( $wrap->has( 'style' ) ) {
			InlineStyleReader::read_margin_and_padding( InlineStyleReader::read( $wrap, $options, InlineStyleReader::WRAP ), $options, 'wrapper' );
		}
		foreach ( [ $attributes, $wrap ] as $bag ) {
			$bag->finish();
		}
		$slides = [];
		foreach ( is_array( $module['slides'] ?? null ) ? array_values( $module['slides'] ) : [] as $n => $slide ) {
			$slides[] = SlideReader::read( is_array( $slide ) ? $slide : [], "slides.$n", $report );
		}
		$static = LayerReader::all( is_array( $module['staticLayers'] ?? null ) ? $module['staticLayers'] : [], 'staticLayers', $report );
		foreach ( is_array( $module['other'] ?? null ) ? array_values( $module['other'] ) : [] as $n => $other ) {
			if ( is_array( $other ) ) {
				LayerContent::report_unknown( LayerContent::outer_html( $other ), "other.$n", $report );
			}
		}
		// From an export of version 4 or 5: styles and scripts are only shown in the report, never applied.
		foreach ( is_array( $module['code'] ?? null ) ? $module['code'] : [] as $what => $text ) {
			if ( is_string( $text ) && '' !== $text ) {
				$report->add_dropped( "params.custom_$what", (string) $what, $text );
			}
		}
		if ( is_string( $module['title'] ?? null ) ) {
			$slider->set( 'title', $module['title'] );
		}
		foreach ( $strays as $n => $stray ) {
			$report->add_note( 'init-of-another-slider', "inits.$n" );
			( new SourceValues( [ $n => $stray ], 'inits', $report ) )->finish();
		}
		return [ 'schema' => 1, ...$slider->values(), 'options' => $options->values(), 'slides' => $slides, 'static' => $static ];
	}

	/** @param array<mixed> $module */
	private static function sizes( array $module, ModelBuilder $options, string $id, ImportReport $report ): void {
		$sizes = new SourceValues( is_array( $module['startSize'] ?? null ) ? $module['startSize'] : [], 'startSize', $report );
		if ( $sizes->text( 'c' ) === $id ) {
			$sizes->take( 'c' );
		}
		if ( is_array( $module['init'] ?? null ) && 'fullwidth' === $sizes->text( 'layout' ) ) {
			$sizes->take( 'layout' ); // The presize call also has `fullwidth` for sliders that stay in their column.
		}
		$sizes->fill( $options, self::SIZES );
		$sizes->finish();
	}
}
