<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\Admin\NewPageLink;
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
		if ( current_user_can( 'publish_pages' ) ) {
			$is_done  = OnboardingCard::was_block_used( [ '<!-- wp:frontage/sign-in ', '<!-- wp:frontage/register ', '[ct-user-form' ] );
			$register = get_option( 'users_can_register' ) ? '<!-- wp:frontage/register /-->' : '';
			$steps[]  = self::step( $is_done, __( 'Add the sign-in form to a page for your members.', 'frontage-accounts' ), NewPageLink::url( __( 'Members', 'frontage-accounts' ), '<!-- wp:frontage/sign-in /-->' . $register ), __( 'Create a page', 'frontage-accounts' ) );
		}
		return $steps;
	}

	/** @return Step */
	private static function step( bool $is_done, string $text, string $url, string $button ): array {
		return [
			'plugin' => 'accounts',
			'name'   => __( 'Add a sign-in page', 'frontage-accounts' ),
			'text'   => $text,
			'url'    => $url,
			'button' => $button,
			'done'   => $is_done,
		];
	}
}
