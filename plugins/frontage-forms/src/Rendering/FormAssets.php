<?php

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\ValidationOptions;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Consents;
use Frontage\Forms\PluginFiles;
use Frontage\Kit\Frontend\Islands;
use Frontage\Kit\Language;
use Frontage\Rules\Rules;

defined( 'ABSPATH' ) || exit;

/** What a page with a form asks for: the small module, the style, and what the island needs to know. */
final class FormAssets {

	private const VIEW_MODULE = 'frontage-contact-form-view-script-module'; // Core's names for what block.json lists.
	private const STYLE       = 'frontage-contact-form-style';
	private const ISLAND      = 'frontage/contact-form';
	private const PAGE        = 'build/blocks/contact-form/page/';

	/** Of the form that asked for the script: the page's words, which all its forms share, are said in it. */
	private static string $locale = '';

	/** The form element's `data-island` and `data-props`, escaped; empty where nothing is built. */
	public static function attributes( Form $form ): string {
		$data = [
			'url'   => rest_url( 'frontage/v1/contact-forms/' . $form->id ),
			'rules' => Rules::for_browser( $form->rules(), ValidationOptions::of_site( $form->locale ) ),
			'texts' => self::texts( $form ),
		] + array_filter( [ 'consent' => Consents::rules( $form ) ] );
		/**
		 * Filters what a form's script is told. It is the same for all visitors: the page may be cached.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $data
		 * @param Form                 $form
		 */
		$filtered = apply_filters( 'frontage_forms_page_data', $data, $form );
		return Islands::attributes( self::ISLAND, PluginFiles::file( self::PAGE . 'island.asset.php' ), is_array( $filtered ) ? $filtered : $data );
	}

	/** Brings script and style to the page, whether a block, a shortcode or a widget shows the form, or a popup will. */
	public static function enqueue(): void {
		if ( self::loads( 'style' ) ) {
			wp_enqueue_style( self::STYLE );
		}
		if ( ! self::loads( 'script' ) ) {
			return;
		}
		self::$locale = determine_locale();
		wp_enqueue_script_module( self::VIEW_MODULE );
		Islands::attributes( self::ISLAND, PluginFiles::file( self::PAGE . 'island.asset.php' ) ); // A form that comes later finds its island.
		add_filter( 'script_module_data_' . self::VIEW_MODULE, [ self::class, 'add_words' ] );
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
	 * What the small module says before a form's own props are read.
	 *
	 * @param mixed $data Another plugin may have made anything of it.
	 * @return array<string, mixed>
	 */
	public static function add_words( mixed $data ): array {
		return Language::in( self::$locale, static fn (): array => self::words( is_array( $data ) ? $data : [] ) );
	}

	/**
	 * @param array<mixed> $data
	 * @return array<string, mixed>
	 */
	private static function words( array $data ): array {
		$drafts = PluginFiles::file( self::PAGE . 'lazy/drafts.asset.php' );
		if ( is_file( $drafts ) ) {
			/** @var array{version: string} $asset */
			$asset          = require $drafts;
			$data['drafts'] = add_query_arg( 'ver', $asset['version'], PluginFiles::url( self::PAGE . 'lazy/drafts.js' ) );
		}
		return [
			...$data,
			'misplaced' => [ __( 'Error:', 'frontage-forms' ), __( 'This contact form is placed in the wrong place.', 'frontage-forms' ) ],
			'busy'      => __( 'Sending your message …', 'frontage-forms' ),
			'offline'   => self::offline() . ' ' . __( 'Nothing was sent, and your text is kept. Press “Send when online” to have it sent as soon as you are connected again.', 'frontage-forms' ),
			'later'     => __( 'Send when online', 'frontage-forms' ),
			'waiting'   => __( 'Waiting for a connection. Your message is sent as soon as you are online again; please keep this page open.', 'frontage-forms' ),
			'online'    => __( 'You are online again. Please send the form.', 'frontage-forms' ),
			'gate'      => __( 'You can send the form once you have agreed where it asks for your consent.', 'frontage-forms' ),
			'api'       => [
				'root'      => sanitize_url( get_rest_url() ),
				'namespace' => 'contact-form-7/v1',
			],
		];
	}

	/** @return array<string, string> Every sentence the island may have to say by itself. */
	private static function texts( Form $form ): array {
		$unsure = __( 'We cannot tell whether your message has arrived. Your text is kept. Please send it again: it will not be delivered twice.', 'frontage-forms' );
		return [
			'invalid'   => wp_strip_all_tags( $form->message( 'validation_error' ) ),
			'mended'    => __( 'All fields are filled in as they should be now. Please send the form.', 'frontage-forms' ),
			'failed'    => wp_strip_all_tags( $form->message( 'mail_sent_ng' ) ),
			'broken'    => self::offline() . ' ' . __( 'The connection broke off, so we cannot tell whether your message has arrived. Your text is kept. Please send it again: it will not be delivered twice.', 'frontage-forms' ),
			'notSent'   => self::not_json() . ' ' . __( 'Nothing was sent: this site has a problem at the moment. Your text is kept. Please try again in a few minutes.', 'frontage-forms' ),
			'tooLarge'  => __( 'Nothing was sent: this is more than the site takes at once. Your text is kept. Please choose smaller files or leave some out, and send it again.', 'frontage-forms' ),
			'notJson'   => self::not_json() . ' ' . $unsure,
			'unsure'    => $unsure,
			'signedOut' => __( 'You were signed out meanwhile, so nothing was sent. Your text is kept. Sign in again in another tab, then come back here and send it.', 'frontage-forms' ),
		];
	}

	/** The first sentence where nothing was reached, as forms of the format say it; what to do follows. */
	private static function offline(): string {
		return __( 'You are probably offline.', 'frontage-forms' );
	}

	/** The same where something else answered. */
	private static function not_json(): string {
		return __( 'The response is not a valid JSON response.', 'frontage-forms' );
	}
}
