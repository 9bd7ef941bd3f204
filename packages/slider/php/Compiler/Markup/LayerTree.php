<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Compiler\Keyframes;
use Frontage\Slider\Model\Compiler\LayerLink;
use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Compiler\Style\EntranceAnimation;
use Frontage\Slider\Model\Compiler\Style\LayerEdges;
use Frontage\Slider\Model\Compiler\Style\LayerPosition;
use Frontage\Slider\Model\Compiler\Style\LayerStyle;
use Frontage\Slider\Model\Compiler\Style\Poses;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the elements of layers. The outer element has position and transform, the inner one style and content.
 *
 * @phpstan-type Scene array{ options: array<string, mixed>, id: string, leads: bool, first: bool, static: bool, targets: array<array-key, bool>, perspective: float, parallax: bool, start: int, limits: array{ all: int, some: int }, visible: string }
 */
final class LayerTree {

	/** @var list<string> */
	private array $classes = [];

	/**
	 * @param Scene $scene
	 * @param bool  $urgent Whether the first image layer loads with high priority, because no background does.
	 */
	public function __construct( private readonly array $scene, private bool $urgent = false ) {}

	/**
	 * Renders the layers of a slide in order, with one wrapper for each run of layers that share a base.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @return list<array<string, mixed>>
	 */
	public function boxes( array $layers ): array {
		$runs  = [];
		$nodes = [];
		$boxes = [];
		$last  = '';
		foreach ( $layers as $layer ) {
			$box  = ModelReader::map( $layer, 'box' );
			$zone = 'row' === ModelReader::text( $layer, 'type' ) ? ( ModelReader::text( $box, 'zone' ) ?: 'top' ) : '';
			$base = 'slide' === ModelReader::text( $box, 'base' ) ? 'full' : 'grid';
			$over = '' !== $zone && isset( $box['zoneIndex'] ) ? (string) ModelReader::integer( $box, 'zoneIndex' ) : '';
			if ( "$base $zone $over" !== $last ) {
				$runs[] = [ $base, $zone, $over ];
				$last   = "$base $zone $over";
			}
			$nodes[ count( $runs ) - 1 ][] = $this->layer( $layer, '' );
		}
		foreach ( $runs as $at => [ $base, $zone, $over ] ) {
			$inside = $nodes[ $at ] ?? [];
			if ( '' !== $zone ) {
				$row                   = $this->wrap( "fr-slide__zone fr-slide__zone--$zone", $inside );
				$row['attrs']['style'] = '' === $over ? [] : [ '--fr-z' => $over ];
				$inside                = [ $row ];
			}
			$boxes[] = $this->wrap( "fr-slide__$base", $inside );
		}
		return $boxes;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	private function layer( array $layer, string $parent ): array {
		$type     = ModelReader::text( $layer, 'type' );
		$masked   = Keyframes::is_masked( $layer );
		$entrance = $this->scene['first'] && ! $this->starts_hidden( $layer ) ? EntranceAnimation::properties( $layer, '' !== $parent, $this->scene['perspective'] ) : null;
		$enters   = null === $entrance ? '' : EntranceAnimation::classes( $layer, $entrance );
		$style    = LayerStyle::placement( $layer, $parent ) + LayerStyle::appearance( $layer, Keyframes::resting_pose( $layer ) ) + LayerEdges::properties( $layer ) + $this->resting_style( $layer, $parent, null !== $entrance ) + ( $entrance ?? [] );
		$this->set_display( $style, $layer );

		$link    = LayerLink::attributes( $layer );
		$content = $this->content( $layer, $parent, $link, $masked ? $enters : '', $style );
		$inside  = [ $content ];
		if ( $masked ) {
			$inside = [ $this->wrap( 'fr-layer__mask', $inside ) ];
		}
		if ( ModelReader::map( $layer, 'loop' ) ) {
			$inside = [ $this->wrap( 'fr-layer__loop', $inside ) ];
		}
		$over = LayerStyle::is_flow( $layer ) ? array_values( array_filter( ModelReader::maps( $layer, 'layers' ), static fn ( array $child ): bool => LayerStyle::is_lifted( $child, $type ) ) ) : [];
		if ( $over ) {
			$inside[] = $this->wrap( 'fr-lifted', array_map( fn ( array $child ): array => $this->layer( $child, 'group' ), $over ) );
		}
		$press = InteractiveLayer::covering_link( $layer, $link, ModelReader::text( $content, 'tag' ) );
		if ( $press ) {
			// Place the link or button over the content, or under it if the content has interactive parts.
			$inside = InteractiveLayer::is_free( $layer ) ? [ ...$inside, $press ] : [ $press, ...$inside ];
		}
		if ( '' !== ModelReader::text( $layer, 'toggleHtml' ) ) {
			$inside[] = [
				'tag'   => 'template',
				'attrs' => [ 'class' => 'fr-layer__toggle' ],
				'html'  => $this->html( $layer, 'toggleHtml' ),
			];
		}
		$classes = array_filter(
			[
				'fr-layer',
				"fr-layer--$type",
				$masked ? 'fr-layer--masked' : '',
				$masked ? '' : $enters,
				ModelReader::flag( $layer, 'showsInCarousel' ) ? 'fr-layer--stays' : '',
				...$this->conditional_classes( $style, null !== $press && ! InteractiveLayer::is_free( $layer ), [] !== $over, str_contains( $enters, 'fr-bound' ), '' !== Keyframes::countdown( $layer ) ),
				$this->scene['limits']['some'] > 0 && ModelReader::flag( $layer, 'hideAtLimit' ) ? 'fr-under-' . $this->scene['limits']['some'] : '',
				$this->scene['limits']['all'] > 0 ? 'fr-under-' . $this->scene['limits']['all'] : '',
				ModelReader::text( $layer, 'wrapperClass' ),
			]
		);
		return [
			'tag'      => 'div',
			'attrs'    => [
				'class'      => implode( ' ', $classes ),
				'id'         => ModelReader::text( $layer, 'elementId' ) ?: null,
				'data-layer' => ModelReader::text( $layer, 'id' ),
				'data-waits' => $this->starts_hidden( $layer ),
				'style'      => $style,
			],
			'children' => $inside,
		];
	}

	/**
	 * Additional classes for the content of a text layer. If the layer has its own classes, the site's rules for them
	 * apply to every property that the layer does not set, as in the original plugin. Properties that the layer sets
	 * win over those rules, and over the rules for links and headings.
	 *
	 * @param array<string, mixed>  $layer
	 * @param array<string, string> $style
	 */
	private function own_classes( array $layer, string $tag, array $style ): string {
		$is_named = '' !== ModelReader::text( $layer, 'className' );
		if ( ! in_array( ModelReader::text( $layer, 'type' ), [ 'text', 'button' ], true ) || ( 'div' === $tag && ! $is_named ) ) {
			return '';
		}
		$more = [ ...( $is_named ? [ 'fr-own' ] : [] ), ...array_values( array_intersect_key( Tables::LAYER_STYLE_KEPT, $style ) ) ];
		array_push( $this->classes, ...$more );
		return $more ? ' ' . implode( ' ', $more ) : '';
	}

	/**
	 * Classes whose rules are only printed on pages that need them.
	 *
	 * @param array<string, string> $style
	 * @param bool                  $holds  Whether the whole layer is clickable and has interactive parts.
	 * @param bool                  $lifted Whether it has layers over its flow.
	 * @param bool                  $bound  Whether scrolling drives its entrance.
	 * @param bool                  $counts Whether it is a countdown.
	 * @return list<string>
	 */
	private function conditional_classes( array $style, bool $holds, bool $lifted, bool $bound, bool $counts ): array {
		$classes = array_keys(
			array_filter(
				[
					'fr-floats' => isset( $style['--fr-float'] ) || isset( $style['--fr-clear'] ),
					'fr-cut'    => isset( $style['--fr-cut'] ),
					'fr-wedge-left'  => isset( $style['--fr-wedge-left'] ),
					'fr-wedge-right' => isset( $style['--fr-wedge-right'] ),
					'fr-rises'  => isset( $style['--fr-over'] ),
					'fr-tinted' => isset( $style['--fr-svg'] ),
					'fr-lined'  => isset( $style['--fr-svg-line'] ),
					'fr-turned' => isset( $style['--fr-turn'] ),
					'fr-lifted' => $lifted,
					'fr-holds'  => $holds,
					'fr-bound'  => $bound,
					'fr-counts' => $counts,
				]
			)
		);
		array_push( $this->classes, ...$classes );
		return array_values( array_diff( $classes, [ 'fr-lifted', 'fr-bound' ] ) ); // These two classes belong to the wrapper and to the element with the entrance.
	}

	/** @return list<string> Classes that need a rule of their own (ConditionalRules). */
	public function classes(): array {
		return $this->classes;
	}

	/**
	 * @param list<array<string, mixed>> $children
	 * @return array{ tag: string, attrs: array<string, mixed>, children: list<array<string, mixed>> }
	 */
	private function wrap( string $name, array $children ): array {
		return [
			'tag'      => 'div',
			'attrs'    => [ 'class' => $name ],
			'children' => $children,
		];
	}

	/** @param array<string, mixed> $layer */
	private function starts_hidden( array $layer ): bool {
		if ( Keyframes::has_delayed_entrance( $layer, $this->scene['targets'] ) ) {
			return true;
		}
		$over = ModelReader::map( $layer, 'onSlides' );
		if ( ! $this->scene['static'] || ! $over ) {
			return false;
		}
		$end = ModelReader::integer( $over, 'end' );
		return ModelReader::integer( $over, 'start' ) > $this->scene['start'] + 1 || ( $end > 0 && $end < $this->scene['start'] + 1 );
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, string>
	 */
	private function resting_style( array $layer, string $parent, bool $enters ): array {
		$rest = Keyframes::resting_pose( $layer );
		$out  = [];
		if ( ! $rest && ! isset( $layer['turned'] ) && ! ModelReader::map( $layer, 'style' ) ) {
			return $out;
		}
		$place = LayerPosition::layer_position( $layer, '' !== $parent );
		$other = $enters && Poses::is_turned( $rest ) ? Keyframes::pose_before_entrance( $layer ) : [];
		LayerStyle::set_levels( $out, '--fr-turn', Poses::transforms( ModelReader::map( $layer, 'turned' ), $place, $this->scene['perspective'] ), 'none' );
		LayerStyle::set_levels( $out, '--fr-rest', Poses::transforms( $rest, $place, EntranceAnimation::perspective( $rest, $this->scene['perspective'] ), $other ), 'none' );
		$opacity = isset( $rest['opacity'] ) ? $rest : ModelReader::map( $layer, 'style' );
		$values  = array_map( static fn ( mixed $value ): ?string => is_numeric( $value ) && 1.0 !== (float) $value ? CssValue::number( (float) $value ) : null, ModelReader::levels( $opacity, 'opacity' ) );
		LayerStyle::set_levels( $out, '--fr-opacity', $values, '1' );
		LayerStyle::set_levels( $out, '--fr-origin', Poses::origins( $rest ) );
		LayerStyle::set_levels( $out, '--fr-filter', Poses::filters( $rest ) );
		LayerStyle::set_levels( $out, '--fr-backdrop', Poses::backdrops( $rest ) );
		LayerStyle::set_levels( $out, '--fr-clip', Poses::clips( $rest, $layer ) );
		return $out;
	}

	/**
	 * @param array<string, string> $style
	 * @param array<string, mixed>  $layer
	 */
	private function set_display( array &$style, array $layer ): void {
		$as       = [ 'inline-block' => 'inline-grid', 'none' => 'none' ][ ModelReader::text( ModelReader::map( $layer, 'box' ), 'display' ) ] ?? 'grid';
		$displays = array_map( static fn ( mixed $flag ): string => false === $flag ? 'none' : $as, ModelReader::levels( $layer, 'visible' ) );
		if ( in_array( 'none', $displays, true ) || 'grid' !== $as ) {
			LayerStyle::set_levels( $style, '--fr-show', $displays, null, $this->scene['visible'] );
		}
	}

	/**
	 * @param array<string, mixed>            $layer
	 * @param array<string, string|null>|null $link
	 * @param array<string, string>            $style The layer's own style, as custom properties.
	 * @return array<string, mixed>
	 */
	private function content( array $layer, string $parent, ?array $link, string $enters, array $style ): array {
		$type  = ModelReader::text( $layer, 'type' );
		$html  = $this->html( $layer, 'html' );
		$tag   = HtmlWriter::wrapper_tag( ModelReader::text( $layer, 'tag' ), $html );
		$attrs = [
			'class' => implode( ' ', array_filter( [ 'fr-layer__content', $enters, ModelReader::text( $layer, 'className' ) ] ) ),
			'title' => ModelReader::text( $layer, 'title' ) ?: null,
		];
		if ( in_array( $type, [ 'row', 'column', 'group' ], true ) ) {
			$flows    = LayerStyle::is_flow( $layer );
			$kind     = $flows ? 'column' : $type;
			$inner    = 'row' === $type ? 'row-' . LayerStyle::break_at( $layer ) : $kind;
			$children = ModelReader::maps( $layer, 'layers' );
			if ( $flows ) {
				$children = array_filter( $children, static fn ( array $child ): bool => ! LayerStyle::is_lifted( $child, $type ) );
			}
			return [
				'tag'      => 'div',
				'attrs'    => [ 'class' => str_replace( 'fr-layer__content', "fr-layer__content fr-layer__$kind", $attrs['class'] ) ] + $attrs + InteractiveLayer::link_or_button( $layer, $link ),
				'children' => array_map( fn ( array $child ): array => $this->layer( $child, $inner ), array_values( $children ) ),
			];
		}
		$image = 'image' === $type ? ModelReader::map( $layer, 'image' ) : ModelReader::map( ModelReader::map( $layer, 'video' ), 'poster' );
		$image = '' === ModelReader::text( $image, 'url' ) ? [] : $image; // An element with an empty URL would request the page itself.
		$press = InteractiveLayer::link_or_button( $layer, $link );
		if ( 'image' === $type && $image && null === $link && ! $press ) {
			return $this->image( $image, $attrs, $layer, $parent );
		}
		if ( null === $link && ! $press && InteractiveLayer::is_silent( $layer ) ) {
			$attrs['aria-hidden'] = 'true';
		}
		$free = InteractiveLayer::is_free( $layer );
		if ( null !== $link && $free && ( 'div' === $tag || 'a' === $tag || 'button' === $type ) ) {
			$tag    = 'a';
			$attrs += $link + ( InteractiveLayer::has_readable_text( $layer ) ? [] : [ 'aria-label' => InteractiveLayer::label( $layer ) ] );
		} elseif ( 'button' === $type && isset( $press['role'] ) ) {
			$tag    = 'button';
			$attrs += [ 'type' => 'button' ] + array_diff_key( $press, [ 'role' => 0, 'tabindex' => 0 ] );
		} else {
			$tag    = 'a' === $tag ? 'div' : $tag;
			$attrs += $press;
		}
		$attrs['class'] .= $this->own_classes( $layer, $tag, $style );
		$content         = [
			'tag'   => $tag,
			'attrs' => $attrs,
		];
		if ( $image ) {
			$content['children'] = [ $this->image( $image, [ 'class' => 'image' === $type ? null : 'fr-layer__poster' ], $layer, $parent ) ];
		}
		$svg = ModelReader::map( $layer, 'svg' );
		if ( '' === $html && '' !== ModelReader::text( $svg, 'html' ) ) {
			$html = ModelReader::text( $svg, 'html' );
		} elseif ( '' === $html && '' !== ModelReader::text( $svg, 'url' ) ) {
			$content['children'] = [ $this->image( [ 'url' => ModelReader::text( $svg, 'url' ) ], [], $layer, $parent ) ];
		}
		return '' === $html || 'shape' === $type && null === $link && '' === trim( $html ) ? $content : $content + [ 'html' => $html ];
	}

	/**
	 * HTML of a layer. With `responsive.children`, its lengths in px scale with the grid like the layer's own.
	 *
	 * @param array<string, mixed> $layer
	 */
	private function html( array $layer, string $key ): string {
		$html = ModelReader::text( $layer, $key );
		if ( ! str_contains( $html, 'px' ) || ! ModelReader::flag( ModelReader::map( $layer, 'responsive' ), 'children' ) ) {
			return $html;
		}
		$scaled = preg_replace_callback(
			'/ style="[^"]*"/i',
			static fn ( array $style ): string => (string) preg_replace( '/(?<![\w.#-])(-?\d*\.?\d+)px\b/', 'calc($1*var(--fr-u))', $style[0] ),
			$html
		);
		return is_string( $scaled ) ? $scaled : $html;
	}

	/**
	 * @param array<string, mixed> $image
	 * @param array<string, mixed> $attrs
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	private function image( array $image, array $attrs, array $layer, string $parent ): array {
		$urgent       = $this->urgent;
		$this->urgent = false;
		$sizes        = isset( $image['srcset'] ) ? ImageAttributes::in_layer( $this->scene['options'], $image, $layer, '' !== $parent ) : '';
		return ImageAttributes::image_node( $image, $attrs, $sizes, $this->scene['first'] && $this->scene['leads'] ? ( $urgent ? 'high' : 'now' ) : 'later' );
	}
}
