<?php

declare( strict_types = 1 );

namespace Frontage\Site\Behaviors;

defined( 'ABSPATH' ) || exit;

/** A page's overrides of the site's behaviors: post meta, which is loaded with the post and stored in its revisions. */
final class PageOverrides {

	public const META = '_frontage_site_behaviours';

	/** On `rest_api_init`: for the editor, and for previews. */
	public static function register(): void {
		register_meta(
			'post',
			self::META,
			[
				'type'              => 'object',
				'label'             => __( 'Page behaviors', 'frontage-site' ),
				'description'       => __( 'Behaviors that differ from the site settings, by name, with true for on.', 'frontage-site' ),
				'single'            => true,
				'default'           => [],
				'revisions_enabled' => true,
				'auth_callback'     => static fn ( bool $may, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
				'sanitize_callback' => [ self::class, 'clean' ],
				'show_in_rest'      => [
					'schema' => [
						'type'                 => 'object',
						'context'              => [ 'edit' ],
						'additionalProperties' => [ 'type' => 'boolean' ],
					],
				],
			]
		);
	}

	/** @return array<string, bool> */
	public static function clean( mixed $value ): array {
		return array_filter( self::valid_overrides( $value ), static fn ( string $name ): bool => null !== BehaviorLabels::label( $name ), ARRAY_FILTER_USE_KEY );
	}

	/** @return array<string, bool> Empty before WordPress knows the current page. */
	public static function current_overrides(): array {
		return did_action( 'wp' ) && is_singular() ? self::valid_overrides( get_post_meta( get_queried_object_id(), self::META, true ) ) : [];
	}

	/** @return array<string, bool> */
	private static function valid_overrides( mixed $value ): array {
		$valid = [];
		foreach ( is_array( $value ) ? $value : [] as $name => $is_on ) {
			if ( is_string( $name ) && is_bool( $is_on ) ) {
				$valid[ $name ] = $is_on;
			}
		}
		return $valid;
	}
}
