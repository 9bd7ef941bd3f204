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
	public static function parse_calculations( FormDocument $form ): array {
		$calculations = [];
		if ( ! str_contains( $form->template, '[' . self::TYPE ) ) {
			return $calculations;
		}
		foreach ( $form->tags() as $tag ) {
			if ( self::TYPE === $tag->type && ! isset( $calculations[ $tag->name ] ) && count( $calculations ) < self::MOST ) {
				$calculations[ $tag->name ] = [
					'steps'    => Formula::read( self::find_formula( $tag ) ) ?? [],
					'worth'    => self::find_choice_numbers( $tag ),
					'decimals' => self::count_decimals( $tag ),
					'is_fixed' => self::has_fixed_decimals( $tag ),
				];
			}
		}
		return $calculations;
	}

	/**
	 * Returns the answers with the results added, in the order of the form. A calculation may use earlier ones, and has no result when one of those has none.
	 *
	 * @param array<array-key, list<string>> $answers By field name; fields that are hidden have none.
	 * @param list<string>                   $names   Of calculations that are not hidden.
	 * @return array<array-key, list<string>>
	 */
	public static function add_results( FormDocument $form, array $answers, array $names, NumberParser $numbers ): array {
		$calculations = self::parse_calculations( $form );
		foreach ( array_keys( $calculations ) as $name ) {
			$answers[ $name ] = []; // A posted result is ignored, and a calculation has no value before it is computed.
		}
		foreach ( array_intersect_key( $calculations, array_flip( $names ) ) as $name => [ 'steps' => $steps, 'worth' => $choice_numbers, 'decimals' => $decimals ] ) {
			$counts           = static fn ( string $field ): float => isset( $calculations[ $field ] ) && in_array( $field, $names, true )
				? (float) ( $answers[ $field ][0] ?? NAN )
				: Formula::worth( $answers[ $field ] ?? [], $choice_numbers[ $field ] ?? [], static fn ( string $answer ): ?float => $numbers->parse_for_formula( $field, $answer ) );
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
	public static function find_typed_fields( FormTag $tag, FormDocument $form ): array {
		return array_values( array_unique( array_intersect( array_column( $form->find_tags( 'text', 'textarea' ), 'name' ), self::find_number_fields( $tag ) ) ) );
	}

	/** @return list<string> Names of the formula's fields whose answers must be numbers. */
	public static function find_number_fields( FormTag $tag ): array {
		return array_values( array_diff( Formula::fields( Formula::read( self::find_formula( $tag ) ) ?? [] ), array_keys( self::find_choice_numbers( $tag ) ) ) );
	}

	public static function find_formula( FormTag $tag ): string {
		return FormTag::decode_entities( $tag->raw_values[0] ?? '' );
	}

	/**
	 * @return array<string, array<array-key, float>> The number of each choice, by field and choice.
	 */
	public static function find_choice_numbers( FormTag $tag ): array {
		$choice_numbers = [];
		foreach ( array_slice( $tag->raw_values, 1 ) as $line ) {
			if ( preg_match( '/^\s*([^=\s]+)\s*=(.*)=\s*(-?\d+(?:\.\d+)?)\s*$/Ds', FormTag::decode_entities( $line ), $matches ) ) {
				$choice_numbers[ $matches[1] ][ trim( $matches[2] ) ] = (float) $matches[3];
			}
		}
		return $choice_numbers;
	}

	public static function count_decimals( FormTag $tag ): int {
		return min( 6, (int) ( $tag->option( 'decimals', '\d{1,2}' ) ?? 2 ) );
	}

	/** Whether the owner set the number of decimals: then a whole number is printed with them, too. */
	public static function has_fixed_decimals( FormTag $tag ): bool {
		return null !== $tag->option( 'decimals', '\d{1,2}' );
	}
}
