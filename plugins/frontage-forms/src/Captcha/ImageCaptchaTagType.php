<?php

declare( strict_types=1 );

namespace Frontage\Forms\Captcha;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** `[captchac]`: the image of a captcha, drawn by Really Simple CAPTCHA. */
final class ImageCaptchaTagType extends ControlTagType {

	public function features(): array {
		return [ 'name-attr', 'zero-controls-container', 'not-for-mail' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$image = '' === $tag->name ? null : ReallySimpleCaptcha::create_image( $tag );
		if ( ! $image ) {
			return '';
		}
		$hidden = HtmlElement::render_void(
			'input',
			[
				'type'  => 'hidden',
				'name'  => FormFormat::FIELD_CAPTCHA . $tag->name,
				'value' => $image['prefix'],
			]
		);
		return $hidden . HtmlElement::render_void(
			'img',
			[
				'class'  => $this->classes( $tag, $view, FormFormat::CLASS_CAPTCHA . str_replace( ':', '', $tag->name ) ),
				'id'     => self::id( $tag, $view ),
				'width'  => $image['width'],
				'height' => $image['height'],
				'alt'    => __( 'Image captcha', 'frontage-forms' ),
				'src'    => $image['url'],
			]
		);
	}

	public function refill( FormTag $tag, FormDocument $form ): array {
		$image = '' === $tag->name ? null : ReallySimpleCaptcha::create_image( $tag );
		return $image ? [ 'captcha' => $image['url'] ] : [];
	}
}
