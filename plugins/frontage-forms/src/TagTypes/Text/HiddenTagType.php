<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\FieldDefaults;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** A hidden value. */
final class HiddenTagType extends ControlTagType {

	public const NAMES = [ 'hidden' ];

	public function description( string $type ): array {
		return [
			'label'        => __( 'Hidden field', 'frontage-forms' ),
			'icon'         => 'unseen',
			'position'     => 160,
			'control'      => 'name',
			'options'      => self::FILLED_IN_FROM + self::IDENTITY,
			'values'       => 'one',
			'values_label' => __( 'Value', 'frontage-forms' ),
		];
	}

	public function features(): array {
		return [ 'name-attr', 'display-hidden', 'single-value', 'plain-number' ];
	}

	public function sample( FormTag $tag ): string {
		return $tag->values[0] ?? '';
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		return HtmlElement::render_void(
			'input',
			[
				'class' => $this->classes( $tag, $view ),
				'id'    => self::id( $tag, $view ),
				'value' => ( new FieldDefaults( $tag, $view ) )->find_text( $tag->values[0] ?? '' ),
				'type'  => 'hidden',
				'name'  => $tag->name,
			]
		);
	}
}
