<?php

namespace Frontage\Forms\TagTypes\Display;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** Shows the values of another field, one `output` element for each value. */
final class ReflectionTagType extends ControlTagType {

	public const NAMES = [ 'reflection' ];

	public function description( string $type ): array {
		return [
			'label'    => __( 'Mirrored value', 'frontage-forms' ),
			'icon'     => 'seen',
			'group'    => 'layout',
			'position' => 190,
			'template' => '[reflection your-text]',
			'control'  => 'name',
			'refers'   => true,
			'options'  => self::IDENTITY,
		];
	}

	public function features(): array {
		return [ 'name-attr', 'display-block', 'not-for-mail' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$outputs = array_map( static fn ( string $text ): string => OutputTagType::element( $tag, $text ), $tag->values ?: [ '' ] );
		return HtmlElement::render( 'fieldset', OutputTagType::attributes( $tag, $view ), implode( '', $outputs ) );
	}
}
