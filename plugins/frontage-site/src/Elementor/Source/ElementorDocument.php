<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Source;

defined( 'ABSPATH' ) || exit;

/** Parses `_elementor_data`, or a template that Elementor exported, within limits. No part of it is executed. */
final class ElementorDocument {

	public const BYTES = 8 * MB_IN_BYTES;

	private const DEPTH    = 24;
	private const ELEMENTS = 5000;

	private int $count = 0;

	/** @param array<string, string> $colours Colors of the site's kit, by id. */
	private function __construct( private readonly array $colours ) {}

	/**
	 * @param array<string, string> $colours Colors of the site's kit, by id.
	 * @return list<ElementorElement>
	 * @throws DocumentRefusedException
	 */
	public static function read( string $json, array $colours = [] ): array {
		if ( strlen( $json ) > self::BYTES ) {
			throw new DocumentRefusedException( 'too-big' );
		}
		$data = json_decode( trim( $json, "\xEF\xBB\xBF \t\r\n" ), true, 256 );
		if ( ! is_array( $data ) ) {
			throw new DocumentRefusedException( JSON_ERROR_DEPTH === json_last_error() ? 'too-deep' : 'not-json' );
		}
		$content = array_is_list( $data ) ? $data : $data['content'] ?? null;
		if ( ! is_array( $content ) ) {
			throw new DocumentRefusedException( 'not-elementor' );
		}
		$elements = ( new self( $colours ) )->elements( $content, 0 );
		if ( ! $elements ) {
			throw new DocumentRefusedException( $content ? 'not-elementor' : 'empty' );
		}
		return $elements;
	}

	/** The title of an exported template, or ''. */
	public static function title( string $json ): string {
		$data = json_decode( $json, true, 256 );
		return is_array( $data ) && is_string( $data['title'] ?? null ) ? sanitize_text_field( $data['title'] ) : '';
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @return list<ElementorElement>
	 */
	private function elements( array $stored, int $depth ): array {
		if ( $depth > self::DEPTH ) {
			throw new DocumentRefusedException( 'too-deep' );
		}
		$elements = [];
		foreach ( $stored as $one ) {
			if ( ++$this->count > self::ELEMENTS ) {
				throw new DocumentRefusedException( 'too-many' );
			}
			$kind = is_array( $one ) ? $one['elType'] ?? null : null;
			if ( ! is_array( $one ) || ! is_string( $kind ) ) {
				continue;
			}
			$widget     = is_string( $one['widgetType'] ?? null ) ? substr( sanitize_key( $one['widgetType'] ), 0, 60 ) : '';
			$settings   = is_array( $one['settings'] ?? null ) ? $one['settings'] : [];
			$children   = is_array( $one['elements'] ?? null ) ? $this->elements( $one['elements'], $depth + 1 ) : [];
			$id         = is_string( $one['id'] ?? null ) ? substr( sanitize_key( $one['id'] ), 0, 40 ) : '';
			$elements[] = new ElementorElement( $id, in_array( $kind, [ 'section', 'column', 'container', 'widget' ], true ) ? $kind : 'container', $widget, $this->resolve_colors( $settings ), $children );
		}
		return $elements;
	}

	/**
	 * Replaces references to colors of the kit by their values.
	 *
	 * @param array<array-key, mixed> $settings
	 * @return array<array-key, mixed>
	 */
	private function resolve_colors( array $settings ): array {
		foreach ( is_array( $settings['__globals__'] ?? null ) ? $settings['__globals__'] : [] as $name => $global ) {
			if ( is_string( $global ) && preg_match( '~^globals/colors\?id=([\w-]{1,60})$~', $global, $found ) && isset( $this->colours[ $found[1] ] ) ) {
				$settings[ $name ] = $this->colours[ $found[1] ];
			}
		}
		return $settings;
	}
}
