<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Registration;

defined( 'ABSPATH' ) || exit;

/** Whether visitors may register: as set in WordPress, and only if the default role cannot write. */
final class RegistrationPolicy {

	/**
	 * Verbs of capabilities that change something or belong to administrators, WordPress's old levels above subscriber, and
	 * the suite's own capabilities.
	 */
	private const HARMFUL = '/(?:^|[^a-z])(?:activate|add|administer|administrator|approve|assign|copy|create|customize|delete|edit|export|import|install|list|manage|moderate|promote|publish|remove|resume|setup|switch|unfiltered|update|upgrade|upload|write)(?:$|[^a-z])|^level_[1-9]|^frontage_/i';

	/** Why registration is closed, for visitors; '' if it is open. */
	public static function closed_reason(): string {
		$allowed = is_multisite()
			? in_array( get_site_option( 'registration' ), [ 'user', 'all' ], true )
			: (bool) get_option( 'users_can_register' );
		return $allowed && self::is_role_harmless() ? '' : __( 'Registration is closed on this site.', 'frontage-accounts' );
	}

	/** Whether the default role of new accounts has no harmful capabilities. */
	public static function is_role_harmless(): bool {
		$harmful = self::harmful_capabilities( self::role() );
		/**
		 * Filters whether visitors may register although the role of new accounts may do more than read.
		 *
		 * @since 0.1.0
		 * @param bool         $allowed
		 * @param string       $role    The site's role for new accounts.
		 * @param list<string> $harmful Its capabilities to write, upload, change or run something, such as `publish_topics` of a forum.
		 */
		return ! $harmful || true === apply_filters( 'frontage_accounts_allow_role', false, self::role(), $harmful );
	}

	/**
	 * @return list<string> A role's harmful capabilities. Custom capabilities are judged by their words, since they are named like WordPress's own.
	 */
	private static function harmful_capabilities( string $role ): array {
		$granted = array_keys( array_filter( get_role( $role )->capabilities ?? [] ) );
		return array_values( array_filter( array_map( 'strval', $granted ), static fn ( string $name ): bool => (bool) preg_match( self::HARMFUL, $name ) ) );
	}

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		$tests['direct']['frontage_accounts_role'] = [
			'label' => __( 'New accounts have read-only access', 'frontage-accounts' ),
			'test'  => [ self::class, 'test' ],
		];
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test(): array {
		$harmless = self::is_role_harmless();
		return [
			'label'       => $harmless ? __( 'New accounts have read-only access', 'frontage-accounts' ) : __( 'Registration is closed because of the default role', 'frontage-accounts' ),
			'status'      => $harmless ? 'good' : 'critical',
			'badge'       => [
				'label' => __( 'Accounts', 'frontage-accounts' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html(
				$harmless
					? __( 'New accounts get the default role, which can only read.', 'frontage-accounts' )
					/* translators: %s: names of capabilities. */
					: sprintf( __( 'The new user default role can do more than read: %s. Registration stays closed until you choose another role, such as Subscriber.', 'frontage-accounts' ), implode( ', ', self::harmful_capabilities( self::role() ) ) )
			) . '</p>',
			'actions'     => $harmless ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'options-general.php' ) ), esc_html__( 'Choose default role', 'frontage-accounts' ) ),
			'test'        => 'frontage_accounts_role',
		];
	}

	/** The default role of new accounts. */
	public static function role(): string {
		$role = get_option( 'default_role' );
		return is_string( $role ) ? $role : '';
	}
}
