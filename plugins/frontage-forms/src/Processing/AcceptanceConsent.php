<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Consents;

defined( 'ABSPATH' ) || exit;

/** Acceptance checkboxes of a form: whether the required ones are set correctly, and what the visitor agreed to. */
final class AcceptanceConsent {

	/** @param array<string, string|list<string>> $values */
	public static function has_all_consents( Form $form, array $values ): bool {
		$is_given = true;
		foreach ( $form->find_tags( 'acceptance' ) as $tag ) {
			$is_given = $is_given && ! Consents::is_missing( $tag, $values );
		}
		/**
		 * Filters whether the visitor has agreed to all that the form asks for.
		 *
		 * @since 0.1.0
		 *
		 * @param bool                               $given
		 * @param array<string, string|list<string>> $values By field name.
		 * @param Form                               $form
		 */
		return (bool) apply_filters( 'frontage_forms_acceptance', $is_given, $values, $form );
	}

	/**
	 * The condition texts of checked boxes, as displayed.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string>
	 */
	public static function list_texts( Form $form, array $values ): array {
		$texts = [];
		foreach ( $form->find_tags( 'acceptance' ) as $tag ) {
			if ( Consents::is_checked( $values, $tag->name ) ) {
				$texts[ $tag->name ] = Consents::condition_text( $tag );
			}
		}
		return $texts;
	}

	/**
	 * Whether the submission may be stored: false when the form's settings forbid it, or the visitor did not check a consent box for
	 * storage.
	 *
	 * @param array<string, string|list<string>> $values
	 */
	public static function has_storage_consent( Form $form, array $values ): bool {
		if ( $form->is_on( 'demo_mode' ) || $form->is_on( 'do_not_store' ) ) {
			return false;
		}
		foreach ( $form->tags() as $tag ) {
			if ( 'storage' === $tag->option( 'consent_for' ) && ! Consents::is_checked( $values, $tag->name ) ) {
				return false;
			}
		}
		return true;
	}
}
