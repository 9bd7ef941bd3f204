<?php

namespace Frontage\Forms\TagTypes\Display;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagType;

defined( 'ABSPATH' ) || exit;

/** Where the response message is rendered, if not at the end of the form. */
final class ResponseTagType extends TagType {

	public const NAMES = [ 'response' ];

	public function description( string $type ): array {
		return [
			'label'    => __( 'Response message', 'frontage-forms' ),
			'icon'     => 'comment',
			'group'    => 'layout',
			'position' => 210,
			'control'  => 'name',
			'options'  => [],
		];
	}

	public function features(): array {
		return [ 'display-block', 'zero-controls-container' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		return $view->response_box();
	}
}
