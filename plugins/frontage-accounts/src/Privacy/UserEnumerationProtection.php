<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Privacy;

defined( 'ABSPATH' ) || exit;

/** Prevents user enumeration: in the REST API, the sitemap, embeds, by author IDs, and in comment classes. Author archives stay. */
final class UserEnumerationProtection {

	/** Option: whether it is on. Default: off. */
	public const OPTION = 'frontage_accounts_hide_users';

	/** Without the `D` modifier, as in WordPress's own routes: they match before a trailing line break, too. */
	private const ROUTE = '~^/wp/v2/users(?:/(\d+))?/?$~i';

	/** Whether users are hidden in this request. Users who edit posts need the list to choose an author. */
	private static function is_hidden(): bool {
		return get_option( self::OPTION ) && ! current_user_can( 'list_users' ) && ! current_user_can( 'edit_posts' );
	}

	/**
	 * On `rest_pre_dispatch`: also for authors embedded in posts.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function refuse( mixed $result, \WP_REST_Request $request ): mixed {
		if ( null !== $result || ! in_array( $request->get_method(), [ 'GET', 'HEAD' ], true ) || ! preg_match( self::ROUTE, $request->get_route(), $found ) || ! self::is_hidden() ) {
			return $result;
		}
		$is_own = is_user_logged_in() && (int) ( $found[1] ?? 0 ) === get_current_user_id();
		return $is_own ? $result : new \WP_Error( 'rest_user_cannot_view', __( 'Users are not listed on this site.', 'frontage-accounts' ), [ 'status' => rest_authorization_required_code() ] );
	}

	/**
	 * On `oembed_response_data`.
	 *
	 * @param mixed $data Other plugins may have changed its type.
	 */
	public static function remove_from_embed( mixed $data ): mixed {
		if ( is_array( $data ) && get_option( self::OPTION ) ) {
			unset( $data['author_name'], $data['author_url'] );
		}
		return $data;
	}

	/**
	 * On `request`: `?author=1` redirects to a URL with the user's name, so that counting up finds all users. With plain
	 * permalinks it is the archive's own URL.
	 *
	 * @param mixed $query_vars The query variables of the request.
	 */
	public static function ignore_author_ids( mixed $query_vars ): mixed {
		$is_number = is_array( $query_vars ) && isset( $query_vars['author'] ) && ! is_admin() && '' !== get_option( 'permalink_structure' );
		return $is_number && self::is_hidden() ? [ 'error' => '404' ] : $query_vars;
	}

	/**
	 * On `comment_class`.
	 *
	 * @param mixed $classes Other plugins may have changed its type.
	 */
	public static function remove_comment_classes( mixed $classes ): mixed {
		return is_array( $classes ) && get_option( self::OPTION ) ? array_values( array_filter( $classes, static fn ( mixed $one ): bool => ! is_string( $one ) || ! str_starts_with( $one, 'comment-author-' ) ) ) : $classes;
	}
}
