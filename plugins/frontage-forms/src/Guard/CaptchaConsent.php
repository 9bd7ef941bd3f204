<?php

declare( strict_types=1 );

namespace Frontage\Forms\Guard;

use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\TagTypes;
use Frontage\Forms\Form\View;
use Frontage\Forms\Place;
use Frontage\Kit\Behaviors;

defined( 'ABSPATH' ) || exit;

/** At a form with a captcha: the button without which nothing of the service is loaded, and the place for its box. */
final class CaptchaConsent {

	private const NAMES = [
		Reason::TURNSTILE => 'Cloudflare Turnstile',
		Reason::RECAPTCHA => 'Google reCAPTCHA',
	];

	/** On `frontage_forms_register_tag_types`, after the built-in ones. */
	public static function register( TagTypes $types ): void {
		foreach ( Keys::SERVICES as $service ) {
			if ( Keys::of( $service ) ) {
				$types->register( new CaptchaTag( $service ), $service );
			}
		}
		if ( Pictures::can_be_drawn() ) {
			$types->register( PictureTag::class, 'captchac' );
			$types->register( PictureAnswerTag::class, 'captchar' );
		}
	}

	/** For `frontage_forms_elements`: a form without the service's tag has it first, or last where there is nothing to see. */
	public static function add( string $html, View $view ): string {
		foreach ( Keys::SERVICES as $service ) {
			if ( ! $view->form->tags_of( $service ) && ! $view->form->is_on( 'subscribers_only' ) && Keys::of( $service ) ) {
				$place = self::place( $service, new Tag( $service, $service ) );
				$html  = Reason::TURNSTILE === $service ? $place . "\n\n" . $html : $html . "\n" . $place;
			}
		}
		return $html;
	}

	public static function place( string $service, Tag $tag ): string {
		$keys = Keys::of( $service );
		if ( ! $keys ) {
			return '';
		}
		$built = Place::file( 'build/behaviors/on-demand.php' );
		if ( is_file( $built ) ) {
			Behaviors::register( $built );
		}
		Behaviors::use( 'frontage/captcha' );
		/* translators: %s: the name of a service. */
		$text = sprintf( __( 'This form is protected by %s. Nothing is loaded from there unless you allow it; without it your message waits until somebody has looked at it.', 'frontage-forms' ), self::NAMES[ $service ] );
		return Html::element(
			'div',
			[
				'class'         => 'frontage-captcha',
				'data-service'  => $service,
				'data-sitekey'  => $keys->sitekey,
				'data-field'    => Captcha::FIELDS[ $service ],
				'data-net'      => Reason::RECAPTCHA === $service && Captcha::uses_recaptcha_net(),
				'data-action'   => $tag->option( 'action', '[-0-9a-zA-Z_]{1,32}' ),
				'data-theme'    => $tag->option( 'theme', 'light|dark|auto' ),
				'data-size'     => $tag->option( 'size', 'normal|flexible|compact' ),
				'data-language' => $tag->option( 'language', '[a-zA-Z-]{2,5}' ),
				'data-waiting'  => __( 'Checking…', 'frontage-forms' ),
				'data-done'     => __( 'Checked. You can send the form.', 'frontage-forms' ),
				'data-failed'   => __( 'The check cannot be reached. You can send the form all the same.', 'frontage-forms' ),
			],
			'<p class="frontage-captcha-text" role="status">' . esc_html( $text ) . '</p>'
				/* translators: %s: the name of a service. */
				. '<button type="button" class="wp-element-button frontage-captcha-allow">' . esc_html( sprintf( __( 'Allow %s', 'frontage-forms' ), self::NAMES[ $service ] ) ) . '</button>'
		);
	}
}
