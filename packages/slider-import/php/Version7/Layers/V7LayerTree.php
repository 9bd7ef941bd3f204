<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Layers;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Version7\Motion\V7Parallax;
use Frontage\SliderImport\Version7\Source\V7Markup;
use Frontage\SliderImport\Version7\Source\V7Source;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/**
 * Layers of a slide of version 7: a flat list in which each names its parent, as our nested layers. The background, and
 * an empty shape over everything that carries the slide's link, are no layers of ours.
 *
 * @phpstan-import-type V7Slide from V7Source
 */
final class V7LayerTree {

	private const DEPTH = 8;

	/** More than a slide may have, so that the importer refuses it. */
	private const MOST = 400;

	/** @var list<array<string, mixed>> */
	public readonly array $layers;

	/** @var array<string, V7LayerReader> */
	private array $read = [];

	/** @var array<string, list<string>> Parent => children in order. */
	private array $children = [];

	private readonly V7ActionReader $actions;

	/**
	 * @param V7Slide $source
	 * @param int     $slides Number of slides, for layers over all slides.
	 */
	private function __construct( private readonly array $source, private readonly string $path, private readonly V7Values $values, private readonly V7Parallax $parallax, private readonly bool $is_7_0, private readonly ImportReport $report, private readonly ?V7Markup $markup, private readonly int $slides ) {
		$layers = [];
		foreach ( array_slice( $source['layers'], 0, self::MOST, true ) as $key => $layer ) {
			if ( is_array( $layer ) && [] !== $layer ) {
				$id            = is_scalar( $layer['id'] ?? null ) && '' !== (string) $layer['id'] ? (string) $layer['id'] : (string) $key;
				$layers[ isset( $layers[ "l$id" ] ) ? "l$id-$key" : "l$id" ] = $layer;
			}
		}
		$this->actions = new V7ActionReader( is_array( $source['slide']['actions'] ?? null ) ? $source['slide']['actions'] : [], $layers, $source['id'], "$path.slide.actions", $report );
		$order         = array_keys( $layers );
		$place         = static fn( string $id ): float => is_numeric( $layers[ $id ]['order'] ?? null ) ? (float) $layers[ $id ]['order'] : INF;
		usort( $order, static fn( string $one, string $other ): int => $place( $one ) <=> $place( $other ) );
		foreach ( $order as $id ) {
			$parent = is_scalar( $layers[ $id ]['pid'] ?? null ) ? (string) $layers[ $id ]['pid'] : '';
			$known  = isset( $layers[ "l$parent" ] ) && "l$parent" !== $id;
			if ( ! $known && ! in_array( $parent, [ '', '-1' ], true ) ) {
				$report->add_missing_target( "$path.layers." . substr( $id, 1 ) . '.pid', $parent );
			}
			$this->children[ $known ? "l$parent" : '' ][] = $id;
		}
		$this->layers = $this->branch( '', $layers, 0, '', [] );
		// Layers whose parents name each other hang nowhere.
		foreach ( array_diff( $order, array_keys( $this->read ) ) as $lost ) {
			$report->add_missing_target( "$path.layers." . substr( $lost, 1 ) . '.pid', substr( $lost, 1 ) );
		}
	}

	/** Reports the actions, or parts of them, that no layer used. */
	public function finish(): void {
		$this->actions->finish();
	}

	/** @param V7Slide $source */
	public static function read( array $source, string $path, V7Values $values, V7Parallax $parallax, bool $is_7_0, ImportReport $report, ?V7Markup $markup, int $slides = 0 ): self {
		return new self( source: $source, path: $path, values: $values, parallax: $parallax, is_7_0: $is_7_0, report: $report, markup: $markup, slides: $slides );
	}

	/** Writes the background, its motion, the transition and the link of a slide. */
	public function write_background( ModelBuilder $slide ): void {
		foreach ( $this->read as $layer ) {
			$layer->write_background( $slide, $this->parallax );
		}
		$this->actions->write_slide_link( $slide );
	}

	/**
	 * @param array<string, array<mixed>> $layers
	 * @param array<mixed>                $zone   Zone in which the rows are.
	 * @return list<array<string, mixed>>
	 */
	private function branch( string $parent, array $layers, int $depth, string $kind, array $zone, ?V7LayerReader $holder = null ): array {
		$branch = [];
		$clears = false;
		foreach ( $depth <= self::DEPTH ? $this->children[ $parent ] ?? [] : [] as $id ) {
			$own = $layers[ $id ];
			if ( isset( $this->read[ $id ] ) || $this->actions->is_slide_link( substr( $id, 1 ) ) ) {
				$this->read[ $id ] ??= V7LayerReader::silent();
				continue;
			}
			if ( 'zone' === ( $own['subtype'] ?? '' ) ) {
				$this->read[ $id ] = V7LayerReader::silent();
				$branch            = [ ...$branch, ...$this->branch( $id, $layers, $depth + 1, '', $own ) ];
				continue;
			}
			if ( 'linebreak' === ( $own['type'] ?? '' ) ) {
				$this->read[ $id ] = V7LayerReader::silent();
				$clears            = true;
				continue;
			}
			$layer             = V7LayerReader::read( source: $own, id: substr( $id, 1 ), path: "{$this->path}.layers." . substr( $id, 1 ), slide: $this->source, parent: $kind, zone: $zone, holder: $holder, values: $this->values, parallax: $this->parallax, is_7_0: $this->is_7_0, report: $this->report, markup: $this->markup, slides: $this->slides );
			$this->read[ $id ] = $layer;
			if ( $layer->is_background ) {
				continue;
			}
			if ( $clears ) {
				$layer->draft->put( 'box.clear', [ 'both' ] ); // A line break ends the line of floating layers.
				$clears = false;
			}
			$actions = $this->actions->layer_actions( substr( $id, 1 ), $layer->draft );
			if ( $actions ) {
				$layer->draft->put( 'actions', $actions );
			}
			$inner = $this->branch( parent: $id, layers: $layers, depth: $depth + 1, kind: $layer->type, zone: [], holder: $layer );
			if ( $inner ) {
				$layer->draft->put( 'layers', $inner );
			}
			$branch[] = array_filter( $layer->draft->values(), static fn( mixed $value ): bool => [] !== $value );
		}
		return $branch;
	}
}
