<?php

namespace Frontage\Slider\Admin;

use Frontage\Slider\Storage\SliderRepository;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Thumbnail of a slider in a list: the image, or the color, of its first slide. */
final class SliderThumbnail {

	/** Block comment of the first slide, in the format of WordPress's parser, and the paths of its images. */
	private const SLIDE = '/<!--\s+wp:frontage\/slide\s+(\{.*?\})\s+\/?-->/s';

	/** On `frontage_kit_rest_routes`: for the editor's list of sliders. */
	public static function register(): void {
		register_rest_field(
			SliderRepository::POST_TYPE,
			'frontage_thumbnail',
			[
				'get_callback' => static function ( mixed $post ): string {
					$slider = is_array( $post ) && is_numeric( $post['id'] ?? null ) ? get_post( (int) $post['id'] ) : null;
					return $slider instanceof WP_Post ? self::thumbnail( $slider )['url'] : '';
				},
				'schema'       => [
					'description' => __( 'URL of a thumbnail of the first slide. Empty if there is none.', 'frontage-slider' ),
					'type'        => 'string',
					'context'     => [ 'view', 'edit' ],
					'readonly'    => true,
				],
			]
		);
	}

	/** @return array{ url: string, color: string } */
	public static function thumbnail( WP_Post $slider ): array {
		preg_match_all( self::SLIDE, $slider->post_content, $slides );
		foreach ( array_slice( $slides[1], 0, 5 ) as $attributes ) {
			$slide = json_decode( $attributes, true );
			if ( ! is_array( $slide ) || true === ( $slide['static'] ?? false ) ) {
				continue;
			}
			$background = is_array( $slide['background'] ?? null ) ? $slide['background'] : [];
			$video      = is_array( $background['video'] ?? null ) ? $background['video'] : [];
			foreach ( [ $slide['thumb'] ?? null, $background['image'] ?? null, $video['poster'] ?? null ] as $image ) {
				$url = is_array( $image ) ? self::small_url( $image ) : '';
				if ( '' !== $url ) {
					return [
						'url'   => $url,
						'color' => '',
					];
				}
			}
			if ( is_string( $background['color'] ?? null ) && '' !== $background['color'] ) {
				return [
					'url'   => '',
					'color' => $background['color'],
				];
			}
		}
		return [
			'url'   => '',
			'color' => '',
		];
	}

	/** @param array<mixed> $image */
	private static function small_url( array $image ): string {
		$id  = is_int( $image['id'] ?? null ) ? $image['id'] : 0;
		$url = $id > 0 ? wp_get_attachment_image_url( $id, 'medium' ) : false;
		return false !== $url ? $url : sanitize_url( is_string( $image['url'] ?? null ) ? $image['url'] : '' );
	}
}
