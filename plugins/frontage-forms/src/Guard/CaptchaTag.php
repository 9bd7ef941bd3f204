<?php

declare( strict_types=1 );

namespace Frontage\Forms\Guard;

use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\TagType;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** `[turnstile]` and `[recaptcha]` on a site where the service is set up. */
final class CaptchaTag extends TagType {

	public function __construct( private readonly string $service ) {}

	public function features(): array {
		return [ 'display-block', 'singular' ];
	}

	public function render( Tag $tag, View $view ): string {
		return $view->form->is_on( 'subscribers_only' ) ? '' : CaptchaConsent::place( $this->service, $tag );
	}
}
