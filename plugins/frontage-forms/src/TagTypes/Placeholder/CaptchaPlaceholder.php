<?php

namespace Frontage\Forms\TagTypes\Placeholder;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagType;

defined( 'ABSPATH' ) || exit;

/** The widget of a captcha service that is not set up: renders nothing. */
final class CaptchaPlaceholder extends TagType {

	public const NAMES = [ 'turnstile' ];

	public function features(): array {
		return [ 'display-block', 'singular' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		return '';
	}
}
