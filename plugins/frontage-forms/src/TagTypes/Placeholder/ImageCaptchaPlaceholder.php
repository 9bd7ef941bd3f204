<?php

namespace Frontage\Forms\TagTypes\Placeholder;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** The image captcha of old forms, as rendered on a site without the plugin that draws the images. */
class ImageCaptchaPlaceholder extends ControlTagType {

	public const NAMES = [ 'captchac', 'captchar' ];

	public function features(): array {
		return [ 'name-attr', 'do-not-store', 'not-for-mail', 'short-value' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		if ( 'captchac' === $tag->basetype ) {
			/* translators: 1: "Warning:" in bold, 2: a plugin's name. */
			$text = __( '%1$s The %2$s plugin is not active.', 'frontage-forms' );
			return sprintf(
				esc_html( $text ),
				'<strong>' . esc_html__( 'Warning:', 'frontage-forms' ) . '</strong>',
				'<a href="https://wordpress.org/plugins/really-simple-captcha/">Really Simple CAPTCHA</a>'
			);
		}
		$input = HtmlElement::render_void(
			'input',
			[
				'size'      => $tag->size() ?? 40,
				'maxlength' => $tag->maxlength(),
				'class'     => $this->classes( $tag, $view ),
				...$this->common( $tag, $view ),
				'autocomplete' => 'off',
				'value'        => '',
				'type'         => 'text',
				'name'         => $tag->name,
			]
		);
		return $this->wrap( $tag, $view, $input );
	}

	/** Without images no answer is right: the form cannot be sent until its owner changes it. */
	public function check( FormTag $tag, FormDocument $form, mixed $raw, array $post ): ?string {
		return 'captchar' === $tag->basetype ? $form->message( 'captcha_not_match' ) : null;
	}
}
