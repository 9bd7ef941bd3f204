<?php

declare( strict_types = 1 );

namespace Frontage\Site\CoreBlocks;

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** The entrance animation of a block (`frReveal`), as classes and data attributes for behaviors/site/reveal. */
final class RevealExtension {

	private const ANIMATIONS = [ 'fade-up', 'fade', 'fade-down', 'fade-left', 'fade-right', 'zoom-in', 'slide-up', 'slide-down', 'slide-left', 'slide-right', 'flip-x', 'flip-y' ];

	/**
	 * On `render_block`.
	 *
	 * @param array{ attrs?: array<string, mixed> } $block
	 */
	public static function mark( string $html, array $block ): string {
		if ( ! is_array( $block['attrs']['frReveal'] ?? null ) ) {
			return $html;
		}
		$reveal = new BlockAttributes( $block['attrs']['frReveal'] );
		$tags   = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag() ) {
			return $html;
		}
		$tags->add_class( $reveal->is_true( 'stagger' ) ? 'fr-stagger' : 'fr-reveal' );
		$tags->set_attribute( 'data-animation', $reveal->choice( 'animation', self::ANIMATIONS ) );
		foreach ( [ 'delay', 'duration' ] as $time ) {
			$ms = $reveal->integer( $time, 0, 0, 10000 );
			if ( $ms ) {
				$tags->set_attribute( "data-$time", (string) $ms );
			}
		}
		return $tags->get_updated_html();
	}
}
