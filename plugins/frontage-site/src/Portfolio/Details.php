<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

use Frontage\Site\Request\Asked;

defined( 'ABSPATH' ) || exit;

/** The box beside a project: for whom, when, and where it is to be seen. */
final class Details {

	private const BOX = 'frontage_project';

	/** On `add_meta_boxes_portfolio`. */
	public static function add(): void {
		if ( Portfolio::is_ours() ) {
			add_meta_box( self::BOX, __( 'About the project', 'frontage-site' ), [ self::class, 'print' ], Portfolio::TYPE, 'side', 'high' );
		}
	}

	public static function print( \WP_Post $post ): void {
		wp_nonce_field( self::BOX . $post->ID, self::BOX . '_nonce', false );
		$known = get_registered_meta_keys( 'post', Portfolio::TYPE );
		foreach ( Portfolio::META as $name ) {
			$value = get_post_meta( $post->ID, $name, true );
			$label = is_string( $known[ $name ]['label'] ?? null ) ? $known[ $name ]['label'] : $name;
			$type  = 'url' === $name ? 'url' : 'text';
			$value = is_string( $value ) ? $value : '';
			printf(
				'<p><label for="frontage-project-%1$s">%2$s</label><input class="widefat" type="%3$s" id="frontage-project-%1$s" name="%4$s[%1$s]" value="%5$s"></p>',
				esc_attr( $name ),
				esc_html( $label ),
				esc_attr( $type ),
				esc_attr( self::BOX ),
				esc_attr( $value )
			);
		}
	}

	/** On `save_post_portfolio`. */
	public static function save( int $post ): void {
		$box = Portfolio::is_ours() && current_user_can( 'edit_post', $post ) ? Asked::box( self::BOX, self::BOX . $post ) : null;
		foreach ( $box ? Portfolio::META : [] as $name ) {
			if ( is_string( $box[ $name ] ?? null ) ) {
				update_post_meta( $post, $name, wp_slash( $box[ $name ] ) ); // Its own sanitiser cleans it.
			}
		}
	}
}
