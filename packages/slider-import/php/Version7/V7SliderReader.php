<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Version7\Layers\V7LayerTree;
use Frontage\SliderImport\Version7\Motion\V7Parallax;
use Frontage\SliderImport\Version7\Motion\V7TransitionReader;
use Frontage\SliderImport\Version7\Source\V7EditorKeys;
use Frontage\SliderImport\Version7\Source\V7Source;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a slider of version 7 as a model. Its data are sparse: what they leave out has the default of one table, which
 * is the same on pages and in exports. Source paths begin with `sr7`, inside a slide with `slides.N.sr7`.
 *
 * @phpstan-import-type V7Slide from V7Source
 */
final class V7SliderReader {

	/** @return array<string, mixed> */
	public static function read( V7Source $source, ImportReport $report ): array {
		$settings = $source->settings;
		$is_7_0   = '' === $source->version || version_compare( $source->version, '7', '>=' );
		$values   = new V7Values( new V7Breakpoints( $settings, $source->markup->points ?? [], $is_7_0 ) );
		$slider   = new ModelBuilder( 'Slider' );
		$markup   = $source->markup;
		if ( null !== $markup && ! $slider->set( 'id', $markup->html_id ) ) {
			$report->add_extra( 'sr7.id', $markup->html_id );
		}
		if ( '' !== $source->version ) {
			$report->add_note( 'version', '', $source->version );
		}
		if ( ! $slider->set( 'alias', '' !== $source->alias || null === $markup || '' !== $source->title ? $source->alias : $markup->html_id ) ) {
			$report->add_note( 'alias', 'id', $source->alias );
		}
		$slider->set( 'title', $source->title );
		if ( $values->levels->drops_wide ) {
			$report->add_note( 'wide-level', 'sr7.settings.uSize', '0' );
		}
		self::report_addons( $settings, $report );
		array_map( $report->add_addon( ... ), array_diff( V7EditorKeys::addons( [ $settings, $source->slides ] ), [ 'tpack' ] ) );
		$parallax = V7Parallax::from_source( $source );
		$all      = new SourceValues( V7EditorKeys::without( $settings, 'settings' ), 'sr7.settings', $report );
		$options  = V7OptionReader::read( $all, $values, $is_7_0, $settings );
		$values->set_grid_heights( $options->get( 'gridheight' ) );
		$parallax->write( $options );
		if ( null !== $markup ) {
			$options->set( 'wrapper.className', $markup->class );
		}
		$first  = self::first_transition( $all, $report );
		$slides = [];
		$static = [];
		$count  = count( array_filter( $source->slides, static fn( array $slide ): bool => ! $slide['static'] ) );
		foreach ( self::sorted( $source->slides, $report ) as $slide ) {
			if ( $slide['static'] ) {
				$path   = 'sr7.slides.' . $slide['id'];
				$own    = new SourceValues( V7EditorKeys::without( $slide['slide'], 'slide' ), "$path.slide", $report );
				$tree   = V7LayerTree::read( source: $slide, path: $path, values: $values, parallax: $parallax, is_7_0: $is_7_0, report: $report, markup: $markup, slides: $count );
				$static = [ ...$static, ...$tree->layers ];
				$tree->finish();
				if ( 'back' !== $own->text( 'pos' ) ) {
					$own->take( 'pos' );
				}
				foreach ( [ 'title', 'description', 'actions', 'attr', 'thumb', 'publish', 'loop', 'slideshow', 'fullHeight', 'respVP', 'oflow' ] as $key ) {
					$own->take( $key ); // Of a slide that never shows alone.
				}
				$own->finish();
				continue;
			}
			$read = V7SlideReader::read( source: $slide, path: 'slides.' . count( $slides ) . '.sr7', values: $values, parallax: $parallax, is_7_0: $is_7_0, report: $report, slider: $source );
			if ( [] === $slides && $first ) {
				$read['firstTransition'] = $first;
			}
			$slides[] = $read;
		}
		$all->finish();
		( new SourceValues( $source->extra, 'sr7', $report ) )->finish();
		return [ 'schema' => 1, ...$slider->values(), 'options' => $options->values(), 'slides' => $slides, 'static' => $static ];
	}

	/** @param array<mixed> $settings */
	private static function report_addons( array $settings, ImportReport $report ): void {
		foreach ( is_array( $settings['aU'] ?? null ) ? array_slice( $settings['aU'], 0, 50 ) : [] as $key => $addon ) {
			$name = is_string( $addon ) ? $addon : ( is_string( $key ) ? $key : '' );
			if ( '' !== $name ) {
				$report->add_addon( mb_strcut( $name, 0, 100, 'UTF-8' ) );
			}
		}
	}

	/** @return array<string, mixed> */
	private static function first_transition( SourceValues $settings, ImportReport $report ): array {
		$first = $settings->bag( 'fs' );
		if ( ! V7Values::is_on( $first->peek( 'as' ) ) || ! is_array( $first->peek( 'a' ) ) ) {
			return [];
		}
		$first->take( 'as' );
		$draft = new ModelBuilder( 'Slide' );
		V7TransitionReader::read( $first, 'a', $draft, 'firstTransition' );
		$read = $draft->get( 'firstTransition' );
		/** @var array<string, mixed> $read */
		$read = is_array( $read ) ? $read : [];
		return $read;
	}

	/**
	 * By their order, without translations of other slides.
	 *
	 * @param list<V7Slide> $slides
	 * @return list<V7Slide>
	 */
	private static function sorted( array $slides, ImportReport $report ): array {
		$kept = [];
		foreach ( $slides as $slide ) {
			$parent = $slide['slide']['parentId'] ?? null;
			if ( ! $slide['static'] && ! in_array( $parent, [ null, '', 0, '0', false, -1, '-1' ], true ) ) {
				$language = $slide['slide']['language'] ?? '';
				$report->add_note( 'translation-left', "sr7.slides.{$slide['id']}", is_scalar( $language ) ? (string) $language : '' );
				continue;
			}
			$kept[] = $slide;
		}
		$order = static fn( array $slide ): float => is_numeric( $slide['slide']['order'] ?? null ) ? (float) $slide['slide']['order'] : INF;
		usort( $kept, static fn( array $one, array $other ): int => $order( $one ) <=> $order( $other ) );
		return $kept;
	}
}
