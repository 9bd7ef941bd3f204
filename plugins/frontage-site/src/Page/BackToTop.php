<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** The back-to-top button: as a block, and at the end of every page if the owner turned it on. */
final class BackToTop {

	private static bool $is_printed = false;

	/** @param array<string, mixed> $attributes Block attributes, not validated yet. */
	public static function markup( array $attributes ): string {
		self::$is_printed = true;
		$label            = ( new BlockAttributes( $attributes ) )->text( 'label' ) ?: __( 'Back to top', 'frontage-site' );
		return sprintf(
			'<a %1$s href="#top" data-fr-scroll="up" aria-label="%2$s"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"><path d="M12 19V6m-6 6 6-6 6 6"/></svg></a>',
			get_block_wrapper_attributes( [ 'class' => 'fr-back-to-top' ] ),
			esc_attr( $label )
		);
	}

	/**
	 * On `wp_enqueue_scripts`, so that its style is in the head: if it is turned on and the page has no such block. A
	 * classic theme renders the page later, so whether it has one is known at its end.
	 */
	public static function enqueue(): void {
		if ( ! ActiveBehaviors::is_on( 'frontage/back-to-top' ) || self::$is_printed ) {
			return;
		}
		$html             = do_blocks( '<!-- wp:frontage/back-to-top /-->' );
		self::$is_printed = false;
		add_action(
			'wp_footer',
			static function () use ( $html ): void {
				EscapedMarkup::print( self::$is_printed ? '' : $html );
			},
			1
		);
	}
}
