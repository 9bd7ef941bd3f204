<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** Titles that fade out on scroll (behaviors/site/title-fade): marked blocks, and page titles if the owner turned it on. */
final class TitleFade {

	private const TITLES = [ 'core/post-title', 'core/query-title' ];

	/**
	 * On `render_block`, before behaviors are detected.
	 *
	 * @param array{ blockName?: string|null, attrs?: array<string, mixed> } $block
	 */
	public static function mark( string $html, array $block ): string {
		$is_asked = isset( $block['attrs']['frTitleFade'] ) && ( new BlockAttributes( $block['attrs'] ) )->is_true( 'frTitleFade' );
		if ( ! $is_asked && ! in_array( $block['blockName'] ?? '', self::TITLES, true ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		// Only an h1 is the page's own title; titles in lists are not.
		if ( ! $tags->next_tag() || ! ( $is_asked || ( 'H1' === $tags->get_tag() && ActiveBehaviors::is_on( 'frontage/title-fade' ) ) ) ) {
			return $html;
		}
		// In a cover, the content fades but not the image.
		$has_inside = 'core/cover' === ( $block['blockName'] ?? '' ) && $tags->next_tag( [ 'class_name' => 'wp-block-cover__inner-container' ] );
		if ( 'core/cover' !== ( $block['blockName'] ?? '' ) || $has_inside ) {
			$tags->add_class( 'fr-title-fade' );
		}
		return $tags->get_updated_html();
	}
}
