<?php

namespace Frontage\Slider\Templates;

use Frontage\Kit\Frontend\EscapedMarkup;
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
			'hero'    => [ self::SLIDERS, __( 'Hero', 'frontage-slider' ), __( 'A full-width image with a slow zoom, a headline that animates word by word, and two buttons.', 'frontage-slider' ), [ 'hero', 'header', 'split text', 'pan and zoom' ] ],
			'film'    => [ self::SLIDERS, __( 'Video background', 'frontage-slider' ), __( 'A short, silent video behind a headline, with a pause button. Shows a still image when reduced motion is on.', 'frontage-slider' ), [ 'video', 'film', 'hero', 'background' ] ],
			'split'   => [ self::SLIDERS, __( 'Split screen', 'frontage-slider' ), __( 'Two or three features with an image on one side, in your theme’s colors.', 'frontage-slider' ), [ 'split', 'features', 'services' ] ],
			'cards'   => [ self::SLIDERS, __( 'Card carousel', 'frontage-slider' ), __( 'Draggable, linked cards for trips, projects, or offers.', 'frontage-slider' ), [ 'carousel', 'cards', 'gallery', 'portfolio' ] ],
			'product' => [ self::SLIDERS, __( 'Product hotspots', 'frontage-slider' ), __( 'A product close-up with hotspots that open notes, plus a subtle mouse parallax.', 'frontage-slider' ), [ 'product', 'hotspots', 'shop', 'mouse', 'depth' ] ],
			'team'    => [ self::SLIDERS, __( 'Our team', 'frontage-slider' ), __( 'One slide per team member, with photo thumbnails to choose from.', 'frontage-slider' ), [ 'team', 'people', 'about us', 'thumbnails' ] ],
			'compare' => [ self::SLIDERS, __( 'Before and after', 'frontage-slider' ), __( 'Two images of the same place. Buttons reveal one or the other.', 'frontage-slider' ), [ 'before', 'after', 'compare', 'renovation' ] ],
			'news'    => [ self::SLIDERS, __( 'News tabs', 'frontage-slider' ), __( 'Top stories by topic, with tabs for each headline and sliced image transitions.', 'frontage-slider' ), [ 'news', 'magazine', 'tabs', 'blog' ] ],
			'story'   => [ self::SLIDERS, __( 'Scroll story', 'frontage-slider' ), __( 'The slider stays pinned while scrolling turns night into day. For a process or history in three steps.', 'frontage-slider' ), [ 'story', 'scroll', 'process', 'timeline' ] ],
			'logos'   => [ self::SLIDERS, __( 'Logo marquee', 'frontage-slider' ), __( 'An infinite loop of client or partner logos. Each logo is its own slide.', 'frontage-slider' ), [ 'logos', 'customers', 'partners', 'marquee' ] ],
			'quote'   => [ self::SLIDERS, __( 'What our customers say', 'frontage-slider' ), __( 'Testimonials, one at a time, in large type.', 'frontage-slider' ), [ 'testimonials', 'quotes', 'reviews' ] ],
			'opening' => [ self::SLIDERS, __( 'Opening countdown', 'frontage-slider' ), __( 'Counts down to a date. Scheduled slides take over on opening day and afterward.', 'frontage-slider' ), [ 'countdown', 'event', 'opening', 'date', 'sale' ] ],
			'ring'    => [ self::SLIDERS, __( 'Poster ring', 'frontage-slider' ), __( 'Covers, posters, or artwork on a rotating 3D ring, with a circular progress bar.', 'frontage-slider' ), [ '3d', 'carousel', 'posters', 'covers', 'progress' ] ],
			'goods'   => [ self::SLIDERS, __( 'One product, one color', 'frontage-slider' ), __( 'Each product on its own color. Image and text change together, the button stays.', 'frontage-slider' ), [ 'shop', 'product', 'color', 'collection' ] ],
			'evening' => [ self::SLIDERS, __( 'Card over images', 'frontage-slider' ), __( 'Full-width images fade slowly behind a paper card that stays. For a menu, an offer, or opening hours.', 'frontage-slider' ), [ 'restaurant', 'menu', 'card', 'fade' ] ],
			'morning' => [ self::SLIDERS, __( 'Day in three views', 'frontage-slider' ), __( 'Three full-width images above a board with three entries. The current entry is highlighted.', 'frontage-slider' ), [ 'event', 'club', 'schedule', 'times' ] ],
			'windows' => [ self::SLIDERS, __( 'App tour', 'frontage-slider' ), __( 'Views of an app slide in over a soft gradient. The headline stays, and a small note follows.', 'frontage-slider' ), [ 'app', 'software', 'product', 'features' ] ],
			'slide-headline' => [ self::SLIDES, __( 'Headline with a button', 'frontage-slider' ), __( 'Large centered text on a solid color.', 'frontage-slider' ), [ 'headline', 'call to action' ] ],
			'slide-picture'  => [ self::SLIDES, __( 'Image with caption', 'frontage-slider' ), __( 'An image that slowly zooms in, with a caption below.', 'frontage-slider' ), [ 'picture', 'photo', 'caption' ] ],
			'slide-points'   => [ self::SLIDES, __( 'Three points', 'frontage-slider' ), __( 'A heading and three short points side by side.', 'frontage-slider' ), [ 'features', 'reasons', 'columns' ] ],
			'layer-headline' => [ self::LAYERS, __( 'Headline with a button', 'frontage-slider' ), __( 'A heading, text, and button that stack automatically.', 'frontage-slider' ), [ 'headline', 'button' ] ],
			'layer-price'    => [ self::LAYERS, __( 'Price tag', 'frontage-slider' ), __( 'A round badge that drops into the top corner.', 'frontage-slider' ), [ 'price', 'badge', 'offer' ] ],
			'layer-figures'  => [ self::LAYERS, __( 'Counters', 'frontage-slider' ), __( 'A row of numbers with labels along the bottom edge.', 'frontage-slider' ), [ 'numbers', 'facts' ] ],
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
				return BlockConverter::from_blocks( self::wrap_block( $block ) );
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
		self::print( self::first_inner( self::blocks( [ 'slides' => [ $slide ] ] ) ) );
	}

	/** @param array<string, mixed> $layer */
	public static function show_layer( array $layer ): void {
		self::print( self::first_inner( self::first_inner( self::blocks( [ 'slides' => [ [ 'layers' => [ $layer ] ] ] ] ) ) ) );
	}

	/**
	 * Converted twice, so that default values are omitted as by the editor.
	 *
	 * @param array<string, mixed> $document
	 * @return array<mixed>
	 */
	private static function blocks( array $document ): array {
		$document = [ 'schema' => 1, 'inherit' => 'scale' ] + ( is_rtl() ? RtlMirror::mirror_document( $document ) : $document );
		return BlockConverter::to_blocks( BlockConverter::from_blocks( BlockConverter::to_blocks( $document ) ) );
	}

	/**
	 * @param array<mixed> $block
	 * @return array<mixed>
	 */
	private static function first_inner( array $block ): array {
		$inner = is_array( $block['innerBlocks'] ?? null ) ? array_values( $block['innerBlocks'] ) : [];
		return is_array( $inner[0] ?? null ) ? $inner[0] : [];
	}

	/** @param array<mixed> $block */
	private static function print( array $block ): void {
		/** @var array{ blockName: string, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null> } $block */
		EscapedMarkup::print( serialize_block( $block ) );
	}

	/**
	 * Wraps a block so that it becomes a slider.
	 *
	 * @param array<mixed> $block
	 * @return array<mixed>
	 */
	private static function wrap_block( array $block ): array {
		$wrapper = [
			'frontage/layer' => [ 'frontage/slide', [ 'key' => 'a' ] ],
			'frontage/slide' => [ 'frontage/slider', [] ],
		][ is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '' ] ?? null;
		return null === $wrapper ? $block : self::wrap_block(
			[
				'blockName'    => $wrapper[0],
				'attrs'        => $wrapper[1],
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
