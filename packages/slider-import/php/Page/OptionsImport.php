<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Page;

use Frontage\Slider\Model\Document\Legacy;
use Frontage\Slider\Model\Document\Read\Reader;
use Frontage\Slider\Model\Document\Schema;
use Frontage\SliderImport\Read\Bag;
use Frontage\SliderImport\Read\Content;
use Frontage\SliderImport\Read\Draft;
use Frontage\SliderImport\Read\FrameImport;
use Frontage\SliderImport\Report;

defined( 'ABSPATH' ) || exit;

/** The options of an init call, sparse as they stand there. Their names are those of the model, or older ones that section C of docs/reference/slider.md names. */
final class OptionsImport {

	/** @param array<mixed> $init */
	public static function read( array $init, string $path, Report $report ): Draft {
		$reader = new Reader( true );
		$init   = Legacy::options( $init, $reader );
		foreach ( $reader->fired as $fired ) {
			$report->rule( $fired );
		}
		$options = new Draft( 'Options' );
		$bag     = new Bag( $init, $path, $report );
		self::walk( $bag, Schema::properties( Schema::object( 'Options' ) ) ?? [], $options, '' );
		$bag->finish();
		return $options;
	}

	/** @param array<string, array<string, mixed>> $properties */
	private static function walk( Bag $bag, array $properties, Draft $options, string $at ): void {
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
				$options->put( "$at$key", Content::clean( $bag->take_text( $key ), $bag->path( $key ), $bag->report ) );
			} elseif ( 'ease' === ( $node['x-read'] ?? '' ) ) {
				FrameImport::ease( $bag, $options, $key, "$at$key" );
			} elseif ( $options->set( "$at$key", $bag->peek( $key ) ) ) {
				$bag->take( $key );
			}
		}
	}
}
