<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Registration;

defined( 'ABSPATH' ) || exit;

/** Whether somebody may make an account here: as the site says, and never one that could write. */
final class Gate {

	/** Why not, in words for visitors; '' where it is open. */
	public static function closed(): string {
		$allowed = is_multisite()
			? in_array( get_site_option( 'registration' ), [ 'user', 'all' ], true )
			: (bool) get_option( 'users_can_register' );
		return $allowed && self::role_is_harmless() ? '' : __( 'Registration is closed on this site.', 'frontage-accounts' );
	}

	/** Whether the role that new accounts get can do no harm. */
	public static function role_is_harmless(): bool {
		$role = get_role( self::role() );
		/**
		 * Filters whether visitors may register although the role of new accounts may write.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $allowed
		 * @param string $role    The site's role for new accounts.
		 */
		return ! $role?->has_cap( 'edit_posts' ) || true === apply_filters( 'frontage_accounts_allow_role', false, self::role() );
	}

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		$tests['direct']['frontage_accounts_role'] = [
			'label' => __( 'New accounts cannot write', 'frontage-accounts' ),
			'test'  => [ self::class, 'test' ],
		];
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test(): array {
		$harmless = self::role_is_harmless();
		return [
			'label'       => $harmless ? __( 'New accounts cannot write', 'frontage-accounts' ) : __( 'New accounts could write posts, so registration stays closed', 'frontage-accounts' ),
			'status'      => $harmless ? 'good' : 'critical',
			'badge'       => [
				'label' => __( 'Accounts', 'frontage-accounts' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html(
				$harmless
					? __( 'Whoever registers in a page of yours gets the role of new users, which can read.', 'frontage-accounts' )
					: __( 'The role of new users may edit posts. Anybody who registered could write on your site, so the registration form is closed until you choose another role, such as Subscriber.', 'frontage-accounts' )
			) . '</p>',
			'actions'     => $harmless ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'options-general.php' ) ), esc_html__( 'Choose the role of new users', 'frontage-accounts' ) ),
			'test'        => 'frontage_accounts_role',
		];
	}

	private static function role(): string {
		$role = get_option( 'default_role' );
		return is_string( $role ) ? $role : '';
	}
}
