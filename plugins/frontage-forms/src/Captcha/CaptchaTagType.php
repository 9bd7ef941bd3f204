<?php

declare( strict_types=1 );

namespace Frontage\Forms\Captcha;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagType;

defined( 'ABSPATH' ) || exit;

/** `[turnstile]` and `[recaptcha]` on a site where the service is set up. */
final class CaptchaTagType extends TagType {

	public function __construct( private readonly string $service ) {}

	public function features(): array {
		return [ 'display-block', 'singular' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		return $view->form->is_on( 'subscribers_only' ) ? '' : CaptchaConsent::render_container( $this->service, $tag );
	}
}
