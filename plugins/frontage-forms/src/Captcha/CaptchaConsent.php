<?php

declare( strict_types=1 );

namespace Frontage\Forms\Captcha;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\PluginFiles;
use Frontage\Forms\SpamProtection\CaptchaKeys;
use Frontage\Forms\SpamProtection\CaptchaVerifier;
use Frontage\Forms\SpamProtection\SpamReason;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Kit\Frontend\Behaviors;

defined( 'ABSPATH' ) || exit;

/**
 * The consent button of a form with a captcha, and the container for its widget. Nothing of the service is loaded before the visitor
 * presses the button.
 */
final class CaptchaConsent {

	private const NAMES = [
		SpamReason::TURNSTILE => 'Cloudflare Turnstile',
		SpamReason::RECAPTCHA => 'Google reCAPTCHA',
	];

	/** On `frontage_forms_register_tag_types`, after the built-in ones. */
	public static function register( TagTypeRegistry $types ): void {
		foreach ( CaptchaKeys::SERVICES as $service ) {
			if ( CaptchaKeys::for_service( $service ) ) {
				$types->register( new CaptchaTagType( $service ), $service );
			}
		}
		if ( ReallySimpleCaptcha::is_available() ) {
			$types->register( ImageCaptchaTagType::class, 'captchac' );
			$types->register( ImageCaptchaAnswerTagType::class, 'captchar' );
		}
	}

	/** For `frontage_forms_elements`: a form without the service's tag gets Turnstile first, and the invisible reCAPTCHA last. */
	public static function add( string $html, RenderContext $view ): string {
		foreach ( CaptchaKeys::SERVICES as $service ) {
			if ( ! $view->form->find_tags( $service ) && ! $view->form->is_on( 'subscribers_only' ) && CaptchaKeys::for_service( $service ) ) {
				$place = self::render_container( $service, new FormTag( $service, $service ) );
				$html  = SpamReason::TURNSTILE === $service ? $place . "\n\n" . $html : $html . "\n" . $place;
			}
		}
		return $html;
	}

	public static function render_container( string $service, FormTag $tag ): string {
		$keys = CaptchaKeys::for_service( $service );
		if ( ! $keys ) {
			return '';
		}
		$built = PluginFiles::file( 'build/behaviors/on-demand.php' );
		if ( is_file( $built ) ) {
			Behaviors::register( $built );
		}
		Behaviors::use( 'frontage/captcha' );
		/* translators: %s: the name of a service. */
		$text = sprintf( __( 'This form is protected by %s, which loads only if you allow it. Without it, your message is held for review.', 'frontage-forms' ), self::NAMES[ $service ] );
		return HtmlElement::render(
			'div',
			[
				'class'         => 'frontage-captcha',
				'data-service'  => $service,
				'data-sitekey'  => $keys->sitekey,
				'data-field'    => CaptchaVerifier::FIELDS[ $service ],
				'data-net'      => SpamReason::RECAPTCHA === $service && CaptchaVerifier::uses_recaptcha_net(),
				'data-action'   => $tag->option( 'action', '[-0-9a-zA-Z_]{1,32}' ),
				'data-theme'    => $tag->option( 'theme', 'light|dark|auto' ),
				'data-size'     => $tag->option( 'size', 'normal|flexible|compact' ),
				'data-language' => $tag->option( 'language', '[a-zA-Z-]{2,5}' ),
				'data-waiting'  => __( 'Checking…', 'frontage-forms' ),
				'data-done'     => __( 'Check passed. You can send the form.', 'frontage-forms' ),
				'data-failed'   => __( 'The check is not available. You can still send the form.', 'frontage-forms' ),
			],
			'<p class="frontage-captcha-text" role="status">' . esc_html( $text ) . '</p>'
				/* translators: %s: the name of a service. */
				. '<button type="button" class="wp-element-button frontage-captcha-allow">' . esc_html( sprintf( __( 'Allow %s', 'frontage-forms' ), self::NAMES[ $service ] ) ) . '</button>'
		);
	}
}
