<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Labels of the field types, in the block editor's terms and order. */
final class TypeWords {

	/** @return list<array{type: string, label: string, named: bool, requirable: bool, values: string, content: bool, options: array<string, string|list<string>>}> */
	public static function all(): array {
		$descriptions = TagTypeRegistry::instance()->descriptions();
		$labels       = array_intersect_key( self::labels(), $descriptions );
		$all          = [];
		foreach ( $labels + array_combine( array_keys( $descriptions ), array_keys( $descriptions ) ) as $type => $label ) {
			$all[] = [
				'type'  => $type,
				'label' => $label,
			] + $descriptions[ $type ];
		}
		return $all;
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return [
			'text'       => __( 'Text', 'frontage-forms' ),
			'email'      => __( 'Email', 'frontage-forms' ),
			'tel'        => __( 'Phone', 'frontage-forms' ),
			'url'        => __( 'Web address', 'frontage-forms' ),
			'textarea'   => __( 'Long text', 'frontage-forms' ),
			'number'     => __( 'Number', 'frontage-forms' ),
			'range'      => __( 'Slider', 'frontage-forms' ),
			'date'       => __( 'Date', 'frontage-forms' ),
			'select'     => __( 'Drop-down', 'frontage-forms' ),
			'checkbox'   => __( 'Checkboxes', 'frontage-forms' ),
			'radio'      => __( 'Radio buttons', 'frontage-forms' ),
			'acceptance' => __( 'Consent', 'frontage-forms' ),
			'file'       => __( 'File', 'frontage-forms' ),
			'mfile'      => __( 'Upload of several files', 'frontage-forms' ),
			'quiz'       => __( 'Quiz', 'frontage-forms' ),
			'hidden'     => __( 'Hidden value', 'frontage-forms' ),
			'count'      => __( 'Character count', 'frontage-forms' ),
			'reflection' => __( 'Repeat of a field', 'frontage-forms' ),
			'output'     => __( 'Output of a field', 'frontage-forms' ),
			'response'   => __( 'Place of the answer', 'frontage-forms' ),
			'submit'     => __( 'Send button', 'frontage-forms' ),
		];
	}
}
