<?php

namespace Frontage\Forms\Compat\Functions;

use Frontage\Forms\Compat\CurrentForm;
use Frontage\Forms\Compat\FormLookup;
use Frontage\Forms\Compat\FormProperties;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Compat\ScriptHandles;
use Frontage\Forms\Compat\Tags\CallbackTagType;
use Frontage\Forms\Compat\Tags\FormTagConverter;
use Frontage\Forms\Document\FormSchema;
use Frontage\Forms\Files\Storage\PrivateFolder;
use Frontage\Forms\Form\Form;
use Frontage\Forms\PluginFiles;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/** Implementations of the original's functions about forms that are more than a simple call. */
final class FormFunctions {

	public static function find_object( ?Form $form ): ?\WPCF7_ContactForm {
		return $form ? \WPCF7_ContactForm::get_instance( $form->id ) : null;
	}

	public static function find_by_hash( mixed $hash ): ?\WPCF7_ContactForm {
		return is_string( $hash ) && preg_match( '/^[0-9a-f]{7,}$/D', $hash ) ? self::find_object( FormLookup::find_one( $hash ) ) : null;
	}

	public static function find_by_title( mixed $title ): ?\WPCF7_ContactForm {
		return is_string( $title ) && '' !== $title ? self::find_object( FormLookup::find_one( '', $title ) ) : null;
	}

	/** The typed value while the page responds to a POST of the form; else the other value. */
	public static function posted_value( mixed $name, mixed $fallback ): mixed {
		$view = CurrentForm::get_view();
		return $view && is_string( $name ) && $view->is_answer() ? ( $view->posted( $name ) ?? $fallback ) : $fallback;
	}

	/** The id of a field's error in the list for screen readers; null when it has none. */
	public static function error_id( mixed $name, mixed $unit_tag ): ?string {
		$unit_tag = TextFunctions::to_text( $unit_tag );
		if ( '' === $unit_tag && '' !== wpcf7_get_validation_error( $name ) ) {
			$unit_tag = CurrentForm::get_view()->unit_tag ?? '';
		}
		return '' === $unit_tag ? null : (string) preg_replace( '/[^0-9a-z_-]+/i', '', $unit_tag . '-ve-' . TextFunctions::to_text( $name ) );
	}

	/**
	 * Stores the form that a screen posted, or only returns the changed form.
	 *
	 * @param mixed $data    id (-1: a new form), title, locale, form, mail, mail_2, messages, additional_settings; null leaves a value unchanged.
	 * @param mixed $context `save`; anything else stores nothing.
	 */
	public static function save( mixed $data, mixed $context ): \WPCF7_ContactForm|false {
		$data         = wp_parse_args(
			is_array( $data ) || is_string( $data ) ? $data : [],
			array_fill_keys( [ 'title', 'locale', 'form', 'mail', 'mail_2', 'messages', 'additional_settings' ], null ) + [ 'id' => -1 ]
		);
		$id           = is_numeric( $data['id'] ) ? (int) $data['id'] : 0;
		$data['id']   = $id;
		$contact_form = -1 === $id ? \WPCF7_ContactForm::get_template() : \WPCF7_ContactForm::get_instance( $id );
		if ( ! $contact_form ) {
			return false;
		}
		if ( null !== $data['title'] ) {
			$contact_form->set_title( $data['title'] );
		}
		if ( null !== $data['locale'] ) {
			$contact_form->set_locale( $data['locale'] );
		}
		$new = [
			'form'                => null === $data['form'] ? null : wpcf7_sanitize_form( $data['form'] ),
			'mail'                => null === $data['mail'] ? null : [ 'active' => true ] + wpcf7_sanitize_mail( $data['mail'] ),
			'mail_2'              => null === $data['mail_2'] ? null : wpcf7_sanitize_mail( $data['mail_2'] ),
			'messages'            => null === $data['messages'] ? null : wpcf7_sanitize_messages( $data['messages'] ),
			'additional_settings' => null === $data['additional_settings'] ? null : wpcf7_sanitize_additional_settings( $data['additional_settings'] ),
		];
		$contact_form->set_properties( array_filter( $new, static fn ( mixed $value ): bool => null !== $value ) );
		GuardedCallback::action( 'wpcf7_save_contact_form', $contact_form, $data, $context );
		if ( 'save' === $context ) {
			$contact_form->save();
		}
		return $contact_form;
	}

	/** A template or an email's body: for users without `unfiltered_html` only the elements that forms need are allowed. */
	public static function clean_markup( mixed $input, mixed $context ): string {
		$text = trim( TextFunctions::to_text( $input ) );
		return current_user_can( 'unfiltered_html' ) ? $text : wp_kses( $text, TextFunctions::allowed_html( $context ) );
	}

	/** @return array<string, mixed> */
	public static function clean_mail( mixed $input, mixed $defaults ): array {
		$list  = static fn ( mixed $value ): array => is_array( $value ) ? $value : [];
		$input = $list( $input ) + $list( $defaults );
		$mail  = [];
		foreach ( FormSchema::empty_mail() as $key => $empty ) {
			$value        = $input[ $key ] ?? $empty;
			$mail[ $key ] = is_bool( $empty ) ? (bool) $value : trim( TextFunctions::to_text( $value ) );
		}
		$mail['body']               = self::clean_markup( $mail['body'], 'mail' );
		$mail['additional_headers'] = implode( "\n", array_filter( array_map( 'trim', preg_split( '/\R/', TextFunctions::to_text( $mail['additional_headers'] ) ) ?: [] ) ) );
		return $mail;
	}

	/** @return array<string, string> */
	public static function clean_messages( mixed $input, mixed $defaults ): array {
		$messages = [];
		foreach ( array_keys( FormProperties::list_messages() ) as $key ) {
			$text = is_array( $input ) && isset( $input[ $key ] ) ? trim( TextFunctions::to_text( $input[ $key ] ) ) : ( is_array( $defaults ) ? $defaults[ $key ] ?? null : null );
			if ( is_string( $text ) ) {
				$messages[ $key ] = $text;
			}
		}
		return $messages;
	}

	/** Runs a callback in another language, if the site has it. */
	public static function run_in_locale( mixed $locale, callable $callback, mixed ...$args ): mixed {
		return Language::with_locale( is_string( $locale ) ? $locale : '', static fn (): mixed => $callback( ...$args ) );
	}

	public static function is_rtl( mixed $locale ): bool {
		return is_string( $locale ) && '' !== $locale ? 'rtl' === Language::direction( $locale ) : is_rtl();
	}

	/** Renders one of our own tag types for an add-on that calls its function by name. */
	public static function render_field( mixed $tag ): string {
		if ( ! is_object( $tag ) && ! is_array( $tag ) ) {
			return '';
		}
		$form_tag = FormTagConverter::from_wpcf7_tag( $tag );
		$type     = TagTypeRegistry::instance()->get( $form_tag->type ) ?? TagTypeRegistry::instance()->get( $form_tag->basetype );
		$type     = $type instanceof CallbackTagType ? $type->replaced_type() : $type;
		return $type?->render( $form_tag, CurrentForm::get_view() ?? new RenderContext( CurrentForm::get_form() ?? new Form() ) ) ?? '';
	}

	/** Folder of uploads until their email is sent. */
	public static function upload_folder( mixed $type ): mixed {
		$uploads = wp_get_upload_dir();
		$folder  = apply_filters(
			'wpcf7_upload_dir',
			[
				'dir' => $uploads['basedir'],
				'url' => $uploads['baseurl'],
			]
		);
		return is_array( $folder ) && is_string( $type ) && isset( $folder[ $type ] ) ? $folder[ $type ] : $folder;
	}

	public static function temporary_folder(): string {
		$constant_value = defined( 'WPCF7_UPLOADS_TMP_DIR' ) ? TextFunctions::to_text( constant( 'WPCF7_UPLOADS_TMP_DIR' ) ) : '';
		$folder         = '' === $constant_value ? '' : path_join( WP_CONTENT_DIR, $constant_value );
		if ( '' === $folder || ! wp_mkdir_p( $folder ) || ! FormatFunctions::is_content_file( $folder ) ) {
			$folder = path_join( TextFunctions::to_text( self::upload_folder( 'dir' ) ), 'wpcf7_uploads' );
			wp_mkdir_p( $folder );
		}
		PrivateFolder::run_without_warnings( static fn (): bool => PrivateFolder::deny_access( $folder ) ); // Add-ons put visitors' files there under their original names.
		return $folder;
	}

	/** Enqueues the form's script on this page when code has disabled it elsewhere. */
	public static function enqueue_scripts(): void {
		ScriptHandles::request_asset( 'script' );
	}

	public static function enqueue_styles(): void {
		ScriptHandles::request_asset( 'style' );
	}

	public static function plugin_url( mixed $path ): string {
		return set_url_scheme( PluginFiles::url( ltrim( TextFunctions::to_text( $path ), '/' ) ), is_ssl() ? 'https' : null );
	}

	public static function request_uri(): string {
		return sanitize_url( '/' . ltrim( add_query_arg( [] ), '/' ) );
	}

	/** @return mixed False without one. */
	public static function current_action(): mixed {
		foreach ( [ 'action', 'action2' ] as $name ) {
			$action = RequestData::fields()[ $name ] ?? RequestData::parameter( 'get', $name )[0] ?? null;
			if ( is_string( $action ) && '-1' !== $action ) {
				return $action;
			}
		}
		return false;
	}
}
