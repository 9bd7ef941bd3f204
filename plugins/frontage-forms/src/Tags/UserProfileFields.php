<?php

namespace Frontage\Forms\Tags;

defined( 'ABSPATH' ) || exit;

/** Data of the signed-in user that a form may show: public profile fields only, since editors of forms could have any other field mailed to them. */
final class UserProfileFields {

	private const FIELDS = [ 'ID', 'user_login', 'user_email', 'user_url', 'user_nicename', 'display_name', 'nickname', 'first_name', 'last_name', 'description' ];

	/** @param string $name `user_email`, or `user_` before a field: `user_display_name`. */
	public static function find_value( string $name ): string {
		$user = wp_get_current_user();
		if ( ! $user->exists() || ! str_starts_with( $name, 'user_' ) ) {
			return '';
		}
		$public = [ ...self::FIELDS, ...array_map( 'strval', array_keys( wp_get_user_contact_methods( $user ) ) ) ];
		/**
		 * Filters the profile fields of the visitor that `[_user_…]` and `default:user_…` may show.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $public Properties and user meta.
		 * @param \WP_User     $user
		 */
		$public = (array) apply_filters( 'frontage_forms_public_user_fields', $public, $user );
		foreach ( [ $name, substr( $name, 5 ) ] as $field ) {
			if ( in_array( $field, $public, true ) && ! in_array( $field, [ 'user_pass', 'user_activation_key' ], true ) && $user->has_prop( $field ) ) {
				$value = $user->get( $field );
				return is_scalar( $value ) ? (string) $value : '';
			}
		}
		return '';
	}
}
