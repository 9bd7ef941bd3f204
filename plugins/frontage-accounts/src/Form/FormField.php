<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

use Frontage\Accounts\AccountResponse;
use Frontage\Accounts\Rules\ValidationMessages;
use Frontage\Accounts\Rules\ValidationRules;
use Frontage\Kit\ErrorSummary;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** A form field with its label, its tips as attributes, and its error after a submission without script. */
final class FormField {

	/** @var list<array{ id: string, name: string, text: string }> Errors of the fields rendered so far. */
	private array $errors = [];

	/** Field names as in `data-field`, with the server's error keys. */
	public const KEYS = [
		'user'        => [ 'user', 'user_null', 'user_length', 'user_invalid', 'user_exists' ],
		'email'       => [ 'email_null', 'email_format', 'email_exists' ],
		'pass'        => [ 'pass', 'pass_null', 'pass_length', 'pass_long', 'pass_invalid' ],
		'passconfirm' => [ 'passconfirm', 'passconfirm_null' ],
		'consent'     => [ 'consent' ],
	];

	/**
	 * @param string                $form  The form whose rules apply: ValidationRules::SIGN_IN or REGISTER; '': none.
	 * @param string                $unit  The form's id.
	 * @param array<string, string> $texts Errors by key.
	 */
	public function __construct( private readonly string $form, private readonly string $unit, private readonly array $texts = [] ) {}

	/** @param array<string, string> $attributes Attributes of the input in addition to the common ones, including `name` and `type`. */
	public function text( string $field, string $label, array $attributes, string $value = '' ): string {
		$id = "$this->unit-$field";
		return sprintf(
			'<p class="fr-account__field"><label for="%1$s">%2$s</label>%3$s%4$s</p>',
			esc_attr( $id ),
			esc_html( $label ),
			$this->input( $field, $attributes + [ 'id' => $id, 'type' => 'text', 'value' => $value, 'required' => '' ] ),
			$this->error_tip( $field, $label )
		);
	}

	/** With a button that shows the password, if script runs. */
	public function password( string $field, string $label, string $name, string $autocomplete ): string {
		$id = "$this->unit-$field";
		return sprintf(
			'<div class="fr-account__field"><label for="%1$s">%2$s</label><span class="fr-account__password">%3$s%4$s<button type="button" class="fr-account__show" aria-controls="%1$s" aria-label="%6$s" data-other="%7$s" data-other-label="%8$s">%5$s</button></span></div>',
			esc_attr( $id ),
			esc_html( $label ),
			$this->input( $field, [ 'id' => $id, 'type' => 'password', 'name' => $name, 'autocomplete' => $autocomplete, 'required' => '', 'spellcheck' => 'false' ] ),
			$this->error_tip( $field, $label ),
			esc_html__( 'Show', 'frontage-accounts' ),
			esc_attr__( 'Show password', 'frontage-accounts' ),
			esc_attr__( 'Hide', 'frontage-accounts' ),
			esc_attr__( 'Hide password', 'frontage-accounts' )
		);
	}

	/** @param string $label Escaped. */
	public function checkbox( string $field, string $label, string $name, string $value, bool $required = false ): string {
		$id = "$this->unit-$field";
		return sprintf(
			'<p class="fr-account__box">%1$s<label for="%2$s">%3$s</label>%4$s</p>',
			$this->input( $field, [ 'id' => $id, 'type' => 'checkbox', 'name' => $name, 'value' => $value ] + ( $required ? [ 'required' => '' ] : [] ) ),
			esc_attr( $id ),
			$label,
			$this->error_tip( $field, trim( html_entity_decode( wp_strip_all_tags( $label ), ENT_QUOTES ) ) )
		);
	}

	/**
	 * The error summary, after the fields were rendered. `$message` concerns the whole form; without field errors it is in
	 * status() instead.
	 */
	public function summary(): string {
		$message = $this->errors ? $this->texts[ AccountResponse::MESSAGE ] ?? '' : '';
		return ErrorSummary::html( "$this->unit-errors", '' === $message ? ValidationMessages::summary() : $message, $this->errors );
	}

	/** The message about the whole form, unless it is in the summary; after the fields were rendered. */
	public function status(): string {
		return sprintf( '<p class="fr-account__status" role="status">%s</p>', $this->errors ? '' : ShortcodeGuard::without_shortcodes( esc_html( $this->texts[ AccountResponse::MESSAGE ] ?? '' ) ) );
	}

	/** A honeypot: a visually hidden field that only bots fill in. */
	public static function honeypot( string $name ): string {
		return sprintf( '<p class="fr-account__trap" aria-hidden="true"><label>%s <input name="%s" tabindex="-1" autocomplete="off"></label></p>', esc_html__( 'Leave this field empty', 'frontage-accounts' ), esc_attr( $name ) );
	}

	/** @param array<string, string> $values By name. One is the page's URL, which the visitor controls. */
	public static function hidden( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), ShortcodeGuard::without_shortcodes( esc_attr( $value ) ) );
		}
		return $html;
	}

	/** @param array<string, string> $attributes */
	private function input( string $field, array $attributes ): string {
		$attributes['data-field'] = $field;
		$tips                     = ValidationMessages::tips();
		foreach ( '' === $this->form ? [] : ValidationRules::for_form( $this->form ) as $row ) {
			if ( $field === $row['field'] && '' !== $row['key'] ) {
				$attributes[ 'data-' . $row['tip'] ] = $tips[ $row['tip'] ];
			}
			if ( $field === $row['field'] && 'least' === $row['rule'] ) {
				$attributes['minlength'] = (string) $row['with'];
			}
		}
		// Without it, some browsers report a required field as invalid before any input.
		$attributes += '' === $this->error_attributes( $field ) ? [ 'aria-invalid' => 'false' ] : [ 'aria-invalid' => 'true', 'aria-describedby' => "$this->unit-$field-tip" ];
		$html        = '<input';
		foreach ( $attributes as $name => $value ) {
			$html .= '' === $value && 'required' === $name ? ' required' : sprintf( ' %s="%s"', $name, ShortcodeGuard::without_shortcodes( esc_attr( $value ) ) );
		}
		return $html . '>';
	}

	/** @param string $label Not escaped. */
	private function error_tip( string $field, string $label ): string {
		$text = $this->error_attributes( $field );
		if ( '' !== $text ) {
			$this->errors[] = [
				'id'   => "$this->unit-$field",
				'name' => $label,
				'text' => $text,
			];
		}
		return '' === $text ? '' : sprintf( '<span class="%s" aria-hidden="true" id="%s">%s</span>', esc_attr( LegacyClasses::TIP ), esc_attr( "$this->unit-$field-tip" ), ShortcodeGuard::without_shortcodes( esc_html( $text ) ) );
	}

	/** The error for visitors: a field that the server calls null is a missing required field. */
	private function error_attributes( string $field ): string {
		foreach ( self::KEYS[ $field ] ?? [] as $key ) {
			if ( isset( $this->texts[ $key ] ) ) {
				return str_ends_with( $key, '_null' ) ? ValidationMessages::tips()['validate'] : $this->texts[ $key ];
			}
		}
		return '';
	}
}
