<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * What editors need of a field type: the keys of `TagType::description()`, and the defaults of those that a type leaves out.
 *
 * | Key | Value | Default |
 * |---|---|---|
 * | `label` | name of the type | the type |
 * | `search` | more words to find it by, separated by commas | none |
 * | `icon` | one of the editor's own icons (editor/type-icons.tsx), a Dashicon, or the path of an SVG of 24 by 24 pixels | a plug |
 * | `group` | part of the "Insert field" dialog: `text`, `choice`, `other`, `layout` | `other` |
 * | `position` | place among other types | last |
 * | `template` | the form-tag that "Add field" inserts | `[type your-type]` |
 * | `control` | the built-in type that the canvas draws; `name` for the field's name only | the markup of `render()` |
 * | `around` | element around a new field and its label: `label`, `fieldset`, or '' for a field without a label | by the features |
 * | `required` | `always`, or `unless-optional` for an option `optional` | by the asterisk |
 * | `filled` | whether the control always has a value | false |
 * | `picks` | `one` or `many` for a field with choices | by the features |
 * | `refers` | whether its name is that of another field | false |
 * | `mailed` | whether emails contain its value | by the features |
 * | `options`, `values`, `content` | parts of the form-tag after the name | none |
 * | `values_label`, `values_help`, `content_label` | texts for these parts | "Default" or "Choices" |
 *
 * @phpstan-type Option string|list<string>|array{kind: string|list<string>, label: string, help?: string, size?: 'units'|'bytes'}
 * @phpstan-type TagDescription array{options: array<string, Option>, label?: string, search?: string, icon?: string, group?: 'text'|'choice'|'other'|'layout', position?: int, template?: string, control?: string, around?: 'label'|'fieldset'|'', required?: 'always'|'unless-optional', filled?: bool, picks?: 'one'|'many', refers?: bool, mailed?: bool, values?: 'one'|'many', values_label?: string, values_help?: string, content?: bool, content_label?: string}
 * @phpstan-type CompleteOption array{kind: string|list<string>, label: string, help: string, size: ''|'units'|'bytes'}
 * @phpstan-type CompleteDescription array{label: string, search: string, icon: string, group: 'text'|'choice'|'other'|'layout', position: int, template: string, control: string, around: 'label'|'fieldset'|'', named: bool, requirable: bool, required: ''|'star'|'always'|'unless-optional', marked: bool, number: ''|'plain'|'leading', picks: ''|'one'|'many', refers: bool, mailed: bool, values: 'none'|'one'|'many', values_label: string, values_help: string, content: bool, content_label: string, options: array<string, CompleteOption>}
 */
final class TypeDescription {

	/** Features of types that have no place for a label. */
	private const WITHOUT_LABEL = [ 'display-block', 'display-hidden', 'zero-controls-container' ];

	/**
	 * @phpstan-param TagDescription $description
	 * @param array<string, mixed> $description
	 * @param list<string>         $features
	 * @phpstan-return CompleteDescription
	 * @return array<string, mixed>
	 */
	public static function complete_description( string $type, array $description, bool $is_requirable, array $features ): array {
		$has_feature = static fn ( string $feature ): bool => in_array( $feature, $features, true );
		$has_choices = 'many' === ( $description['values'] ?? '' );
		$control     = $description['control'] ?? '';
		return [
			'label'         => $description['label'] ?? $type,
			'search'        => $description['search'] ?? '',
			'icon'          => $description['icon'] ?? '',
			'group'         => $description['group'] ?? 'other',
			'position'      => $description['position'] ?? PHP_INT_MAX,
			'template'      => $description['template'] ?? ( $has_feature( 'name-attr' ) ? "[$type your-$type]" : "[$type]" ),
			'control'       => $control,
			'around'        => $description['around'] ?? self::render_example( $features ),
			'named'         => $has_feature( 'name-attr' ),
			'requirable'    => $is_requirable,
			'required'      => $description['required'] ?? ( $is_requirable ? 'star' : '' ),
			// A control that only its own markup shows is marked on the page if it is one of these elements, which is not known here.
			'marked'        => $has_feature( 'required-mark' ) || ( $is_requirable && '' !== $control && ! ( $description['filled'] ?? false ) ),
			'number'        => match ( true ) {
				$has_feature( 'plain-number' )   => 'plain',
				$has_feature( 'leading-number' ) => 'leading',
				default                  => '',
			},
			'picks'         => $description['picks'] ?? ( $has_feature( 'selectable-values' ) ? 'many' : '' ),
			'refers'        => $description['refers'] ?? false,
			'mailed'        => $description['mailed'] ?? ( $has_feature( 'name-attr' ) && ! $has_feature( 'not-for-mail' ) ),
			'values'        => $description['values'] ?? 'none',
			'values_label'  => $description['values_label'] ?? ( $has_choices ? __( 'Choices', 'frontage-forms' ) : __( 'Default value', 'frontage-forms' ) ),
			'values_help'   => $description['values_help'] ?? ( $has_choices ? __( 'One per line. Text after a | is used in the email instead.', 'frontage-forms' ) : '' ),
			'content'       => $description['content'] ?? false,
			'content_label' => $description['content_label'] ?? __( 'Text', 'frontage-forms' ),
			'options'       => OptionLabels::complete_options( $description['options'] ),
		];
	}

	/**
	 * @param list<string> $features
	 * @return 'label'|'fieldset'|''
	 */
	private static function render_example( array $features ): string {
		if ( ! in_array( 'name-attr', $features, true ) || array_intersect( self::WITHOUT_LABEL, $features ) ) {
			return '';
		}
		return in_array( 'selectable-values', $features, true ) ? 'fieldset' : 'label';
	}
}
