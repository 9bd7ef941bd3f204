<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * Labels of options that several types have; a type brings those of its own options.
 *
 * @phpstan-import-type Option from TypeDescription
 * @phpstan-import-type CompleteOption from TypeDescription
 */
final class OptionLabels {

	/**
	 * @phpstan-param array<string, Option> $options
	 * @param array<string, mixed> $options
	 * @phpstan-return array<string, CompleteOption>
	 * @return array<string, array<string, mixed>>
	 */
	public static function complete_options( array $options ): array {
		$shared        = self::list_shared_labels();
		$complete_list = [];
		foreach ( $options as $name => $option ) {
			/** @var array{kind: string|list<string>, label?: string, help?: string, size?: 'units'|'bytes'} $own_option */
			$own_option             = is_array( $option ) && isset( $option['kind'] ) ? $option : [ 'kind' => $option ];
			$complete_list[ $name ] = $own_option + ( $shared[ 'pick' === $own_option['kind'] ? 'pick' : $name ] ?? [] ) + [
				'label' => $name,
				'help'  => '',
				'size'  => '',
			];
		}
		return $complete_list;
	}

	/** @return array<string, array{label: string, help?: string}> By name; `pick` is the default of a field with choices. */
	private static function list_shared_labels(): array {
		return [
			'id'           => [ 'label' => __( 'Element ID', 'frontage-forms' ) ],
			'class'        => [ 'label' => __( 'CSS class', 'frontage-forms' ) ],
			'placeholder'  => [ 'label' => __( 'Use default as placeholder', 'frontage-forms' ) ],
			'readonly'     => [ 'label' => __( 'Read-only', 'frontage-forms' ) ],
			'default'      => [
				'label' => __( 'Prefill from', 'frontage-forms' ),
				'help'  => __( 'Page URL, current post, or signed-in user.', 'frontage-forms' ),
			],
			'pick'         => [
				'label' => __( 'Preselected choices', 'frontage-forms' ),
				'help'  => __( 'Choice numbers, such as 1 or 1_3.', 'frontage-forms' ),
			],
			'minlength'    => [ 'label' => __( 'Min length', 'frontage-forms' ) ],
			'maxlength'    => [ 'label' => __( 'Max length', 'frontage-forms' ) ],
			'autocomplete' => [
				'label' => __( 'Autocomplete', 'frontage-forms' ),
				'help'  => __( 'Data that browsers can fill in automatically.', 'frontage-forms' ),
			],
			'size'         => [ 'label' => __( 'Width (characters)', 'frontage-forms' ) ],
			'min'          => [ 'label' => __( 'Min value', 'frontage-forms' ) ],
			'max'          => [ 'label' => __( 'Max value', 'frontage-forms' ) ],
			'step'         => [ 'label' => __( 'Increment', 'frontage-forms' ) ],
		];
	}
}
