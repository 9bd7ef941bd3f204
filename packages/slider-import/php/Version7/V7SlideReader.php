<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7;

use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Version7\Layers\V7LayerTree;
use Frontage\SliderImport\Version7\Motion\V7Parallax;
use Frontage\SliderImport\Version7\Source\V7EditorKeys;
use Frontage\SliderImport\Version7\Source\V7Source;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a slide of version 7 with its layers. Its background is one of the layers.
 *
 * @phpstan-import-type V7Slide from V7Source
 */
final class V7SlideReader {

	private const TABLE = [
		''          => [ 'title' => 'title' ],
		'attr'      => [ 'class' => 'className', 'deepLink' => 'deeplink' ],
		'slideshow' => [ 'hal' => 'hideAfter', 'stop' => 'stops' ],
	];

	/**
	 * @param V7Slide $source
	 * @return array<string, mixed>
	 */
	public static function read( array $source, string $path, V7Values $values, V7Parallax $parallax, bool $is_7_0, ImportReport $report, V7Source $slider ): array {
		$slide = new ModelBuilder( 'Slide' );
		$bag   = new SourceValues( V7EditorKeys::without( $source['slide'], 'slide' ), "$path.slide", $report );
		$slide->put( 'key', "rs-{$source['id']}" );
		foreach ( self::TABLE as $group => $table ) {
			$values->singles( '' === $group ? $bag : $bag->bag( $group ), $slide, $table );
		}
		if ( false === $slide->get( 'stops' ) || 0 === $slide->get( 'hideAfter' ) ) {
			$slide = self::without( $slide, [ 'stops' => false, 'hideAfter' => 0 ] );
		}
		$word = $slide->get( 'deeplink' ) ?? self::deep_link( $slider->settings, $source['id'] );
		if ( null !== $word ) {
			$slide->put( 'deeplink', null );
			$slide->set( 'deeplink', $word );
		}
		$description = $bag->text( 'description' );
		if ( '' !== $description && $slide->set( 'description', $description ) ) {
			$bag->take( 'description' );
		}
		$length = $bag->bag( 'slideshow' )->text( 'len' );
		if ( 'default' === $length || $slide->set( 'duration', $length ) ) {
			$bag->bag( 'slideshow' )->take( 'len' );
		}
		foreach ( [ 'hom', 'hfn' ] as $key ) {
			if ( V7Values::is_off( $bag->bag( 'slideshow' )->peek( $key ) ) ) {
				$bag->bag( 'slideshow' )->take( $key );
			}
		}
		foreach ( [ 'from' => 'from', 'to' => 'until' ] as $key => $name ) {
			if ( 1 === preg_match( '/^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?$/D', $bag->bag( 'publish' )->text( $key ) ) ) {
				$values->singles( $bag->bag( 'publish' ), $slide, [ $key => $name ] );
			}
		}
		if ( 'unpublished' === $bag->bag( 'publish' )->text( 'state' ) ) {
			$slide->put( 'visible', false );
		}
		if ( in_array( $bag->bag( 'publish' )->text( 'state' ), [ 'published', 'unpublished' ], true ) ) {
			$bag->bag( 'publish' )->take( 'state' );
		}
		self::thumb( $bag, $slide );
		self::params( $bag->bag( 'params' ), $slide );
		self::loop( $bag->bag( 'loop' ), $slide );
		if ( [] === $source['layers'] && null !== $slider->markup ) {
			// A page holds the layers of its first slide only.
			$source['layers'] = $slider->markup->layers( $source['id'] );
			$report->add_note( 'slide-incomplete', $path, $source['id'], $slider->markup->address_of( $source['id'] ) );
		}
		$tree = V7LayerTree::read( source: $source, path: $path, values: $values, parallax: $parallax, is_7_0: $is_7_0, report: $report, markup: $slider->markup );
		$tree->write_background( $slide );
		$tree->finish();
		$slide->put( 'layers', $tree->layers );
		$bag->take( 'actions' );
		V7CodeReport::report_code( $bag );
		$bag->finish();
		$report->count( 'slides' );
		return array_filter( $slide->values(), static fn( mixed $value ): bool => [] !== $value && null !== $value );
	}

	/**
	 * @param array<string, mixed> $values
	 */
	private static function without( ModelBuilder $slide, array $values ): ModelBuilder {
		$copy = new ModelBuilder( 'Slide' );
		foreach ( $slide->values() as $key => $value ) {
			if ( ! array_key_exists( $key, $values ) || $values[ $key ] !== $value ) {
				$copy->put( $key, $value );
			}
		}
		return $copy;
	}

	/** @param array<mixed> $settings */
	private static function deep_link( array $settings, string $id ): ?string {
		foreach ( is_array( $settings['deepLinks'] ?? null ) ? $settings['deepLinks'] : [] as $word => $slide ) {
			if ( is_scalar( $slide ) && (string) $slide === $id ) {
				return (string) $word;
			}
		}
		return null;
	}

	private static function thumb( SourceValues $bag, ModelBuilder $slide ): void {
		$thumb = $bag->bag( 'thumb' );
		V7ImageReader::read( $thumb, 'src', $slide, 'thumb' );
	}

	private static function params( SourceValues $params, ModelBuilder $slide ): void {
		$texts = [];
		for ( $n = 0; $n < 10; $n++ ) {
			$text = $params->bag( (string) $n )->take_text( 'v' );
			if ( '' !== $text ) {
				$texts       = array_pad( $texts, $n, '' );
				$texts[ $n ] = LayerContent::clean( $text, $params->path( "$n.v" ), $params->report );
			}
			$params->bag( (string) $n )->take( 'l' );
		}
		if ( $texts ) {
			$slide->put( 'params', array_values( $texts ) );
		}
	}

	private static function loop( SourceValues $loop, ModelBuilder $slide ): void {
		if ( V7Values::is_on( $loop->peek( 'u' ) ) ) {
			$loop->fill( $slide, [ 's' => 'loop.start', 'e' => 'loop.end', 'r' => 'loop.repeats' ] );
			foreach ( [ 'start' => 0, 'end' => 99_999 ] as $key => $default ) {
				if ( null === $slide->get( "loop.$key" ) ) {
					$slide->put( "loop.$key", $default );
				}
			}
		}
		foreach ( [ 'u', 's', 'e', 'r' ] as $key ) {
			if ( is_scalar( $loop->peek( $key ) ) ) {
				$loop->take( $key );
			}
		}
	}
}
