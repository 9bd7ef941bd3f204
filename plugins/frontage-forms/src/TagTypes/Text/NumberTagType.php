<?php

namespace Frontage\Forms\TagTypes\Text;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Tags\ControlTagType;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** A number, typed or (`range`) set with a slider. A slider has limits and an initial value even if the tag has none. */
final class NumberTagType extends ControlTagType {

	public const NAMES = [ 'number', 'number*', 'range', 'range*' ];

	private const RANGE = [
		'min'  => 'text',
		'max'  => 'text',
		'step' => 'text',
	];

	public function description( string $type ): array {
		$own_options = 'range' === $type ? [
			'label'    => __( 'Slider', 'frontage-forms' ),
			'search'   => __( 'rating, scale', 'frontage-forms' ),
			'icon'     => 'settings',
			'position' => 70,
			'filled'   => true,
			'options'  => self::RANGE + self::READONLY + self::IDENTITY,
		] : [
			'label'    => __( 'Number', 'frontage-forms' ),
			'search'   => __( 'quantity, amount, age', 'frontage-forms' ),
			'icon'     => 'format-list-numbered',
			'position' => 60,
			'options'  => self::RANGE + self::PLACEHOLDER + self::READONLY + self::FILLED_IN_FROM + self::IDENTITY,
		];
		return $own_options + [
			'group'   => 'text',
			'control' => $type,
			'values'  => 'one',
		];
	}

	public function features(): array {
		return [ 'name-attr', 'single-value', 'short-value', 'draft', 'plain-number' ];
	}

	public function sample( FormTag $tag ): string {
		return $tag->option( 'min', '-?[0-9.]+' ) ?? '7';
	}

	public function rule_order(): int {
		return 40;
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		[ $min, $max ] = self::find_limits( $tag );
		$content       = $this->content( $tag, $view, $tag->values[0] ?? ( 'range' === $tag->basetype ? self::find_middle( $min, $max ) : '' ) );
		$input         = HtmlElement::render_void(
			'input',
			[
				'class' => $this->classes( $tag, $view, FormFormat::CLASS_VALIDATES_AS . 'number' ),
				...$this->common( $tag, $view ),
				'min'      => $min,
				'max'      => $max,
				'step'     => $tag->decimal( 'step' ),
				'readonly' => $tag->has_option( 'readonly' ),
				...self::typed_input( $tag, $content ),
			]
		);
		return $this->wrap( $tag, $view, $input );
	}

	public function rules( FormTag $tag, FormDocument $form ): array {
		[ $min, $max ] = self::find_limits( $tag );
		$rules         = $tag->is_required() ? [ self::rule( $tag, $form, 'required', 'invalid_required' ) ] : [];
		$rules[]       = self::rule( $tag, $form, 'number', 'invalid_number' );
		if ( null !== $min ) {
			$rules[] = self::rule( $tag, $form, 'minnumber', 'number_too_small', [ 'threshold' => $min ] );
		}
		if ( null !== $max ) {
			$rules[] = self::rule( $tag, $form, 'maxnumber', 'number_too_large', [ 'threshold' => $max ] );
		}
		return $rules;
	}

	/** @return array{?string, ?string} */
	private static function find_limits( FormTag $tag ): array {
		$is_range = 'range' === $tag->basetype;
		return [ $tag->decimal( 'min' ) ?? ( $is_range ? '0' : null ), $tag->decimal( 'max' ) ?? ( $is_range ? '100' : null ) ];
	}

	private static function find_middle( ?string $min, ?string $max ): string {
		[ $from, $to ] = [ (float) $min, (float) $max ];
		return (string) ( $to < $from ? $from : $from + ( $to - $from ) / 2 ); // HTML: the default value of a range.
	}
}
