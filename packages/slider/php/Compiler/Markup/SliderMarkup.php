<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Compiler\Playback\LayerActions;
use Frontage\Slider\Model\Compiler\Playback\OptionPlayback;
use Frontage\Slider\Model\Compiler\Style\CarouselPlacement;
use Frontage\Slider\Model\Compiler\Style\ConditionalRules;
use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Compiler\Style\DottedOverlay;
use Frontage\Slider\Model\Compiler\Style\LayerStyle;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the element tree of a slider (MARKUP.md): stage, navigation, slides with their backgrounds, static layers.
 *
 * @phpstan-import-type Scene from LayerTree
 */
final class SliderMarkup {

	/** @var list<string> Classes that need a rule of their own (ConditionalRules). */
	private array $classes = [];

	/** @var Scene|null */
	private ?array $scene = null;

	/** @var array<string, mixed> */
	private readonly array $options;

	/**
	 * @param array<string, mixed>       $model
	 * @param list<array<string, mixed>> $slides
	 * @param array<string, mixed>       $play
	 */
	public function __construct( private readonly array $model, private readonly array $slides, private readonly array $play, private readonly string $id, private readonly int $start, private readonly bool $leads ) {
		$this->options = ModelReader::map( $model, 'options' );
	}

	/** @return list<string> */
	public function classes(): array {
		return array_values( array_unique( $this->classes ) );
	}

	/** @return array<string, mixed> The `section`, without the playback config. */
	public function tree(): array {
		$stage = [];
		// A single static slide is ordinary page content and gets no name, since a named section is a landmark.
		$has_controls = count( $this->slides ) > 1 || Navigation::is_moving( $this->play );
		$is_place     = $has_controls || isset( $this->play['modal'] );
		if ( $has_controls ) {
			$controls = new Navigation( $this->options, $this->slides, $this->play, $this->id, $this->start );
			$stage[]  = $controls->tree();
			array_push( $this->classes, ...$controls->classes() );
		}
		$stage[] = [
			'tag'      => 'div',
			'attrs'    => [
				'class' => 'fr-slider__slides',
				'id'    => "$this->id-slides",
			],
			'children' => array_map( $this->slide( ... ), $this->slides, array_keys( $this->slides ) ),
		];
		$statics = ModelReader::maps( $this->model, 'static' );
		if ( $statics ) {
			$layers  = new LayerTree( $this->scene( true, true ) );
			$stage[] = [
				'tag'      => 'div',
				'attrs'    => [ 'class' => 'fr-slider__statics' ],
				'children' => $layers->boxes( $statics ),
			];
			array_push( $this->classes, ...$layers->classes() );
		}
		return [
			'tag'      => 'section',
			'attrs'    => [
				'class'                => implode( ' ', $this->names() ),
				'id'                   => $this->id,
				'data-slider'          => ModelReader::text( $this->play, 'alias' ),
				'aria-roledescription' => count( $this->slides ) > 1 ? 'carousel' : null,
				'aria-label'           => $is_place ? ( ModelReader::text( $this->model, 'title' ) ?: ( ModelReader::text( $this->model, 'alias' ) ?: null ) ) : null,
				'style'                => $this->properties(),
				'hidden'               => isset( $this->play['modal'] ) ? '' : null, // It is opened on demand.
			],
			'children' => [
				[
					'tag'      => 'div',
					'attrs'    => [ 'class' => 'fr-slider__stage' ],
					'children' => $stage,
				],
				...( $this->links_below() ? [ [ 'tag' => 'span', 'attrs' => [ 'id' => "$this->id-under" ] ] ] : [] ),
			],
		];
	}

	/** @return list<string> */
	private function names(): array {
		$flag   = fn ( string $key ): bool => ModelReader::flag( $this->options, $key );
		$levels = $this->use_class( ConditionalRules::name( ModelReader::integers( $this->options, 'responsiveLevels' ) ) );
		$names  = [
			'fr-slider',
			$this->use_class( 'fr-slider--' . ModelReader::text( $this->options, 'sliderType' ) ),
			'fr-slider--' . ModelReader::text( $this->options, 'sliderLayout' ),
			$levels,
			'--fr-v' === ConditionalRules::visibility_prefix( $this->options ) ? $this->use_class( ConditionalRules::name( ModelReader::integers( $this->options, 'visibilityLevels' ), 'visible' ) ) : '',
			OptionPlayback::upscales( $this->options ) ? 'fr-slider--upscale' : '',
			$flag( 'gridEQModule' ) || $flag( 'fullScreenAlignForce' ) && 'fullscreen' === ModelReader::text( $this->options, 'sliderLayout' ) ? $this->use_class( 'fr-slider--grid-is-module' ) : '',
			$flag( 'autoHeight' ) ? $this->use_class( 'fr-slider--grows' ) : '', // Its grid is as high as it has to be, also where it is the module.
			in_array( ModelReader::text( $this->options, 'wholeType' ), [ 'near', 'down' ], true ) ? $this->use_class( 'fr-whole-' . ModelReader::text( $this->options, 'wholeType' ) ) : '',
			$flag( 'forceOverflow' ) ? $this->use_class( 'fr-slider--overflows' ) : '',
			$flag( 'fixedOnTop' ) ? $this->use_class( 'fr-slider--fixed' ) : '',
			isset( ModelReader::map( $this->play, 'scrollTimeline' )['pinned'] ) ? $this->use_class( 'fr-slider--pinned' ) : '',
			'v' === ModelReader::text( ModelReader::map( $this->options, 'carousel' ), 'orientation' ) ? 'fr-slider--vertical' : '',
			'all' === ModelReader::text( ModelReader::map( $this->play, 'carousel' ), 'layers' ) ? 'fr-slider--layers-stay' : '',
			$flag( 'overflowHidden' ) ? $this->use_class( 'fr-clips' ) : '',
			'' === DottedOverlay::background( $this->options ) ? '' : $this->use_class( 'fr-dots' ),
			ModelReader::integer( $this->options, 'shadow' ) > 0 ? $this->use_class( 'fr-shadow-' . ModelReader::integer( $this->options, 'shadow' ) ) : '',
			$this->has_camera() ? $this->use_class( 'fr-camera' ) : '',
			ModelReader::integer( $this->options, 'hideSliderAtLimit' ) > 0 ? $this->use_class( 'fr-under-' . ModelReader::integer( $this->options, 'hideSliderAtLimit' ) ) : '',
			ModelReader::text( ModelReader::map( $this->options, 'wrapper' ), 'className' ),
		];
		return array_values( array_filter( $names ) );
	}

	/** One perspective for all layers, instead of one for each. */
	private function has_camera(): bool {
		return 'global' === ModelReader::text( $this->options, 'perspectiveType' ) && ModelReader::number( $this->options, 'perspective' ) > 0;
	}

	private function use_class( string $class ): string {
		$this->classes[] = $class;
		return $class;
	}

	/** @return array<string, string> */
	private function properties(): array {
		$out     = [];
		$heights = ModelReader::integers( $this->options, 'gridheight' );
		$strings = static fn ( array $numbers ): array => array_map( strval( ... ), $numbers );
		LayerStyle::set_levels( $out, '--fr-gw', $strings( array_map( static fn ( int $width ): int => max( 1, $width ), ModelReader::integers( $this->options, 'gridwidth' ) ) ) );
		LayerStyle::set_levels( $out, '--fr-gh', $strings( $heights ) );
		if ( ModelReader::flag( $this->options, 'keepBPHeight' ) ) {
			LayerStyle::set_levels( $out, '--fr-height', array_map( static fn ( int $height ): string => "{$height}px", $heights ) );
		}
		$fullscreen = 'fullscreen' === ModelReader::text( $this->options, 'sliderLayout' );
		foreach ( [ 'min' => 'minHeight', 'max' => 'maxHeight' ] as $name => $key ) {
			if ( ModelReader::number( $this->options, $key ) > 0 && ! ( $fullscreen && 'max' === $name ) ) {
				$out[ "--fr-$name" ] = CssValue::number( ModelReader::number( $this->options, $key ) ) . 'px';
			}
		}
		if ( $fullscreen ) {
			$offset = CssValue::length( $this->options['fullScreenOffset'], '1px' ) ?? '0px';
			if ( '0px' !== $offset ) {
				$out['--fr-less'] = str_ends_with( $offset, '%' ) ? rtrim( $offset, '%' ) . 'svh' : $offset;
			}
		}
		if ( ! in_array( ModelReader::text( $this->options, 'spinner' ), [ '', 'off' ], true ) ) {
			$out['--fr-spin'] = CssValue::color( $this->options['spinnerclr'] ?? null ) ?? '#fff';
		}
		if ( $this->has_camera() ) {
			$out['--fr-camera'] = CssValue::number( ModelReader::number( $this->options, 'perspective' ) ) . 'px';
		}
		$dots   = DottedOverlay::background( $this->options );
		$out   += '' === $dots ? [] : [ '--fr-dots' => $dots ];
		$scroll = ModelReader::map( $this->play, 'scrollTimeline' );
		if ( isset( $scroll['pinned'] ) ) {
			$out['--fr-pin'] = CssValue::number( max( 1, ModelReader::number( $scroll, 'to' ) - ModelReader::number( $scroll, 'from' ) ) ) . 'px';
		}
		$wrapper    = ModelReader::map( $this->options, 'wrapper' );
		$background = CssValue::color( $wrapper['background'] ?? null ) ?? '';
		$url        = CssValue::url( ModelReader::map( $wrapper, 'image' )['url'] ?? null );
		if ( null !== $url ) {
			$background = "$url " . LayerStyle::position_value( ModelReader::text( $wrapper, 'imagePosition' ), 'center' ) . '/' . LayerStyle::position_value( ModelReader::text( $wrapper, 'imageFit' ), 'cover' ) . ' ' . ( CssValue::keyword( $wrapper['imageRepeat'] ?? null ) ?? 'no-repeat' ) . ( str_contains( $background, 'gradient' ) ? '' : " $background" );
		}
		$out += '' === trim( $background ) ? [] : [ '--fr-background' => trim( $background ) ];
		foreach ( [ 'padding' => '--fr-pad', 'margin' => '--fr-around' ] as $key => $name ) {
			$sides = ModelReader::map( $wrapper, $key ) ? LayerStyle::sides( ModelReader::map( $wrapper, $key ), '1px' ) : [];
			LayerStyle::set_levels( $out, $name, array_filter( $sides, static fn ( ?string $side ): bool => '0px' !== $side ) ? $sides : [] );
		}
		$wide = CssValue::length( $wrapper['maxWidth'] ?? null, '1px' );
		$out += null === $wide || '0px' === $wide ? [] : [ '--fr-wide' => $wide ];
		return $out + CarouselPlacement::properties( $this->options ) + NavigationList::outside_space( $this->options, count( $this->slides ) );
	}

	/** @return Scene */
	private function scene( bool $first, bool $static ): array {
		if ( null !== $this->scene ) {
			return [
				'first'  => $first,
				'static' => $static,
			] + $this->scene; // Everything else is the same for all slides.
		}
		$all    = ModelReader::integer( $this->options, 'hideAllLayerAtLimit' );
		$some   = ModelReader::integer( $this->options, 'hideLayerAtLimit' );
		$layers = ModelReader::maps( $this->model, 'static' );
		foreach ( $this->slides as $slide ) {
			array_push( $layers, ...ModelReader::maps( $slide, 'layers' ) );
		}
		foreach ( array_filter( [ $all, $some ] ) as $limit ) {
			$this->use_class( "fr-under-$limit" );
		}
		return $this->scene = [
			'options'     => $this->options,
			'id'          => $this->id,
			'leads'       => $this->leads,
			'first'       => $first,
			'static'      => $static,
			'targets'     => LayerActions::targets( $layers ),
			'perspective' => ModelReader::number( $this->play, 'perspective' ),
			'parallax'    => isset( $this->play['parallax'] ),
			'start'       => $this->start,
			'limits'      => [
				'all'  => $all,
				'some' => $some,
			],
			'visible'     => ConditionalRules::visibility_prefix( $this->options ),
		];
	}

	/**
	 * @param array<string, mixed> $slide
	 * @return array<string, mixed>
	 */
	private function slide( array $slide, int $index ): array {
		$first      = $index === $this->start;
		$background = ModelReader::map( $slide, 'background' );
		$place      = CarouselPlacement::place( $this->options, $this->slides, $index, $this->start );
		$children   = [ $this->background( $background, $first ) ];
		$image      = $this->picture( $background );
		$link       = ModelReader::map( $slide, 'link' );
		if ( '' !== ModelReader::text( $link, 'url' ) || '' !== ModelReader::text( $link, 'slide' ) ) {
			$children[] = $this->link( $link, ModelReader::text( $slide, 'title' ) ?: $this->count( $index ) );
		}
		$layers = new LayerTree( $this->scene( $first, false ), $first && ! $image );
		array_push( $children, ...$layers->boxes( ModelReader::maps( $slide, 'layers' ) ) );
		array_push( $this->classes, ...$layers->classes() );
		$many = count( $this->slides ) > 1;
		return [
			'tag'      => 'div',
			'attrs'    => [
				'class'                => trim( 'fr-slide ' . ModelReader::text( $slide, 'className' ) ),
				'id'                   => $this->id . '-' . ModelReader::text( $slide, 'key' ),
				'data-key'             => ModelReader::text( $slide, 'key' ),
				'role'                 => $many ? 'group' : null,
				'aria-roledescription' => $many ? 'slide' : null,
				'aria-label'           => $many ? $this->count( $index ) : null,
				'data-state'           => $first ? 'active' : ( $place['visible'] ? 'beside' : null ),
				'style'                => $place['style'],
			],
			'children' => $children,
		];
	}

	/**
	 * The whole slide as a link, or as a button that goes to another slide.
	 *
	 * @param array<string, mixed> $link
	 * @return array<string, mixed>
	 */
	private function link( array $link, string $label ): array {
		$url = ModelReader::text( $link, 'url' );
		$to  = ModelReader::text( $link, 'slide' );
		if ( 'scroll_under' === $to ) {
			$url = "#$this->id-under"; // An anchor below the slider also works without JavaScript.
		}
		$key   = ctype_digit( $to ) ? ModelReader::text( $this->slides[ (int) $to - 1 ] ?? [], 'key' ) : $to;
		$attrs = [ 'class' => 'fr-slide__link' ] + ( '' === $url ? [
			'type'    => 'button',
			'data-go' => $key,
		] : [
			'href'   => $url,
			'target' => ModelReader::text( $link, 'target' ) ?: null,
			'rel'    => ModelReader::text( $link, 'rel' ) ?: null,
		] );
		return [
			'tag'   => '' === $url ? 'button' : 'a',
			'attrs' => $attrs + [
				'aria-label' => $label,
				'style'      => ModelReader::flag( $link, 'under' ) ? [] : [ '--fr-z' => '30' ],
			],
		];
	}

	/** Whether a slide links to the content below the slider. */
	private function links_below(): bool {
		return in_array( 'scroll_under', array_map( static fn ( array $slide ): string => ModelReader::text( ModelReader::map( $slide, 'link' ), 'slide' ), $this->slides ), true );
	}

	private function count( int $index ): string {
		$text = ModelReader::text( ModelReader::map( $this->play, 'texts' ), 'slide' ) ?: '%1$d / %2$d';
		return sprintf( $text, $index + 1, count( $this->slides ) );
	}

	/**
	 * @param array<string, mixed> $background
	 * @return array<string, mixed> The image of the background, or the poster of its video.
	 */
	private function picture( array $background ): array {
		$image = ModelReader::map( $background, 'image' );
		if ( '' === ModelReader::text( $image, 'url' ) ) {
			$image = ModelReader::map( ModelReader::map( $background, 'video' ), 'poster' );
		}
		return '' === ModelReader::text( $image, 'url' ) || in_array( $background['type'] ?? '', [ 'transparent', 'color' ], true ) ? [] : $image;
	}

	/**
	 * @param array<string, mixed> $background
	 * @return array<string, mixed>
	 */
	private function background( array $background, bool $first ): array {
		$style = [];
		$image = $this->picture( $background );
		$color = CssValue::color( $background['color'] ?? null );
		if ( null !== $color && 'transparent' !== ModelReader::text( $background, 'type' ) ) {
			$style[ str_contains( $color, 'gradient' ) ? '--fr-pattern' : '--fr-bg' ] = $color;
		}
		$fit      = LayerStyle::position_value( ModelReader::text( $background, 'fit' ), 'cover' );
		$position = LayerStyle::position_value( ModelReader::text( $background, 'position' ), 'center' );
		$repeat   = ModelReader::text( $background, 'repeat' );
		if ( ! in_array( $position, [ 'center', 'center center', '50% 50%' ], true ) ) {
			$style['--fr-position'] = $position;
		}
		$filter = self::media_filter( ModelReader::text( $background, 'mediaFilter' ) );
		if ( null !== $filter ) {
			$style['--fr-media'] = $filter;
		}
		$node = [
			'tag'   => 'div',
			'attrs' => [
				'class' => 'fr-slide__background',
				'style' => $style,
			],
		];
		if ( ! $image ) {
			return $node;
		}
		$url = CssValue::url( $image['url'] ?? null );
		if ( null !== $url && ( 'no-repeat' !== $repeat || str_contains( $fit, '%' ) ) ) {
			// An image element can neither repeat nor have its own background size, so these use a background.
			$node['attrs']['style'] = [ '--fr-pattern' => $url, '--fr-fit' => 'normal' === $fit ? 'auto' : $fit, '--fr-repeat' => $repeat ] + $style;
			return $node;
		}
		if ( 'cover' !== $fit ) {
			$node['attrs']['style']['--fr-fit'] = in_array( $fit, [ 'contain', 'fill' ], true ) ? $fit : 'none';
		}
		$tone = CssValue::color( $image['dominantColor'] ?? null );
		if ( null !== $tone && in_array( $fit, [ 'cover', 'fill' ], true ) ) { // The image covers the color.
			$node['attrs']['class'] .= ' ' . $this->use_class( 'fr-fades' );
			if ( ! isset( $style['--fr-pattern'] ) && 'transparent' === ( $style['--fr-bg'] ?? 'transparent' ) ) {
				$node['attrs']['style']['--fr-bg'] = $tone;
			}
		}
		$node['children'] = [ ImageAttributes::image_node( $image, [ 'class' => 'fr-slide__image' ], ImageAttributes::sizes( $this->options, $image ), $first && $this->leads ? 'high' : 'later' ) ];
		return $node;
	}

	/** Approximates a named filter of the original plugin. */
	private static function media_filter( string $name ): ?string {
		return match ( $name ) {
			'', 'none'          => null,
			'willow', 'inkwell' => 'grayscale(1) contrast(.95) brightness(.95)',
			'toaster'           => 'contrast(1.3) brightness(.9) sepia(.2)',
			default             => 'sepia(.2) contrast(1.05)',
		};
	}
}
