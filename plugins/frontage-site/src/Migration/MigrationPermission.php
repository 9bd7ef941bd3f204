<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Who may export or import a site: that involves pages, design, media and settings at once. */
final class MigrationPermission {

	private const RIGHTS = [ 'manage_options', 'edit_theme_options', 'upload_files', 'publish_pages', 'edit_others_pages' ];

	public static function is_allowed(): bool {
		return ! array_filter( self::RIGHTS, static fn ( string $right ): bool => ! current_user_can( $right ) );
	}

	/** For REST routes. */
	public static function check(): bool|WP_Error {
		return self::is_allowed() ? true : new WP_Error( 'frontage_kit_forbidden', __( 'Sorry, you are not allowed to export or import this site.', 'frontage-site' ), [ 'status' => rest_authorization_required_code() ] );
	}
}
