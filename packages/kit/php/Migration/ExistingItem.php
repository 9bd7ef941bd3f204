<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

use Frontage\Kit\Admin\AdminRequest;

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

	/** Prefix of the selects' names. */
	private const FIELD = 'existing-';

	/**
	 * The choice that an option of WP-CLI names.
	 *
	 * @return Choice|null Null for any other text.
	 */
	public static function from_option( string $option ): ?string {
		return in_array( $option, self::CHOICES, true ) ? $option : null;
	}

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

	/**
	 * Prints the select of one item, for screens without React.
	 *
	 * @param string       $key     Identifies the item in `posted_choices()`.
	 * @param string       $label   For screen readers, such as "Existing form “Contact”".
	 * @param list<Choice> $choices
	 * @param Choice       $selected
	 */
	public static function print_select( string $key, string $label, array $choices, string $selected = self::KEEP_BOTH ): void {
		printf( '<select name="%s" aria-label="%s">', esc_attr( self::FIELD . $key ), esc_attr( $label ) );
		self::print_options( $choices, $selected );
		echo '</select>';
	}

	/**
	 * Prints the select that sets all of them; nothing for fewer than two. It is hidden until `enableChoiceForAll()` runs.
	 *
	 * @param string             $label   Such as "All existing forms".
	 * @param list<list<Choice>> $choices Of each item.
	 */
	public static function print_select_for_all( string $label, array $choices ): void {
		if ( count( $choices ) > 1 ) {
			printf( '<p hidden data-existing-all><label>%s <select><option value="">—</option>', esc_html( $label ) );
			self::print_options( array_values( array_unique( array_merge( ...$choices ) ) ), '' );
			echo '</select></label></p>';
		}
	}

	/** @param list<Choice> $choices */
	private static function print_options( array $choices, string $selected ): void {
		foreach ( self::options( $choices ) as [ 'value' => $value, 'label' => $label ] ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $selected, $value, false ), esc_html( $label ) );
		}
	}

	/**
	 * The choices of a posted form with such selects.
	 *
	 * @return array<array-key, Choice> By key.
	 */
	public static function posted_choices(): array {
		$choices = [];
		foreach ( AdminRequest::names() as $name ) {
			if ( str_starts_with( $name, self::FIELD ) ) {
				$choices[ substr( $name, strlen( self::FIELD ) ) ] = AdminRequest::text( $name );
			}
		}
		return self::from_request( $choices );
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
