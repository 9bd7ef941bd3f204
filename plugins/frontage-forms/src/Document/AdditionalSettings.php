<?php

namespace Frontage\Forms\Document;

defined( 'ABSPATH' ) || exit;

/** Parses a form's additional settings: one `name: value` per line; the first of a name wins (docs/reference/contact-forms.md §9). */
final class AdditionalSettings {

	private const LINE = '/^[ \t]*([A-Za-z0-9_]+)[ \t]*:[ \t]*(.*?)[ \t]*$/D';

	/**
	 * Returns every line without blank ones and comments (`#`).
	 *
	 * @return list<array{line: int, name: string, value: string}> Lines from 1; a line that is no setting has no name.
	 */
	public static function split_lines( string $text ): array {
		$lines = [];
		foreach ( preg_split( '/\r\n|\r|\n/', $text ) ?: [] as $index => $line ) {
			if ( '' !== trim( $line ) && ! str_starts_with( trim( $line ), '#' ) ) {
				preg_match( self::LINE, $line, $setting );
				$lines[] = [
					'line'  => $index + 1,
					'name'  => $setting[1] ?? '',
					'value' => $setting[2] ?? '',
				];
			}
		}
		return $lines;
	}

	/** @return array<string, string> */
	public static function parse( string $text ): array {
		$settings = [];
		foreach ( self::split_lines( $text ) as [ 'name' => $name, 'value' => $value ] ) {
			if ( '' !== $name ) {
				$settings[ $name ] ??= $value;
			}
		}
		return $settings;
	}

	/** Value of a switch; null when it is none. */
	public static function parse_boolean( string $value ): ?bool {
		return match ( $value ) {
			'on', 'true', '1'   => true,
			'off', 'false', '0' => false,
			default             => null,
		};
	}
}
