<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\TagType;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** Where the answer appears, if not at the end. */
final class Response extends TagType {

	public function description( string $type ): array {
		return [ 'options' => [] ];
	}

	public function features(): array {
		return [ 'display-block', 'zero-controls-container' ];
	}

	public function render( Tag $tag, View $view ): string {
		return $view->response_box();
	}
}
