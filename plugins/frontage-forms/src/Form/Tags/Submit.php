<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** The button. */
final class Submit extends Field {

	public function description( string $type ): array {
		return [
			'options' => self::IDENTITY,
			'values'  => 'one',
		];
	}

	public function features(): array {
		return [];
	}

	public function render( Tag $tag, View $view ): string {
		return Html::void(
			'input',
			[
				'class'    => implode( ' ', [ Format::CLASS_CONTROL, Format::CLASS_SUBMIT, 'has-spinner', ...self::own_classes( $tag ) ] ),
				'id'       => self::id( $tag, $view ),
				'tabindex' => $tag->option( 'tabindex', '-?\d+' ),
				'type'     => 'submit',
				'value'    => '' === ( $tag->values[0] ?? '' ) ? __( 'Send', 'frontage-forms' ) : $tag->values[0],
			]
		);
	}
}
