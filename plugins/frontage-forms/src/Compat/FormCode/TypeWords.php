<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** The field types, as the form code screen needs them. */
final class TypeWords {

	/** @return list<array{type: string, label: string, named: bool, requirable: bool, values: string, content: bool, options: array<string, string|list<string>>}> */
	public static function all(): array {
		$all = [];
		foreach ( TagTypeRegistry::instance()->descriptions() as $type => $description ) {
			$all[] = [
				'type'    => $type,
				'options' => array_map( static fn ( array $option ): string|array => $option['kind'], $description['options'] ),
			] + $description;
		}
		return $all;
	}
}
