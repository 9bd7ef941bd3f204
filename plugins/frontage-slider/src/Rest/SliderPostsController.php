<?php

namespace Frontage\Slider\Rest;

use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `wp/v2/frontage_slider` as WordPress has it, for who writes posts or pages. Visitors get sliders in pages, or one by its alias; a list of all, with what stands in none, is not theirs. */
final class SliderPostsController extends WP_REST_Posts_Controller {

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return self::allowed() ? parent::get_items_permissions_check( $request ) : self::refused();
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return bool|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return self::allowed() ? parent::get_item_permissions_check( $request ) : self::refused();
	}

	/**
	 * Also where a slider is embedded in the answer of another route.
	 *
	 * @param WP_Post $post
	 */
	public function check_read_permission( $post ): bool {
		return self::allowed() && parent::check_read_permission( $post );
	}

	/** Who writes a post may choose a slider for it. */
	private static function allowed(): bool {
		return current_user_can( 'edit_posts' ) || current_user_can( 'edit_pages' );
	}

	private static function refused(): WP_Error {
		return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'frontage-slider' ), [ 'status' => rest_authorization_required_code() ] );
	}
}
