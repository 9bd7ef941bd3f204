<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Bullets, thumbnails and tabs: a button for each slide. */
final class NavigationList {

	/** @var list<string> */
	private array $classes = [];

	/**
	 * @param list<array<string, mixed>> $slides
	 * @param array<string, mixed>       $play
	 */
	public function __construct( private readonly array $slides, private readonly array $play, private readonly int $start ) {}

	/** @return list<string> Classes that need a rule of their own (ConditionalRules). */
	public function classes(): array {
		return $this->classes;
	}

	/**
	 * @param 'bullets'|'thumbs'|'tabs' $kind
	 * @param array<string, mixed>      $part
	 * @return array<string, mixed>
	 */
	public function tree( string $kind, array $part ): array {
		$one   = substr( $kind, 0, -1 );
		$comes = NavigationStyle::entrance_of( $part, $part );
		$looks = [ ...( $comes ? [ 'fr-comes' ] : [] ), ...NavigationStyle::shape( $part, $kind ) ];
		$style = ( 'bullets' === $kind ? NavigationStyle::bullets( $part ) : NavigationStyle::position( $part ) ) + NavigationStyle::style( $part, 'bullets' === $kind ? 'Navigation.bullets' : 'Strip' ) + $comes;
		$space = ModelReader::number( $part, 'space' );
		if ( $space > 0 ) {
			$style['--fr-gap'] = CssValue::number( $space ) . 'px';
		}
		$flow = ( 'vertical' === ModelReader::text( $part, 'direction' ) ? 'column' : 'row' ) . ( ModelReader::flag( $part, 'rtl' ) ? '-reverse' : '' );
		if ( 'row' !== $flow ) {
			$style['--fr-flow'] = $flow;
		}
		if ( 'bullets' !== $kind ) {
			$style = self::outside_position( $part ) + $this->sizes( $part ) + $style;
			$looks = [ 'fr-strip', ...$looks, ...( isset( $style['--fr-few-w'] ) || isset( $style['--fr-few-h'] ) ? [ 'fr-few' ] : [] ), ...( ModelReader::flag( $part, 'span' ) ? [ 'fr-span' ] : [] ) ];
		}
		$buttons = [];
		foreach ( $this->slides as $index => $slide ) {
			$title       = ModelReader::text( $slide, 'title' );
			$count       = sprintf( $this->text( 'slide' ) ?: '%1$d / %2$d', $index + 1, count( $this->slides ) );
			$children    = $this->button_content( $kind, $part, $slide, $index );
			$is_labelled = 'tabs' === $kind && ( isset( $children[0]['html'] ) ? preg_match( '/^(?:<[^>]*>|\s)*[^\s<]/', ModelReader::text( $children[0], 'html' ) ) : '' !== $title );
			$looks       = isset( $children[0]['html'] ) ? [ ...$looks, ...( 'bullets' === $kind ? [ 'fr-hints', ...NavigationStyle::hint_side( $part, 'vertical' === ModelReader::text( $part, 'direction' ) ? 'column' : 'row' ) ] : [ 'fr-templates' ] ) ] : $looks;
			$buttons[]   = [
				'tag'      => 'button',
				'attrs'    => [
					'type'         => 'button',
					'class'        => "fr-slider__$one",
					'data-slide'   => (string) $index,
					'aria-label'   => $is_labelled ? null : ( '' === $title ? $count : "$count: $title" ),
					'aria-current' => $index === $this->start ? 'true' : null,
				],
				'children' => $children,
			];
		}
		$looks = NavigationStyle::classes( $part, isset( $this->play['hideNavigation'] ), array_values( array_unique( $looks ) ) );
		array_push( $this->classes, ...$looks );
		return [
			'tag'      => 'div',
			'attrs'    => [
				'class'      => implode( ' ', [ "fr-slider__$kind", ...$looks ] ),
				'role'       => 'group',
				'aria-label' => $this->text( 'choose' ) ?: null,
				'hidden'     => true,
				'style'      => $style,
			],
			'children' => $buttons,
		];
	}

	private function text( string $key ): string {
		return ModelReader::text( ModelReader::map( $this->play, 'texts' ), $key );
	}

	/**
	 * Content of a button: the template's output, or the image or title of its slide.
	 *
	 * @param array<string, mixed> $part
	 * @param array<string, mixed> $slide
	 * @return list<array<string, mixed>>
	 */
	private function button_content( string $kind, array $part, array $slide, int $index ): array {
		$filled = NavigationTemplate::node( $part, $slide, 'bullets' === $kind ? 'hint' : 'template' );
		if ( $filled || 'bullets' === $kind ) {
			return $filled;
		}
		if ( 'tabs' === $kind ) {
			return [
				[
					'tag'   => 'span',
					'attrs' => [ 'class' => 'fr-slider__tab-title' ],
					'text'  => ModelReader::text( $slide, 'title' ) ?: (string) ( $index + 1 ),
				],
			];
		}
		$image = NavigationTemplate::picture( $slide );
		return [
			$image ? [
				'tag'   => 'img',
				'attrs' => ImageAttributes::attributes( [ 'alt' => '', 'title' => '' ] + $image, CssValue::number( ModelReader::number( $part, 'width' ), 0 ) . 'px', 'later' ),
			] : self::color_swatch( ModelReader::map( $slide, 'background' ), $index ),
		];
	}

	/**
	 * A slide without an image is represented by its color, or by its number.
	 *
	 * @param array<string, mixed> $background
	 * @return array<string, mixed>
	 */
	private static function color_swatch( array $background, int $index ): array {
		$fill  = 'transparent' === ModelReader::text( $background, 'type' ) ? null : CssValue::color( $background['color'] ?? null );
		$color = null !== $fill && 'transparent' !== $fill;
		return [
			'tag'   => 'span',
			'attrs' => [ 'class' => 'fr-slider__plain' ] + ( $color ? [ 'style' => [ '--fr-plain' => $fill ] ] : [] ),
		] + ( $color ? [] : [ 'text' => (string) ( $index + 1 ) ] );
	}

	/**
	 * Sizes of thumbnails and tabs: they shrink where `visibleAmount` of them do not fit, and no more than that are
	 * visible at once.
	 *
	 * @param array<string, mixed> $part
	 * @return array<string, string>
	 */
	private function sizes( array $part ): array {
		$high          = 'vertical' === ModelReader::text( $part, 'direction' );
		$width         = ModelReader::number( $part, 'width' );
		$height        = ModelReader::number( $part, 'height' );
		$least         = ModelReader::number( $part, 'min_width' );
		$padding       = 2 * ModelReader::number( $part, 'wrapper_padding' );
		$space         = ModelReader::number( $part, 'space' );
		$visible       = max( 1, ModelReader::integer( $part, 'visibleAmount' ) );
		$many          = count( $this->slides ) > $visible;
		$visible_count = min( $visible, count( $this->slides ) );
		$less_w        = 2 * ModelReader::number( $part, 'mhoffset' );
		$less_h        = 2 * ModelReader::number( $part, 'mvoffset' );
		$between       = $padding + ( $visible_count - 1 ) * $space;
		$px            = static fn ( float $value ): string => CssValue::number( $value ) . 'px';
		$item_space    = "(100cqw - {$px( $between + $less_w )})/$visible_count";
		$wide          = $least < $width && ! $high ? "clamp({$px( $least )},$item_space,{$px( $width )})" : $px( $width );
		$all_w         = $less_w > 0 ? "calc(100% - {$px( $less_w )})" : '100%';
		$all_h         = $less_h > 0 ? "calc(100% - {$px( $less_h )})" : '100%';
		$few_w         = $many && ! $high ? ( $least < $width ? "min($all_w,$visible_count*$wide + {$px( $between )})" : "min($all_w,{$px( $visible_count * $width + $between )})" ) : $all_w;
		$few_h         = $many && $high ? "min($all_h,{$px( $visible_count * $height + $between )})" : $all_h;
		$fill          = CssValue::color( $part['wrapper_color'] ?? null );
		$spans         = ModelReader::flag( $part, 'span' );
		return array_filter(
			[
				'--fr-thumb-w'   => $wide,
				'--fr-thumb-h'   => $px( $height ),
				'--fr-wrap'      => $px( $padding / 2 ),
				'--fr-wrap-fill' => null === $fill || 'transparent' === $fill ? '' : $fill,
				'--fr-few-w'     => '100%' === $few_w || $spans && ! $high ? '' : $few_w,
				'--fr-few-h'     => '100%' === $few_h || $spans && $high ? '' : $few_h,
				'--fr-span-w'    => $spans && ! $high ? '100%' : '',
				'--fr-span-h'    => $spans && $high ? '100%' : '',
			],
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/**
	 * Height or width of a list outside the stage.
	 *
	 * @param array<string, mixed> $part
	 */
	private static function list_size( array $part, bool $high ): string {
		return CssValue::number( ( $high ? ModelReader::number( $part, 'height' ) : ModelReader::number( $part, 'width' ) ) + 2 * ModelReader::number( $part, 'wrapper_padding' ) ) . 'px';
	}

	/**
	 * Position of thumbnails and tabs outside the stage: they are shifted by their own size.
	 *
	 * @param array<string, mixed> $part
	 * @return array<string, string>
	 */
	private static function outside_position( array $part ): array {
		return match ( ModelReader::text( $part, 'position' ) ) {
			'outer-top'    => [ '--fr-ay' => 'start', '--fr-y' => '-' . self::list_size( $part, true ) ],
			'outer-bottom' => [ '--fr-ay' => 'end', '--fr-y' => self::list_size( $part, true ) ],
			'outer-left'   => [ '--fr-ax' => 'start', '--fr-x' => '-' . self::list_size( $part, false ) ],
			'outer-right'  => [ '--fr-ax' => 'end', '--fr-x' => self::list_size( $part, false ) ],
			default        => [],
		};
	}

	/**
	 * Space that the stage leaves for thumbnails and tabs outside it.
	 *
	 * @param array<string, mixed> $options
	 * @return array<string, string>
	 */
	public static function outside_space( array $options, int $slides ): array {
		$out = [];
		foreach ( $slides > 1 ? [ 'thumbnails', 'tabs' ] : [] as $kind ) {
			$part = ModelReader::map( ModelReader::map( $options, 'navigation' ), $kind );
			$side = [ 'outer-top' => 't', 'outer-bottom' => 'b', 'outer-left' => 'l', 'outer-right' => 'r' ][ ModelReader::text( $part, 'position' ) ] ?? '';
			if ( ModelReader::flag( $part, 'enable' ) && '' !== $side ) {
				$out[ "--fr-o$side" ] = self::list_size( $part, in_array( $side, [ 't', 'b' ], true ) );
			}
		}
		return $out;
	}
}
