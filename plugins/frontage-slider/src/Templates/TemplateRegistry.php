<?php

namespace Frontage\Slider\Templates;

use Frontage\Slider\Model\Document\BlockConverter;

defined( 'ABSPATH' ) || exit;

/**
 * Registers templates as block patterns, which core's inserter and the slider's own gallery show. Each is a file in
 * `patterns/`, which WordPress only reads when its content is requested, so never on visitors' pages.
 */
final class TemplateRegistry {

	/** Pattern categories: whole sliders, single slides, groups of layers. The last two are only in the slider's gallery. */
	public const SLIDERS = 'frontage-sliders';
	public const SLIDES  = 'frontage-slides';
	public const LAYERS  = 'frontage-layers';

	public static function register(): void {
		register_block_pattern_category( self::SLIDERS, [ 'label' => __( 'Sliders', 'frontage-slider' ) ] );
		foreach ( self::all() as $name => [ $category, $title, $description, $keywords ] ) {
			register_block_pattern(
				"frontage-slider/$name",
				[
					'title'         => $title,
					'description'   => $description,
					'keywords'      => $keywords,
					'categories'    => [ $category ],
					'inserter'      => self::SLIDERS === $category,
					'viewportWidth' => 1280,
					'filePath'      => self::file( $name ),
				]
			);
		}
	}

	/** @return array<string, array{ string, string, string, list<string> }> Category, title, description, search terms; in the gallery's order. */
	public static function all(): array {
		return [
			'hero'    => [ self::SLIDERS, __( 'Hero with a headline', 'frontage-slider' ), __( 'The first thing visitors see: a large picture that breathes, a headline whose words rise one by one, two buttons.', 'frontage-slider' ), [ 'hero', 'header', 'split text', 'pan and zoom' ] ],
			'film'    => [ self::SLIDERS, __( 'A film behind words', 'frontage-slider' ), __( 'A short film without sound plays behind a headline until somebody pauses it; who wants less motion sees its first picture.', 'frontage-slider' ), [ 'video', 'film', 'hero', 'background' ] ],
			'split'   => [ self::SLIDERS, __( 'Half picture, half words', 'frontage-slider' ), __( 'Introduces two or three things side by side with their picture, in the colours of your theme.', 'frontage-slider' ), [ 'split', 'features', 'services' ] ],
			'cards'   => [ self::SLIDERS, __( 'Cards side by side', 'frontage-slider' ), __( 'Journeys, works, offers: cards to drag through, each a link.', 'frontage-slider' ), [ 'carousel', 'cards', 'gallery', 'portfolio' ] ],
			'product' => [ self::SLIDERS, __( 'A product with points to press', 'frontage-slider' ), __( 'Shows one thing from close by: points open notes, and everything moves a little with the pointer.', 'frontage-slider' ), [ 'product', 'hotspots', 'shop', 'mouse', 'depth' ] ],
			'team'    => [ self::SLIDERS, __( 'The team', 'frontage-slider' ), __( 'A slide for each person, chosen by their faces.', 'frontage-slider' ), [ 'team', 'people', 'about us', 'thumbnails' ] ],
			'compare' => [ self::SLIDERS, __( 'Before and after', 'frontage-slider' ), __( 'Two pictures of the same place, one over the other, uncovered by buttons that everybody can press.', 'frontage-slider' ), [ 'before', 'after', 'compare', 'renovation' ] ],
			'news'    => [ self::SLIDERS, __( 'Headlines with tabs', 'frontage-slider' ), __( 'What is new, by subject: pictures fall into pieces, tabs lead straight to a headline.', 'frontage-slider' ), [ 'news', 'magazine', 'tabs', 'blog' ] ],
			'story'   => [ self::SLIDERS, __( 'A story told by scrolling', 'frontage-slider' ), __( 'The page holds still while scrolling turns night into day; for a process or a history in three steps.', 'frontage-slider' ), [ 'story', 'scroll', 'process', 'timeline' ] ],
			'logos'   => [ self::SLIDERS, __( 'A band of logos', 'frontage-slider' ), __( 'Customers or partners pass by without end; each logo is a slide, so it is changed in one place.', 'frontage-slider' ), [ 'logos', 'customers', 'partners', 'marquee' ] ],
			'quote'   => [ self::SLIDERS, __( 'What customers say', 'frontage-slider' ), __( 'Testimonials, one at a time, in large type.', 'frontage-slider' ), [ 'testimonials', 'quotes', 'reviews' ] ],
			'opening' => [ self::SLIDERS, __( 'Until the opening day', 'frontage-slider' ), __( 'Counts the days, hours, minutes and seconds to a day; on it and after it another slide is shown by itself, by the dates of the slides.', 'frontage-slider' ), [ 'countdown', 'event', 'opening', 'date', 'sale' ] ],
			'ring'    => [ self::SLIDERS, __( 'Posters on a ring', 'frontage-slider' ), __( 'Covers, posters or works that turn in space, with a ring that says when the next one comes.', 'frontage-slider' ), [ '3d', 'carousel', 'posters', 'covers', 'progress' ] ],
			'slide-headline' => [ self::SLIDES, __( 'Headline with a button', 'frontage-slider' ), __( 'Large words in the middle of a coloured slide.', 'frontage-slider' ), [ 'headline', 'call to action' ] ],
			'slide-picture'  => [ self::SLIDES, __( 'Picture with a caption', 'frontage-slider' ), __( 'A picture that slowly comes nearer, with one sentence below.', 'frontage-slider' ), [ 'picture', 'photo', 'caption' ] ],
			'slide-points'   => [ self::SLIDES, __( 'Three points', 'frontage-slider' ), __( 'A heading and three short reasons beside each other.', 'frontage-slider' ), [ 'features', 'reasons', 'columns' ] ],
			'layer-headline' => [ self::LAYERS, __( 'Headline with a button', 'frontage-slider' ), __( 'Heading, sentence and button that make room for each other.', 'frontage-slider' ), [ 'headline', 'button' ] ],
			'layer-price'    => [ self::LAYERS, __( 'Price tag', 'frontage-slider' ), __( 'A round tag that drops in at the upper corner.', 'frontage-slider' ), [ 'price', 'badge', 'offer' ] ],
			'layer-figures'  => [ self::LAYERS, __( 'Three figures', 'frontage-slider' ), __( 'Numbers with a word below each, along the lower edge.', 'frontage-slider' ), [ 'numbers', 'facts' ] ],
		];
	}

	/** Serialized blocks of a template. */
	public static function content( string $name ): string {
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage-slider/$name" );
		return is_array( $pattern ) && is_string( $pattern['content'] ?? null ) ? trim( $pattern['content'] ) : '';
	}

	/**
	 * A template as a slider's document; a slide or layer template is wrapped in a slider.
	 *
	 * @return array<string, mixed>
	 */
	public static function document( string $name ): array {
		foreach ( parse_blocks( self::content( $name ) ) as $block ) {
			if ( is_string( $block['blockName'] ) && str_starts_with( $block['blockName'], 'frontage/' ) ) {
				return BlockConverter::from_blocks( self::within( $block ) );
			}
		}
		return [];
	}

	/**
	 * Prints a slider as blocks.
	 *
	 * @param array<string, mixed> $document
	 */
	public static function show( array $document ): void {
		$block  = self::blocks( $document );
		$layout = is_array( $document['options'] ?? null ) ? $document['options']['sliderLayout'] ?? 'auto' : 'auto';

		$block['attrs'] = ( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [] ) + [ 'align' => 'auto' === $layout ? 'wide' : 'full' ];
		self::print( $block );
	}

	/** @param array<string, mixed> $slide */
	public static function show_slide( array $slide ): void {
		self::print( self::first( self::blocks( [ 'slides' => [ $slide ] ] ) ) );
	}

	/** @param array<string, mixed> $layer */
	public static function show_layer( array $layer ): void {
		self::print( self::first( self::first( self::blocks( [ 'slides' => [ [ 'layers' => [ $layer ] ] ] ] ) ) ) );
	}

	/**
	 * Converted twice, so that default values are omitted as by the editor.
	 *
	 * @param array<string, mixed> $document
	 * @return array<mixed>
	 */
	private static function blocks( array $document ): array {
		$document = [ 'schema' => 1, 'inherit' => 'scale' ] + ( is_rtl() ? RtlMirror::document( $document ) : $document );
		return BlockConverter::to_blocks( BlockConverter::from_blocks( BlockConverter::to_blocks( $document ) ) );
	}

	/**
	 * @param array<mixed> $block
	 * @return array<mixed>
	 */
	private static function first( array $block ): array {
		$inner = is_array( $block['innerBlocks'] ?? null ) ? array_values( $block['innerBlocks'] ) : [];
		return is_array( $inner[0] ?? null ) ? $inner[0] : [];
	}

	/** @param array<mixed> $block */
	private static function print( array $block ): void {
		/** @var array{ blockName: string, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null> } $block */
		echo serialize_block( $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- blocks for an editor; their JSON escapes itself.
	}

	/**
	 * Wraps a block so that it becomes a slider.
	 *
	 * @param array<mixed> $block
	 * @return array<mixed>
	 */
	private static function within( array $block ): array {
		$around = [
			'frontage/layer' => [ 'frontage/slide', [ 'key' => 'a' ] ],
			'frontage/slide' => [ 'frontage/slider', [] ],
		][ is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '' ] ?? null;
		return null === $around ? $block : self::within(
			[
				'blockName'    => $around[0],
				'attrs'        => $around[1],
				'innerBlocks'  => [ $block ],
				'innerHTML'    => '',
				'innerContent' => [ null ],
			]
		);
	}

	public static function file( string $name ): string {
		return dirname( __DIR__, 2 ) . "/patterns/$name.php"; // Not PluginFiles, which would load one more file on every page.
	}
}
