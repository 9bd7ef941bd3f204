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
	public static function for_visitor( Form $form ): Form {
		if ( CurrentForm::form() === $form ) {
			return $form; // A callback has itself requested the markup.
		}
		if ( ! FormProperties::are_watched() ) {
			CurrentForm::begin( $form );
			return $form;
		}
		$object  = \WPCF7_ContactForm::of( $form );
		$changed = $object->form();
		CurrentForm::begin( $changed, $object );
		return $changed;
	}

	/** On `frontage_forms_auto_paragraphs`. */
	public static function paragraphs( mixed $make, Form $form ): bool {
		$make = $make && constant( 'WPCF7_AUTOP' );
		return has_filter( 'wpcf7_autop_or_not' ) ? (bool) CurrentForm::during( $form, null, static fn (): mixed => GuardedCallback::filter( 'wpcf7_autop_or_not', $make, [ 'for' => 'form' ] ) ) : $make;
	}

	/** On `frontage_forms_elements`: for a form on its page, and for one that is only validated. */
	public static function elements( string $html, RenderContext $view ): string {
		return has_filter( 'wpcf7_form_elements' ) ? CurrentForm::during( $view->form, $view, static fn (): string => self::text( GuardedCallback::filter( 'wpcf7_form_elements', $html ), $html ) ) : $html;
	}

	/** On `frontage_forms_subscribers_only_notice`. */
	public static function subscribers_only_notice( string $notice, Form $form ): string {
		return has_filter( 'wpcf7_subscribers_only_notice' ) ? CurrentForm::during( $form, null, static fn (): string => self::text( GuardedCallback::filter( 'wpcf7_subscribers_only_notice', $notice, wpcf7_get_current_contact_form() ), $notice ) ) : $notice;
	}

	/** On `frontage_forms_action_url`. */
	public static function action_url( string $url ): string {
		return self::text( GuardedCallback::filter( 'wpcf7_form_action_url', $url ), $url );
	}

	/**
	 * On `frontage_forms_attributes`.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	public static function attributes( array $attributes ): array {
		$text = static fn ( string $name ): string => is_scalar( $attributes[ $name ] ?? null ) ? (string) $attributes[ $name ] : '';
		$new  = [
			'class'        => self::text( GuardedCallback::filter( 'wpcf7_form_class_attr', $text( 'class' ) ), $text( 'class' ) ),
			'id'           => self::text( GuardedCallback::filter( 'wpcf7_form_id_attr', $text( 'id' ) ), $text( 'id' ) ),
			'name'         => self::text( GuardedCallback::filter( 'wpcf7_form_name_attr', $text( 'name' ) ), $text( 'name' ) ),
			'aria-label'   => self::text( GuardedCallback::filter( 'wpcf7_form_title_attr', $text( 'aria-label' ) ), $text( 'aria-label' ) ),
			'enctype'      => wpcf7_enctype_value( GuardedCallback::filter( 'wpcf7_form_enctype', $text( 'enctype' ) ) ),
			'autocomplete' => self::text( GuardedCallback::filter( 'wpcf7_form_autocomplete', $text( 'autocomplete' ) ), '' ),
		];
		$new  = array_map( static fn ( string $value ): ?string => '' === $value ? null : $value, $new );
		$new += [ 'novalidate' => (bool) GuardedCallback::filter( 'wpcf7_form_novalidate', true ) ] + $attributes;
		$more = GuardedCallback::filter( 'wpcf7_form_additional_atts', [] );
		foreach ( is_array( $more ) ? $more : [] as $name => $value ) {
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
	public static function hidden_fields( array $fields ): array {
		$more = GuardedCallback::filter( 'wpcf7_form_hidden_fields', [] );
		return $fields + ( is_array( $more ) ? $more : [] );
	}

	/** On `frontage_forms_response_box`. */
	public static function response_box( string $html, RenderContext $view ): string {
		if ( ! has_filter( 'wpcf7_form_response_output' ) ) {
			return $html;
		}
		return self::text( GuardedCallback::filter( 'wpcf7_form_response_output', $html, 'wpcf7-response-output', $view->outcome->message, wpcf7_get_current_contact_form(), $view->outcome->status ), $html );
	}

	/** On `frontage_forms_message`: messages of single fields. Messages for the whole form are filtered where their status is known. */
	public static function message( string $text, string $key ): string {
		return in_array( $key, [ 'mail_sent_ok', 'mail_sent_ng', 'validation_error', 'accept_terms', 'spam' ], true ) ? $text : self::text( GuardedCallback::filter( 'wpcf7_display_message', $text, $key ), $text );
	}

	/**
	 * On `frontage_forms_messages`.
	 *
	 * @param array<string, string> $messages
	 * @return array<string, string>
	 */
	public static function messages( array $messages ): array {
		return has_filter( 'wpcf7_messages' ) ? array_map( static fn ( array $one ): string => $one['default'], FormProperties::messages() ) + $messages : $messages;
	}

	/** On `frontage_forms_verify_nonce`. */
	public static function needs_nonce( mixed $needs ): bool {
		$needs = $needs || constant( 'WPCF7_VERIFY_NONCE' );
		return has_filter( 'wpcf7_verify_nonce' ) ? (bool) GuardedCallback::filter( 'wpcf7_verify_nonce', $needs, wpcf7_get_current_contact_form() ) : $needs;
	}

	/** On `frontage_forms_form_saved`: for a form that our own screens stored. */
	public static function saved( Form $form, bool $is_new ): void {
		if ( ! FormLookup::is_saving() && ( has_action( 'wpcf7_after_save' ) || has_action( 'wpcf7_after_create' ) || has_action( 'wpcf7_after_update' ) ) ) {
			FormLookup::tell( \WPCF7_ContactForm::of( $form ), $is_new );
		}
	}

	private static function text( mixed $value, string $otherwise ): string {
		return is_scalar( $value ) ? (string) $value : $otherwise;
	}
}
