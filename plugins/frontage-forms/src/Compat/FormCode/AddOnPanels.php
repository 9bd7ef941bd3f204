<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

use Frontage\Forms\Compat\FormLookup;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;

defined( 'ABSPATH' ) || exit;

/** Support for add-ons on the form code screen: their own panels, and their settings saved with the form. */
final class AddOnPanels {

	/** Our panels, by the ids that add-ons use. */
	private const OURS = [ 'form-panel', 'mail-panel', 'messages-panel', 'additional-settings-panel' ];

	/**
	 * Stores the form with the add-ons' changes; null when the original's names, which add-ons need, are not declared.
	 *
	 * @param array<mixed> $posted
	 */
	public static function save( Form $form, array $posted ): Form|\WP_Error|null {
		if ( ! class_exists( 'WPCF7_ContactForm' ) ) {
			return null;
		}
		$object = \WPCF7_ContactForm::of( $form );
		$data   = [ 'id' => $form->id ?: -1 ] + $posted;
		foreach ( FieldNames::NAMES as $part => $name ) {
			$data[ $part ] = $posted[ $name ] ?? null;
		}
		GuardedCallback::action( 'wpcf7_save_contact_form', $object, $data, 'save' );
		$id = $object->save();
		return FormLookup::last_error() ?? ( new FormRepository() )->find( is_numeric( $id ) ? (int) $id : $form->id )
			?? new \WP_Error( 'frontage_form_not_kept', __( 'Could not save the form. Try again.', 'frontage-forms' ) );
	}

	/**
	 * The add-ons' panels in order, each with its callback.
	 *
	 * @return array<string, array{title: string, print: \Closure(): void}>
	 */
	public static function list_panels( Form $form ): array {
		$object = self::create_object( $form );
		if ( ! $object ) {
			return [];
		}
		$own_panels = [];
		foreach ( self::OURS as $id ) {
			$own_panels[ $id ] = [
				'title'    => $id,
				'callback' => '__return_null',
			];
		}
		$panels = [];
		foreach ( (array) GuardedCallback::filter( 'wpcf7_editor_panels', $own_panels ) as $id => $panel ) {
			$print = is_array( $panel ) ? $panel['callback'] ?? null : null;
			if ( ! in_array( $id, self::OURS, true ) && is_callable( $print ) && preg_match( '/^[A-Za-z][-A-Za-z0-9_:.]*$/D', (string) $id ) ) {
				$panels[ (string) $id ] = [
					'title' => is_scalar( $panel['title'] ?? null ) ? (string) $panel['title'] : (string) $id,
					'print' => static function () use ( $print, $object ): void {
						GuardedCallback::run( static fn () => $print( $object ), null );
					},
				];
			}
		}
		return $panels;
	}

	/** The add-ons' object of the form, which becomes the current one. */
	public static function create_object( Form $form ): ?object {
		if ( ! class_exists( 'WPCF7_ContactForm' ) ) {
			return null;
		}
		return ( $form->id ? \WPCF7_ContactForm::get_instance( $form->id ) : null ) ?? \WPCF7_ContactForm::of( $form );
	}
}
