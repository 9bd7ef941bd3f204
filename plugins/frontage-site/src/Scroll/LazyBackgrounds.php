<?php

declare( strict_types = 1 );

namespace Frontage\Site\Scroll;

use Frontage\Kit\Behaviours;
use Frontage\Site\Behaviours\Switches;

defined( 'ABSPATH' ) || exit;

/**
 * Backgrounds that are asked for when they are near (behaviours/site/lazy-backgrounds). PHP does not know a window: it adds
 * up how far down a block begins. What may be in the first window is never held back, and its picture is asked for early.
 */
final class LazyBackgrounds {

	private const NAME = 'frontage/lazy-backgrounds';

	/** Above this many pixels a block may be seen at once. */
	private const FIRST_WINDOW = 800;

	/** What a block of text takes, at least. */
	private const LINE = 40;

	/** More than any block has; what somebody typed may be more than a number holds. */
	private const MOST = 100_000;

	/** How far down the page is, so far. */
	private static int $down = 0;

	/** @var list<string> Pictures that are seen at once. */
	private static array $first = [];

	/** On `template_redirect`, before the page is made: where it is off no block of the page is looked at. */
	public static function begin(): void {
		if ( Switches::is_on( self::NAME ) ) {
			self::$down = 0;
			add_filter( 'render_block_data', [ self::class, 'measure' ] );
			add_filter( 'render_block', [ self::class, 'mark' ], 11, 2 );
			add_action( 'wp_head', [ self::class, 'preload' ], 2 );
		}
	}

	/**
	 * On `render_block_data`, which comes from the outside in: where a block begins.
	 *
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	public static function measure( array $block ): array {
		if ( ! isset( $block['blockName'] ) ) {
			return $block;
		}
		$block['frontageDown'] = self::$down;
		$inside                = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
		$own                   = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
		preg_match_all( '/height\s*:\s*(\d+)px/', $own, $heights );
		self::$down += $inside ? 0 : min( self::MOST, max( self::LINE, 0, ...array_map( 'intval', $heights[1] ) ) );
		return $block;
	}

	/**
	 * On `render_block`, behind core, which prints backgrounds there.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function mark( string $html, array $block ): string {
		if ( ! isset( $block['frontageDown'] ) || ! str_contains( $html, 'background-image' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		// Its own element, or the one in which a cover holds its picture.
		if ( ! $tags->next_tag() || 'core/cover' === $block['blockName'] && ! $tags->next_tag( [ 'class_name' => 'wp-block-cover__image-background' ] ) ) {
			return $html;
		}
		// An address that is whole: by another name it might be read from another place.
		$style = (string) $tags->get_attribute( 'style' );
		if ( 1 !== preg_match( '~background-image(\s*:\s*url\(\s*["\']?((?:https?:)?//[^"\')]+))~', $style, $found, PREG_OFFSET_CAPTURE ) ) {
			return $html;
		}
		if ( $block['frontageDown'] < self::FIRST_WINDOW ) {
			self::$first[] = $found[2][0];
			return $html;
		}
		$tags->set_attribute( 'style', substr_replace( $style, '--fr-bg', $found[0][1], strlen( 'background-image' ) ) );
		$tags->add_class( 'fr-bg' );
		$tags->add_class( 'fr-bg-wait' );
		// A page whose backgrounds do not wait has nothing of it. Block themes come here before scripts are known, others after.
		did_action( 'wp_enqueue_scripts' ) ? self::bring() : add_action( 'wp_enqueue_scripts', [ self::class, 'bring' ], 11 );
		return $tags->get_updated_html();
	}

	/** On `wp_enqueue_scripts`, behind `Switches`, which makes it known. */
	public static function bring(): void {
		Behaviours::use( self::NAME );
	}

	/** On `wp_head`, which a block theme comes to when its blocks are printed. */
	public static function preload(): void {
		foreach ( array_unique( self::$first ) as $url ) {
			printf( '<link rel="preload" as="image" href="%s" fetchpriority="high">' . "\n", esc_url( $url ) );
		}
		self::$first = [];
	}
}
