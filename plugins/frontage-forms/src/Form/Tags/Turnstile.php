<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\TagType;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** The widget of a service that is not set up: nothing. */
final class Turnstile extends TagType {

	public function features(): array {
		return [ 'display-block', 'singular' ];
	}

	public function render( Tag $tag, View $view ): string {
		return '';
	}
}
