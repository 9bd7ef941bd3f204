<?php

declare( strict_types = 1 );

namespace Frontage\Site\Blocks;

use Frontage\Kit\ErrorSummary;
use Frontage\Kit\FormName;
use Frontage\Kit\Frontend\ScriptModules;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/**
 * The newsletter form. Another plugin stores the addresses: one that implements the filter, otherwise one with a common
 * shortcode. Without either, pages show nothing, and the editor explains what is missing.
 */
final class NewsletterForm {

	private const SHORTCODE = 'mc4wp_form';

	/** @param array<string, mixed> $attributes Block attributes, not validated yet. */
	public static function markup( array $attributes ): string {
		ScriptModules::register(); // Its view loads the kit's error summary after a submission.
		$settings = new BlockAttributes( $attributes );
		$id       = wp_unique_prefixed_id( 'fr-newsletter-' );
		/**
		 * Filters the form data of the newsletter block, for the plugin that stores the addresses.
		 *
		 * @since 0.1.0
		 * @param ?array{action: string, fields: array<string, string>, email: string, trap: string, outcome: ?array{done: bool, field: bool, message: string, typed: string}} $form Null: no plugin stores addresses.
		 *                 `action` is the URL for scripts, by POST; it responds with `message` and, for errors, `code`. Without script the page itself is posted to. `fields` are hidden fields, `email` and `trap` field names:
		 *                 the address, and a honeypot. `outcome` is the result of a post to this page.
		 * @param array{list: string, consent: string, double: bool, success: string, unit: string} $wanted The block's settings; `unit` identifies one of several forms on a page.
		 */
		$form = apply_filters(
			'frontage_site_newsletter',
			null,
			[
				'list'    => $settings->text( 'list' ),
				'consent' => $settings->rich_text( 'consentText' ),
				'double'  => false !== ( $attributes['doubleOptIn'] ?? true ),
				'success' => $settings->text( 'successText' ),
				'unit'    => $id,
			]
		);
		if ( self::is_form( $form ) ) {
			return self::form( $settings, $id, $form );
		}
		$other = shortcode_exists( self::SHORTCODE ) ? do_shortcode( '[' . self::SHORTCODE . ']' ) : '';
		return '' === trim( $other ) ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-newsletter-other' ] ), $other );
	}

	/** On `enqueue_block_editor_assets`. */
	public static function add_editor_data(): void {
		$provider = has_filter( 'frontage_site_newsletter' ) ? 'own' : ( shortcode_exists( self::SHORTCODE ) ? 'shortcode' : '' );
		wp_add_inline_script( 'frontage-site-editor', 'window.frontageNewsletter = ' . wp_json_encode( $provider, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @param array{action: string, fields: array<mixed>, email: string, trap: string, outcome?: mixed} $form */
	private static function form( BlockAttributes $settings, string $id, array $form ): string {
		$place   = $settings->text( 'anchor' ) ?: $id;
		$layout  = $settings->choice( 'layout', [ 'inline', 'stacked', 'card' ] );
		$outcome = new BlockAttributes( is_array( $form['outcome'] ?? null ) ? $form['outcome'] : [] );
		$message = $outcome->text( 'message' );
		$error   = $outcome->is_true( 'field' ) ? $message : '';
		$consent = $settings->rich_text( 'consentText' );
		$hidden  = '';
		foreach ( $form['fields'] as $name => $value ) {
			$hidden .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( (string) $name ), esc_attr( is_string( $value ) ? $value : '' ) );
		}
		$words = [
			'away'   => __( 'You are offline. Your email address is still here. Try again in a moment.', 'frontage-site' ),
			'unsure' => __( 'We received no response, so your sign-up may not have arrived. You can safely submit again.', 'frontage-site' ),
		];
		$field = sprintf(
			'<input id="%1$s-email" type="email" name="%2$s" value="%3$s" placeholder="%4$s" autocomplete="email" inputmode="email" required%5$s aria-describedby="%1$s-error%6$s">',
			esc_attr( $id ),
			esc_attr( $form['email'] ),
			ShortcodeGuard::without_shortcodes( esc_attr( $outcome->text( 'typed' ) ) ),
			esc_attr( $settings->text( 'placeholder' ) ?: ( 'inline' === $layout ? __( 'Email address', 'frontage-site' ) : '' ) ), // For the layout with a visually hidden label.
			'' === $error ? ' aria-invalid="false"' : ' aria-invalid="true"', // Without it, some browsers report an empty field as invalid before any input.
			'' === $consent ? '' : esc_attr( " $id-consent" )
		);
		return sprintf(
			'<form %1$s aria-label="%17$s" method="post" action="#%15$s" novalidate data-route="%3$s" data-words="%4$s">%16$s%5$s'
			. '<p class="fr-newsletter__trap" aria-hidden="true"><label>%6$s <input name="%7$s" tabindex="-1" autocomplete="off"></label></p>'
			. '<div class="fr-newsletter__row"><div class="fr-newsletter__field"><label class="%8$s" for="%2$s-email">%9$s</label>%10$s</div>'
			. '<button type="submit" class="wp-element-button">%11$s</button></div>'
			. '<p id="%2$s-error" class="fr-newsletter__error" aria-hidden="true">%12$s</p>%13$s<p class="fr-newsletter__status" role="status">%14$s</p></form>',
			get_block_wrapper_attributes(
				[
					'class' => "fr-newsletter fr-newsletter--$layout",
					'id'    => $place,
				]
			),
			esc_attr( $id ),
			esc_url( $form['action'] ),
			esc_attr( (string) wp_json_encode( $words, JSON_HEX_AMP ) ),
			$hidden,
			esc_html__( 'Leave this field empty', 'frontage-site' ),
			esc_attr( $form['trap'] ),
			'inline' === $layout ? 'screen-reader-text' : 'fr-newsletter__label',
			esc_html__( 'Email address', 'frontage-site' ),
			$field,
			esc_html( $settings->text( 'buttonText' ) ?: __( 'Subscribe', 'frontage-site' ) ),
			esc_html( $error ),
			'' === $consent ? '' : sprintf( '<p id="%s-consent" class="fr-newsletter__consent">%s</p>', esc_attr( $id ), $consent ),
			esc_html( $outcome->is_true( 'field' ) ? '' : $message ),
			esc_attr( $place ),
			ErrorSummary::html(
				"$id-errors",
				__( 'One or more fields have an error. Please check and try again.', 'frontage-site' ),
				'' === $error ? [] : [
					[
						'id'   => "$id-email",
						'name' => __( 'Email address', 'frontage-site' ),
						'text' => $error,
					],
				]
			),
			esc_attr( FormName::numbered_name( __( 'Newsletter', 'frontage-site' ), $id ) )
		);
	}

	/** @phpstan-assert-if-true array{action: string, fields: array<mixed>, email: string, trap: string, outcome?: mixed} $form */
	private static function is_form( mixed $form ): bool {
		return is_array( $form ) && is_string( $form['action'] ?? null ) && is_array( $form['fields'] ?? null ) && is_string( $form['email'] ?? null ) && is_string( $form['trap'] ?? null );
	}
}
