<?php

namespace Frontage\Forms\Compat;

use Contactable\SWV\Rule;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Form\Form;
use Frontage\Rules\Formats as Judged;

defined( 'ABSPATH' ) || exit;

/** Converts the rules of a form's fields to objects, to which add-ons add their own, and back. */
final class ValidationRuleBridge {

	/** @var array<int, list<Rule>> Rules that only their own code can validate, by form. */
	private static array $foreign = [];

	/**
	 * On `frontage_forms_rules`.
	 *
	 * @param list<array<string, mixed>> $rules
	 * @return list<array<string, mixed>>
	 */
	public static function filter_rules( array $rules, Form $form ): array {
		if ( ! has_action( 'wpcf7_swv_create_schema' ) ) {
			return $rules;
		}
		$current = wpcf7_get_current_contact_form();
		$schema  = self::create_from_rules( $rules, $form );
		GuardedCallback::action( 'wpcf7_swv_create_schema', $schema, $current && $current->id() === ( $form->id ?: null ) ? $current : \WPCF7_ContactForm::of( $form ) );
		self::$foreign[ $form->id ] = [];
		$known_rules                = [];
		foreach ( $schema->rules() as $rule ) {
			if ( self::is_built_in( $rule ) ) {
				$known_rules[] = $rule->to_array();
			} else {
				self::$foreign[ $form->id ][] = $rule;
			}
		}
		return $known_rules;
	}

	public static function create_schema( Form $form ): \WPCF7_SWV_Schema {
		$schema = self::create_from_rules( $form->rules(), $form );
		foreach ( self::$foreign[ $form->id ] ?? [] as $rule ) {
			$schema->add_rule( $rule );
		}
		return $schema;
	}

	/** @return array<string, string> Classes by rule name; add-ons add their own. */
	public static function list_rule_classes(): array {
		$names        = [ 'Required', 'RequiredFile', 'Email', 'URL', 'Tel', 'Number', 'Date', 'Time', 'File', 'Enum', 'Dayofweek', 'MinItems', 'MaxItems', 'MinLength', 'MaxLength', 'MinNumber', 'MaxNumber', 'MinDate', 'MaxDate', 'MinFileSize', 'MaxFileSize', 'StepNumber', 'All', 'Any' ];
		$rule_classes = array_combine( array_map( 'strtolower', $names ), array_map( static fn ( string $name ): string => "Contactable\\SWV\\{$name}Rule", $names ) );
		$rule_classes = GuardedCallback::filter( 'wpcf7_swv_available_rules', $rule_classes );
		return is_array( $rule_classes ) ? array_filter( $rule_classes, 'is_string' ) : [];
	}

	/** @param array<string, mixed> $properties */
	public static function create_rule( string $name, array $properties ): ?Rule {
		$class = wpcf7_swv_available_rules()[ $name ] ?? null;
		$rule  = is_string( $class ) && class_exists( $class ) ? new $class( $properties ) : null;
		return $rule instanceof Rule ? $rule : null;
	}

	/**
	 * On `frontage_forms_field_errors`, before add-ons validate by hooks.
	 *
	 * @param array<string, string>              $errors
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string>
	 */
	public static function filter_errors( array $errors, array $values, Form $form ): array {
		foreach ( self::$foreign[ $form->id ] ?? [] as $rule ) {
			$field  = $rule->get_property( 'field' );
			$result = is_string( $field ) && ! isset( $errors[ $field ] ) ? $rule->validate( [ 'text' => true ] ) : true;
			if ( is_wp_error( $result ) ) {
				$errors[ $field ] = $result->get_error_message();
			}
		}
		return $errors;
	}

	/**
	 * The site's own format checks, for the validation engine.
	 *
	 * @param array<string, callable> $checks
	 * @return array<string, callable>
	 */
	public static function list_checks( array $checks ): array {
		foreach ( [ 'email', 'url', 'tel', 'number', 'date', 'time' ] as $format ) {
			if ( has_filter( "wpcf7_is_$format" ) ) {
				$checks[ $format ] = static fn ( bool $is_valid, string $value ): bool => (bool) GuardedCallback::filter( "wpcf7_is_$format", $is_valid, 'tel' === $format ? Judged::phone_digits( $value ) : $value );
			}
		}
		return $checks;
	}

	/** @param list<array<string, mixed>> $rules */
	private static function create_from_rules( array $rules, Form $form ): \WPCF7_SWV_Schema {
		$schema = new \WPCF7_SWV_Schema( [ 'locale' => $form->locale ] );
		foreach ( $rules as $rule ) {
			$object = self::create_rule( is_string( $rule['rule'] ?? null ) ? $rule['rule'] : '', array_diff_key( $rule, [ 'rule' => '' ] ) );
			if ( $object ) {
				$schema->add_rule( $object );
			}
		}
		return $schema;
	}

	/** Whether our engine, in PHP and in the browser, knows the rule; it does not know rules of an add-on's class. */
	private static function is_built_in( Rule $rule ): bool {
		$name = $rule->to_array()['rule'] ?? '';
		return str_starts_with( $rule::class, 'Contactable\\SWV\\' ) && is_string( $name );
	}
}
