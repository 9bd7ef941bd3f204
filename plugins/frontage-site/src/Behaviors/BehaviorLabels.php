<?php

declare( strict_types = 1 );

namespace Frontage\Site\Behaviors;

defined( 'ABSPATH' ) || exit;

/**
 * Labels and options of behaviors: this plugin's `behaviors/<group>/<name>.php`, loaded on demand.
 *
 * @phpstan-type Option array{ type: string, title: string, labels?: array<string, string>, enum?: list<string>, default?: mixed }
 * @phpstan-type About array{ group: string, title: string, words: string, about?: string, recommended?: bool, needs?: 'block-theme', tells?: bool, options?: array<string, Option>, texts?: array<string, string> }
 */
final class BehaviorLabels {

	/** In display order. */
	public const GROUPS = [ 'scroll', 'overlays', 'media', 'pointer', 'lists', 'pages' ];

	private const FOLDER = __DIR__ . '/../../behaviors';

	/** @return list<string> Every behavior that can be turned on. */
	public static function names(): array {
		$files = glob( self::FOLDER . '/*/*.php' ) ?: [];
		return array_map( static fn ( string $file ): string => 'frontage/' . basename( $file, '.php' ), $files );
	}

	/**
	 * In the current language; null for unknown behaviors.
	 *
	 * @return About|null
	 */
	public static function label( string $name ): ?array {
		$files = 1 === preg_match( '~^frontage/([a-z][a-z0-9-]*)$~D', $name, $found ) ? glob( self::FOLDER . "/*/$found[1].php" ) ?: [] : [];
		if ( ! $files ) {
			return null;
		}
		/** @var About $about */
		$about = [ 'group' => basename( dirname( $files[0] ) ) ] + require $files[0];
		return $about;
	}

	/**
	 * All options of a behavior; chosen values are used if they are valid.
	 *
	 * @param array<string, mixed> $stored_options
	 * @return array<string, mixed>
	 */
	public static function options( string $name, array $stored_options ): array {
		$options = [];
		foreach ( self::label( $name )['options'] ?? [] as $key => $schema ) {
			$value           = $stored_options[ $key ] ?? null;
			$is_choice       = null !== $value && true === rest_validate_value_from_schema( $value, $schema, $key );
			$value           = $is_choice ? rest_sanitize_value_from_schema( $value, $schema, $key ) : null;
			$value           = is_wp_error( $value ) ? null : $value;
			$options[ $key ] = ( is_string( $value ) ? sanitize_text_field( $value ) : $value ) ?? $schema['default'] ?? null;
		}
		return $options;
	}
}
