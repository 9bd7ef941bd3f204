<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Document\AdditionalSettings;
use Frontage\Forms\Document\DefaultMessages;
use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** The parts of a form under the names with which add-ons read, write and add them (`_name` in a form's post meta). */
final class FormProperties {

	/** Hooks that show whether add-ons change a form when it is read; without callbacks our form needs no second reading. */
	private const LISTENERS = [ 'wpcf7_contact_form', 'wpcf7_contact_form_properties', 'wpcf7_pre_construct_contact_form_properties' ];

	private const EACH = 'wpcf7_contact_form_property_';

	public static function are_watched(): bool {
		global $wp_filter;
		foreach ( self::LISTENERS as $name ) {
			if ( has_filter( $name ) ) {
				return true;
			}
		}
		foreach ( array_keys( $wp_filter ) as $name ) {
			if ( str_starts_with( (string) $name, self::EACH ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The names of a form's properties, with their default values.
	 *
	 * @return array<string, mixed>
	 */
	public static function list_names( object $contact_form ): array {
		$own_properties = [
			'form'                => '',
			'mail'                => [],
			'mail_2'              => [],
			'messages'            => [],
			'additional_settings' => '',
		];
		$names          = GuardedCallback::filter( 'wpcf7_pre_construct_contact_form_properties', $own_properties, $contact_form );
		return is_array( $names ) ? array_filter( $names, static fn ( mixed $key ): bool => is_string( $key ) && sanitize_key( $key ) === $key, ARRAY_FILTER_USE_KEY ) : $own_properties;
	}

	/**
	 * Fills empty properties with the form's values.
	 *
	 * @param array<string, mixed> $names
	 * @return array<string, mixed>
	 */
	public static function fill_properties( array $names, Form $form ): array {
		foreach ( $names as $name => $value ) {
			foreach ( $form->id ? [ '_' . $name, $name ] : [] as $key ) {
				if ( metadata_exists( 'post', $form->id, $key ) ) {
					$value = get_post_meta( $form->id, $key, true );
					break;
				}
			}
			$names[ $name ] = $value;
		}
		return self::own_properties( $form ) + $names;
	}

	/**
	 * Applies the filters, to each property and then to all.
	 *
	 * @param array<string, mixed>            $properties
	 * @param callable( array<mixed> ): void $callback       Updates the form in between, since add-ons read it.
	 * @return array<string, mixed>
	 */
	public static function filter_properties( array $properties, object $contact_form, callable $callback ): array {
		$callback( $properties );
		foreach ( $properties as $name => $value ) {
			$properties[ $name ] = GuardedCallback::filter( self::EACH . $name, $value, $contact_form );
		}
		$callback( $properties );
		$filtered_properties = GuardedCallback::filter( 'wpcf7_contact_form_properties', $properties, $contact_form );
		return is_array( $filtered_properties ) ? $filtered_properties : $properties;
	}

	/** @return array<string, mixed> */
	public static function own_properties( Form $form ): array {
		return [
			'form'                => $form->template,
			'mail'                => $form->mail,
			'mail_2'              => $form->mail_2,
			'messages'            => $form->messages,
			'additional_settings' => $form->additional_settings,
		];
	}

	/**
	 * The form with these parts; the same form when they change nothing.
	 *
	 * @param array<mixed> $properties
	 */
	public static function apply_properties( Form $form, array $properties, string $title, string $locale ): Form {
		$text = static fn ( string $key, string $old_value ): string => is_scalar( $properties[ $key ] ?? null ) ? (string) $properties[ $key ] : $old_value;
		$list = static fn ( string $key, array $old_value ): array => is_array( $properties[ $key ] ?? null ) ? $properties[ $key ] : $old_value;
		$new  = [
			'title'               => $title,
			'locale'              => $locale,
			'template'            => $text( 'form', $form->template ),
			'mail'                => $list( 'mail', $form->mail ),
			'mail_2'              => $list( 'mail_2', $form->mail_2 ),
			'messages'            => $list( 'messages', $form->messages ),
			'additional_settings' => $text( 'additional_settings', $form->additional_settings ),
		];
		$new  = array_filter( $new, static fn ( mixed $value, string $name ): bool => $value != $form->$name, ARRAY_FILTER_USE_BOTH ); // The order of keys, and true or 1, make no difference.
		return $new ? $form->with( $new ) : $form;
	}

	/**
	 * Messages with a description each, as editors show them.
	 *
	 * @return array<string, array{description: string, default: string}>
	 */
	public static function list_messages(): array {
		$own_properties      = array_map(
			static fn ( string $text ): array => [
				'description' => $text,
				'default'     => $text,
			],
			DefaultMessages::built_in_messages()
		);
		$filtered_properties = GuardedCallback::filter( 'wpcf7_messages', $own_properties );
		$filtered_properties = is_array( $filtered_properties ) ? $filtered_properties : $own_properties;
		return array_map(
			static fn ( mixed $message ): array => [
				'description' => is_array( $message ) && is_scalar( $message['description'] ?? null ) ? (string) $message['description'] : '',
				'default'     => is_array( $message ) && is_scalar( $message['default'] ?? null ) ? (string) $message['default'] : '',
			],
			$filtered_properties
		);
	}

	/**
	 * All values of an additional setting, in order; the first applies where only one is used.
	 *
	 * @return list<string>
	 */
	public static function find_settings( mixed $text, string $name ): array {
		$lines = array_filter( AdditionalSettings::split_lines( is_scalar( $text ) ? (string) $text : '' ), static fn ( array $line ): bool => $line['name'] === $name );
		return array_column( array_values( $lines ), 'value' );
	}
}
