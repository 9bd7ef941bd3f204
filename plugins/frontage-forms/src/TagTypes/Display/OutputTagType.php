<?php

namespace Frontage\Forms\TagTypes\Display;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** Shows the value of another field inline. */
final class OutputTagType extends ControlTagType {

	public const NAMES = [ 'output' ];

	public function description( string $type ): array {
		return [
			'label'    => __( 'Field output', 'frontage-forms' ),
			'icon'     => 'seen',
			'group'    => 'layout',
			'position' => 200,
			'template' => '[output your-number]',
			'control'  => 'name',
			'around'   => '',
			'refers'   => true,
			'options'  => self::IDENTITY,
		];
	}

	public function features(): array {
		return [ 'name-attr', 'not-for-mail' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		return self::element( $tag, $tag->values[0] ?? '', self::attributes( $tag, $view ) );
	}

	/** @return array<string, string|null> Attributes of the element that shows another field. */
	public static function attributes( FormTag $tag, RenderContext $view ): array {
		return [
			'data-reflection-of' => $tag->name,
			'class'              => implode( ' ', [ FormFormat::CLASS_CONTROL, FormFormat::CLASS_OF_TYPE . $tag->basetype, ...self::own_classes( $tag ) ] ),
			'id'                 => self::id( $tag, $view ),
		];
	}

	/** @param array<string, string|null> $attributes */
	public static function element( FormTag $tag, string $text, array $attributes = [] ): string {
		$attributes += [
			'name'         => $tag->name,
			'data-default' => $text,
		];
		return HtmlElement::render( 'output', $attributes, '' === $text ? '&nbsp;' : esc_html( $text ) );
	}
}
