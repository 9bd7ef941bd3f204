<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Defaults;
use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** A value that goes along unseen. */
final class Hidden extends Field {

	public function description( string $type ): array {
		return [
			'options' => self::FILLED_IN_FROM + self::IDENTITY,
			'values'  => 'one',
		];
	}

	public function features(): array {
		return [ 'name-attr', 'display-hidden' ];
	}

	public function render( Tag $tag, View $view ): string {
		return Html::void(
			'input',
			[
				'class' => $this->classes( $tag, $view ),
				'id'    => self::id( $tag, $view ),
				'value' => ( new Defaults( $tag, $view ) )->text( $tag->values[0] ?? '' ),
				'type'  => 'hidden',
				'name'  => $tag->name,
			]
		);
	}
}
