<?php

declare( strict_types = 1 );

namespace Frontage\Site\Behaviors;

defined( 'ABSPATH' ) || exit;

/**
 * The site's behaviors and their options: one autoloaded option. A behavior that is turned off keeps its options.
 *
 * @phpstan-type Chosen array{ on: bool, options: array<string, mixed> }
 */
final class SiteBehaviors {

	public const OPTION = 'frontage_site_behaviours';

	/** On `admin_init` and `rest_api_init`: read and written through WordPress's `/wp/v2/settings`, which requires `manage_options`. */
	public static function register(): void {
		register_setting(
			'frontage_site_behaviours',
			self::OPTION,
			[
				'type'              => 'object',
				'label'             => __( 'Site behaviors', 'frontage-site' ),
				'description'       => __( 'Site-wide behaviors by name, with their status and options.', 'frontage-site' ),
				'sanitize_callback' => [ self::class, 'clean' ],
				'default'           => [],
				'show_in_rest'      => [
					'schema' => [
						'type'                 => 'object',
						'additionalProperties' => [
							'type'                 => 'object',
							'properties'           => [
								'on'      => [
									'type'     => 'boolean',
									'required' => true,
								],
								'options' => [
									'type'                 => 'object',
									'additionalProperties' => true,
								],
							],
							'additionalProperties' => false,
						],
					],
				],
			]
		);
		if ( false === get_option( self::OPTION, false ) ) {
			add_option( self::OPTION, [], '', true ); // A missing option costs a query on every page.
		}
	}

	/**
	 * Sanitizes the setting: existing behaviors and valid options only.
	 *
	 * @return array<string, Chosen>
	 */
	public static function clean( mixed $said ): array {
		$clean = [];
		foreach ( self::judged( $said ) as $name => $chosen ) {
			$words = BehaviorLabels::of( $name );
			if ( $words && ( $chosen['on'] || $chosen['options'] ) ) {
				$chosen['options'] = array_intersect_key( BehaviorLabels::options( $name, $chosen['options'] ), $chosen['options'] );
				$clean[ $name ]    = $chosen;
			}
		}
		return $clean;
	}

	/** @return array<string, Chosen> */
	public static function stored(): array {
		return self::judged( get_option( self::OPTION, [] ) );
	}

	/** @return array<string, Chosen> */
	private static function judged( mixed $said ): array {
		$judged = [];
		foreach ( is_array( $said ) ? $said : [] as $name => $chosen ) {
			if ( is_string( $name ) && is_array( $chosen ) ) {
				/** @var array<string, mixed> $options */
				$options         = array_filter( (array) ( $chosen['options'] ?? [] ), is_string( ... ), ARRAY_FILTER_USE_KEY );
				$judged[ $name ] = [
					'on'      => in_array( $chosen['on'] ?? false, [ true, 1, '1' ], true ),
					'options' => $options,
				];
			}
		}
		return $judged;
	}
}
