<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Tags;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

/** The type of docs/guides/add-a-field-type.md: one to five stars. */
final class RatingTagType extends ControlTagType {

	public const NAMES = [ 'rating', 'rating*' ];

	public function description( string $type ): array {
		return [
			'label'    => 'Star rating',
			'search'   => 'stars, review',
			'icon'     => 'star',
			'group'    => 'choice',
			'position' => 115,
			'around'   => 'fieldset',
			'options'  => [
				'stars' => [
					'kind'  => 'number',
					'label' => 'Number of stars',
				],
			] + self::IDENTITY,
		];
	}

	public function features(): array {
		return [ 'name-attr', 'single-value', 'short-value', 'draft', 'leading-number', 'required-mark' ];
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$items = '';
		foreach ( range( 1, self::stars( $tag ) ) as $star ) {
			$input  = [
				'type'    => 'radio',
				'name'    => $tag->name,
				'value'   => $star,
				'checked' => (string) $star === $view->posted( $tag->name ),
			];
			$items .= HtmlElement::render( 'label', [], HtmlElement::render_void( 'input', $input + $this->validity( $tag, $view ) ) . esc_html( " $star" ) );
		}
		$group = HtmlElement::render(
			'span',
			[
				'class' => $this->classes( $tag, $view ),
				'id'    => self::id( $tag, $view ),
			],
			$items
		);
		return $this->wrap( $tag, $view, $group );
	}

	public function rules( FormTag $tag, FormDocument $form ): array {
		return [
			...( $tag->is_required() ? [ self::rule( $tag, $form, 'required', 'invalid_required' ) ] : [] ),
			self::rule( $tag, $form, 'minnumber', 'number_too_small', [ 'threshold' => '1' ] ),
			self::rule( $tag, $form, 'maxnumber', 'number_too_large', [ 'threshold' => (string) self::stars( $tag ) ] ),
		];
	}

	public function sample( FormTag $tag ): string {
		return (string) self::stars( $tag );
	}

	private static function stars( FormTag $tag ): int {
		return (int) ( $tag->option( 'stars', '[2-9]|10' ) ?? 5 );
	}
}
