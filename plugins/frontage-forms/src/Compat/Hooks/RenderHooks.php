<?php

namespace Frontage\Forms\Compat\Hooks;

use Frontage\Forms\Compat\CurrentForm;
use Frontage\Forms\Compat\FormLookup;
use Frontage\Forms\Compat\FormProperties;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** Runs the original's hooks while a form is rendered. A hook without callbacks costs only a check. */
final class RenderHooks {

	/** On `frontage_forms_for_visitor`: applies the changes of add-ons to a form when it is read. */
	public static function filter_form( Form $form ): Form {
		if ( CurrentForm::get_form() === $form ) {
			return $form; // A callback has itself requested the markup.
		}
		if ( ! FormProperties::are_watched() ) {
			CurrentForm::set_form( $form );
			return $form;
		}
		$object       = \WPCF7_ContactForm::of( $form );
		$changed_form = $object->form();
		CurrentForm::set_form( $changed_form, $object );
		return $changed_form;
	}

	/** On `frontage_forms_auto_paragraphs`. */
	public static function filter_paragraphs( mixed $is_formatted, Form $form ): bool {
		$is_formatted = $is_formatted && constant( 'WPCF7_AUTOP' );
		return has_filter( 'wpcf7_autop_or_not' ) ? (bool) CurrentForm::run_with( $form, null, static fn (): mixed => GuardedCallback::filter( 'wpcf7_autop_or_not', $is_formatted, [ 'for' => 'form' ] ) ) : $is_formatted;
	}

	/** On `frontage_forms_elements`: for a form on its page, and for one that is only validated. */
	public static function filter_elements( string $html, RenderContext $view ): string {
		return has_filter( 'wpcf7_form_elements' ) ? CurrentForm::run_with( $view->form, $view, static fn (): string => self::text_or_default( GuardedCallback::filter( 'wpcf7_form_elements', $html ), $html ) ) : $html;
	}

	/** On `frontage_forms_subscribers_only_notice`. */
	public static function filter_subscribers_only_notice( string $notice, Form $form ): string {
		return has_filter( 'wpcf7_subscribers_only_notice' ) ? CurrentForm::run_with( $form, null, static fn (): string => self::text_or_default( GuardedCallback::filter( 'wpcf7_subscribers_only_notice', $notice, wpcf7_get_current_contact_form() ), $notice ) ) : $notice;
	}

	/** On `frontage_forms_action_url`. */
	public static function filter_action_url( string $url ): string {
		return self::text_or_default( GuardedCallback::filter( 'wpcf7_form_action_url', $url ), $url );
	}

	/**
	 * On `frontage_forms_attributes`.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	public static function filter_attributes( array $attributes ): array {
		$text  = static fn ( string $name ): string => is_scalar( $attributes[ $name ] ?? null ) ? (string) $attributes[ $name ] : '';
		$new   = [
			'class'        => self::text_or_default( GuardedCallback::filter( 'wpcf7_form_class_attr', $text( 'class' ) ), $text( 'class' ) ),
			'id'           => self::text_or_default( GuardedCallback::filter( 'wpcf7_form_id_attr', $text( 'id' ) ), $text( 'id' ) ),
			'name'         => self::text_or_default( GuardedCallback::filter( 'wpcf7_form_name_attr', $text( 'name' ) ), $text( 'name' ) ),
			'aria-label'   => self::text_or_default( GuardedCallback::filter( 'wpcf7_form_title_attr', $text( 'aria-label' ) ), $text( 'aria-label' ) ),
			'enctype'      => wpcf7_enctype_value( GuardedCallback::filter( 'wpcf7_form_enctype', $text( 'enctype' ) ) ),
			'autocomplete' => self::text_or_default( GuardedCallback::filter( 'wpcf7_form_autocomplete', $text( 'autocomplete' ) ), '' ),
		];
		$new   = array_map( static fn ( string $value ): ?string => '' === $value ? null : $value, $new );
		$new  += [ 'novalidate' => (bool) GuardedCallback::filter( 'wpcf7_form_novalidate', true ) ] + $attributes;
		$added = GuardedCallback::filter( 'wpcf7_form_additional_atts', [] );
		foreach ( is_array( $added ) ? $added : [] as $name => $value ) {
			if ( is_string( $name ) && preg_match( '/^[a-z_:][-a-z0-9_:.]*$/i', $name ) && ( is_scalar( $value ) || null === $value ) ) {
				$new += [ $name => $value ];
			}
		}
		return array_merge( array_intersect_key( $attributes, $new ), $new ); // In their original order.
	}

	/**
	 * On `frontage_forms_hidden_fields`.
	 *
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	public static function filter_hidden_fields( array $fields ): array {
		$added = GuardedCallback::filter( 'wpcf7_form_hidden_fields', [] );
		return $fields + ( is_array( $added ) ? $added : [] );
	}

	/** On `frontage_forms_response_box`. */
	public static function filter_response_box( string $html, RenderContext $view ): string {
		if ( ! has_filter( 'wpcf7_form_response_output' ) ) {
			return $html;
		}
		return self::text_or_default( GuardedCallback::filter( 'wpcf7_form_response_output', $html, 'wpcf7-response-output', $view->outcome->message, wpcf7_get_current_contact_form(), $view->outcome->status ), $html );
	}

	/** On `frontage_forms_message`: messages of single fields. Messages for the whole form are filtered where their status is known. */
	public static function filter_message( string $text, string $key ): string {
		return in_array( $key, [ 'mail_sent_ok', 'mail_sent_ng', 'validation_error', 'accept_terms', 'spam' ], true ) ? $text : self::text_or_default( GuardedCallback::filter( 'wpcf7_display_message', $text, $key ), $text );
	}

	/**
	 * On `frontage_forms_messages`.
	 *
	 * @param array<string, string> $messages
	 * @return array<string, string>
	 */
	public static function filter_messages( array $messages ): array {
		return has_filter( 'wpcf7_messages' ) ? array_map( static fn ( array $message ): string => $message['default'], FormProperties::list_messages() ) + $messages : $messages;
	}

	/** On `frontage_forms_verify_nonce`. */
	public static function filter_nonce( mixed $is_needed ): bool {
		$is_needed = $is_needed || constant( 'WPCF7_VERIFY_NONCE' );
		return has_filter( 'wpcf7_verify_nonce' ) ? (bool) GuardedCallback::filter( 'wpcf7_verify_nonce', $is_needed, wpcf7_get_current_contact_form() ) : $is_needed;
	}

	/** On `frontage_forms_form_saved`: for a form that our own screens stored. */
	public static function notify_saved( Form $form, bool $is_new ): void {
		if ( ! FormLookup::is_saving() && ( has_action( 'wpcf7_after_save' ) || has_action( 'wpcf7_after_create' ) || has_action( 'wpcf7_after_update' ) ) ) {
			FormLookup::notify_saved( \WPCF7_ContactForm::of( $form ), $is_new );
		}
	}

	private static function text_or_default( mixed $value, string $fallback ): string {
		return is_scalar( $value ) ? (string) $value : $fallback;
	}
}
