<?php

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\ValidationOptions;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Consents;
use Frontage\Forms\PluginFiles;
use Frontage\Kit\Frontend\BlockTypes;
use Frontage\Kit\Frontend\Islands;
use Frontage\Kit\Language;
use Frontage\Rules\Rules;

defined( 'ABSPATH' ) || exit;

/** Assets of a page with a form: the small module, the style, and the data of the client island. */
final class FormAssets {

	private const VIEW_MODULE = 'frontage-contact-form-view-script-module'; // Handles that core derives from block.json.
	private const STYLE       = 'frontage-contact-form-style';
	private const ISLAND      = 'frontage/contact-form';
	private const PAGE        = 'build/blocks/contact-form/page/';

	/** Locale of the form that enqueued the script; the strings shared by all forms of the page use it. */
	private static string $locale = '';

	/** The form element's `data-island` and `data-props`, escaped; empty when nothing is built. */
	public static function attributes( Form $form ): string {
		$data = [
			'url'   => rest_url( 'frontage/v1/contact-forms/' . $form->id ),
			'rules' => Rules::for_browser( $form->rules(), ValidationOptions::site_options( $form->locale ) ),
			'texts' => self::list_messages( $form ),
		] + array_filter( [ 'consent' => Consents::list_rules( $form ) ] );
		/**
		 * Filters the data of a form's script. It must be the same for all visitors, since the page may be cached.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $data
		 * @param Form                 $form
		 */
		$filtered = apply_filters( 'frontage_forms_page_data', $data, $form );
		return Islands::attributes( self::ISLAND, PluginFiles::file( self::PAGE . 'island.asset.php' ), is_array( $filtered ) ? $filtered : $data );
	}

	/** Enqueues script and style, whether a block, a shortcode or a widget renders the form, or a popup will. */
	public static function enqueue(): void {
		BlockTypes::register( self::ISLAND );
		if ( self::is_loaded( 'style' ) ) {
			wp_enqueue_style( self::STYLE );
		}
		if ( ! self::is_loaded( 'script' ) ) {
			return;
		}
		self::$locale = determine_locale();
		wp_enqueue_script_module( self::VIEW_MODULE );
		Islands::attributes( self::ISLAND, PluginFiles::file( self::PAGE . 'island.asset.php' ) ); // Registers the island for a form that is added to the page later.
		add_filter( 'script_module_data_' . self::VIEW_MODULE, [ self::class, 'add_strings' ] );
	}

	/** Whether forms load their `script` or `style` on this page. Without script a form is posted to its page. */
	public static function is_loaded( string $asset ): bool {
		/**
		 * Filters whether forms load their script or style on a page.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $load
		 * @param string $what `script` or `style`.
		 */
		return (bool) apply_filters( 'frontage_forms_enqueue', true, $asset );
	}

	/**
	 * Strings that the small module needs before it reads a form's props.
	 *
	 * @param mixed $data Other plugins may have changed it to any type.
	 * @return array<string, mixed>
	 */
	public static function add_strings( mixed $data ): array {
		return Language::with_locale( self::$locale, static fn (): array => self::list_strings( is_array( $data ) ? $data : [] ) );
	}

	/**
	 * @param array<mixed> $data
	 * @return array<string, mixed>
	 */
	private static function list_strings( array $data ): array {
		$drafts = PluginFiles::file( self::PAGE . 'lazy/drafts.asset.php' );
		if ( is_file( $drafts ) ) {
			/** @var array{version: string} $asset */
			$asset          = require $drafts;
			$data['drafts'] = add_query_arg( 'ver', $asset['version'], PluginFiles::url( self::PAGE . 'lazy/drafts.js' ) );
		}
		return [
			...$data,
			'misplaced' => [ __( 'Error:', 'frontage-forms' ), __( 'This contact form is placed in the wrong place.', 'frontage-forms' ) ],
			'busy'      => __( 'Sending your message…', 'frontage-forms' ),
			'offline'   => self::offline_message() . ' ' . __( 'Nothing was sent, but your text is saved. Select “Send when online” to send it automatically once you are back online.', 'frontage-forms' ),
			'later'     => __( 'Send when online', 'frontage-forms' ),
			'waiting'   => __( 'Waiting for a connection. Your message is sent automatically once you are online. Keep this page open.', 'frontage-forms' ),
			'online'    => __( 'You are back online. Send the form now.', 'frontage-forms' ),
			'gate'      => __( 'You can send the form after you accept the consent checkbox.', 'frontage-forms' ),
			'api'       => [
				'root'      => sanitize_url( get_rest_url() ),
				'namespace' => 'contact-form-7/v1',
			],
		];
	}

	/** @return array<string, string> All messages that the island may show by itself. */
	private static function list_messages( Form $form ): array {
		$unknown_outcome = __( 'We don’t know whether your message arrived. Your text is saved. Please send it again. It will not be delivered twice.', 'frontage-forms' );
		return [
			'invalid'   => wp_strip_all_tags( $form->message( 'validation_error' ) ),
			'mended'    => __( 'All fields are valid now. Send the form.', 'frontage-forms' ),
			'failed'    => wp_strip_all_tags( $form->message( 'mail_sent_ng' ) ),
			'broken'    => self::offline_message() . ' ' . __( 'The connection was lost, so we don’t know whether your message arrived. Your text is saved. Please send it again. It will not be delivered twice.', 'frontage-forms' ),
			'notSent'   => self::invalid_response_message() . ' ' . __( 'Nothing was sent because of a problem on this site. Your text is saved. Please try again in a few minutes.', 'frontage-forms' ),
			'tooLarge'  => __( 'Nothing was sent because the message is too large. Your text is saved. Choose smaller or fewer files and send it again.', 'frontage-forms' ),
			'notJson'   => self::invalid_response_message() . ' ' . $unknown_outcome,
			'unsure'    => $unknown_outcome,
			'signedOut' => __( 'You were signed out, so nothing was sent. Your text is saved. Sign in again in another tab, then return here and send it.', 'frontage-forms' ),
		];
	}

	/** First sentence when nothing was reached, in the wording of Contact Form 7; what to do follows. */
	private static function offline_message(): string {
		return __( 'You are probably offline.', 'frontage-forms' );
	}

	/** First sentence when the response was not from this plugin. */
	private static function invalid_response_message(): string {
		return __( 'The response is not a valid JSON response.', 'frontage-forms' );
	}
}
