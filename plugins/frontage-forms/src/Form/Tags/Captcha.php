<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Document;
use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** The picture puzzle of old forms, as it shows on a site without the plugin that drew the pictures. */
class Captcha extends Field {

	public function features(): array {
		return [ 'name-attr', 'do-not-store', 'not-for-mail' ];
	}

	public function render( Tag $tag, View $view ): string {
		if ( 'captchac' === $tag->basetype ) {
			/* translators: 1: "Warning:" in bold, 2: a plugin's name. */
			$text = __( '%1$s The %2$s plugin is not active.', 'frontage-forms' );
			return sprintf(
				esc_html( $text ),
				'<strong>' . esc_html__( 'Warning:', 'frontage-forms' ) . '</strong>',
				'<a href="https://wordpress.org/plugins/really-simple-captcha/">Really Simple CAPTCHA</a>'
			);
		}
		$input = Html::void(
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

	/** Without pictures no answer is right: the form waits for its owner. */
	public function check( Tag $tag, Document $form, mixed $raw, array $post ): ?string {
		return 'captchar' === $tag->basetype ? $form->message( 'captcha_not_match' ) : null;
	}
}
