<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Whether a form may be continued on another device, and its assets in that case; the pages of other forms load nothing. */
final class SaveAndContinueAttributes {

	public const SETTING = 'save_and_resume';

	/** False where the form forbids storing. */
	public static function is_allowed( Form $form ): bool {
		return $form->is_on( self::SETTING ) && ! $form->is_on( 'do_not_store' ) && ! $form->is_on( 'demo_mode' );
	}

	/** The form element's `data-resume`, escaped, with a leading space. */
	public static function attributes( Form $form ): string {
		if ( ! $form->id || ! self::is_allowed( $form ) || ! FeatureModule::enqueue( 'resume' ) ) {
			return '';
		}
		$data = [
			'url'   => rest_url( 'frontage/v1/contact-forms/' . $form->id . '/drafts' ),
			'words' => [
				'begin'  => __( 'Save and continue later', 'frontage-forms' ),
				'link'   => __( 'Your link', 'frontage-forms' ),
				'about'  => __( 'Use this link to continue within 30 days on any device. Anyone with the link can read your answers. Files and consent are not saved.', 'frontage-forms' ),
				'copy'   => __( 'Copy link', 'frontage-forms' ),
				'copied' => __( 'Copied.', 'frontage-forms' ),
				'share'  => __( 'Share', 'frontage-forms' ),
				'anew'   => __( 'Your previous link has expired. Use this one.', 'frontage-forms' ),
				'away'   => __( 'Could not reach the site. Your answers are still here. Please try again in a few minutes.', 'frontage-forms' ),
			],
		];
		return ' data-resume="' . esc_attr( (string) wp_json_encode( $data, JSON_HEX_AMP ) ) . '"';
	}
}
