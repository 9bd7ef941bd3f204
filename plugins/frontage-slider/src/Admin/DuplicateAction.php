<?php

namespace Frontage\Slider\Admin;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Slider\Request\QueryParameters;
use Frontage\Slider\Storage\PostContentSanitizer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Slider\StorageErrors;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Duplicates a slider as a draft, so that changes to the copy are not visible to visitors. */
final class DuplicateAction {

	public const ACTION = 'frontage_slider_duplicate';

	private const EXTRAS = '_frontage_slider_extras';

	public static function url( int $id ): string {
		return wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . "&post=$id" ), self::ACTION . $id );
	}

	public static function is_allowed( WP_Post $slider ): bool {
		return SliderRepository::POST_TYPE === $slider->post_type && 'trash' !== $slider->post_status && current_user_can( 'edit_post', $slider->ID ) && current_user_can( 'edit_pages' );
	}

	/** On `admin_post_…`: duplicates the slider and opens the copy. */
	public static function handle_request(): never {
		$id     = QueryParameters::number( 'post' );
		$slider = get_post( $id );
		check_admin_referer( self::ACTION . $id );
		if ( ! $slider instanceof WP_Post || ! self::is_allowed( $slider ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to duplicate this slider.', 'frontage-slider' ), '', [ 'response' => 403 ] );
		}
		$copy_id = self::duplicate( $slider );
		if ( is_wp_error( $copy_id ) ) {
			wp_die( esc_html( $copy_id->get_error_message() ), '', [ 'response' => 500, 'back_link' => true ] );
		}
		wp_safe_redirect( (string) get_edit_post_link( $copy_id, 'raw' ) );
		exit;
	}

	/** Returns the id of the copy. */
	public static function duplicate( WP_Post $slider ): int|\WP_Error {
		/* translators: %s: name of a slider */
		$copy  = static fn ( string $name ): string => sprintf( __( '%s (copy)', 'frontage-slider' ), $name );
		$alias = wp_unique_post_slug( sanitize_title( '' === $slider->post_name ? $slider->post_title : $slider->post_name ) . '-copy', 0, 'publish', SliderRepository::POST_TYPE, 0 );
		// With the same alias, each would open the other's dialog; with the same title, they could not be told apart.
		$own     = static fn ( array $attributes ): array => [ 'alias' => rawurldecode( $alias ) ] + ( is_string( $attributes['title'] ?? null ) && '' !== $attributes['title'] ? [ 'title' => $copy( $attributes['title'] ) ] : [] );
		$named   = static fn ( array $attributes, string $name ): array => 'Slider' === $name && ! isset( $attributes['ref'] ) ? [ ...$attributes, ...$own( $attributes ) ] : $attributes;
		$copy_id = VerifiedWrite::post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => 'draft',
				'post_title'   => $copy( $slider->post_title ),
				'post_name'    => $alias,
				'post_content' => PostContentSanitizer::change_blocks( $slider->post_content, $named ),
			]
		);
		$extras  = get_post_meta( $slider->ID, self::EXTRAS, true );
		$refused = is_int( $copy_id ) && is_string( $extras ) && '' !== $extras ? VerifiedWrite::meta( $copy_id, self::EXTRAS, $extras ) : null;
		if ( is_int( $copy_id ) && $refused ) {
			wp_delete_post( $copy_id, true );
		}
		$wrong = is_wp_error( $copy_id ) ? $copy_id : $refused;
		return $wrong ? StorageErrors::with_message( $wrong ) : $copy_id;
	}
}
