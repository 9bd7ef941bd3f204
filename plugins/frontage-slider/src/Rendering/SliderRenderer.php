<?php

namespace Frontage\Slider\Rendering;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Kit\Frontend\InlineStyle;
use Frontage\Kit\Frontend\ScriptModules;
use Frontage\Slider\Model\Compiler\Markup\HtmlWriter;
use Frontage\Slider\Model\Compiler\SliderCompiler;
use Frontage\Slider\Model\Compiler\Style\ConditionalRules;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\Slider\PluginFiles;
use Frontage\Slider\Posts\PostSlides;
use Frontage\Slider\Storage\ModelSanitizer;
use Frontage\Slider\Storage\NestedSliderLimit;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a slider on a page: its markup, its additional CSS rules, its script.
 *
 * @phpstan-import-type CompiledSlider from CompiledSliderCache
 */
final class SliderRenderer {

	public const ENGINE = '@frontage/slider';

	/** @var array<string, true> Slider ids already used on this page. */
	private static array $ids = [];

	/** @var array<string, true> Ids that posts of this page use outside their sliders. */
	private static array $anchors = [];

	/** @var array<int, true> Posts that were already searched for them. */
	private static array $searched_posts = [];

	/** Prefix of ids in markup for a page whose other ids are unknown here. */
	private static string $id_prefix = '';

	/** @var array<string, true> Rules already printed on this page. */
	private static array $rules = [];

	/** @var array<int, true> Sliders being rendered, which prevents endless recursion. */
	private static array $rendering = [];

	/**
	 * Output of the block: its own slides, or a slider of the site by its id (`ref`). It may also be given by its
	 * alias, if a shortcode was converted to a block without an editor that could look up the id.
	 *
	 * @param array<mixed> $block In the format of parse_blocks().
	 */
	public static function render_block( array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$ref        = is_int( $attributes['ref'] ?? null ) || is_string( $attributes['ref'] ?? null ) && ctype_digit( $attributes['ref'] ) ? (int) $attributes['ref'] : 0;
		if ( is_feed() ) {
			return '';
		}
		$alias = ! isset( $attributes['ref'] ) && empty( $block['innerBlocks'] ) && is_string( $attributes['alias'] ?? null ) ? $attributes['alias'] : '';
		if ( ! isset( $attributes['ref'] ) && '' === $alias ) {
			return self::render( $block, $attributes, 0 );
		}
		return NestedSliderLimit::show(
			$ref,
			static function () use ( $ref, $alias, $attributes ): string {
				SliderRepository::prime( (string) ( get_post()?->post_content ) );
				$post = '' === $alias ? SliderRepository::post( $ref ) : SliderRepository::by_alias( $alias );
				if ( null === $post ) {
					return '' === $alias ? '' : SliderShortcode::missing_message( $alias );
				}
				return self::render( $post, $attributes, $post->ID );
			}
		);
	}

	/**
	 * @param array<mixed>|\WP_Post $source     The slider's block, or its own post.
	 * @param array<mixed>          $attributes Attributes of the block in the page.
	 */
	private static function render( array|\WP_Post $source, array $attributes, int $ref ): string {
		$anchor   = is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '';
		$compiled = self::load_compiled( $source, $ref );
		if ( null === $compiled ) {
			return '';
		}
		$own = $compiled['anchor'];
		// The anchor of the slider's own post applies if it is free on this page.
		$borrowed_id = '' === $anchor && '' === self::$id_prefix && ! isset( self::$ids[ $own ] ) && ! isset( self::page_anchors()[ $own ] ) ? $own : '';
		$slider      = self::with_unique_id( $compiled, $anchor . $borrowed_id );
		InlineStylesheet::add_filter();
		HeroPreload::add( $slider['html'] );
		self::style( $slider['rules'] );
		self::register_engine();
		$full = in_array( $slider['layout'], [ 'fullwidth', 'fullscreen' ], true ) && ! isset( $attributes['align'] ) && ! $slider['narrow'];
		// Classic themes use `alignfull` for their own column, not for that of a page builder.
		$class = $full ? trim( ( wp_is_block_theme() ? 'alignfull ' : '' ) . ( self::breaks_out( $attributes ) ? 'fr-full-width' : '' ) ) : '';
		return '<div ' . get_block_wrapper_attributes( array_filter( [ 'class' => $class, 'id' => $borrowed_id ] ) ) . '>' . $slider['html'] . '</div>';
	}

	/**
	 * Whether a full-width slider breaks out of the surrounding column. Sliders of shortcodes and in classic themes do,
	 * as in the original plugin. In a block theme, a block has the width that the editor shows.
	 *
	 * @param array<mixed> $attributes
	 */
	private static function breaks_out( array $attributes ): bool {
		$is_meant = true === ( $attributes[ SliderShortcode::MARK ] ?? false ) || ! wp_is_block_theme();
		if ( ! $is_meant || self::$rendering ) { // A slider inside another slider's layer stays in that layer.
			return false;
		}
		self::style( [ 'fr-full-width' => ConditionalRules::for_classes( [ 'fr-full-width' ] ) ] );
		$built = PluginFiles::file( 'build/behaviors/on-demand.php' );
		if ( is_file( $built ) ) {
			Behaviors::register( $built );
		}
		Behaviors::use( 'frontage/full-width' );
		return true;
	}

	/**
	 * Renders a slider that a page fetches on demand; its ids differ from those of the page.
	 *
	 * @return array{ html: string, id: string, rules: array<string, string>, modules: list<string>, layout: string, narrow: bool }|null
	 */
	public static function compile_for_request( \WP_Post $post ): ?array {
		$page            = self::$ids;
		self::$ids       = [];
		self::$id_prefix = 'fr-asked-' . str_replace( '%', '', $post->post_name ) . '-';
		try {
			return NestedSliderLimit::without_counting(
				static function () use ( $post ): ?array {
					$slider = self::load_compiled( $post, $post->ID );
					return null === $slider ? null : self::with_unique_id( $slider, '' );
				}
			);
		} finally {
			self::$ids       = $page;
			self::$id_prefix = '';
		}
	}

	/**
	 * Compiled slider from the cache, or compiled now.
	 *
	 * @param array<mixed>|\WP_Post $source
	 * @param int                   $post   The slider's own post; 0 for a block in a page.
	 * @return CompiledSlider|null
	 */
	private static function load_compiled( array|\WP_Post $source, int $post ): ?array {
		if ( isset( self::$rendering[ $post ] ) ) {
			return null;
		}
		$first = ! self::$ids;
		// Not cached if a filter of the site may return different modules each time.
		$place  = has_filter( 'frontage_slider_modules' ) ? null : CompiledSliderCache::for_document( $source instanceof \WP_Post ? $source->post_content : $source, $post, [ $first, VisitorTexts::all(), self::endpoint(), $source instanceof \WP_Post ? $source->post_title : '' ] );
		$slider = $place?->read();
		$block  = null === $slider && $source instanceof \WP_Post ? SliderRepository::block( $source->ID ) : $source;
		if ( null === $slider && is_array( $block ) ) {
			$sparse = BlockConverter::from_blocks( $block, false );
			$filled = PostSlides::fill( $sparse );
			$model  = Normalizer::slider( ModelSanitizer::model( $filled ) )->model;
			$name   = $source instanceof \WP_Post ? SliderRepository::plain_title( $source->post_title ) : '';
			$model  = '' === $name ? $model : [ ...$model, 'title' => $name ]; // Its name is the post's title.
			$anchor = is_array( $block['attrs'] ?? null ) && is_string( $block['attrs']['anchor'] ?? null ) ? $block['attrs']['anchor'] : '';
			$slider = self::compile( self::fill_dynamic_parts( $model, $post ), $anchor, ! self::$ids ); // A nested slider may have been rendered before it.
			if ( null !== $slider && $filled === $sparse && DynamicParts::are_cacheable( $model ) ) {
				$place?->store( $slider );
			}
		}
		return $slider;
	}

	/**
	 * Sets an id that is free on this page.
	 *
	 * @param CompiledSlider $slider
	 * @return array{ html: string, id: string, rules: array<string, string>, modules: list<string>, layout: string, narrow: bool }
	 */
	private static function with_unique_id( array $slider, string $anchor ): array {
		$id = self::id( $anchor, $slider );
		return [
			'html' => str_replace( CompiledSliderCache::ID, $id, $slider['html'] ),
			'id'   => $id,
		] + $slider;
	}

	/**
	 * Renders everything that does not depend on the rest of the page.
	 *
	 * @param array<string, mixed> $model
	 * @return CompiledSlider|null
	 */
	private static function compile( array $model, string $anchor, bool $first ): ?array {
		if ( ! is_array( $model['slides'] ?? null ) || ! $model['slides'] ) {
			return null;
		}
		/**
		 * Filters additional modules of the engine that sliders load; `old-names` adds the events of Slider Revolution.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string>         $modules
		 * @param array<string, mixed> $model   The normalized slider.
		 */
		$more   = (array) apply_filters( 'frontage_slider_modules', [], $model );
		$slider = SliderCompiler::slider(
			model: $model,
			id: CompiledSliderCache::ID,
			texts: VisitorTexts::all(),
			more: array_values( array_filter( $more, is_string( ... ) ) ),
			endpoint: self::endpoint(),
			first: $first,
		);
		$tree   = $slider['tree'];
		$rules  = [];
		foreach ( $slider['classes'] as $class ) {
			$rules[ $class ] = ConditionalRules::for_classes( [ $class ] );
		}
		$script             = [
			'tag'   => 'script',
			'attrs' => [
				'type'  => 'application/json',
				'class' => 'fr-slider__play',
			],
			'html'  => HtmlWriter::json( $slider['play'] ),
		];
		$tree['children']   = is_array( $tree['children'] ?? null ) ? $tree['children'] : [];
		$tree['children'][] = $script;
		$html               = HtmlWriter::write( $tree );
		$options            = is_array( $model['options'] ?? null ) ? $model['options'] : [];
		/** @var list<string> $modules */
		$modules = $slider['play']['modules'];
		return [
			'html'    => $html,
			'id'      => is_string( $model['id'] ?? null ) ? $model['id'] : '',
			'anchor'  => $anchor,
			'alias'   => is_string( $model['alias'] ?? null ) ? $model['alias'] : '',
			'rules'   => array_filter( $rules ) + ( str_contains( $html, ' Slider Fallback' ) ? FallbackFontMetrics::rules( $html ) : [] ),
			'modules' => $modules,
			'layout'  => is_string( $options['sliderLayout'] ?? null ) ? $options['sliderLayout'] : 'auto',
			'narrow'  => true === ( $options['disableForceFullWidth'] ?? false ) || 'fullscreen' === ( $options['sliderLayout'] ?? '' ) && true === ( $options['fullScreenAutoWidth'] ?? false ),
		];
	}

	/** URL that returns sliders by their alias. */
	private static function endpoint(): string {
		return rest_url( 'frontage/v1/sliders/' ) . '%s';
	}

	/**
	 * @param array<string, mixed> $model
	 * @return array<string, mixed>
	 */
	private static function fill_dynamic_parts( array $model, int $post ): array {
		if ( 0 === $post ) {
			return DynamicParts::fill( $model );
		}
		self::$rendering[ $post ] = true;
		try {
			return DynamicParts::fill( $model );
		} finally {
			unset( self::$rendering[ $post ] );
		}
	}

	/**
	 * An id that no other slider of this page has.
	 *
	 * @param array{ id: string, alias: string } $preferences
	 */
	private static function id( string $anchor, array $preferences ): string {
		$preferred = '';
		if ( '' !== $anchor ) {
			self::$ids[ $anchor ] = true; // The element around the slider has it.
		}
		foreach ( [ $preferences['id'], 'fr-' . ( '' !== $preferences['alias'] ? $preferences['alias'] : 'slider' ) ] as $name ) {
			$preferred = '' === $preferred ? (string) preg_replace( '/[^\w-]/', '', $name ) : $preferred;
		}
		$preferred = self::$id_prefix . $preferred;
		$id        = $preferred;
		$used_ids  = self::$ids + ( '' === self::$id_prefix ? self::page_anchors() : [] );
		for ( $number = 2; isset( $used_ids[ $id ] ); $number++ ) {
			$id = "$preferred-$number";
		}
		self::$ids[ $id ] = true;
		return $id;
	}

	/** @return array<string, true> Ids in the content of the current post; the author's links refer to them, even if they come later. */
	private static function page_anchors(): array {
		$post = get_post();
		if ( null !== $post && ! isset( self::$searched_posts[ $post->ID ] ) ) {
			self::$searched_posts[ $post->ID ] = true;
			// In layers and slides, an anchor is the target of an action.
			$content = (string) preg_replace( '/<!-- wp:frontage\/(?:layer|slide) .*?-->/s', '', $post->post_content );
			preg_match_all( '/(?: id=|"anchor":)"([^"\\\\]+)"/', $content, $found );
			self::$anchors += array_fill_keys( $found[1], true );
		}
		return self::$anchors;
	}

	/** @param array<string, string> $rules */
	private static function style( array $rules ): void {
		$new = array_diff_key( $rules, self::$rules );
		if ( $new ) {
			self::$rules += array_fill_keys( array_keys( $new ), true );
			InlineStyle::add( InlineStylesheet::HANDLE, implode( '', $new ) );
		}
	}

	/** Only registered on pages that show a slider; the loader imports it when a slider is near the viewport. */
	public static function register_engine(): void {
		ScriptModules::register(); // Modal sliders use the overlays module of the page.
		$file = PluginFiles::file( 'build/engine/engine.js' );
		if ( is_file( $file ) ) {
			wp_register_script_module( self::ENGINE, PluginFiles::url( 'build/engine/engine.js' ), [], (string) hash_file( 'crc32b', $file ) );
		}
	}

	/** On `frontage_kit_behaviour`: items that are loaded later may contain the first slider of the page. */
	public static function register_in_lists( string $behavior ): void {
		if ( 'frontage/in-place' === $behavior ) {
			self::register_engine();
		}
	}

	/** Resets the state of a page, for tests and for programs that render more than one page. */
	public static function reset(): void {
		self::$ids            = [];
		self::$anchors        = [];
		self::$searched_posts = [];
		self::$rules          = [];
		NestedSliderLimit::reset();
	}
}
