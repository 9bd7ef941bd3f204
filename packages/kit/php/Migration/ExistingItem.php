<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

defined( 'ABSPATH' ) || exit;

/**
 * What an import does with an item that the site has already. Screens offer the choices per item.
 *
 * @phpstan-type Choice self::KEEP_BOTH|self::REPLACE|self::SKIP
 * @phpstan-type Option array{ value: string, label: string }
 */
final class ExistingItem {

	public const KEEP_BOTH = 'keep-both';
	public const REPLACE   = 'replace';
	public const SKIP      = 'skip';

	public const CHOICES = [ self::KEEP_BOTH, self::REPLACE, self::SKIP ];

	/**
	 * The choices as options of a select.
	 *
	 * @param list<Choice> $choices
	 * @return list<Option>
	 */
	public static function options( array $choices ): array {
		$labels = [
			self::KEEP_BOTH => __( 'Keep both', 'frontage-kit' ),
			self::REPLACE   => __( 'Replace', 'frontage-kit' ),
			self::SKIP      => __( 'Skip', 'frontage-kit' ),
		];
		return array_map(
			static fn ( string $choice ): array => [
				'value' => $choice,
				'label' => $labels[ $choice ],
			],
			$choices
		);
	}

	/** @return array<string, mixed> Argument of a REST route: the choice of each item, by what identifies the item there. */
	public static function argument(): array {
		return [
			'description'          => 'What becomes of items that the site has already: both are kept, the imported one replaces the other, or it is skipped.',
			'type'                 => 'object',
			'default'              => [],
			'maxProperties'        => 5000,
			'additionalProperties' => [
				'type' => 'string',
				'enum' => self::CHOICES,
			],
		];
	}

	/**
	 * The choices of a request that match argument().
	 *
	 * @return array<array-key, Choice>
	 */
	public static function from_request( mixed $value ): array {
		/** @var array<array-key, Choice> */
		return array_filter( (array) $value, static fn ( mixed $choice ): bool => in_array( $choice, self::CHOICES, true ) );
	}
}
