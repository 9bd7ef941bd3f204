<?php

namespace Frontage\Forms\Form\Tags;

use Frontage\Forms\Form\Field;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Form\Html;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\View;

defined( 'ABSPATH' ) || exit;

/** Counts the characters of the field with the same name. */
final class Count extends Field {

	public function description( string $type ): array {
		return [ 'options' => [ 'down' => 'switch' ] + self::IDENTITY ];
	}

	public function features(): array {
		return [ 'name-attr', 'zero-controls-container', 'not-for-mail' ];
	}

	public function render( Tag $tag, View $view ): string {
		$max = null;
		$min = null;
		foreach ( $view->form->tags_of( 'text', 'email', 'url', 'tel', 'textarea', 'quiz' ) as $target ) {
			if ( $target->name === $tag->name ) {
				$max ??= $target->maxlength();
				$min ??= $target->minlength();
			}
		}
		$is_down = $tag->has_option( 'down' );
		$start   = $is_down ? (int) $max : 0;
		return Html::element(
			'span',
			[
				'id'                  => self::id( $tag, $view ),
				'class'               => implode( ' ', [ Format::CLASS_COUNT, $is_down ? 'down' : 'up', ...self::own_classes( $tag ) ] ),
				'data-target-name'    => $tag->name,
				'data-starting-value' => $start,
				'data-current-value'  => $start,
				'data-maximum-value'  => $max,
				'data-minimum-value'  => $min,
			],
			(string) $start
		);
	}
}
