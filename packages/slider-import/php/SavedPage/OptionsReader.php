<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\Slider\Model\Document\LegacyOptions;
use Frontage\Slider\Model\Document\Read\DocumentReader;
use Frontage\Slider\Model\Document\Schema;
use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the options of an init call, which are sparse. Their names are those of the model, or legacy names listed in
 * section C of docs/reference/slider.md.
 */
final class OptionsReader {

	/** @param array<mixed> $init */
	public static function read( array $init, string $path, ImportReport $report ): ModelBuilder {
		$reader = new DocumentReader( true );
		$init   = LegacyOptions::options( $init, $reader );
		foreach ( $reader->fired as $fired ) {
			$report->add_rule( $fired );
		}
		$options = new ModelBuilder( 'Options' );
		$bag     = new SourceValues( $init, $path, $report );
		self::walk( $bag, Schema::properties( Schema::object( 'Options' ) ) ?? [], $options, '' );
		$bag->finish();
		return $options;
	}

	/** @param array<string, array<string, mixed>> $properties */
	private static function walk( SourceValues $bag, array $properties, ModelBuilder $options, string $at ): void {
		foreach ( $properties as $key => $node ) {
			$inner = Schema::properties( $node );
			if ( ! $bag->has( $key ) ) {
				continue;
			}
			if ( null !== $inner ) {
				if ( is_array( $bag->peek( $key ) ) ) {
					self::walk( $bag->bag( $key ), $inner, $options, "$at$key." );
				}
				continue;
			}
			if ( 'tmp' === $key && is_string( $bag->peek( $key ) ) ) {
				$options->put( "$at$key", LayerContent::clean( $bag->take_text( $key ), $bag->path( $key ), $bag->report ) );
			} elseif ( 'ease' === ( $node['x-read'] ?? '' ) ) {
				KeyframeReader::ease( $bag, $options, $key, "$at$key" );
			} elseif ( $options->set( "$at$key", $bag->peek( $key ) ) ) {
				$bag->take( $key );
			}
		}
	}
}
