<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** The support button block. */
final class SupportButton {

	/** @param array<string, mixed> $attributes Block attributes, not validated yet. */
	public static function markup( array $attributes ): string {
		$settings = new BlockAttributes( $attributes );
		$link     = $settings->nested( 'link' );
		$href     = $link->address( 'url' );
		return '' === $href ? '' : sprintf(
			'<a %1$s href="%2$s"%3$s>%4$s<span class="fr-support-button__label">%5$s</span></a>',
			get_block_wrapper_attributes(
				[
					'class'          => 'fr-support-button',
					'data-fr-scroll' => $settings->is_true( 'returns' ) ? 'returns' : 'leaves',
				]
			),
			$href,
			$link->is_true( 'opensInNewTab' ) ? ' target="_blank" rel="noopener"' : '',
			wp_get_icon( $settings->text( 'icon' ) ) ?: wp_get_icon( 'core/help' ),
			esc_html( $settings->text( 'label' ) ?: __( 'Support', 'frontage-site' ) )
		);
	}
}
