<?php

declare( strict_types=1 );

namespace Frontage\Forms\Guard;

use Frontage\Forms\Form\Document;
use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** `[captchac]`: the picture of a puzzle, where Really Simple CAPTCHA draws it. */
final class PictureTag extends Field {

	public function features(): array {
		return [ 'name-attr', 'zero-controls-container', 'not-for-mail' ];
	}

	public function render( Tag $tag, View $view ): string {
		$picture = '' === $tag->name ? null : Pictures::draw( $tag );
		if ( ! $picture ) {
			return '';
		}
		$hidden = Html::void(
			'input',
			[
				'type'  => 'hidden',
				'name'  => Format::FIELD_CAPTCHA . $tag->name,
				'value' => $picture['prefix'],
			]
		);
		return $hidden . Html::void(
			'img',
			[
				'class'  => $this->classes( $tag, $view, Format::CLASS_CAPTCHA . str_replace( ':', '', $tag->name ) ),
				'id'     => self::id( $tag, $view ),
				'width'  => $picture['width'],
				'height' => $picture['height'],
				'alt'    => __( 'A picture with letters to type in', 'frontage-forms' ),
				'src'    => $picture['url'],
			]
		);
	}

	public function refill( Tag $tag, Document $form ): array {
		$picture = '' === $tag->name ? null : Pictures::draw( $tag );
		return $picture ? [ 'captcha' => $picture['url'] ] : [];
	}
}
