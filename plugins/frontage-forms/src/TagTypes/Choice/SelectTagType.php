<?php

namespace Frontage\Forms\TagTypes\Choice;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\SharedFieldNames;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;

defined( 'ABSPATH' ) || exit;

/** A `select` element. */
final class SelectTagType extends ChoiceTagType {

	public const NAMES = [ 'select', 'select*' ];

	public function description( string $type ): array {
		$switches = [
			'include_blank'  => [
				'kind'  => 'switch',
				'label' => __( 'Blank first choice', 'frontage-forms' ),
			],
			'first_as_label' => [
				'kind'  => 'switch',
				'label' => __( 'First choice as label', 'frontage-forms' ),
			],
			'multiple'       => [
				'kind'  => 'switch',
				'label' => __( 'Allow multiple selections', 'frontage-forms' ),
			],
		];
		return [
			'label'    => __( 'Dropdown', 'frontage-forms' ),
			'search'   => __( 'choice, list, menu, select, options', 'frontage-forms' ),
			'icon'     => 'chevron-down',
			'group'    => 'choice',
			'position' => 90,
			'template' => self::template( 'select your-choice' ),
			'control'  => 'select',
			'around'   => 'label',
			'picks'    => 'one',
			'options'  => $switches + self::PICKED + self::IDENTITY,
			'values'   => 'many',
		];
	}

	public function rule_order(): int {
		return 50;
	}

	public function render( FormTag $tag, RenderContext $view ): string {
		$multiple      = $tag->has_option( 'multiple' );
		$values        = self::values( $tag );
		$chosen_values = self::chosen_values( $tag, $view );
		$options       = '';
		if ( $tag->has_option( 'include_blank' ) || ! $values ) {
			$options = '<option value="">' . esc_html__( '—Please choose an option—', 'frontage-forms' ) . '</option>';
		}
		foreach ( $values as $index => $value ) {
			$is_label = 0 === $index && self::first_is_label( $tag );
			$options .= HtmlElement::render(
				'option',
				[
					'value'    => $is_label ? '' : $value,
					'selected' => ! $is_label && in_array( FormTag::decode_entities( $value ), $chosen_values, true ),
				],
				esc_html( $value )
			);
		}
		$select = HtmlElement::render(
			'select',
			[
				'class' => $this->classes( $tag, $view ),
				...$this->common( $tag, $view ),
				'autocomplete' => self::autocomplete( $tag ),
				'size'         => $tag->option( 'size', '[1-9]\d*' ) ?? ( $multiple && $tag->has_option( 'size' ) ? 4 : null ), // 4 is the default size of a list in browsers.
				'multiple'     => $multiple,
				'name'         => $tag->name . ( SharedFieldNames::is_list_field( $view->form, $tag ) ? '[]' : '' ),
			],
			$options
		);
		return $this->wrap( $tag, $view, $select );
	}

	public function rules( FormTag $tag, FormDocument $form ): array {
		return $tag->is_required() ? [ self::rule( $tag, $form, 'required', 'invalid_required' ) ] : [];
	}

	public function late_rules( FormTag $tag, FormDocument $form ): array {
		return [ self::enum_rules( $tag, array_slice( self::accepted_values( $tag ), self::first_is_label( $tag ) ? 1 : 0 ) ) ];
	}

	private static function first_is_label( FormTag $tag ): bool {
		return $tag->has_option( 'first_as_label' ) && ! $tag->has_option( 'include_blank' );
	}
}
