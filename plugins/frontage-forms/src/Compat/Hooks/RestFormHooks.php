<?php

namespace Frontage\Forms\Compat\Hooks;

use Frontage\Forms\Compat\FormLookup;
use Frontage\Forms\Compat\FormProperties;
use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Applies the changes that add-ons make to a form which a REST request reads or stores. */
final class RestFormHooks {

	/** The add-ons' object of the form that the request is about to store. */
	private static ?\WPCF7_ContactForm $object = null;

	/**
	 * On `frontage_forms_requested_form`: `wpcf7_save_contact_form`, with which add-ons set their own properties.
	 *
	 * @param array<mixed> $params
	 */
	public static function apply_request( Form $form, array $params, bool $is_saving ): Form {
		if ( ! has_action( 'wpcf7_save_contact_form' ) ) {
			return $form;
		}
		$object = \WPCF7_ContactForm::of( $form );
		GuardedCallback::action( 'wpcf7_save_contact_form', $object, [ 'id' => $form->id ?: -1 ] + $params, $is_saving ? 'save' : ( $params['context'] ?? '' ) );
		self::$object = $is_saving ? $object : null;
		return $object->form();
	}

	/** On `frontage_forms_storage_error`, before the response: stores what an add-on set on the form of the request. */
	public static function save_added( ?\WP_Error $error, Form $stored_form ): ?\WP_Error {
		$object       = self::$object;
		self::$object = null;
		return $error ?? ( $object ? FormLookup::save_added( $stored_form, $object->get_properties() ) : null );
	}

	/**
	 * On `frontage_forms_further_properties`.
	 *
	 * @param array<mixed> $properties
	 * @return array<mixed>
	 */
	public static function add_properties( array $properties, Form $form ): array {
		return $properties + ( FormProperties::are_watched() ? array_diff_key( \WPCF7_ContactForm::of( $form )->get_properties(), FormProperties::own_properties( $form ) ) : [] );
	}
}
