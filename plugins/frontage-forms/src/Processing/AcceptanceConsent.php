<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Consents;

defined( 'ABSPATH' ) || exit;

/** The acceptance boxes of a form: whether those that are needed stand right, and what the visitor agreed to. */
final class AcceptanceConsent {

	/** @param array<string, string|list<string>> $values */
	public static function is_given( Form $form, array $values ): bool {
		$given = true;
		foreach ( $form->tags_of( 'acceptance' ) as $tag ) {
			$given = $given && ! Consents::is_lacking( $tag, $values );
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
		return (bool) apply_filters( 'frontage_forms_acceptance', $given, $values, $form );
	}

	/**
	 * The conditions as they were shown, of the boxes that are ticked.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string>
	 */
	public static function texts( Form $form, array $values ): array {
		$texts = [];
		foreach ( $form->tags_of( 'acceptance' ) as $tag ) {
			if ( Consents::is_ticked( $values, $tag->name ) ) {
				$texts[ $tag->name ] = Consents::condition( $tag );
			}
		}
		return $texts;
	}

	/**
	 * False when the owner, or the visitor by leaving a box empty, does not want the submission kept.
	 *
	 * @param array<string, string|list<string>> $values
	 */
	public static function to_storing( Form $form, array $values ): bool {
		if ( $form->is_on( 'demo_mode' ) || $form->is_on( 'do_not_store' ) ) {
			return false;
		}
		foreach ( $form->tags() as $tag ) {
			if ( 'storage' === $tag->option( 'consent_for' ) && ! Consents::is_ticked( $values, $tag->name ) ) {
				return false;
			}
		}
		return true;
	}
}
