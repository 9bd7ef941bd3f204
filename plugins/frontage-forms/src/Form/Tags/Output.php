<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** Shows what another field holds, within a line. */
final class Output extends Field {

	public function description( string $type ): array {
		return [ 'options' => self::IDENTITY ];
	}

	public function features(): array {
		return [ 'name-attr', 'not-for-mail' ];
	}

	public function render( Tag $tag, View $view ): string {
		return self::element( $tag, $tag->values[0] ?? '', self::attributes( $tag, $view ) );
	}

	/** @return array<string, string|null> What the element has that shows another field. */
	public static function attributes( Tag $tag, View $view ): array {
		return [
			'data-reflection-of' => $tag->name,
			'class'              => implode( ' ', [ Format::CLASS_CONTROL, Format::CLASS_OF_TYPE . $tag->basetype, ...self::own_classes( $tag ) ] ),
			'id'                 => self::id( $tag, $view ),
		];
	}

	/** @param array<string, string|null> $attributes */
	public static function element( Tag $tag, string $text, array $attributes = [] ): string {
		$attributes += [
			'name'         => $tag->name,
			'data-default' => $text,
		];
		return Html::element( 'output', $attributes, '' === $text ? '&nbsp;' : esc_html( $text ) );
	}
}
