<?php

declare( strict_types = 1 );

namespace Frontage\Site\Behaviors;

defined( 'ABSPATH' ) || exit;

/**
 * The site's behaviors and their options: one autoloaded option. A behavior that is turned off keeps its options.
 *
 * @phpstan-type BehaviorSettings array{ on: bool, options: array<string, mixed> }
 */
final class SiteBehaviors {

	public const OPTION = 'frontage_site_behaviours';

	/** On `admin_init` and `frontage_kit_rest_settings`: read and written through WordPress's `/wp/v2/settings`, which requires `manage_options`. */
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
	 * @return array<string, BehaviorSettings>
	 */
	public static function clean( mixed $value ): array {
		$clean = [];
		foreach ( self::valid_options( $value ) as $name => $options ) {
			$words = BehaviorLabels::label( $name );
			if ( $words && ( $options['on'] || $options['options'] ) ) {
				$options['options'] = array_intersect_key( BehaviorLabels::options( $name, $options['options'] ), $options['options'] );
				$clean[ $name ]     = $options;
			}
		}
		return $clean;
	}

	/** @return array<string, BehaviorSettings> The setting with every recommended behavior on, and existing options kept. */
	public static function recommended(): array {
		$names = array_filter( BehaviorLabels::names(), static fn ( string $name ): bool => ! empty( BehaviorLabels::label( $name )['recommended'] ) );
		$all   = self::enabled_behaviors();
		foreach ( $names as $name ) {
			$all[ $name ] = [ 'on' => true ] + ( $all[ $name ] ?? [ 'options' => [] ] );
		}
		return self::clean( $all );
	}

	/** @return array<string, BehaviorSettings> */
	public static function enabled_behaviors(): array {
		return self::valid_options( get_option( self::OPTION, [] ) );
	}

	/** @return array<string, BehaviorSettings> */
	private static function valid_options( mixed $value ): array {
		$valid = [];
		foreach ( is_array( $value ) ? $value : [] as $name => $entry ) {
			if ( is_string( $name ) && is_array( $entry ) ) {
				/** @var array<string, mixed> $options */
				$options        = array_filter( (array) ( $entry['options'] ?? [] ), is_string( ... ), ARRAY_FILTER_USE_KEY );
				$valid[ $name ] = [
					'on'      => in_array( $entry['on'] ?? false, [ true, 1, '1' ], true ),
					'options' => $options,
				];
			}
		}
		return $valid;
	}
}
