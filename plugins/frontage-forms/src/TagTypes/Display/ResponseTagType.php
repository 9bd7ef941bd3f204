<?php

namespace Frontage\Forms\TagTypes\Display;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagType;

defined( 'ABSPATH' ) || exit;

/** Where the response message is rendered, if not at the end of the form. */
final class ResponseTagType extends TagType {

	public function description( string $type ): array {
		return [ 'options' => [] ];
	}

	public function features(): array {
		return [ 'display-block', 'zero-controls-container' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		return $view->response_box();
	}
}
