<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/**
 * Backgrounds that are asked for when they are near (behaviors/site/lazy-backgrounds). PHP does not know a window: it adds
 * up how far down a block begins, at least and at most. What may be in the first window is never held back; the picture
 * that every window shows at once is asked for early, unless the page has a hero that is.
 */
final class LazyBackgrounds {

	private const NAME = 'frontage/lazy-backgrounds';

	/** Above this many pixels a block may be seen at once; so high a block of 100vh is. */
	private const FIRST_WINDOW = 800;

	/** What begins above this many pixels is seen in the smallest window, too: that of a phone of 320 × 568 px has 460. */
	private const SEEN = 450;

	/** What a block of text takes, at least; a line of it on a phone, with what lies between lines. */
	private const LINE = 40;

	/** So many letters have room in a line, be it a heading's on a phone. */
	private const LETTERS = 24;

	/** More than any block has; what somebody typed may be more than a number holds. */
	private const MOST = 100_000;

	/** What prints other blocks, which are looked at by themselves. */
	private const PASSES = [ 'core/template-part', 'core/pattern', 'core/post-content', 'core/block' ];

	/** What takes a line or two, though nothing of it is known before it is printed. */
	private const SMALL = '~^(core/(site-|post-(title|date|author|terms|time)|navigation|home-link|page-list|loginout|search|social|breadcrumbs|avatar)|frontage/(cart|menu|search)$)~';

	/** How far down the page is, so far, at least. */
	private static int $down = 0;

	/** The same, at most. */
	private static int $most = 0;

	/** How many blocks had their turn. */
	private static int $count = 0;

	/** @var array<int, int> Of blocks that stand beside each other, by what holds them: where the longest ends. */
	private static array $ends = [];

	/** @var array<int, int> The same at most, of rows that do not break on phones. */
	private static array $most_ends = [];

	/** The picture that is seen at once. */
	private static string $first = '';

	/** Whether an image of the page has priority; a logo takes none from anybody. */
	private static bool $has_hero = false;

	/** On `template_redirect`, before the page is made: where it is off no block of the page is looked at. */
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
	 * On `render_block_data`, which comes from the outside in: where a block begins.
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
			self::$down = self::number( $around->parsed_block, 'frontageDown' ); // On phones it stands below: that is the most,
			self::$most = self::stays_row( $around->parsed_block ) ? self::number( $around->parsed_block, 'frontageMost' ) : self::$most; // unless the row does not break.
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
	 * On `render_block`, behind core, which prints backgrounds there; what is inside had its turn.
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
		// Its own element, or the one in which a cover holds its picture.
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
		// An address that is whole: by another name it might be read from another place.
		$style = substr_replace( $style, self::whole( $url ), $at, strlen( $url ) );
		$tags->set_attribute( 'style', substr_replace( $style, '--fr-bg', $found[0][1], strlen( 'background-image' ) ) );
		$tags->add_class( 'fr-bg' );
		$tags->add_class( 'fr-bg-wait' );
		// A page whose backgrounds do not wait has nothing of it. Block themes come here before scripts are known, others after.
		did_action( 'wp_enqueue_scripts' ) ? self::bring() : add_action( 'wp_enqueue_scripts', [ self::class, 'bring' ], 11 );
		return $tags->get_updated_html();
	}

	/**
	 * Where a block ends: below what is inside, and no higher than its own height says. What prints nothing takes no room.
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
	 * What measure() wrote upon a block.
	 *
	 * @param array<mixed> $block
	 */
	private static function number( array $block, string $of ): int {
		return is_int( $block[ $of ] ?? null ) ? $block[ $of ] : 0;
	}

	/**
	 * Whether what is inside may stand side by side.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function is_row( array $block ): bool {
		$layout = self::layout( $block );
		$type   = $layout['type'] ?? '';
		return in_array( $block['blockName'], [ 'core/columns', 'core/buttons' ], true ) || 'grid' === $type || 'flex' === $type && 'vertical' !== ( $layout['orientation'] ?? '' );
	}

	/**
	 * Whether a row is one on phones, too.
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

	/** The height that its own markup gives a block, in pixels; none: 0. */
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

	/** How high a block may be that says nothing of it: a text by its letters; what is no text may fill the window. */
	private static function most( string $name, string $html ): int {
		if ( 1 === preg_match( self::SMALL, $name ) ) {
			return 2 * self::LINE;
		}
		$text = trim( wp_strip_all_tags( $html ) );
		return '' === $text || 1 === preg_match( '~<(img|video|iframe|table|svg|object|embed|canvas)\b~i', $html )
			? self::FIRST_WINDOW
			: self::LINE * (int) ceil( mb_strlen( $text ) / self::LETTERS );
	}

	/** An address from the root of the site on, with the site before it. */
	private static function whole( string $url ): string {
		return str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) && 1 === preg_match( '~^\w+://[^/]+~', home_url( '/' ), $root ) ? $root[0] . $url : $url;
	}

	/** On `wp_content_img_tag`, behind core, which chooses the image that has priority. */
	public static function heed( string $image ): string {
		self::$has_hero = self::$has_hero || str_contains( $image, 'fetchpriority="high"' ) && ! str_contains( $image, 'custom-logo' );
		return $image;
	}

	/** On `wp_enqueue_scripts`, behind `ActiveBehaviors`, which makes it known. */
	public static function bring(): void {
		Behaviors::use( self::NAME );
	}

	/** On `wp_head`, which a block theme comes to when its blocks are printed. */
	public static function preload(): void {
		if ( '' !== self::$first && ! self::$has_hero ) {
			printf( '<link rel="preload" as="image" href="%s" fetchpriority="high">' . "\n", esc_url( self::$first ) );
		}
		self::$first = '';
	}
}
