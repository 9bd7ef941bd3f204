<?php

declare( strict_types=1 );

namespace Frontage\Forms\Captcha;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\TagTypes\Placeholder\ImageCaptchaPlaceholder;

defined( 'ABSPATH' ) || exit;

/** `[captchar]`: the visitor's answer to the image captcha. */
final class ImageCaptchaAnswerTagType extends ImageCaptchaPlaceholder {

	public function check( FormTag $tag, FormDocument $form, mixed $raw, array $post ): ?string {
		$prefix = $post[ FormFormat::FIELD_CAPTCHA . $tag->name ] ?? '';
		return is_string( $prefix ) && is_string( $raw ) && ReallySimpleCaptcha::is_correct_answer( $prefix, trim( $raw ) ) ? null : $form->message( 'captcha_not_match' );
	}
}
