<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Admin\OnboardingSteps;
use Frontage\Forms\Compat\Functions\TextFunctions;
use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Forms\Compat\Switchover\SwitchoverScreen;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Storage\FormRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the shortcodes and the block of Contact Form 7 in pages. ContactForm7Loader registers them.
 *
 * @phpstan-import-type Step from \Frontage\Kit\Admin\OnboardingCard
 */
final class ContactForm7Shortcodes {

	/** Attributes of the shortcode with their defaults. */
	private const ATTRIBUTES = [
		'id'         => '',
		'title'      => '',
		'html_id'    => '',
		'html_name'  => '',
		'html_title' => '',
		'html_class' => '',
		'output'     => 'form',
	];

	/**
	 * `[contact-form-7 id="b20ad50" title="Name"]`, and the older form `[contact-form 3 "Name"]`.
	 *
	 * @param array<mixed>|string $attributes_text
	 */
	public static function render_shortcode( array|string $attributes_text, ?string $content = null, string $code = '' ): string {
		if ( is_feed() ) {
			return '[contact-form-7]';
		}
		$attributes_text = is_array( $attributes_text ) ? $attributes_text : [];
		$attributes      = array_map( 'strval', array_filter( shortcode_atts( self::ATTRIBUTES, $attributes_text, 'wpcf7' ), 'is_scalar' ) );
		if ( 'contact-form' === $code ) {
			$forms = new FormRepository();
			$form  = $forms->find_by_old_id( absint( TextFunctions::to_text( $attributes_text[0] ?? '' ) ) ) ?? $forms->find_by_title( trim( TextFunctions::to_text( $attributes_text[1] ?? '' ) ) );
		} else {
			$form = ( new FormRepository() )->find_by_address( $attributes['id'] ?? '', $attributes['title'] ?? '' );
		}
		if ( ! $form ) {
			return FormRenderer::render_not_found();
		}
		$html = ( new FormRenderer() )->render( $form, $attributes );
		if ( ContactForm7Loader::are_declared() && has_action( 'wpcf7_shortcode_callback' ) ) {
			GuardedCallback::action( 'wpcf7_shortcode_callback', \WPCF7_ContactForm::get_current(), $attributes );
		}
		return $html;
	}

	/**
	 * The output of the original's own shortcode, for a block of ours on a site where the original runs.
	 *
	 * @param array<string, string> $attributes html_title and the like.
	 */
	public static function render_original( string $address, array $attributes = [] ): string {
		$attributes_text = '';
		foreach ( [ 'id' => $address ] + $attributes as $name => $value ) {
			// Brackets and quotes would end the shortcode.
			$attributes_text .= sprintf( ' %s="%s"', $name, (string) preg_replace( '/[\[\]"<>]/', '', $value ) );
		}
		return do_shortcode( '[contact-form-7' . $attributes_text . ']' );
	}

	/**
	 * Renders the original's block. Its content is the shortcode, which WordPress expands; without content the attributes identify the form.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function render_block( array $attributes, string $content = '' ): string {
		if ( '' !== trim( $content ) ) {
			return $content;
		}
		$text = static fn ( string $name ): string => is_scalar( $attributes[ $name ] ?? null ) ? (string) $attributes[ $name ] : '';
		return self::render_shortcode(
			[
				'id'         => $text( 'hash' ) ?: $text( 'id' ),
				'title'      => $text( 'title' ),
				'html_id'    => $text( 'htmlId' ),
				'html_name'  => $text( 'htmlName' ),
				'html_title' => $text( 'htmlTitle' ),
				'html_class' => $text( 'htmlClass' ),
				'output'     => $text( 'output' ) ?: 'form',
			]
		);
	}

	/**
	 * On `frontage_first_minute` while the original is active: it renders the forms, and the next step is the report of what would change.
	 *
	 * @param list<Step> $steps
	 * @return list<Step>
	 */
	public static function add_onboarding_step( array $steps ): array {
		if ( current_user_can( 'activate_plugins' ) ) {
			$steps[] = OnboardingSteps::create_step(
				__( 'Contact Form 7 is active and handles your forms and messages.', 'frontage-forms' ) . ' ' .
				__( 'Frontage does nothing until you switch. Forms, shortcodes, blocks, and URLs stay the same, and you can switch back at any time.', 'frontage-forms' ),
				SwitchoverScreen::compatibility_check_url(),
				__( 'Review changes', 'frontage-forms' )
			);
		}
		return $steps;
	}

	/** Registers the original's block in the editor, where it stays unchanged until a user transforms it into ours. */
	public static function enqueue_block(): void {
		wp_add_inline_script( 'frontage-forms-editor', 'window.frontageOldBlock = true;', 'before' );
	}
}
