<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\SliderImport\Cascade\LayerLook;
use Frontage\SliderImport\LegacyV5\AttributeConverter;
use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\LayerEdgeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\OriginalDefaults;
use Frontage\SliderImport\Model\PoseReader;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Report\LayerPaths;
use Frontage\SliderImport\Source\AttributeSyntax;
use Frontage\SliderImport\Source\PageElement;

defined( 'ABSPATH' ) || exit;

/** Reads a layer's element with all its content from a page of version 6. */
final class LayerReader {

	/** Attribute => its keys => path in the model. */
	private const PARTS = [
		'data-dim'    => [ 'w' => 'box.width', 'h' => 'box.height', 'minw' => 'box.minWidth', 'minh' => 'box.minHeight', 'maxw' => 'box.maxWidth', 'maxh' => 'box.maxHeight' ],
		'data-text'   => [
			'w' => 'style.whiteSpace', 's' => 'style.fontSize', 'l' => 'style.lineHeight', 'ls' => 'style.letterSpacing', 'fw' => 'style.fontWeight',
			'a' => 'style.textAlign', 'c' => 'box.clear', 'f' => 'box.float', 'td' => 'style.textDecoration',
		],
		'data-padding' => [ 't' => 'style.padding.top', 'r' => 'style.padding.right', 'b' => 'style.padding.bottom', 'l' => 'style.padding.left' ],
		'data-margin' => [ 't' => 'style.margin.top', 'r' => 'style.margin.right', 'b' => 'style.margin.bottom', 'l' => 'style.margin.left' ],
		'data-border' => [ 'bos' => 'style.borderStyle', 'boc' => 'style.borderColor' ],
		'data-bsh'    => [ 'c' => 'style.boxShadow.color', 'h' => 'style.boxShadow.x', 'v' => 'style.boxShadow.y', 'b' => 'style.boxShadow.blur', 's' => 'style.boxShadow.spread' ],
		'data-tsh'    => [ 'c' => 'style.textShadow.color', 'h' => 'style.textShadow.x', 'v' => 'style.textShadow.y', 'b' => 'style.textShadow.blur' ],
		'data-btrans' => [ 'rX' => 'transform.rotateX', 'rY' => 'transform.rotateY', 'rZ' => 'transform.rotateZ', 'b' => 'style.blend', 'o' => 'style.opacity' ],
		'data-column' => [ 'w' => 'column.width', 'a' => 'column.align' ],
		'data-flcr'   => [ 'f' => 'box.float', 'c' => 'box.clear' ],
		'data-svgi'   => [ 'c' => 'style.svgFill', 'sc' => 'style.svgStroke', 'sw' => 'style.svgStrokeWidth' ],
		'data-onslides' => [ 's' => 'onSlides.start', 'e' => 'onSlides.end' ],
	];

	private const WHOLE = [
		'id'                 => 'id',
		'title'              => 'title',
		'href'               => 'link.url',
		'target'             => 'link.target',
		'rel'                => 'link.rel',
		'data-basealign'     => 'box.base',
		'data-vbility'       => 'visible',
		'data-rsp_o'         => 'responsive.offset',
		'data-rsp_ch'        => 'responsive.children',
		'data-rsp_bd'        => 'responsive.size',
		'data-cbreak'        => 'breakAt',
		'data-pos'           => 'box.position',
		'data-disp'          => 'box.display',
		'data-fullinset'     => 'box.inset',
		'data-wrpcls'        => 'wrapperClass',
		'data-layeronlimit'  => 'hideAtLimit',
		'data-svg_src'       => 'svg.url',
		'data-sba'           => 'scrollBound',
	];

	/** Classes that repeat information of the element. */
	private const CLASSES = [ 'rs-layer', 'rs-layer-static', 'tp-caption', 'tp-static-layer' ];

	/**
	 * Reads a list of elements as layers; zones return their rows.
	 *
	 * @param string $parent Type of their parent layer.
	 * @param array<mixed> $elements
	 * @return list<array<string, mixed>>
	 */
	public static function all( array $elements, string $path, ImportReport $report, ?string $zone = null, ?string $over = null, string $parent = '' ): array {
		$layers = [];
		$stray  = null;
		foreach ( array_values( $elements ) as $n => $element ) {
			if ( ! is_array( $element ) ) {
				continue;
			}
			$name  = $element['el'] ?? '';
			$attrs = PageElement::attributes( $element );
			if ( 'rs-zone' === $name ) {
				$bag = new SourceValues( $attrs, "$path.$n", $report );
				if ( 1 === preg_match( '/^rev_row_zone_(top|middle|bottom)$/', trim( $bag->text( 'class' ) ), $found ) ) {
					$bag->take( 'class' );
				}
				$index = 1 === preg_match( '/^\s*z-index\s*:\s*(-?\d{1,6})\s*;?\s*$/', $bag->text( 'style' ), $style ) ? $style[1] : null;
				if ( null !== $index ) {
					$bag->take( 'style' );
				}
				$bag->finish();
				$layers = [ ...$layers, ...self::all( self::children( $element ), "$path.$n.children", $report, $found[1] ?? 'middle', $index ) ];
			} elseif ( isset( $attrs['data-type'] ) || in_array( $name, [ 'rs-layer', 'rs-group', 'rs-row', 'rs-column' ], true ) || 1 === preg_match( '/\b(?:rs-layer|tp-caption)\b/', $attrs['class'] ?? '' ) ) {
				$layers[] = self::layer( element: $element, path: "$path.$n", report: $report, zone: $zone, over: $over, parent: $parent );
			} elseif ( 'rs-bg-elem' !== $name ) {
				$html = 'row' === $parent ? null : StrayHtml::read( $element, "$path.$n", $report );
				if ( null === $html ) {
					LayerContent::report_unknown( LayerContent::outer_html( $element ), "$path.$n", $report );
				} elseif ( null === $stray ) {
					$stray    = count( $layers );
					$layers[] = StrayHtml::layer( $html, "$path.$n", $parent, $report );
				} else {
					$before                   = $layers[ $stray ]['html'] ?? '';
					$layers[ $stray ]['html'] = ( is_string( $before ) ? $before : '' ) . "\n$html";
				}
			}
		}
		return $layers;
	}

	/**
	 * @param array<mixed> $element
	 * @return array<string, mixed>
	 */
	private static function layer( array $element, string $path, ImportReport $report, ?string $zone, ?string $over, string $parent ): array {
		$is_old  = AttributeConverter::is_old( $element );
		$element = AttributeConverter::layer( $element );
		$name    = is_string( $element['el'] ?? null ) ? $element['el'] : 'rs-layer';
		$bag     = new SourceValues( PageElement::attributes( $element ), $path, $report );
		$layer   = new ModelBuilder( 'Layer' );
		$layer->put( LayerPaths::KEY, $path );
		$type = strtolower( $bag->text( 'data-type' ) );
		if ( $layer->set( 'type', $type ) ) {
			$bag->take( 'data-type' );
		}
		if ( null === $layer->get( 'type' ) ) {
			$layer->put( 'type', self::guess_type( $name, $element ) );
		}
		if ( 1 === preg_match( '/^(?:h[1-6]|p|span|section|nav|ul|li)$/', $name ) ) {
			$layer->put( 'tag', $name );
		} elseif ( 'a' === $name ) {
			$layer->put( 'tag', 'a' );
		}
		self::classes( $bag, $layer );
		$bag->fill( $layer, self::WHOLE );
		self::read_position( $bag, $layer );
		foreach ( self::PARTS as $key => $table ) {
			if ( $bag->has( $key ) ) {
				$parts = $bag->attribute( $key );
				if ( 'data-dim' === $key ) {
					self::replace_full_size( $parts );
				}
				$parts->fill( $layer, $table );
				if ( 'data-border' === $key ) {
					PoseReader::sides( $parts, 'bow', $layer, 'style.borderWidth', PoseReader::SIDES );
					PoseReader::sides( $parts, 'bor', $layer, 'style.borderRadius', PoseReader::CORNERS );
				}
			}
		}
		self::read_single_values( $bag, $layer );
		LayerEdgeReader::read( $bag, $layer );
		if ( $zone && 'row' === $layer->get( 'type' ) ) {
			$layer->put( 'box.zone', $zone );
			$layer->set( 'box.zoneIndex', $over );
		}
		if ( $bag->has( 'style' ) ) {
			$style = InlineStyleReader::read( $bag, $layer, self::inline_style_table( $layer, $is_old ) );
			InlineStyleReader::read_margin_and_padding( $style, $layer, 'style' );
			InlineStyleReader::text( $style, $layer );
		}
		LayerLook::fill( $layer, $element['look'] ?? null, $is_old );
		OriginalDefaults::fill( $layer, $parent, $is_old );
		KeyframeReader::read( $bag, $layer );
		LayerLook::fill_hover( $layer, $element['look'] ?? null, $is_old );
		if ( $bag->has( 'data-actions' ) ) {
			$actions = ActionReader::read( $bag );
			$layer->put( 'actions', $actions );
		}
		self::read_content( $element, $bag, $layer, $report );
		$bag->finish();
		$kind = $layer->get( 'type' );
		$report->count( 'layers' );
		$report->count( 'layers.' . ( is_string( $kind ) ? $kind : 'text' ) );
		return array_filter( $layer->values(), static fn( mixed $value ): bool => [] !== $value );
	}

	/**
	 * Inline styles that apply in addition to the attributes. If attributes have sizes per breakpoint, inline sizes are
	 * only the fallback for the widest breakpoint without JavaScript. The original overrides text alignment: left
	 * without a value in `data-text` (measured in 6.1, the same in 6.5).
	 *
	 * @return array<string, string>
	 */
	private static function inline_style_table( ModelBuilder $layer, bool $is_old ): array {
		$table = InlineStyleReader::LAYER;
		if ( ! $is_old && in_array( $layer->get( 'type' ), [ 'text', 'button' ], true ) ) {
			unset( $table['text-align'] );
		}
		foreach ( [ 'width' => 'box.width', 'height' => 'box.height' ] as $key => $path ) {
			$size = $layer->get( $path );
			if ( is_array( $size ) && count( $size ) > 1 ) {
				unset( $table[ $key ], $table[ "min-$key" ], $table[ "max-$key" ] );
			}
		}
		return $table;
	}

	/** `full` means 100 % of the base. */
	private static function replace_full_size( SourceValues $size ): void {
		foreach ( [ 'w', 'h' ] as $key ) {
			if ( str_contains( $size->text( $key ), 'full' ) ) {
				$size->put_back( $key, str_replace( [ 'fullwidth', 'full' ], '100%', $size->text( $key ) ) );
			}
		}
	}

	/** `x:c` is an edge, `x:181px` is an offset from the left; with both, `xo` is added. */
	private static function read_position( SourceValues $bag, ModelBuilder $layer ): void {
		if ( ! $bag->has( 'data-xy' ) ) {
			return;
		}
		$xy = $bag->attribute( 'data-xy' );
		foreach ( [ 'x' => [ 'xo', 'box.x', 'box.offsetX', 'left' ], 'y' => [ 'yo', 'box.y', 'box.offsetY', 'top' ] ] as $key => [ $offset, $edge, $at, $first ] ) {
			$edges   = AttributeSyntax::values( $xy->text( $key ) );
			$offsets = AttributeSyntax::values( $xy->text( $offset ) );
			if ( $xy->has( $key ) && 1 === preg_match( '/\d/', $xy->text( $key ) ) ) {
				$count         = max( count( $edges ), count( $offsets ) );
				$named         = [];
				$offset_values = [];
				for ( $n = 0; $n < $count; $n++ ) {
					$one             = $edges[ min( $n, count( $edges ) - 1 ) ];
					$plus            = $offsets[ min( $n, count( $offsets ) - 1 ) ];
					$is_size         = 1 === preg_match( '/^-?[\d.]+(?:px)?$/', $one );
					$named[]         = 1 === preg_match( '/\d/', $one ) ? $first : $one;
					$offset_values[] = $is_size ? (float) $one + (float) $plus : ( end( $named ) === $first && $one !== $first ? $one : ( '' === $plus ? 0 : $plus ) );
				}
				if ( $layer->set( $edge, $named ) && $layer->set( $at, $offset_values ) ) {
					$xy->take( $key );
					$xy->take( $offset );
				}
				continue;
			}
			$xy->fill( $layer, [ $key => $edge, $offset => $at ] );
		}
	}

	private static function read_single_values( SourceValues $bag, ModelBuilder $layer ): void {
		$colors = array_map( trim( ... ), explode( '||', $bag->text( 'data-color' ) ) );
		if ( $layer->set( 'style.color', '' === $colors[0] ? null : $colors ) ) {
			$bag->take( 'data-color' );
		}
		if ( $bag->has( 'data-parallax' ) ) {
			$level = (string) preg_replace( '/^p:|;$/', '', $bag->text( 'data-parallax' ) );
			if ( $layer->set( 'parallax', 'off' === $level ? 0 : $level ) ) {
				$bag->take( 'data-parallax' );
			}
		}
		if ( $bag->has( 'data-clip' ) ) {
			$clip = $bag->attribute( 'data-clip' );
			if ( in_array( $clip->text( 'u' ), [ 't', 'true' ], true ) ) {
				$clip->take( 'u' );
				$layer->put( 'clip.shape', 'rectangle' );
				if ( 'circle' === $clip->text( 't' ) || 'rectangle' === $clip->text( 't' ) ) {
					$layer->put( 'clip.shape', $clip->take( 't' ) );
				}
				$clip->fill( $layer, [ 'o' => 'clip.origin' ] );
			}
		}
		if ( 'keep' === $bag->text( 'data-triggermemory' ) ) {
			$layer->put( 'keepsState', true );
			$bag->take( 'data-triggermemory' );
		}
	}

	private static function classes( SourceValues $bag, ModelBuilder $layer ): void {
		$classes = [];
		foreach ( preg_split( '/\s+/', $bag->text( 'class' ), -1, PREG_SPLIT_NO_EMPTY ) ?: [] as $class ) {
			if ( 1 === preg_match( '/^rs-pxl-(\d+)$/', $class, $found ) && null === $layer->get( 'parallax' ) && $layer->set( 'parallax', $found[1] ) ) {
				continue;
			}
			if ( ! in_array( $class, self::CLASSES, true ) ) {
				$classes[] = $class;
			}
		}
		if ( $layer->set( 'className', implode( ' ', $classes ) ) ) {
			$bag->take( 'class' );
		}
	}

	/** @param array<mixed> $element */
	private static function read_content( array $element, SourceValues $bag, ModelBuilder $layer, ImportReport $report ): void {
		$children = self::children( $element );
		$type     = $layer->get( 'type' );
		if ( in_array( $type, [ 'row', 'column', 'group' ], true ) ) {
			self::backgrounds( $children, $bag, $layer );
			$layer->put( 'layers', self::all( elements: $children, path: "{$bag->path}.children", report: $report, zone: null, over: null, parent: $type ) );
			LayerContent::report_unknown( LayerContent::inner_html( [ 'text' => $element['text'] ?? null ] ), $bag->path, $report );
			return;
		}
		if ( 'video' === $type || 'audio' === $type ) {
			MediaReader::video( $bag, $layer, 'video', $type );
		} elseif ( 'image' === $type ) {
			foreach ( $children as $n => $child ) {
				if ( is_array( $child ) && 'img' === ( $child['el'] ?? '' ) ) {
					$image = new SourceValues( PageElement::attributes( $child ), "{$bag->path}.children.$n", $report );
					MediaReader::image( $image, $layer, 'image' );
					$image->finish();
					unset( $children[ $n ] );
					break;
				}
			}
			$element = [ ...$element, 'children' => array_values( $children ) ];
		} elseif ( 'svg' === $type ) {
			$svg = LayerContent::svg( LayerContent::inner_html( $element ), $bag->path, $report );
			if ( null !== $svg ) {
				$layer->put( 'svg.html', $svg );
			}
			return;
		}
		if ( 'shape' === $type ) {
			self::backgrounds( $children, $bag, $layer );
			$element = [ ...$element, 'children' => array_values( array_filter( $children, static fn( mixed $child ): bool => ! is_array( $child ) || 'rs-bg-elem' !== ( $child['el'] ?? '' ) ) ) ];
		}
		$toggled = self::child_with_class( $children, 'rs-toggled-content' );
		if ( null !== $toggled ) {
			$html = LayerContent::html( $toggled, "{$bag->path}.toggled", $report );
			if ( '' !== $html ) {
				$layer->put( 'toggleHtml', $html );
			}
			$element = self::child_with_class( $children, 'rs-untoggled-content' ) ?? [ ...$element, 'children' => array_values( array_filter( $children, static fn( mixed $child ): bool => $child !== $toggled ) ) ];
		}
		$html = LayerContent::html( $element, $bag->path, $report );
		if ( '' !== $html ) {
			$layer->put( 'html', $html );
		}
	}

	/**
	 * The child with a class: one of the two texts of a toggled layer.
	 *
	 * @param array<mixed> $children
	 * @return array<mixed>|null
	 */
	private static function child_with_class( array $children, string $name ): ?array {
		foreach ( $children as $child ) {
			if ( is_array( $child ) && ( $name === ( $child['el'] ?? '' ) || in_array( $name, preg_split( '/\s+/', PageElement::attributes( $child )['class'] ?? '' ) ?: [], true ) ) ) {
				return $child;
			}
		}
		return null;
	}

	/** @param list<mixed> $children */
	private static function backgrounds( array $children, SourceValues $bag, ModelBuilder $layer ): void {
		foreach ( $children as $n => $child ) {
			if ( is_array( $child ) && 'rs-bg-elem' === ( $child['el'] ?? '' ) ) {
				$inner = new SourceValues( PageElement::attributes( $child ), "{$bag->path}.children.$n", $bag->report );
				InlineStyleReader::read( $inner, $layer, InlineStyleReader::LAYER );
				$inner->finish();
			}
		}
	}

	/** @param array<mixed> $element */
	private static function guess_type( string $name, array $element ): string {
		$of = [ 'rs-row' => 'row', 'rs-column' => 'column', 'rs-group' => 'group' ];
		if ( isset( $of[ $name ] ) ) {
			return $of[ $name ];
		}
		$children = self::children( $element );
		return '' === trim( is_string( $element['text'] ?? null ) ? $element['text'] : '' ) && 1 === count( $children ) && is_array( $children[0] ) && 'img' === ( $children[0]['el'] ?? '' ) ? 'image' : 'text';
	}

	/**
	 * @param array<mixed> $element
	 * @return list<mixed>
	 */
	private static function children( array $element ): array {
		return is_array( $element['children'] ?? null ) ? array_values( $element['children'] ) : [];
	}
}
