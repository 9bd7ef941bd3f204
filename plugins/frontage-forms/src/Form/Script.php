<?php

namespace Frontage\Forms\Form;

use Frontage\Forms\Place;
use Frontage\Kit\Islands;
use Frontage\Rules\Rules;

defined( 'ABSPATH' ) || exit;

/** What a page with a form asks for: the small module, the style, and what the island needs to know. */
final class Script {

	private const VIEW_MODULE = 'frontage-contact-form-view-script-module'; // Core's names for what block.json lists.
	private const STYLE       = 'frontage-contact-form-style';

	/** The form element's `data-island` and `data-props`, escaped; empty where nothing is built. */
	public static function attributes( Form $form ): string {
		$data = [
			'url'   => rest_url( 'frontage/v1/contact-forms/' . $form->id ),
			'rules' => Rules::for_browser( $form->rules(), RuleOptions::of_site() ),
			'texts' => self::texts( $form ),
		];
		/**
		 * Filters what a form's script is told. It is the same for all visitors: the page may be cached.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $data
		 * @param Form                 $form
		 */
		$filtered = apply_filters( 'frontage_forms_page_data', $data, $form );
		return Islands::attributes( 'frontage/contact-form', Place::file( 'build/blocks/contact-form/page/island.asset.php' ), is_array( $filtered ) ? $filtered : $data );
	}

	/** Brings script and style to the page, whether a block, a shortcode or a widget shows the form. */
	public static function enqueue(): void {
		if ( self::loads( 'style' ) ) {
			wp_enqueue_style( self::STYLE );
		}
		if ( ! self::loads( 'script' ) ) {
			return;
		}
		wp_enqueue_script_module( self::VIEW_MODULE );
		add_filter( 'script_module_data_' . self::VIEW_MODULE, [ self::class, 'add_texts' ] );
	}

	/** Whether forms bring their `script`, or `style`, to this page. Without script a form is posted to its page. */
	public static function loads( string $what ): bool {
		/**
		 * Filters whether forms bring their script or style to a page.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $load
		 * @param string $what `script` or `style`.
		 */
		return (bool) apply_filters( 'frontage_forms_enqueue', true, $what );
	}

	/**
	 * A browser drops a form inside a form together with its attributes, so this text travels apart from them.
	 *
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	public static function add_texts( array $data ): array {
		$data['misplaced'] = [ __( 'Error:', 'frontage-forms' ), __( 'This contact form is placed in the wrong place.', 'frontage-forms' ) ];
		return $data;
	}

	/** @return array<string, string> Every sentence the island may have to say by itself. */
	private static function texts( Form $form ): array {
		return [
			'invalid' => wp_strip_all_tags( $form->message( 'validation_error' ) ),
			'failed'  => wp_strip_all_tags( $form->message( 'mail_sent_ng' ) ),
			'offline' => __( 'You are probably offline.', 'frontage-forms' ),
			'notJson' => __( 'The response is not a valid JSON response.', 'frontage-forms' ),
			'unsure'  => __( 'We cannot tell whether your message has arrived. Please send it again: it will not be delivered twice.', 'frontage-forms' ),
		];
	}
}
