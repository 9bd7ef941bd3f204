<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** A footer that is fixed below the page content (behaviors/site/fixed-footer): by its own option, or for all pages. */
final class FixedFooter {

	/**
	 * On `render_block`, before behaviors are detected.
	 *
	 * @param array{ blockName?: string|null, attrs?: array<string, mixed> } $block
	 */
	public static function mark( string $html, array $block ): string {
		if ( 'core/template-part' !== ( $block['blockName'] ?? '' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag() || 'FOOTER' !== $tags->get_tag() || ! ( ( new BlockAttributes( $block['attrs'] ?? [] ) )->is_true( 'frFixedFooter' ) || ActiveBehaviors::is_on( 'frontage/fixed-footer' ) ) ) {
			return $html;
		}
		$tags->add_class( 'fr-fixed-footer' );
		return $tags->get_updated_html();
	}
}
