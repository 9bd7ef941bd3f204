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
		$picture = '' === $tag->name ? null : ReallySimpleCaptcha::draw( $tag );
		if ( ! $picture ) {
			return '';
		}
		$hidden = HtmlElement::void(
			'input',
			[
				'type'  => 'hidden',
				'name'  => FormFormat::FIELD_CAPTCHA . $tag->name,
				'value' => $picture['prefix'],
			]
		);
		return $hidden . HtmlElement::void(
			'img',
			[
				'class'  => $this->classes( $tag, $view, FormFormat::CLASS_CAPTCHA . str_replace( ':', '', $tag->name ) ),
				'id'     => self::id( $tag, $view ),
				'width'  => $picture['width'],
				'height' => $picture['height'],
				'alt'    => __( 'Image captcha', 'frontage-forms' ),
				'src'    => $picture['url'],
			]
		);
	}

	public function refill( FormTag $tag, FormDocument $form ): array {
		$picture = '' === $tag->name ? null : ReallySimpleCaptcha::draw( $tag );
		return $picture ? [ 'captcha' => $picture['url'] ] : [];
	}
}
