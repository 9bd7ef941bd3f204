<?php

declare( strict_types=1 );

namespace Frontage\Forms\Document;

defined( 'ABSPATH' ) || exit;

/** The error messages that owners wrote for single fields: lines `field_error: NAME text` of the additional settings. */
final class FieldErrors {

	public const SETTING = 'field_error';

	/** @return array<string, string> Messages without markup, by field name. The first of a name counts. */
	public static function list_messages( FormDocument $form ): array {
		$messages = [];
		foreach ( AdditionalSettings::split_lines( $form->additional_settings ) as [ 'name' => $name, 'value' => $value ] ) {
			if ( self::SETTING === $name && preg_match( '/^(\S+)[ \t]+(.+)$/D', $value, $match ) ) {
				$messages[ $match[1] ] ??= wp_strip_all_tags( $match[2] );
			}
		}
		return array_filter( $messages, static fn ( string $message ): bool => '' !== $message );
	}

	/**
	 * Puts the owner's message into all rules of a field.
	 *
	 * @param list<array<string, mixed>> $rules
	 * @return list<array<string, mixed>>
	 */
	public static function fill_rules( FormDocument $form, array $rules ): array {
		$messages = self::list_messages( $form );
		return $messages ? array_map( static fn ( array $rule ): array => is_string( $rule['field'] ?? null ) && isset( $messages[ $rule['field'] ] ) ? [ 'error' => $messages[ $rule['field'] ] ] + $rule : $rule, $rules ) : $rules;
	}

	/**
	 * Replaces the messages of invalid fields.
	 *
	 * @param array<string, string> $errors By field name.
	 * @return array<string, string>
	 */
	public static function replace( FormDocument $form, array $errors ): array {
		return array_replace( $errors, array_intersect_key( self::list_messages( $form ), $errors ) );
	}
}
