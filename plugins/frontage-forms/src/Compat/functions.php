<?php
/**
 * The functions of Contact Form 7. Each only forwards, and none is declared twice: an add-on may declare one for sites without it.
 *
 * One long file: front-end pages load it, even without a form, since any code may call a function. Parameters accept any type, as in the
 * original; the called methods validate them.
 */

use Frontage\Forms\Compat\CaptchaServices;
use Frontage\Forms\Compat\ContactForm7Shortcodes;
use Frontage\Forms\Compat\FormLookup;
use Frontage\Forms\Compat\FormProperties;
use Frontage\Forms\Compat\Functions\FormatFunctions;
use Frontage\Forms\Compat\Functions\FormFunctions;
use Frontage\Forms\Compat\Functions\MailTaggedText;
use Frontage\Forms\Compat\Functions\MiscFunctions;
use Frontage\Forms\Compat\Functions\TextFunctions;
use Frontage\Forms\Compat\Functions\UploadFunctions;
use Frontage\Forms\Compat\Hooks\FlamingoBridge;
use Frontage\Forms\Compat\Hooks\MailHooks;
use Frontage\Forms\Compat\ScriptHandles;
use Frontage\Forms\Compat\ValidationRuleBridge;

defined( 'ABSPATH' ) || exit;

// General.
if ( ! function_exists( 'wpcf7' ) ) {
	function wpcf7(): void {}
}
if ( ! function_exists( 'wpcf7_init' ) ) {
	function wpcf7_init(): void {}
}
if ( ! function_exists( 'wpcf7_upgrade' ) ) {
	function wpcf7_upgrade(): void {}
}
if ( ! function_exists( 'wpcf7_install' ) ) {
	function wpcf7_install(): void {}
}
if ( ! function_exists( 'wpcf7_version' ) ) {
	function wpcf7_version( mixed $options = '' ): string {
		return TextFunctions::format_version( $options );
	}
}
if ( ! function_exists( 'wpcf7_version_grep' ) ) {
	/**
	 * @param array<mixed> $input
	 * @return array<mixed>
	 */
	function wpcf7_version_grep( mixed $version, array $input ): array {
		return preg_grep( '/^' . preg_quote( TextFunctions::to_text( $version ), '/' ) . '(?:\.|$)/', $input ) ?: [];
	}
}
if ( ! function_exists( 'wpcf7_plugin_path' ) ) {
	function wpcf7_plugin_path( mixed $path = '' ): string {
		return path_join( TextFunctions::to_text( constant( 'WPCF7_PLUGIN_DIR' ) ), trim( TextFunctions::to_text( $path ), '/' ) );
	}
}
if ( ! function_exists( 'wpcf7_plugin_url' ) ) {
	function wpcf7_plugin_url( mixed $path = '' ): string {
		return FormFunctions::plugin_url( $path );
	}
}
if ( ! function_exists( 'wpcf7_register_post_types' ) ) {
	function wpcf7_register_post_types(): bool {
		WPCF7_ContactForm::register_post_type();
		return true;
	}
}
if ( ! function_exists( 'wpcf7_get_request_uri' ) ) {
	function wpcf7_get_request_uri(): string {
		return FormFunctions::request_uri();
	}
}
if ( ! function_exists( 'wpcf7_current_action' ) ) {
	function wpcf7_current_action(): mixed {
		return FormFunctions::current_action();
	}
}
if ( ! function_exists( 'wpcf7_admin_has_edit_cap' ) ) {
	function wpcf7_admin_has_edit_cap(): bool {
		return current_user_can( 'wpcf7_edit_contact_forms' );
	}
}

// Forms.
if ( ! function_exists( 'wpcf7_contact_form' ) ) {
	function wpcf7_contact_form( mixed $post = null ): ?WPCF7_ContactForm {
		return WPCF7_ContactForm::get_instance( $post );
	}
}
if ( ! function_exists( 'wpcf7_get_current_contact_form' ) ) {
	function wpcf7_get_current_contact_form(): ?WPCF7_ContactForm {
		return WPCF7_ContactForm::get_current();
	}
}
if ( ! function_exists( 'wpcf7_get_contact_form_by_old_id' ) ) {
	function wpcf7_get_contact_form_by_old_id( mixed $old_id ): ?WPCF7_ContactForm {
		return FormFunctions::find_object( FormLookup::find_by_old_id( is_numeric( $old_id ) ? (int) $old_id : 0 ) );
	}
}
if ( ! function_exists( 'wpcf7_get_contact_form_by_hash' ) ) {
	function wpcf7_get_contact_form_by_hash( mixed $hash ): ?WPCF7_ContactForm {
		return FormFunctions::find_by_hash( $hash );
	}
}
if ( ! function_exists( 'wpcf7_get_contact_form_by_title' ) ) {
	function wpcf7_get_contact_form_by_title( mixed $title ): ?WPCF7_ContactForm {
		return FormFunctions::find_by_title( $title );
	}
}
if ( ! function_exists( 'wpcf7_contact_form_tag_func' ) ) {
	function wpcf7_contact_form_tag_func( mixed $atts, mixed $content = null, mixed $code = '' ): string {
		return ContactForm7Shortcodes::render_shortcode( is_array( $atts ) ? $atts : explode( ' ', TextFunctions::to_text( $atts ), 2 ), null, TextFunctions::to_text( $code ) );
	}
}
if ( ! function_exists( 'wpcf7_save_contact_form' ) ) {
	function wpcf7_save_contact_form( mixed $data = '', mixed $context = 'save' ): WPCF7_ContactForm|false {
		return FormFunctions::save( $data, $context );
	}
}
if ( ! function_exists( 'wpcf7_sanitize_form' ) ) {
	function wpcf7_sanitize_form( mixed $input, mixed $default_template = '' ): mixed {
		return null === $input ? $default_template : FormFunctions::clean_markup( $input, 'form' );
	}
}
if ( ! function_exists( 'wpcf7_sanitize_mail' ) ) {
	/** @return array<mixed> */
	function wpcf7_sanitize_mail( mixed $input, mixed $defaults = [] ): array {
		return FormFunctions::clean_mail( $input, $defaults );
	}
}
if ( ! function_exists( 'wpcf7_sanitize_messages' ) ) {
	/** @return array<mixed> */
	function wpcf7_sanitize_messages( mixed $input, mixed $defaults = [] ): array {
		return FormFunctions::clean_messages( $input, $defaults );
	}
}
if ( ! function_exists( 'wpcf7_sanitize_additional_settings' ) ) {
	function wpcf7_sanitize_additional_settings( mixed $input, mixed $default_template = '' ): mixed {
		return null === $input ? $default_template : trim( TextFunctions::to_text( $input ) );
	}
}
if ( ! function_exists( 'wpcf7_generate_contact_form_hash' ) ) {
	function wpcf7_generate_contact_form_hash( mixed $post_id ): string {
		return bin2hex( random_bytes( 32 ) );
	}
}
if ( ! function_exists( 'wpcf7_messages' ) ) {
	/** @return array<mixed> */
	function wpcf7_messages(): array {
		return FormProperties::list_messages();
	}
}
if ( ! function_exists( 'wpcf7_is_posted' ) ) {
	function wpcf7_is_posted(): bool {
		return (bool) WPCF7_ContactForm::get_current()?->is_posted();
	}
}
if ( ! function_exists( 'wpcf7_get_hangover' ) ) {
	function wpcf7_get_hangover( mixed $name, mixed $default_value = null ): mixed {
		return FormFunctions::posted_value( $name, $default_value );
	}
}
if ( ! function_exists( 'wpcf7_get_validation_error' ) ) {
	function wpcf7_get_validation_error( mixed $name ): string {
		return WPCF7_ContactForm::get_current()?->validation_error( $name ) ?? '';
	}
}
if ( ! function_exists( 'wpcf7_get_validation_error_reference' ) ) {
	function wpcf7_get_validation_error_reference( mixed $name, mixed $unit_tag = '' ): ?string {
		return FormFunctions::error_id( $name, $unit_tag );
	}
}
if ( ! function_exists( 'wpcf7_get_message' ) ) {
	function wpcf7_get_message( mixed $status ): string {
		return WPCF7_ContactForm::get_current()?->message( $status ) ?? '';
	}
}

// Form-tags.
if ( ! function_exists( 'wpcf7_add_form_tag' ) ) {
	function wpcf7_add_form_tag( mixed $tag_types, mixed $callback, mixed $features = '' ): void {
		WPCF7_FormTagsManager::get_instance()->add( $tag_types, $callback, $features );
	}
}
if ( ! function_exists( 'wpcf7_remove_form_tag' ) ) {
	function wpcf7_remove_form_tag( mixed $tag_type ): void {
		WPCF7_FormTagsManager::get_instance()->remove( $tag_type );
	}
}
if ( ! function_exists( 'wpcf7_replace_all_form_tags' ) ) {
	function wpcf7_replace_all_form_tags( mixed $content ): string {
		return WPCF7_FormTagsManager::get_instance()->replace_all( $content );
	}
}
if ( ! function_exists( 'wpcf7_scan_form_tags' ) ) {
	/** @return array<mixed> */
	function wpcf7_scan_form_tags( mixed $cond = null ): array {
		return WPCF7_ContactForm::get_current()?->scan_form_tags( $cond ) ?? [];
	}
}
if ( ! function_exists( 'wpcf7_form_tag_supports' ) ) {
	function wpcf7_form_tag_supports( mixed $tag_type, mixed $feature ): bool {
		return WPCF7_FormTagsManager::get_instance()->tag_type_supports( $tag_type, $feature );
	}
}
if ( ! function_exists( 'wpcf7_add_shortcode' ) ) {
	function wpcf7_add_shortcode( mixed $tag, mixed $callback, mixed $has_name = false ): void {
		WPCF7_FormTagsManager::get_instance()->add( $tag, $callback, $has_name );
	}
}
if ( ! function_exists( 'wpcf7_remove_shortcode' ) ) {
	function wpcf7_remove_shortcode( mixed $tag ): void {
		WPCF7_FormTagsManager::get_instance()->remove( $tag );
	}
}
if ( ! function_exists( 'wpcf7_do_shortcode' ) ) {
	function wpcf7_do_shortcode( mixed $content ): string {
		return WPCF7_FormTagsManager::get_instance()->replace_all( $content );
	}
}
if ( ! function_exists( 'wpcf7_scan_shortcode' ) ) {
	/** @return array<mixed> */
	function wpcf7_scan_shortcode( mixed $cond = null ): array {
		return wpcf7_scan_form_tags( $cond );
	}
}
if ( ! function_exists( 'wpcf7_form_controls_class' ) ) {
	function wpcf7_form_controls_class( mixed $type, mixed $default_classes = '' ): string {
		return TextFunctions::list_control_classes( $type, $default_classes );
	}
}
if ( ! function_exists( 'wpcf7_add_tag_generator' ) ) {
	function wpcf7_add_tag_generator( mixed $name, mixed $title, mixed $elm_id, mixed $callback, mixed $options = [] ): bool {
		return WPCF7_TagGenerator::get_instance()->add( $name, $title, $callback, $options );
	}
}
if ( ! function_exists( 'wpcf7_text_form_tag_handler' ) ) {
	function wpcf7_text_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_textarea_form_tag_handler' ) ) {
	function wpcf7_textarea_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_select_form_tag_handler' ) ) {
	function wpcf7_select_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_checkbox_form_tag_handler' ) ) {
	function wpcf7_checkbox_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_acceptance_form_tag_handler' ) ) {
	function wpcf7_acceptance_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_number_form_tag_handler' ) ) {
	function wpcf7_number_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_date_form_tag_handler' ) ) {
	function wpcf7_date_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_file_form_tag_handler' ) ) {
	function wpcf7_file_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_hidden_form_tag_handler' ) ) {
	function wpcf7_hidden_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_quiz_form_tag_handler' ) ) {
	function wpcf7_quiz_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}
if ( ! function_exists( 'wpcf7_submit_form_tag_handler' ) ) {
	function wpcf7_submit_form_tag_handler( mixed $tag ): string {
		return FormFunctions::render_field( $tag );
	}
}

// Rules.
if ( ! function_exists( 'wpcf7_swv_available_rules' ) ) {
	/** @return array<mixed> */
	function wpcf7_swv_available_rules(): array {
		return ValidationRuleBridge::list_rule_classes();
	}
}
if ( ! function_exists( 'wpcf7_swv_create_rule' ) ) {
	function wpcf7_swv_create_rule( mixed $rule_name, mixed $properties = '' ): ?\Contactable\SWV\Rule {
		return ValidationRuleBridge::create_rule( TextFunctions::to_text( $rule_name ), wp_parse_args( is_array( $properties ) ? $properties : TextFunctions::to_text( $properties ) ) );
	}
}
if ( ! function_exists( 'wpcf7_swv_get_meta_schema' ) ) {
	/** @return array<mixed> */
	function wpcf7_swv_get_meta_schema(): array {
		return \Frontage\Forms\Processing\ValidationRouteSchema::create_schema();
	}
}
if ( ! function_exists( 'wpcf7_is_name' ) ) {
	function wpcf7_is_name( mixed $text ): bool {
		return FormatFunctions::is_name( $text );
	}
}
if ( ! function_exists( 'wpcf7_is_email' ) ) {
	function wpcf7_is_email( mixed $text ): bool {
		return FormatFunctions::is_format( 'email', $text );
	}
}
if ( ! function_exists( 'wpcf7_is_url' ) ) {
	function wpcf7_is_url( mixed $text ): bool {
		return FormatFunctions::is_format( 'url', $text );
	}
}
if ( ! function_exists( 'wpcf7_is_tel' ) ) {
	function wpcf7_is_tel( mixed $text ): bool {
		return FormatFunctions::is_format( 'tel', $text );
	}
}
if ( ! function_exists( 'wpcf7_is_number' ) ) {
	function wpcf7_is_number( mixed $text ): bool {
		return FormatFunctions::is_format( 'number', $text );
	}
}
if ( ! function_exists( 'wpcf7_is_date' ) ) {
	function wpcf7_is_date( mixed $text ): bool {
		return FormatFunctions::is_format( 'date', $text );
	}
}
if ( ! function_exists( 'wpcf7_is_time' ) ) {
	function wpcf7_is_time( mixed $text ): bool {
		return FormatFunctions::is_format( 'time', $text );
	}
}
if ( ! function_exists( 'wpcf7_is_mailbox_list' ) ) {
	/** @return array<mixed>|false */
	function wpcf7_is_mailbox_list( mixed $mailbox_list ): array|false {
		return FormatFunctions::parse_mailboxes( $mailbox_list );
	}
}
if ( ! function_exists( 'wpcf7_is_email_in_domain' ) ) {
	function wpcf7_is_email_in_domain( mixed $email, mixed $domain ): bool {
		return FormatFunctions::are_in_domain( $email, $domain );
	}
}
if ( ! function_exists( 'wpcf7_is_email_in_site_domain' ) ) {
	function wpcf7_is_email_in_site_domain( mixed $email ): bool {
		return FormatFunctions::has_site_domain( $email );
	}
}
if ( ! function_exists( 'wpcf7_is_file_path_in_content_dir' ) ) {
	function wpcf7_is_file_path_in_content_dir( mixed $path ): bool {
		return FormatFunctions::is_content_file( $path );
	}
}
if ( ! function_exists( 'wpcf7_is_localhost' ) ) {
	function wpcf7_is_localhost(): bool {
		return FormatFunctions::is_localhost();
	}
}
if ( ! function_exists( 'wpcf7_is_valid_locale' ) ) {
	function wpcf7_is_valid_locale( mixed $locale ): bool {
		return is_string( $locale ) && 1 === preg_match( '/^[a-z]{2,3}(?:_[a-zA-Z_]{2,})?$/D', $locale );
	}
}
if ( ! function_exists( 'wpcf7_is_rtl' ) ) {
	function wpcf7_is_rtl( mixed $locale = '' ): bool {
		return FormFunctions::is_rtl( $locale );
	}
}
if ( ! function_exists( 'wpcf7_switch_locale' ) ) {
	function wpcf7_switch_locale( mixed $locale, callable $callback, mixed ...$args ): mixed {
		return FormFunctions::run_in_locale( $locale, $callback, ...$args );
	}
}
if ( ! function_exists( 'wpcf7_l10n' ) ) {
	/** @return array<mixed> */
	function wpcf7_l10n(): array {
		return [];
	}
}
if ( ! function_exists( 'wpcf7_load_textdomain' ) ) {
	function wpcf7_load_textdomain( mixed $locale = '' ): bool {
		return false;
	}
}
if ( ! function_exists( 'wpcf7_unload_textdomain' ) ) {
	function wpcf7_unload_textdomain( mixed $reloadable = false ): bool {
		return false;
	}
}

// Settings.
if ( ! function_exists( 'wpcf7_autop_or_not' ) ) {
	function wpcf7_autop_or_not( mixed $options = '' ): bool {
		return (bool) apply_filters( 'wpcf7_autop_or_not', constant( 'WPCF7_AUTOP' ), wp_parse_args( is_array( $options ) ? $options : TextFunctions::to_text( $options ), [ 'for' => 'form' ] ) );
	}
}
if ( ! function_exists( 'wpcf7_load_js' ) ) {
	function wpcf7_load_js(): mixed {
		return apply_filters( 'wpcf7_load_js', constant( 'WPCF7_LOAD_JS' ) );
	}
}
if ( ! function_exists( 'wpcf7_load_css' ) ) {
	function wpcf7_load_css(): mixed {
		return apply_filters( 'wpcf7_load_css', constant( 'WPCF7_LOAD_CSS' ) );
	}
}
if ( ! function_exists( 'wpcf7_support_html5' ) ) {
	function wpcf7_support_html5(): bool {
		return (bool) apply_filters( 'wpcf7_support_html5', true );
	}
}
if ( ! function_exists( 'wpcf7_support_html5_fallback' ) ) {
	function wpcf7_support_html5_fallback(): bool {
		return (bool) apply_filters( 'wpcf7_support_html5_fallback', false );
	}
}
if ( ! function_exists( 'wpcf7_use_really_simple_captcha' ) ) {
	function wpcf7_use_really_simple_captcha(): mixed {
		return apply_filters( 'wpcf7_use_really_simple_captcha', constant( 'WPCF7_USE_REALLY_SIMPLE_CAPTCHA' ) );
	}
}
if ( ! function_exists( 'wpcf7_validate_configuration' ) ) {
	function wpcf7_validate_configuration(): mixed {
		return apply_filters( 'wpcf7_validate_configuration', constant( 'WPCF7_VALIDATE_CONFIGURATION' ) );
	}
}
if ( ! function_exists( 'wpcf7_verify_nonce' ) ) {
	function wpcf7_verify_nonce( mixed $nonce, mixed $action = 'wp_rest' ): int|false {
		return wp_verify_nonce( TextFunctions::to_text( $nonce ), TextFunctions::to_text( $action ) );
	}
}
if ( ! function_exists( 'wpcf7_create_nonce' ) ) {
	function wpcf7_create_nonce( mixed $action = 'wp_rest' ): string {
		return wp_create_nonce( TextFunctions::to_text( $action ) );
	}
}


// Captchas.
if ( ! function_exists( 'wpcf7_recaptcha_verify_response' ) ) {
	function wpcf7_recaptcha_verify_response( mixed $spam, mixed $submission = null ): mixed {
		return $spam; // Our own check ran before `wpcf7_spam`; add-ons remove this callback to use their own check.
	}
}
if ( ! function_exists( 'wpcf7_init_captcha' ) ) {
	function wpcf7_init_captcha(): object|false {
		return \Frontage\Forms\Captcha\ReallySimpleCaptcha::plugin() ?? false;
	}
}
if ( ! function_exists( 'wpcf7_captcha_tmp_dir' ) ) {
	function wpcf7_captcha_tmp_dir(): string {
		return \Frontage\Forms\Captcha\ReallySimpleCaptcha::folder();
	}
}
if ( ! function_exists( 'wpcf7_captcha_tmp_url' ) ) {
	function wpcf7_captcha_tmp_url(): string {
		return \Frontage\Forms\Captcha\ReallySimpleCaptcha::url();
	}
}
if ( ! function_exists( 'wpcf7_captcha_url' ) ) {
	function wpcf7_captcha_url( mixed $filename ): string {
		return path_join( wpcf7_captcha_tmp_url(), TextFunctions::to_text( $filename ) );
	}
}
if ( ! function_exists( 'wpcf7_generate_captcha' ) ) {
	function wpcf7_generate_captcha( mixed $options = null ): string|false {
		return CaptchaServices::create_image( $options );
	}
}
if ( ! function_exists( 'wpcf7_check_captcha' ) ) {
	function wpcf7_check_captcha( mixed $prefix, mixed $response ): bool {
		return CaptchaServices::is_correct_answer( $prefix, $response );
	}
}
if ( ! function_exists( 'wpcf7_remove_captcha' ) ) {
	function wpcf7_remove_captcha( mixed $prefix ): void {
		CaptchaServices::delete_image( $prefix );
	}
}
if ( ! function_exists( 'wpcf7_captchac_options' ) ) {
	/** @return array<mixed> */
	function wpcf7_captchac_options( mixed $options ): array {
		return CaptchaServices::parse_options( $options );
	}
}

// Scripts and styles.
if ( ! function_exists( 'wpcf7_enqueue_scripts' ) ) {
	function wpcf7_enqueue_scripts(): void {
		FormFunctions::enqueue_scripts();
	}
}
if ( ! function_exists( 'wpcf7_enqueue_styles' ) ) {
	function wpcf7_enqueue_styles(): void {
		FormFunctions::enqueue_styles();
	}
}
if ( ! function_exists( 'wpcf7_script_is' ) ) {
	function wpcf7_script_is(): bool {
		return ScriptHandles::is_present( 'script' );
	}
}
if ( ! function_exists( 'wpcf7_style_is' ) ) {
	function wpcf7_style_is(): bool {
		return ScriptHandles::is_present( 'style' );
	}
}

// Texts.
if ( ! function_exists( 'wpcf7_autop' ) ) {
	function wpcf7_autop( mixed $input, mixed $br = true ): string {
		return \Frontage\Forms\Form\AutoParagraphs::format( TextFunctions::to_text( $input ), new \Frontage\Forms\Form\FormTagParser( \Frontage\Forms\Tags\TagTypeRegistry::instance() ) );
	}
}
if ( ! function_exists( 'wpcf7_sanitize_query_var' ) ) {
	function wpcf7_sanitize_query_var( mixed $text ): string {
		return TextFunctions::clean_query_text( $text );
	}
}
if ( ! function_exists( 'wpcf7_sanitize_unit_tag' ) ) {
	function wpcf7_sanitize_unit_tag( mixed $tag ): string {
		return (string) preg_replace( '/[^A-Za-z0-9_-]/', '', TextFunctions::to_text( $tag ) );
	}
}
if ( ! function_exists( 'wpcf7_strip_quote' ) ) {
	function wpcf7_strip_quote( mixed $text ): mixed {
		return TextFunctions::remove_quotes( $text );
	}
}
if ( ! function_exists( 'wpcf7_strip_quote_deep' ) ) {
	function wpcf7_strip_quote_deep( mixed $input ): mixed {
		return TextFunctions::remove_quotes( $input );
	}
}
if ( ! function_exists( 'wpcf7_normalize_newline' ) ) {
	function wpcf7_normalize_newline( mixed $text, mixed $to = "\n" ): mixed {
		return is_string( $text ) ? TextFunctions::normalize_line_ends( $text, $to ) : $text;
	}
}
if ( ! function_exists( 'wpcf7_normalize_newline_deep' ) ) {
	function wpcf7_normalize_newline_deep( mixed $input, mixed $to = "\n" ): mixed {
		return TextFunctions::normalize_line_ends( $input, $to );
	}
}
if ( ! function_exists( 'wpcf7_strip_newline' ) ) {
	function wpcf7_strip_newline( mixed $text ): mixed {
		return TextFunctions::trim_text( str_replace( [ "\r", "\n" ], '', TextFunctions::to_text( $text ) ) );
	}
}
if ( ! function_exists( 'wpcf7_canonicalize' ) ) {
	function wpcf7_canonicalize( mixed $text, mixed $options = '' ): string {
		return TextFunctions::canonicalize( $text, $options );
	}
}
if ( ! function_exists( 'wpcf7_canonicalize_name' ) ) {
	function wpcf7_canonicalize_name( mixed $text ): string {
		return (string) preg_replace( '/[^0-9a-z]+/i', '-', TextFunctions::to_text( $text ) );
	}
}
if ( ! function_exists( 'wpcf7_antiscript_file_name' ) ) {
	function wpcf7_antiscript_file_name( mixed $filename ): string {
		return TextFunctions::clean_file_name( $filename );
	}
}
if ( ! function_exists( 'wpcf7_mask_password' ) ) {
	function wpcf7_mask_password( mixed $text, mixed $right = 0, mixed $left = 0 ): string {
		return TextFunctions::mask( $text, $right, $left );
	}
}
if ( ! function_exists( 'wpcf7_kses_allowed_html' ) ) {
	/** @return array<mixed> */
	function wpcf7_kses_allowed_html( mixed $context = 'form' ): array {
		return TextFunctions::allowed_html( $context );
	}
}
if ( ! function_exists( 'wpcf7_kses' ) ) {
	function wpcf7_kses( mixed $input, mixed $context = 'form' ): string {
		return wp_kses( TextFunctions::to_text( $input ), TextFunctions::allowed_html( $context ) );
	}
}
if ( ! function_exists( 'wpcf7_format_atts' ) ) {
	function wpcf7_format_atts( mixed $atts ): string {
		return TextFunctions::render_attributes( $atts );
	}
}
if ( ! function_exists( 'wpcf7_link' ) ) {
	function wpcf7_link( mixed $url, mixed $anchor_text, mixed $atts = '' ): string {
		return TextFunctions::render_link( $url, $anchor_text, $atts );
	}
}
if ( ! function_exists( 'wpcf7_get_unicode_whitespaces' ) ) {
	function wpcf7_get_unicode_whitespaces(): string {
		return TextFunctions::SPACE;
	}
}
if ( ! function_exists( 'wpcf7_strip_whitespaces' ) ) {
	function wpcf7_strip_whitespaces( mixed $input, mixed $side = 'both' ): mixed {
		return TextFunctions::trim_text( $input, $side );
	}
}
if ( ! function_exists( 'wpcf7_exclude_blank' ) ) {
	/** @return array<mixed> */
	function wpcf7_exclude_blank( mixed $input ): array {
		return array_values( array_filter( (array) $input, static fn ( mixed $one ): bool => null !== $one && '' !== $one ) );
	}
}
if ( ! function_exists( 'wpcf7_enctype_value' ) ) {
	function wpcf7_enctype_value( mixed $enctype ): string {
		return TextFunctions::clean_enctype( $enctype );
	}
}
if ( ! function_exists( 'wpcf7_build_query' ) ) {
	function wpcf7_build_query( mixed $data, mixed $key = '' ): string {
		return TextFunctions::build_query( $data, TextFunctions::to_text( $key ) );
	}
}
if ( ! function_exists( 'wpcf7_count_code_units' ) ) {
	function wpcf7_count_code_units( mixed $text ): int {
		return TextFunctions::count_units( $text );
	}
}

// Files.
if ( ! function_exists( 'wpcf7_upload_dir' ) ) {
	function wpcf7_upload_dir( mixed $type = false ): mixed {
		return FormFunctions::upload_folder( $type );
	}
}
if ( ! function_exists( 'wpcf7_upload_tmp_dir' ) ) {
	function wpcf7_upload_tmp_dir(): string {
		return FormFunctions::temporary_folder();
	}
}
if ( ! function_exists( 'wpcf7_init_uploads' ) ) {
	function wpcf7_init_uploads(): void {
		FormFunctions::temporary_folder();
	}
}

if ( ! function_exists( 'wpcf7_mail_replace_tags' ) ) {
	function wpcf7_mail_replace_tags( mixed $content, mixed $options = '' ): mixed {
		return MailTaggedText::replace_tags( $content, MiscFunctions::find_option( $options, 'html' ), MiscFunctions::find_option( $options, 'exclude_blank' ) );
	}
}

if ( ! function_exists( 'wpcf7_special_mail_tag' ) ) {
	function wpcf7_special_mail_tag( mixed $output, mixed $name, mixed $html, mixed $mail_tag = null ): mixed {
		return preg_match( '/^_(?:post|site|user)_(?!agent$)/', TextFunctions::to_text( $name ) ) ? $output : MailHooks::filter_special_tag( $output, $name, $html );
	}
}

if ( ! function_exists( 'wpcf7_post_related_smt' ) ) {
	function wpcf7_post_related_smt( mixed $output, mixed $name, mixed $html, mixed $mail_tag = null ): mixed {
		return str_starts_with( TextFunctions::to_text( $name ), '_post_' ) ? MailHooks::filter_special_tag( $output, $name, $html ) : $output;
	}
}

if ( ! function_exists( 'wpcf7_site_related_smt' ) ) {
	function wpcf7_site_related_smt( mixed $output, mixed $name, mixed $html, mixed $mail_tag = null ): mixed {
		return str_starts_with( TextFunctions::to_text( $name ), '_site_' ) ? MailHooks::filter_special_tag( $output, $name, $html ) : $output;
	}
}

if ( ! function_exists( 'wpcf7_user_related_smt' ) ) {
	function wpcf7_user_related_smt( mixed $output, mixed $name, mixed $html, mixed $mail_tag = null ): mixed {
		return str_starts_with( TextFunctions::to_text( $name ), '_user_' ) && '_user_agent' !== $name ? MailHooks::filter_special_tag( $output, $name, $html ) : $output;
	}
}

if ( ! function_exists( 'wpcf7_flamingo_submit' ) ) {
	function wpcf7_flamingo_submit( mixed $contact_form, mixed $result ): void {
		FlamingoBridge::store_message( $contact_form, $result );
	}
}

if ( ! function_exists( 'wpcf7_flamingo_get_value' ) ) {
	function wpcf7_flamingo_get_value( mixed $field, mixed $contact_form ): mixed {
		return FlamingoBridge::setting_value( $field, $contact_form );
	}
}

if ( ! function_exists( 'wpcf7_flamingo_add_channel' ) ) {
	function wpcf7_flamingo_add_channel( mixed $slug, mixed $name = '' ): mixed {
		return class_exists( 'Flamingo_Inbound_Message' ) ? FlamingoBridge::find_channel( TextFunctions::to_text( $slug ), TextFunctions::to_text( $name ) ) : false;
	}
}

if ( ! function_exists( 'wpcf7_flamingo_update_channel' ) ) {
	function wpcf7_flamingo_update_channel( mixed $contact_form ): void {
		FlamingoBridge::rename_channel( $contact_form );
	}
}

if ( ! function_exists( 'wpcf7_flamingo_serial_number' ) ) {
	function wpcf7_flamingo_serial_number( mixed $output, mixed $name, mixed $html, mixed $mail_tag = null ): mixed {
		return FlamingoBridge::replace_serial_number( $output, $name );
	}
}

if ( ! function_exists( 'wpcf7_array_flatten' ) ) {
	function wpcf7_array_flatten( mixed $input ): mixed {
		return MiscFunctions::flatten( $input );
	}
}

if ( ! function_exists( 'wpcf7_flat_join' ) ) {
	function wpcf7_flat_join( mixed $input, mixed $options = '' ): mixed {
		return MiscFunctions::join( $input, MiscFunctions::find_separator( $options ) );
	}
}

if ( ! function_exists( 'wpcf7_superglobal' ) ) {
	function wpcf7_superglobal( mixed $superglobal, mixed $key ): mixed {
		return MiscFunctions::request_value( TextFunctions::to_text( $superglobal ), TextFunctions::to_text( $key ) );
	}
}

if ( ! function_exists( 'wpcf7_superglobal_get' ) ) {
	function wpcf7_superglobal_get( mixed $key, mixed $default = '' ): mixed {
		return MiscFunctions::request_value( 'get', TextFunctions::to_text( $key ) ) ?? $default;
	}
}

if ( ! function_exists( 'wpcf7_superglobal_post' ) ) {
	function wpcf7_superglobal_post( mixed $key, mixed $default = '' ): mixed {
		return MiscFunctions::request_value( 'post', TextFunctions::to_text( $key ) ) ?? $default;
	}
}

if ( ! function_exists( 'wpcf7_superglobal_request' ) ) {
	function wpcf7_superglobal_request( mixed $key, mixed $default = '' ): mixed {
		return MiscFunctions::request_value( 'request', TextFunctions::to_text( $key ) ) ?? $default;
	}
}

if ( ! function_exists( 'wpcf7_superglobal_server' ) ) {
	function wpcf7_superglobal_server( mixed $key, mixed $default = '' ): mixed {
		return MiscFunctions::request_value( 'server', TextFunctions::to_text( $key ) ) ?? $default;
	}
}

if ( ! function_exists( 'wpcf7_anonymize_ip_addr' ) ) {
	function wpcf7_anonymize_ip_addr( mixed $ip_addr ): mixed {
		return MiscFunctions::shorten_address( $ip_addr );
	}
}

if ( ! function_exists( 'wpcf7_log_remote_request' ) ) {
	function wpcf7_log_remote_request( mixed $url, mixed $request, mixed $response ): void {
		MiscFunctions::log_call( $url, $request, $response );
	}
}

if ( ! function_exists( 'wpcf7_deprecated_function' ) ) {
	function wpcf7_deprecated_function( mixed $function_name, mixed $version, mixed $replacement ): void {
		MiscFunctions::log_notice( MiscFunctions::join( [ $function_name, $replacement, $version ] ), true );
	}
}

if ( ! function_exists( 'wpcf7_doing_it_wrong' ) ) {
	function wpcf7_doing_it_wrong( mixed $function_name, mixed $message, mixed $version ): void {
		MiscFunctions::log_notice( MiscFunctions::join( [ $function_name, $message, $version ] ) );
	}
}

if ( ! function_exists( 'wpcf7_apply_filters_deprecated' ) ) {
	function wpcf7_apply_filters_deprecated( mixed $hook_name, mixed $args, mixed $version, mixed $replacement = '' ): mixed {
		return apply_filters_deprecated( TextFunctions::to_text( $hook_name ) ?: 'wpcf7', array_values( (array) $args ), TextFunctions::to_text( $version ), TextFunctions::to_text( $replacement ) );
	}
}

if ( ! function_exists( 'wpcf7_maybe_add_random_dir' ) ) {
	function wpcf7_maybe_add_random_dir( mixed $dir ): mixed {
		return UploadFunctions::create_random_folder( TextFunctions::to_text( $dir ) );
	}
}

if ( ! function_exists( 'wpcf7_acceptable_filetypes' ) ) {
	function wpcf7_acceptable_filetypes( mixed $types = 'default', mixed $format = 'regex' ): mixed {
		return UploadFunctions::accepted_types( $types, $format );
	}
}

if ( ! function_exists( 'wpcf7_convert_mime_to_ext' ) ) {
	function wpcf7_convert_mime_to_ext( mixed $mime ): mixed {
		return UploadFunctions::find_extensions( $mime );
	}
}
