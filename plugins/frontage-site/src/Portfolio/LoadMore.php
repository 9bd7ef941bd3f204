<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** `frPaging` of core's query block: loads more entries below the existing ones. Without script the link leads to the next page. */
final class LoadMore {

	/**
	 * For `render_block_core/query`. The attribute enqueues the script (behaviors/site/in-place).
	 *
	 * @param array<string, mixed> $block
	 */
	public static function mark( string $html, array $block ): string {
		$query  = ( new BlockAttributes( $block ) )->nested( 'attrs' );
		$paging = $query->choice( 'frPaging', [ '', 'more', 'infinite-with-button' ] );
		if ( '' === $paging || $query->is_true( 'enhancedPagination' ) ) {
			return $html; // Core's own enhanced pagination takes precedence; two scripts would handle one click.
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag() ) {
			$tags->set_attribute( 'data-fr-paging', $paging );
			/* translators: %s: a number. Said to screen readers when more entries were added to a list. */
			$tags->set_attribute( 'data-fr-added', __( '%s more loaded', 'frontage-site' ) );
		}
		return $tags->get_updated_html();
	}
}
