<?php

namespace Frontage\Forms\TagTypes\Choice;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\SharedFieldNames;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** Checkboxes, or (`radio`) radio buttons. */
final class CheckboxTagType extends ChoiceTagType {

	public const NAMES = [ 'checkbox', 'checkbox*', 'radio' ];

	public function description( string $type ): array {
		$exclusive   = [
			'exclusive' => [
				'kind'  => 'switch',
				'label' => __( 'Limit to one choice', 'frontage-forms' ),
			],
		];
		$switches    = [
			'use_label_element' => [
				'kind'  => 'switch',
				'label' => __( 'Clickable label', 'frontage-forms' ),
				'help'  => __( 'Clicking the text selects the choice.', 'frontage-forms' ),
			],
			'label_first'       => [
				'kind'  => 'switch',
				'label' => __( 'Label before control', 'frontage-forms' ),
			],
			'free_text'         => [
				'kind'  => 'switch',
				'label' => __( 'Free-text last choice', 'frontage-forms' ),
			],
		];
		$options     = $switches + self::PICKED + self::IDENTITY;
		$own_options = 'radio' === $type ? [
			'label'    => __( 'Radio buttons', 'frontage-forms' ),
			'search'   => __( 'choice, single, select, options', 'frontage-forms' ),
			'icon'     => 'format-list-bullets',
			'position' => 110,
			'template' => self::template( 'radio your-choice use_label_element' ),
			'required' => 'always',
			'picks'    => 'one',
			'options'  => $options,
		] : [
			'label'    => __( 'Checkboxes', 'frontage-forms' ),
			'search'   => __( 'choice, multiple, select, options', 'frontage-forms' ),
			'icon'     => 'check',
			'position' => 100,
			'template' => self::template( 'checkbox your-choices use_label_element' ),
			'options'  => $exclusive + $options,
		];
		return $own_options + [
			'group'   => 'choice',
			'control' => $type,
			'values'  => 'many',
		];
	}

	public function sample( FormTag $tag ): array {
		return array_slice( $tag->values, 0, 'checkbox' === $tag->basetype ? 2 : 1 );
	}

	public function rule_order(): int {
		return 10;
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$values = self::values( $tag );
		$name   = $tag->name . ( SharedFieldNames::is_list_field( $view->form, $tag ) ? '[]' : '' );
		$items  = '';
		foreach ( $values as $index => $value ) {
			$items .= $this->render_item( tag: $tag, view: $view, name: $name, value: $value, index: $index, is_last: $index === count( $values ) - 1 );
		}
		$is_exclusive = 'checkbox' === $tag->basetype && $tag->has_option( 'exclusive' );
		$group        = HtmlElement::render(
			'span',
			[
				'class' => $this->classes( $tag, $view, ...( $is_exclusive ? [ FormFormat::CLASS_EXCLUSIVE ] : [] ) ),
				'id'    => self::id( $tag, $view ),
			],
			$items
		);
		return $this->wrap( $tag, $view, $group );
	}

	private function render_item( FormTag $tag, RenderContext $view, string $name, string $value, int $index, bool $is_last ): string {
		$tabindex = $tag->option( 'tabindex', '-?\d+' );
		$classes  = [ FormFormat::CLASS_ITEM, 0 === $index ? 'first' : '', $is_last ? 'last' : '', $is_last && $tag->has_option( 'free_text' ) ? 'has-free-text' : '' ];
		$input    = HtmlElement::render_void(
			'input',
			[
				'type'     => $tag->basetype,
				'name'     => $name,
				'value'    => $value,
				'checked'  => in_array( FormTag::decode_entities( $value ), self::chosen_values( $tag, $view ), true ),
				'tabindex' => null === $tabindex ? null : ( (int) $tabindex < 0 ? $tabindex : (int) $tabindex + $index ),
				...( null === $view->error( $tag->name ) ? [] : $this->validity( $tag, $view ) ),
			]
		);
		$label    = '<span class="' . FormFormat::CLASS_ITEM_LABEL . '">' . esc_html( $value ) . '</span>';
		$item     = $tag->has_option( 'label_first' ) ? $label . $input : $input . $label;
		if ( $tag->has_option( 'use_label_element' ) ) {
			$item = '<label>' . $item . '</label>';
		}
		if ( $is_last && $tag->has_option( 'free_text' ) ) {
			$typed_text = $view->posted( FormFormat::FIELD_FREE_TEXT . $tag->name );
			$item      .= ' ' . HtmlElement::render_void(
				'input',
				[
					'type'  => 'text',
					'name'  => FormFormat::FIELD_FREE_TEXT . $tag->name,
					'class' => FormFormat::CLASS_FREE_TEXT,
					'value' => is_string( $typed_text ) ? $typed_text : null,
				]
			);
		}
		return HtmlElement::render( 'span', [ 'class' => implode( ' ', array_filter( $classes ) ) ], $item );
	}

	public function rules( FormTag $tag, FormDocument $form ): array {
		$rules = [];
		if ( $tag->is_required() || 'radio' === $tag->basetype ) {
			$rules[] = self::rule( $tag, $form, 'required', 'invalid_required' );
		}
		if ( self::is_single( $tag ) ) {
			$rules[] = [
				'rule'      => 'maxitems',
				'field'     => $tag->name,
				'threshold' => 1,
				'error'     => __( 'Too many items are selected.', 'frontage-forms' ),
			];
		}
		return $rules;
	}

	public function late_rules( FormTag $tag, FormDocument $form ): array {
		return $tag->has_option( 'free_text' ) ? [] : [ self::enum_rules( $tag, self::accepted_values( $tag ) ) ];
	}

	/** The item with the free text is sent as its label and the text: "Other my own". */
	public function posted( FormTag $tag, mixed $raw, array $post ): string|array {
		$value = parent::posted( $tag, $raw, $post );
		$free  = $post[ FormFormat::FIELD_FREE_TEXT . $tag->name ] ?? '';
		if ( ! $tag->has_option( 'free_text' ) || ! is_string( $free ) || '' === trim( $free ) ) {
			return $value;
		}
		$accepted = self::accepted_values( $tag );
		$last     = end( $accepted );
		$join     = static fn ( string $item ): string => $item === $last ? $item . ' ' . trim( $free ) : $item;
		return is_array( $value ) ? array_map( $join, $value ) : $join( $value );
	}

	private static function is_single( FormTag $tag ): bool {
		return 'radio' === $tag->basetype || $tag->has_option( 'exclusive' );
	}
}
