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
	private static int $down = 0;

	/** Maximum offset. */
	private static int $most = 0;

	/** Number of blocks measured so far. */
	private static int $count = 0;

	/** @var array<int, int> For side-by-side blocks, by their container: the end of the longest. */
	private static array $ends = [];

	/** @var array<int, int> The maximum likewise, for rows that do not wrap on phones. */
	private static array $most_ends = [];

	/** The background image that is visible at once. */
	private static string $first = '';

	/** Whether an image of the page has priority; a logo does not count. */
	private static bool $has_hero = false;

	/** On `template_redirect`, before rendering: if the behavior is off, no block is measured. */
	public static function begin(): void {
		if ( ActiveBehaviors::is_on( self::NAME ) ) {
			self::$down      = 0;
			self::$most      = 0;
			self::$ends      = [];
			self::$most_ends = [];
			self::$first     = '';
			self::$has_hero  = false;
			add_filter( 'render_block_data', [ self::class, 'measure' ], 10, 3 );
			add_filter( 'render_block', [ self::class, 'mark' ], 11, 2 );
			add_filter( 'wp_content_img_tag', [ self::class, 'heed' ], 99 );
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
	public static function measure( array $block, array $source = [], ?\WP_Block $around = null ): array {
		if ( ! isset( $block['blockName'] ) ) {
			return $block;
		}
		$row = $around ? self::number( $around->parsed_block, 'frontageRow' ) : 0;
		if ( $around && $row ) {
			self::$down = self::number( $around->parsed_block, 'frontageDown' ); // On phones it is stacked, which sets the maximum,
			self::$most = self::stays_row( $around->parsed_block ) ? self::number( $around->parsed_block, 'frontageMost' ) : self::$most; // unless the row does not wrap.
		}
		$block['frontageDown']   = self::$down;
		$block['frontageMost']   = self::$most;
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
		self::end( $block, $html );
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
		if ( self::number( $block, 'frontageDown' ) < self::FIRST_WINDOW ) {
			if ( '' === self::$first && self::number( $block, 'frontageMost' ) < self::SEEN ) {
				self::$first = self::whole( $url );
			}
			return $html;
		}
		// An absolute URL: as a custom property it might be resolved against the stylesheet.
		$style = substr_replace( $style, self::whole( $url ), $at, strlen( $url ) );
		$tags->set_attribute( 'style', substr_replace( $style, '--fr-bg', $found[0][1], strlen( 'background-image' ) ) );
		$tags->add_class( 'fr-bg' );
		$tags->add_class( 'fr-bg-wait' );
		// Pages without lazy backgrounds do not load the behavior. Block themes render before scripts are enqueued, classic
		// themes after.
		did_action( 'wp_enqueue_scripts' ) ? self::bring() : add_action( 'wp_enqueue_scripts', [ self::class, 'bring' ], 11 );
		return $tags->get_updated_html();
	}

	/**
	 * Records where a block ends: below its inner blocks, and at least at its own height. Blocks without output take no
	 * space.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function end( array $block, string $html ): void {
		$own    = self::height( is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '' );
		$least  = $own;
		$most   = 2 * $own;
		$around = ! empty( $block['innerBlocks'] ) || in_array( $block['blockName'], self::PASSES, true );
		if ( 0 === $own && ! $around && is_string( $block['blockName'] ) && '' !== trim( $html ) ) {
			$least = self::LINE;
			$most  = self::most( $block['blockName'], $html );
		}
		self::$down = max( self::$down, self::number( $block, 'frontageDown' ) + $least, self::$ends[ self::number( $block, 'frontageRow' ) ] ?? 0 );
		self::$most = max( self::$most, self::number( $block, 'frontageMost' ) + $most, self::$most_ends[ self::number( $block, 'frontageRow' ) ] ?? 0 );
		$beside     = self::number( $block, 'frontageBeside' );
		if ( $beside ) {
			self::$ends[ $beside ]      = max( self::$ends[ $beside ] ?? 0, self::$down );
			self::$most_ends[ $beside ] = max( self::$most_ends[ $beside ] ?? 0, self::$most );
		}
	}

	/**
	 * A value that measure() stored in a block.
	 *
	 * @param array<mixed> $block
	 */
	private static function number( array $block, string $of ): int {
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
	private static function most( string $name, string $html ): int {
		if ( 1 === preg_match( self::SMALL, $name ) ) {
			return 2 * self::LINE;
		}
		$text = trim( wp_strip_all_tags( $html ) );
		return '' === $text || 1 === preg_match( '~<(img|video|iframe|table|svg|object|embed|canvas)\b~i', $html )
			? self::FIRST_WINDOW
			: self::LINE * (int) ceil( mb_strlen( $text ) / self::LETTERS );
	}

	/** Prepends the site's origin to a root-relative URL. */
	private static function whole( string $url ): string {
		return str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) && 1 === preg_match( '~^\w+://[^/]+~', home_url( '/' ), $root ) ? $root[0] . $url : $url;
	}

	/** On `wp_content_img_tag`, after core, which chooses the image with priority. */
	public static function heed( string $image ): string {
		self::$has_hero = self::$has_hero || str_contains( $image, 'fetchpriority="high"' ) && ! str_contains( $image, 'custom-logo' );
		return $image;
	}

	/** On `wp_enqueue_scripts`, after `ActiveBehaviors`, which registers it. */
	public static function bring(): void {
		Behaviors::use( self::NAME );
	}

	/** On `wp_head`, which a block theme fires after its blocks were rendered. */
	public static function preload(): void {
		if ( '' !== self::$first && ! self::$has_hero ) {
			printf( '<link rel="preload" as="image" href="%s" fetchpriority="high">' . "\n", esc_url( self::$first ) );
		}
		self::$first = '';
	}
}
