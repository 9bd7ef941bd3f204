<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

use Frontage\Kit\Admin\OnboardingCard;

defined( 'ABSPATH' ) || exit;

/**
 * This plugin's step after activation.
 *
 * @phpstan-import-type Step from OnboardingCard
 */
final class OnboardingStep {

	/**
	 * On `frontage_first_minute`.
	 *
	 * @param list<Step> $steps
	 * @return list<Step>
	 */
	public static function add( array $steps ): array {
		if ( current_user_can( 'edit_theme_options' ) && wp_is_block_theme() ) {
			$is_done = OnboardingCard::was_block_used( [ '<!-- wp:frontage/cart ' ] );
			$header  = rawurlencode( '/wp_template_part/' . get_stylesheet() . '//header' );
			$steps[] = self::step( $is_done, __( 'Add the Cart block to the header, where visitors look for it.', 'frontage-shop' ), admin_url( "site-editor.php?p=$header&canvas=edit" ), __( 'Edit header', 'frontage-shop' ) );
		}
		return $steps;
	}

	/** @return Step */
	private static function step( bool $is_done, string $text, string $url, string $button ): array {
		return [
			'plugin' => 'shop',
			'name'   => __( 'Show the cart', 'frontage-shop' ),
			'text'   => $text,
			'url'    => $url,
			'button' => $button,
			'done'   => $is_done,
		];
	}
}
