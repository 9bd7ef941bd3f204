<?php

declare( strict_types=1 );

namespace Frontage\Forms\Guard;

use Frontage\Forms\Form\Document;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\Tags\Captcha as TypedCode;

defined( 'ABSPATH' ) || exit;

/** `[captchar]`: what the visitor read in the picture. */
final class PictureAnswerTag extends TypedCode {

	public function check( Tag $tag, Document $form, mixed $raw, array $post ): ?string {
		$prefix = $post[ Format::FIELD_CAPTCHA . $tag->name ] ?? '';
		return is_string( $prefix ) && is_string( $raw ) && Pictures::is_right( $prefix, trim( $raw ) ) ? null : $form->message( 'captcha_not_match' );
	}
}
