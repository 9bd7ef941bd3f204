<?php

declare( strict_types=1 );

namespace Frontage\Forms\Logic;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\NumberParser;
use Frontage\Forms\Form\Form;
use Frontage\Rules\Formula;

defined( 'ABSPATH' ) || exit;

/**
 * The calculations of a form, `[calculation total "size * qty" "size=Large=25"]` (docs/reference/contact-forms.md §19): the first value is
 * the formula, the others set the number that a choice of a field counts as.
 *
 * @phpstan-type Calculation array{steps: list<float|string>, worth: array<string, array<array-key, float>>, decimals: int, is_fixed: bool}
 */
final class Calculations {

	public const TYPE = 'calculation';

	private const MOST = 50;

	/** @return array<string, Calculation> By the name of the field; a formula that cannot be parsed has no result. */
	public static function of( FormDocument $form ): array {
		$all = [];
		if ( ! str_contains( $form->template, '[' . self::TYPE ) ) {
			return $all;
		}
		foreach ( $form->tags() as $tag ) {
			if ( self::TYPE === $tag->type && ! isset( $all[ $tag->name ] ) && count( $all ) < self::MOST ) {
				$all[ $tag->name ] = [
					'steps'    => Formula::read( self::formula( $tag ) ) ?? [],
					'worth'    => self::worth( $tag ),
					'decimals' => self::decimals( $tag ),
					'is_fixed' => self::is_fixed( $tag ),
				];
			}
		}
		return $all;
	}

	/**
	 * Returns the answers with the results added, in the order of the form. A calculation may use earlier ones, and has no result when one of those has none.
	 *
	 * @param array<array-key, list<string>> $answers By field name; fields that are hidden have none.
	 * @param list<string>                   $names   Of calculations that are not hidden.
	 * @return array<array-key, list<string>>
	 */
	public static function reckon( FormDocument $form, array $answers, array $names, NumberParser $numbers ): array {
		$all = self::of( $form );
		foreach ( array_keys( $all ) as $name ) {
			$answers[ $name ] = []; // A posted result is ignored, and a calculation has no value before it is computed.
		}
		foreach ( array_intersect_key( $all, array_flip( $names ) ) as $name => [ 'steps' => $steps, 'worth' => $worth, 'decimals' => $decimals ] ) {
			$counts = static fn ( string $field ): float => isset( $all[ $field ] ) && in_array( $field, $names, true )
				? (float) ( $answers[ $field ][0] ?? NAN )
				: Formula::worth( $answers[ $field ] ?? [], $worth[ $field ] ?? [], static fn ( string $answer ): ?float => $numbers->counted( $field, $answer ) );
			$result           = Formula::result( $steps, $counts, $decimals );
			$answers[ $name ] = '' === $result ? [] : [ $result ];
		}
		return $answers;
	}

	/**
	 * Text fields of this formula whose answers must be numbers, because the owner set no number for their answers.
	 *
	 * @return list<string> Names.
	 */
	public static function typed( FormTag $tag, FormDocument $form ): array {
		return array_values( array_unique( array_intersect( array_column( $form->tags_of( 'text', 'textarea' ), 'name' ), self::numbers( $tag ) ) ) );
	}

	/** @return list<string> Names of the formula's fields whose answers must be numbers. */
	public static function numbers( FormTag $tag ): array {
		return array_values( array_diff( Formula::fields( Formula::read( self::formula( $tag ) ) ?? [] ), array_keys( self::worth( $tag ) ) ) );
	}

	public static function formula( FormTag $tag ): string {
		return FormTag::decode( $tag->raw_values[0] ?? '' );
	}

	/**
	 * @return array<string, array<array-key, float>> The number of each choice, by field and choice.
	 */
	public static function worth( FormTag $tag ): array {
		$worth = [];
		foreach ( array_slice( $tag->raw_values, 1 ) as $line ) {
			if ( preg_match( '/^\s*([^=\s]+)\s*=(.*)=\s*(-?\d+(?:\.\d+)?)\s*$/Ds', FormTag::decode( $line ), $found ) ) {
				$worth[ $found[1] ][ trim( $found[2] ) ] = (float) $found[3];
			}
		}
		return $worth;
	}

	public static function decimals( FormTag $tag ): int {
		return min( 6, (int) ( $tag->option( 'decimals', '\d{1,2}' ) ?? 2 ) );
	}

	/** Whether the owner set the number of decimals: then a whole number is printed with them, too. */
	public static function is_fixed( FormTag $tag ): bool {
		return null !== $tag->option( 'decimals', '\d{1,2}' );
	}
}
