<?php

namespace Frontage\Forms\TagTypes\Display;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** Counts the characters of the field with the same name. */
final class CountTagType extends ControlTagType {

	public const NAMES = [ 'count' ];

	public function description( string $type ): array {
		$count_down = [
			'down' => [
				'kind'  => 'switch',
				'label' => __( 'Show characters left', 'frontage-forms' ),
			],
		];
		return [
			'label'    => __( 'Character counter', 'frontage-forms' ),
			'icon'     => 'chart-bar',
			'group'    => 'layout',
			'position' => 180,
			'template' => '[count your-message]',
			'control'  => 'name',
			'refers'   => true,
			'options'  => $count_down + self::IDENTITY,
		];
	}

	public function features(): array {
		return [ 'name-attr', 'zero-controls-container', 'not-for-mail' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$max = null;
		$min = null;
		foreach ( $view->form->find_tags( 'text', 'email', 'url', 'tel', 'textarea', 'quiz' ) as $target ) {
			if ( $target->name === $tag->name ) {
				$max ??= $target->maxlength();
				$min ??= $target->minlength();
			}
		}
		$is_down = $tag->has_option( 'down' );
		$start   = $is_down ? (int) $max : 0;
		return HtmlElement::render(
			'span',
			[
				'id'                  => self::id( $tag, $view ),
				'class'               => implode( ' ', [ FormFormat::CLASS_COUNT, $is_down ? 'down' : 'up', ...self::own_classes( $tag ) ] ),
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
