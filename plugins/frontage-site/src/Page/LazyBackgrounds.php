<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/**
 * Lazy background images (behaviors/site/lazy-backgrounds). PHP does not know the window, so it estimates how far down a
 * block begins, at least and at most. Images that may be in the first viewport are never lazy; an image that every viewport
 * shows is preloaded, unless the page has a hero image with priority.
 */
final class LazyBackgrounds {

	private const NAME = 'frontage/lazy-backgrounds';

	/** A block that begins above this many pixels may be visible at once; also the assumed height of 100vh. */
	private const FIRST_WINDOW = 800;

	/** A block that begins above this many pixels is visible in the smallest viewport too: that of a phone of 320 × 568 px has 460. */
	private const SEEN = 450;

	/** Minimum height of a text block: a line on a phone, with its line spacing. */
	private const LINE = 40;

	/** Minimum number of characters per line, even in a heading on a phone. */
	private const LETTERS = 24;

	/** An upper bound for heights, since typed values may exceed the integer range. */
	private const MOST = 100_000;

	/** Blocks that render other blocks, which are measured themselves. */
	private const PASSES = [ 'core/template-part', 'core/pattern', 'core/post-content', 'core/block' ];

	/** Blocks of a line or two, whose content is not known before they are rendered. */
	private const SMALL = '~^(core/(site-|post-(title|date|author|terms|time)|navigation|home-link|page-list|loginout|search|social|breadcrumbs|avatar)|frontage/(cart|menu|search)$)~';

	/** Minimum offset of the current position from the top of the page. */
	private static int $min_offset = 0;

	/** Maximum offset. */
	private static int $max_offset = 0;

	/** Number of blocks measured so far. */
	private static int $count = 0;

	/** @var array<int, int> For side-by-side blocks, by their container: the end of the longest. */
	private static array $row_ends = [];

	/** @var array<int, int> The maximum likewise, for rows that do not wrap on phones. */
	private static array $row_max_ends = [];

	/** The background image that is visible at once. */
	private static string $first_image = '';

	/** Whether an image of the page has priority; a logo does not count. */
	private static bool $has_hero = false;

	/** On `template_redirect`, before rendering: if the behavior is off, no block is measured. */
	public static function start_measuring(): void {
		if ( ActiveBehaviors::is_on( self::NAME ) ) {
			self::$min_offset   = 0;
			self::$max_offset   = 0;
			self::$row_ends     = [];
			self::$row_max_ends = [];
			self::$first_image  = '';
			self::$has_hero     = false;
			add_filter( 'render_block_data', [ self::class, 'measure' ], 10, 3 );
			add_filter( 'render_block', [ self::class, 'mark' ], 11, 2 );
			add_filter( 'wp_content_img_tag', [ self::class, 'detect_hero' ], 99 );
			add_action( 'wp_head', [ self::class, 'preload' ], 2 );
		}
	}

	/**
	 * On `render_block_data`, which runs from the outside in: records where a block begins.
	 *
	 * @param array<string, mixed> $block
	 * @param array<string, mixed> $source As it was parsed.
	 * @return array<string, mixed>
	 */
	public static function measure( array $block, array $source = [], ?\WP_Block $container = null ): array {
		if ( ! isset( $block['blockName'] ) ) {
			return $block;
		}
		$row = $container ? self::stored_number( $container->parsed_block, 'frontageRow' ) : 0;
		if ( $container && $row ) {
			self::$min_offset = self::stored_number( $container->parsed_block, 'frontageDown' ); // On phones it is stacked, which sets the maximum,
			self::$max_offset = self::stays_row( $container->parsed_block ) ? self::stored_number( $container->parsed_block, 'frontageMost' ) : self::$max_offset; // unless the row does not wrap.
		}
		$block['frontageDown']   = self::$min_offset;
		$block['frontageMost']   = self::$max_offset;
		$block['frontageBeside'] = $row;
		if ( self::is_row( $block ) ) {
			$block['frontageRow'] = ++self::$count;
		}
		return $block;
	}

	/**
	 * On `render_block`, after core, which prints the background; inner blocks were rendered before.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function mark( string $html, array $block ): string {
		if ( ! isset( $block['frontageDown'], $block['blockName'] ) ) {
			return $html;
		}
		self::record_end( $block, $html );
		if ( ! str_contains( $html, 'background-image' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		// Its own element, or a cover's element with the background image.
		if ( ! $tags->next_tag() || 'core/cover' === $block['blockName'] && ! $tags->next_tag( [ 'class_name' => 'wp-block-cover__image-background' ] ) ) {
			return $html;
		}
		$style = (string) $tags->get_attribute( 'style' );
		if ( 1 !== preg_match( '~background-image\s*:\s*url\(\s*["\']?((?:(?:https?:)?/)?/[^"\')]+)~', $style, $found, PREG_OFFSET_CAPTURE ) ) {
			return $html;
		}
		[ $url, $at ] = $found[1];
		if ( self::stored_number( $block, 'frontageDown' ) < self::FIRST_WINDOW ) {
			if ( '' === self::$first_image && self::stored_number( $block, 'frontageMost' ) < self::SEEN ) {
				self::$first_image = self::absolute_url( $url );
			}
			return $html;
		}
		// An absolute URL: as a custom property it might be resolved against the stylesheet.
		$style = substr_replace( $style, self::absolute_url( $url ), $at, strlen( $url ) );
		$tags->set_attribute( 'style', substr_replace( $style, '--fr-bg', $found[0][1], strlen( 'background-image' ) ) );
		$tags->add_class( 'fr-bg' );
		$tags->add_class( 'fr-bg-wait' );
		// Pages without lazy backgrounds do not load the behavior. Block themes render before scripts are enqueued, classic
		// themes after.
		did_action( 'wp_enqueue_scripts' ) ? self::enqueue() : add_action( 'wp_enqueue_scripts', [ self::class, 'enqueue' ], 11 );
		return $tags->get_updated_html();
	}

	/**
	 * Records where a block ends: below its inner blocks, and at least at its own height. Blocks without output take no
	 * space.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function record_end( array $block, string $html ): void {
		$own       = self::height( is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '' );
		$least     = $own;
		$most      = 2 * $own;
		$container = ! empty( $block['innerBlocks'] ) || in_array( $block['blockName'], self::PASSES, true );
		if ( 0 === $own && ! $container && is_string( $block['blockName'] ) && '' !== trim( $html ) ) {
			$least = self::LINE;
			$most  = self::max_height( $block['blockName'], $html );
		}
		self::$min_offset = max( self::$min_offset, self::stored_number( $block, 'frontageDown' ) + $least, self::$row_ends[ self::stored_number( $block, 'frontageRow' ) ] ?? 0 );
		self::$max_offset = max( self::$max_offset, self::stored_number( $block, 'frontageMost' ) + $most, self::$row_max_ends[ self::stored_number( $block, 'frontageRow' ) ] ?? 0 );
		$row_id           = self::stored_number( $block, 'frontageBeside' );
		if ( $row_id ) {
			self::$row_ends[ $row_id ]     = max( self::$row_ends[ $row_id ] ?? 0, self::$min_offset );
			self::$row_max_ends[ $row_id ] = max( self::$row_max_ends[ $row_id ] ?? 0, self::$max_offset );
		}
	}

	/**
	 * A value that measure() stored in a block.
	 *
	 * @param array<mixed> $block
	 */
	private static function stored_number( array $block, string $of ): int {
		return is_int( $block[ $of ] ?? null ) ? $block[ $of ] : 0;
	}

	/**
	 * Whether inner blocks may be side by side.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function is_row( array $block ): bool {
		$layout = self::layout( $block );
		$type   = $layout['type'] ?? '';
		return in_array( $block['blockName'], [ 'core/columns', 'core/buttons' ], true ) || 'grid' === $type || 'flex' === $type && 'vertical' !== ( $layout['orientation'] ?? '' );
	}

	/**
	 * Whether a row stays a row on phones.
	 *
	 * @param array<mixed> $block
	 */
	private static function stays_row( array $block ): bool {
		$layout = self::layout( $block );
		return 'flex' === ( $layout['type'] ?? '' ) && 'nowrap' === ( $layout['flexWrap'] ?? '' );
	}

	/**
	 * @param array<mixed> $block
	 * @return array<mixed>
	 */
	private static function layout( array $block ): array {
		return is_array( $block['attrs'] ?? null ) && is_array( $block['attrs']['layout'] ?? null ) ? $block['attrs']['layout'] : [];
	}

	/** The height in a block's own markup, in pixels; 0 for none. */
	private static function height( string $html ): int {
		preg_match_all( '~(?<![\w-])(?:min-)?height\s*:\s*(\d+(?:\.\d+)?)(px|r?em|[sld]?vh)~', $html, $found, PREG_SET_ORDER );
		$heights = array_map(
			static fn ( array $one ): int => (int) min( self::MOST, (float) $one[1] * ( match ( $one[2] ) {
				'px' => 1,
				'em', 'rem' => 16,
				default => self::FIRST_WINDOW / 100,
			} ) ),
			$found
		);
		return max( 0, 0, ...$heights );
	}

	/** The maximum height of a block without an explicit one: a text by its characters; anything else may fill the window. */
	private static function max_height( string $name, string $html ): int {
		if ( 1 === preg_match( self::SMALL, $name ) ) {
			return 2 * self::LINE;
		}
		$text = trim( wp_strip_all_tags( $html ) );
		return '' === $text || 1 === preg_match( '~<(img|video|iframe|table|svg|object|embed|canvas)\b~i', $html )
			? self::FIRST_WINDOW
			: self::LINE * (int) ceil( mb_strlen( $text ) / self::LETTERS );
	}

	/** Prepends the site's origin to a root-relative URL. */
	private static function absolute_url( string $url ): string {
		return str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) && 1 === preg_match( '~^\w+://[^/]+~', home_url( '/' ), $root ) ? $root[0] . $url : $url;
	}

	/** On `wp_content_img_tag`, after core, which chooses the image with priority. */
	public static function detect_hero( string $image ): string {
		self::$has_hero = self::$has_hero || str_contains( $image, 'fetchpriority="high"' ) && ! str_contains( $image, 'custom-logo' );
		return $image;
	}

	/** On `wp_enqueue_scripts`, after `ActiveBehaviors`, which registers it. */
	public static function enqueue(): void {
		Behaviors::use( self::NAME );
	}

	/** On `wp_head`, which a block theme fires after its blocks were rendered. */
	public static function preload(): void {
		if ( '' !== self::$first_image && ! self::$has_hero ) {
			printf( '<link rel="preload" as="image" href="%s" fetchpriority="high">' . "\n", esc_url( self::$first_image ) );
		}
		self::$first_image = '';
	}
}
