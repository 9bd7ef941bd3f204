<?php

namespace Frontage\Slider\Rest;

use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The route `wp/v2/frontage_slider`, only for users who write posts or pages. Visitors get sliders in pages, or one by
 * its alias, but not a list of all sliders, including unused ones.
 */
final class SliderPostsController extends WP_REST_Posts_Controller {

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return self::is_allowed() ? parent::get_items_permissions_check( $request ) : self::forbidden_error();
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return bool|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return self::is_allowed() ? parent::get_item_permissions_check( $request ) : self::forbidden_error();
	}

	/**
	 * Also if a slider is embedded in the response of another route.
	 *
	 * @param WP_Post $post
	 */
	public function check_read_permission( $post ): bool {
		return self::is_allowed() && parent::check_read_permission( $post );
	}

	/** Users who write posts may select a slider. */
	private static function is_allowed(): bool {
		return current_user_can( 'edit_posts' ) || current_user_can( 'edit_pages' );
	}

	private static function forbidden_error(): WP_Error {
		return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'frontage-slider' ), [ 'status' => rest_authorization_required_code() ] );
	}
}
