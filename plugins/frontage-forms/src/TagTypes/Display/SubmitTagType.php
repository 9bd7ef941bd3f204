<?php

namespace Frontage\Forms\TagTypes\Display;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** The submit button. */
final class SubmitTagType extends ControlTagType {

	public const NAMES = [ 'submit' ];

	public function description( string $type ): array {
		return [
			'label'        => __( 'Submit button', 'frontage-forms' ),
			'icon'         => 'button',
			'group'        => 'layout',
			'position'     => 220,
			'template'     => '[submit "' . __( 'Send', 'frontage-forms' ) . '"]',
			'control'      => 'submit',
			'options'      => self::IDENTITY,
			'values'       => 'one',
			'values_label' => __( 'Text', 'frontage-forms' ),
		];
	}

	public function features(): array {
		return [];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		return HtmlElement::render_void(
			'input',
			[
				'class'    => implode( ' ', [ FormFormat::CLASS_CONTROL, FormFormat::CLASS_SUBMIT, 'has-spinner', ...self::own_classes( $tag ) ] ),
				'id'       => self::id( $tag, $view ),
				'tabindex' => $tag->option( 'tabindex', '-?\d+' ),
				'type'     => 'submit',
				'value'    => '' === ( $tag->values[0] ?? '' ) ? __( 'Send', 'frontage-forms' ) : $tag->values[0],
			]
		);
	}
}
