<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Report\LayerPaths;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the layers of a slide. Absolute layers keep their place. The content of a slide, which is in flow, becomes rows
 * with columns: the layers between two rows are a row with a single column.
 */
final class LayerReader {

	/** Deepest row in a column in a row that is read. */
	private const DEPTH = 8;

	/** Number of layers of a slide; more are refused later. */
	private const MOST = 400;

	private const ZONES = [ 'flex-start' => 'top', 'center' => 'middle', 'flex-end' => 'bottom', 'space-between' => 'middle', 'space-around' => 'middle' ];

	private const ALIGNS = [ 'left' => 'left', 'center' => 'center', 'right' => 'right' ];

	/** Values of a layer without effect on what visitors see, or which have another form here. */
	private const QUIET = '/^(?:type|name|namesynced|status|opened|eye|lock|uniqueclass|id|parentid|adaptivefont|zindex|pm|class|crop|parallax|rotation|style|responsive.*|generatorvisible2?|item|items|layers|cols|colwidth|fullwidth|stretch|bg.*|border.*|boxshadow.*|
		href-.*|href|link|aria-label|verticalalign|inneralign|showFieldIf|(?:desktop|tablet|mobile)(?:portrait|landscape).*|animv2|animations)$/x';

	private int $count = 0;

	/**
	 * @param string                $prefix Start of the ids of layers.
	 * @param array<string, string> $words  Placeholder => text.
	 */
	public function __construct( private readonly DeviceGrid $grid, private readonly ResourceUrls $urls, private readonly VisualSets $visuals, private readonly string $prefix, private readonly array $words ) {}

	/**
	 * @param array<mixed> $layers
	 * @return list<array<string, mixed>> From the lowest layer to the highest.
	 */
	public function read( array $layers, string $path, ImportReport $report ): array {
		$read = [];
		foreach ( array_reverse( $layers, true ) as $n => $source ) { // The original lists the highest first.
			if ( is_array( $source ) && $this->count < self::MOST ) {
				$layer = new SourceFields( $source, "$path.$n", $report );
				$read  = [ ...$read, ...match ( $layer->peek( 'type' ) ) {
					'content' => $this->content( $layer ),
					'group'   => $this->read( $layer->items( 'layers' ), $layer->path( 'layers' ), $report ),
					'row'     => $this->rows( [ $layer ], $layer, 'middle', 'center' ),
					default   => $this->layer( $layer, '' ),
				} ];
			}
		}
		return $read;
	}

	/** @return list<array<string, mixed>> Rows. */
	private function content( SourceFields $content ): array {
		$zone  = self::ZONES[ $content->text( 'desktopportraitverticalalign', $content->text( 'verticalalign', 'center' ) ) ] ?? 'middle';
		$align = self::ALIGNS[ $content->peek( 'desktopportraitinneralign' ) ] ?? 'center';
		$items = [];
		foreach ( $content->items( 'layers' ) as $n => $source ) {
			if ( is_array( $source ) ) {
				$items[] = new SourceFields( $source, $content->path( "layers.$n" ), $content->report );
			}
		}
		return $this->rows( $items, $content, $zone, $align );
	}

	/**
	 * @param list<SourceFields> $items
	 * @param SourceFields       $around What the items are in: it gives padding, background and width to the rows.
	 * @return list<array<string, mixed>>
	 */
	private function rows( array $items, SourceFields $around, string $zone, string $align ): array {
		$runs = [];
		foreach ( $items as $item ) {
			$is_row = 'row' === $item->peek( 'type' );
			$last   = count( $runs ) - 1;
			if ( $is_row || $last < 0 || $runs[ $last ]['row'] ) {
				$runs[] = [ 'row' => $is_row, 'items' => [ $item ] ];
			} else {
				$runs[ $last ] = [ 'row' => false, 'items' => [ ...$runs[ $last ]['items'], $item ] ];
			}
		}
		$rows  = [];
		$frame = $this->frame( in_array( $around, $items, true ) ? null : $around );
		foreach ( $runs as $n => [ 'row' => $is_row, 'items' => $inside ] ) {
			$row = $this->draft( 'row', $is_row ? $inside[0]->path : $around->path );
			$around->report->count( 'layers' );
			$around->report->count( 'layers.row' );
			$row->put( 'box.zone', $zone );
			$row->put( 'responsive.size', false );
			$columns = $is_row ? $this->columns( $inside[0], $row, $align ) : [ $this->column( array_values( $inside ), null, '100%', $align ) ];
			self::surround( $row, $frame, 0 === $n, count( $runs ) - 1 === $n );
			$row->put( 'layers', $columns );
			$rows[] = $row->values();
		}
		self::close( $around );
		return $rows;
	}

	/** Padding, background and width of the content of a slide. */
	private function frame( ?SourceFields $content ): ModelBuilder {
		$frame = new ModelBuilder( 'Layer' );
		if ( $content ) {
			$this->grid->sides( $content, 'padding', $frame, 'style.padding' );
			TextStyle::block( $content, $frame );
			$this->image( $content, $frame );
			$widest = $this->grid->lengths( $content, 'maxwidth', false );
			if ( array_filter( $widest ) ) {
				$frame->set( 'box.maxWidth', array_map( static fn( int|string $width ): int|string => 0 === $width ? '100%' : $width, $widest ) );
			}
		}
		return $frame;
	}

	/**
	 * Gives a row what surrounds it in the original: above the first and below the last row, and at the sides of all.
	 * A row with a background of its own keeps a distance outside of it.
	 */
	private static function surround( ModelBuilder $row, ModelBuilder $frame, bool $is_first, bool $is_last ): void {
		$own = is_array( $row->get( 'style' ) ) ? $row->get( 'style' ) : [];
		$all = is_array( $frame->get( 'style' ) ) ? $frame->get( 'style' ) : [];
		$at  = array_diff_key( $own, [ 'padding' => 1 ] ) && ! array_diff_key( $all, [ 'padding' => 1 ] ) ? 'style.margin' : 'style.padding';
		foreach ( is_array( $all['padding'] ?? null ) ? $all['padding'] : [] as $side => $values ) {
			if ( ( 'top' !== $side || $is_first ) && ( 'bottom' !== $side || $is_last ) ) {
				$row->put( "$at.$side", array_map( static fn( int $one, int $other ): int => $one + $other, self::expand( $values ), self::expand( $row->get( "$at.$side" ) ) ) );
			}
		}
		foreach ( array_diff_key( $all, [ 'padding' => 1 ], $own ) as $key => $value ) {
			$row->put( "style.$key", $value );
		}
		if ( null !== $frame->get( 'box.maxWidth' ) ) {
			$row->put( 'box.maxWidth', $frame->get( 'box.maxWidth' ) );
			$row->put( 'style.margin.left', [ 'auto' ] );
			$row->put( 'style.margin.right', [ 'auto' ] );
		}
	}

	/** @return array{ int, int, int, int } Px by breakpoint; a missing value is that of the wider one. */
	private static function expand( mixed $values ): array {
		$all  = [];
		$last = 0;
		foreach ( [ 0, 1, 2, 3 ] as $level ) {
			$value = is_array( $values ) ? $values[ $level ] ?? null : null;
			$last  = is_int( $value ) || is_float( $value ) ? (int) $value : $last;
			$all[] = $last;
		}
		return [ $all[0], $all[1], $all[2], $all[3] ];
	}

	/** @return list<array<string, mixed>> */
	private function columns( SourceFields $source, ModelBuilder $row, string $align ): array {
		$align = self::ALIGNS[ $source->peek( 'desktopportraitinneralign' ) ] ?? $align;
		$cols  = array_values( array_filter( $source->items( 'cols' ), is_array( ... ) ) );
		$gap   = (int) max( 0, min( 400, SourceFields::to_number( $source->peek( 'desktopportraitgutter' ), 20 ) ) );
		$wraps = array_map( intval( ... ), $this->grid->numbers( $source, 'wrapafter', 0 ) );
		$row->put( 'breakAt', 1 === $wraps[2] ? 2 : 3 );
		$own = new ModelBuilder( 'Layer' );
		$this->grid->sides( $source, 'padding', $own, 'style.padding' );
		TextStyle::block( $source, $own );
		foreach ( is_array( $own->get( 'style' ) ) ? $own->get( 'style' ) : [] as $key => $value ) {
			$row->put( "style.$key", $value );
		}
		$this->image( $source, $row );
		LinkReader::layer( $source, $row, $this->urls );
		AnimationReader::read( $source, $row );
		$columns = [];
		foreach ( $cols as $n => $col ) {
			$fields = new SourceFields( $col, $source->path( "cols.$n" ), $source->report );
			$inside = [];
			foreach ( $fields->items( 'layers' ) as $at => $layer ) {
				if ( is_array( $layer ) ) {
					$inside[] = new SourceFields( $layer, $fields->path( "layers.$at" ), $source->report );
				}
			}
			$source->report->count( 'layers' );
			$source->report->count( 'layers.column' );
			$columns[] = $this->column( $inside, $fields, self::share( $fields->text( 'colwidth' ), count( $cols ) ), $align, [ 0 === $n ? 0 : $gap / 2, count( $cols ) - 1 === $n ? 0 : $gap / 2 ] );
		}
		self::close( $source );
		return $columns;
	}

	/**
	 * @param list<SourceFields>                $inside
	 * @param SourceFields|null                 $col    Null for layers without a column.
	 * @param array{ int|float, int|float } $gaps Half of the gutter to the left and right, in px.
	 * @return array<string, mixed>
	 */
	private function column( array $inside, ?SourceFields $col, string $width, string $align, array $gaps = [ 0, 0 ] ): array {
		$column = $this->draft( 'column', $col->path ?? '' );
		$column->put( 'responsive.size', false );
		$column->put( 'column.width', $width );
		if ( $col ) {
			$align = self::ALIGNS[ $col->peek( 'desktopportraitinneralign' ) ] ?? $align;
			$this->grid->sides( $col, 'padding', $column, 'style.padding' );
			TextStyle::block( $col, $column );
			$this->image( $col, $column );
			$zone = self::ZONES[ $col->text( 'desktopportraitverticalalign', $col->text( 'verticalalign', 'flex-start' ) ) ] ?? 'top';
			$column->put( 'column.align', $zone );
			LinkReader::layer( $col, $column, $this->urls );
			AnimationReader::read( $col, $column );
			self::close( $col );
		}
		foreach ( [ 'left' => $gaps[0], 'right' => $gaps[1] ] as $side => $gap ) {
			if ( $gap > 0 ) {
				$column->put( "style.margin.$side", [ $gap ] ); // Drawn as space inside its share of the row.
			}
		}
		$column->put( 'style.textAlign', [ $align ] );
		$column->put( 'layers', $this->flow( $inside, $align, 0 ) );
		return $column->values();
	}

	/**
	 * Layers in a column. A row in a column is taken apart, since the model has rows only in slides.
	 *
	 * @param list<SourceFields> $items
	 * @return list<array<string, mixed>>
	 */
	private function flow( array $items, string $align, int $depth ): array {
		$read = [];
		foreach ( $items as $item ) {
			if ( 'row' === $item->peek( 'type' ) ) {
				$item->report_feature( 'nested-row' );
				foreach ( array_filter( $item->items( 'cols' ), is_array( ... ) ) as $n => $col ) {
					$inside = [];
					foreach ( is_array( $col['layers'] ?? null ) ? $col['layers'] : [] as $at => $layer ) {
						if ( is_array( $layer ) ) {
							$inside[] = new SourceFields( $layer, $item->path( "cols.$n.layers.$at" ), $item->report );
						}
					}
					$read = [ ...$read, ...( $depth < self::DEPTH ? $this->flow( $inside, $align, $depth + 1 ) : [] ) ];
				}
				self::close( $item );
			} elseif ( $this->count < self::MOST ) {
				$read = [ ...$read, ...$this->layer( $item, $align ) ];
			}
		}
		return $read;
	}

	/**
	 * @param string $align Alignment of the column that the layer is in; '' for an absolute layer.
	 * @return list<array<string, mixed>> One layer, or none.
	 */
	private function layer( SourceFields $source, string $align ): array {
		$draft = $this->draft( 'text', $source->path );
		$item  = $source->items( 'item' );
		if ( [] === $item ) {
			$items = $source->items( 'items' );
			$item  = is_array( $items[0] ?? null ) ? $items[0] : [];
		}
		$type   = is_string( $item['type'] ?? null ) ? $item['type'] : '';
		$values = new SourceFields( SourceFields::decode( $item['values'] ?? [] ), $source->path( "item.$type" ), $source->report );
		$scales = $this->grid->numbers( $source, 'fontsize', 100 );
		$reader = new ItemReader( $this->urls, $this->visuals, $this->words );
		if ( ! $reader->read( $type, $values, $draft, $scales, '' === $align ? 'center' : $align ) ) {
			return [];
		}
		if ( 'normal' === $source->peek( 'pm' ) || '' !== $align ) {
			$this->in_flow( $source, $draft );
		} else {
			$this->position( $source, $draft );
		}
		$this->common( $source, $draft );
		AnimationReader::read( $source, $draft );
		self::close( $source );
		$kind = $draft->get( 'type' );
		$source->report->count( 'layers' );
		$source->report->count( 'layers.' . ( is_string( $kind ) ? $kind : 'text' ) );
		return [ $draft->values() ];
	}

	private function position( SourceFields $source, ModelBuilder $draft ): void {
		$moves = $source->is_on( 'responsiveposition', true );
		$sizes = $source->is_on( 'responsivesize', true );
		$x     = $this->grid->read_words( $source, 'align', self::ALIGNS, 'center' );
		$y     = $this->grid->read_words( $source, 'valign', [ 'top' => 'top', 'middle' => 'middle', 'bottom' => 'bottom' ], 'middle' );
		$draft->set( 'box.x', $x );
		$draft->set( 'box.y', $y );
		// The original counts to the right and down from every edge, the model inwards.
		$draft->set( 'box.offsetX', $this->grid->lengths( $source, 'left', $moves, 'right' === $x[0] ? -1 : 1 ) ?: [ 0 ] );
		$draft->set( 'box.offsetY', $this->grid->lengths( $source, 'top', $moves, 'bottom' === $y[0] ? -1 : 1 ) ?: [ 0 ] );
		foreach ( [ 'width', 'height' ] as $side ) {
			$lengths = $this->grid->lengths( $source, $side, $sizes );
			if ( array_diff( $lengths, [ 'auto' ] ) && ( 'width' === $side || in_array( $draft->get( 'type' ), [ 'image', 'video', 'shape' ], true ) ) ) {
				$draft->set( "box.$side", $lengths );
			}
		}
		$draft->put( 'responsive.offset', $moves );
		$draft->put( 'responsive.size', $sizes );
		if ( '' !== $source->text( 'parentid' ) ) {
			$source->report_feature( 'chained-layer', 'parentid' );
		}
	}

	private function in_flow( SourceFields $source, ModelBuilder $draft ): void {
		$draft->put( 'responsive.size', false );
		$this->grid->sides( $source, 'margin', $draft, 'style.margin' );
		$widest = $this->grid->lengths( $source, 'maxwidth', false );
		if ( array_filter( $widest ) ) {
			$draft->set( 'box.maxWidth', array_map( static fn( int|string $width ): int|string => 0 === $width ? '100%' : $width, $widest ) );
		}
		$heights = $this->grid->lengths( $source, 'height', false );
		if ( array_filter( $heights ) && in_array( $draft->get( 'type' ), [ 'image', 'video', 'shape' ], true ) ) {
			$draft->set( 'box.height', $heights );
		}
		if ( in_array( $draft->get( 'type' ), [ 'button', 'image' ], true ) && null === $draft->get( 'box.width' ) ) {
			$draft->put( 'box.display', 'inline-block' );
		}
	}

	private function common( SourceFields $source, ModelBuilder $draft ): void {
		$name = $source->text( 'name' );
		if ( '' !== $name ) {
			$draft->set( 'alias', $name );
		}
		$shown = $this->grid->visibility( $source );
		if ( $shown ) {
			$draft->set( 'visible', $shown );
		}
		$rotation = $source->number( 'rotation' );
		if ( 0.0 !== $rotation ) {
			$draft->set( 'transform.rotateZ', [ $rotation ] );
		}
		$order = (int) $source->number( 'zindex', 2 );
		if ( 2 !== $order ) {
			$draft->set( 'style.zIndex', $order );
		}
		if ( in_array( $source->text( 'crop' ), [ 'hidden', 'mask', 'auto' ], true ) ) {
			$draft->set( 'style.overflow', 'hidden' );
		}
		$draft->set( 'className', $source->text( 'class' ) );
		if ( $source->number( 'parallax' ) > 0 ) {
			$source->report_feature( 'layer-parallax', 'parallax' );
		}
		foreach ( [ 'click', 'mouseenter', 'mouseleave', 'play', 'pause', 'stop' ] as $event ) {
			if ( '' !== $source->text( $event ) ) {
				$source->report_feature( 'layer-event', $event );
			}
		}
	}

	private function image( SourceFields $source, ModelBuilder $draft ): void {
		$url = $this->urls->url( $source->text( 'bgimage' ) );
		if ( '' !== $url && $draft->set( 'style.backgroundImage.url', $url ) ) {
			$source->report->add_media( $source->path( 'bgimage' ), $url );
			$draft->set( 'style.backgroundFit', 'cover' );
			$draft->set( 'style.backgroundPosition', $source->number( 'bgimagex', 50 ) . '% ' . $source->number( 'bgimagey', 50 ) . '%' );
		}
	}

	private function draft( string $type, string $path ): ModelBuilder {
		$draft = new ModelBuilder( 'Layer' );
		if ( '' !== $path ) {
			$draft->put( LayerPaths::KEY, $path );
		}
		$draft->put( 'id', "{$this->prefix}-layer-" . ++$this->count );
		$draft->put( 'type', $type );
		return $draft;
	}

	/** Share of the row such as `1/3`, in percent. */
	private static function share( string $width, int $columns ): string {
		if ( 1 === preg_match( '~^(\d{1,3})(?:/(\d{1,3}))?$~D', $width, $found ) && (int) ( $found[2] ?? 1 ) > 0 ) {
			$share = (int) $found[1] / (int) ( $found[2] ?? 1 );
			return $share > 0 && $share <= 1 ? round( 100 * $share, 4 ) . '%' : '100%';
		}
		return round( 100 / max( 1, $columns ), 4 ) . '%';
	}

	private static function close( SourceFields $fields ): void {
		$fields->ignore( self::QUIET );
		$fields->finish();
	}
}
