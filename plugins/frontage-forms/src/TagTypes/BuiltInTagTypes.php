<?php

namespace Frontage\Forms\TagTypes;

use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Registers the tag types of this folder; their classes are loaded when a form uses them. */
final class BuiltInTagTypes {

	/** On `frontage_forms_register_tag_types`, before all others. */
	public static function register( TagTypeRegistry $types ): void {
		foreach ( TagTypeNames::CLASSES as $name => $type ) {
			$types->register( $type, $name );
		}
	}
}
