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
	public static function complete( array $options ): array {
		$shared = self::shared();
		$all    = [];
		foreach ( $options as $name => $option ) {
			/** @var array{kind: string|list<string>, label?: string, help?: string, size?: 'units'|'bytes'} $own */
			$own          = is_array( $option ) && isset( $option['kind'] ) ? $option : [ 'kind' => $option ];
			$all[ $name ] = $own + ( $shared[ 'pick' === $own['kind'] ? 'pick' : $name ] ?? [] ) + [
				'label' => $name,
				'help'  => '',
				'size'  => '',
			];
		}
		return $all;
	}

	/** @return array<string, array{label: string, help?: string}> By name; `pick` is the default of a field with choices. */
	private static function shared(): array {
		return [
			'id'           => [ 'label' => __( 'Element id', 'frontage-forms' ) ],
			'class'        => [ 'label' => __( 'CSS class', 'frontage-forms' ) ],
			'placeholder'  => [ 'label' => __( 'Show the default as a placeholder', 'frontage-forms' ) ],
			'readonly'     => [ 'label' => __( 'Read only', 'frontage-forms' ) ],
			'default'      => [
				'label' => __( 'Filled in from', 'frontage-forms' ),
				'help'  => __( 'The page’s address, its post or the signed-in visitor.', 'frontage-forms' ),
			],
			'pick'         => [
				'label' => __( 'Picked at first', 'frontage-forms' ),
				'help'  => __( 'Numbers of the choices, such as 1 or 1_3.', 'frontage-forms' ),
			],
			'minlength'    => [ 'label' => __( 'Shortest', 'frontage-forms' ) ],
			'maxlength'    => [ 'label' => __( 'Longest', 'frontage-forms' ) ],
			'autocomplete' => [
				'label' => __( 'Browser fills in', 'frontage-forms' ),
				'help'  => __( 'What browsers may offer to fill in here.', 'frontage-forms' ),
			],
			'size'         => [ 'label' => __( 'Width in characters', 'frontage-forms' ) ],
			'min'          => [ 'label' => __( 'Smallest', 'frontage-forms' ) ],
			'max'          => [ 'label' => __( 'Largest', 'frontage-forms' ) ],
			'step'         => [ 'label' => __( 'Step', 'frontage-forms' ) ],
		];
	}
}
