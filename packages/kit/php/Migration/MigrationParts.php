<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

defined( 'ABSPATH' ) || exit;

/** The parts of a site export, which plugins add. */
final class MigrationParts {

	/** Parts that depend on others come after them: settings name the front page. */
	public const LAST = 'settings';

	/**
	 * @param bool $include_forbidden Also parts that the current user may not export, for undoing another user's incomplete import.
	 * @return array<string, MigrationPart> The parts that the current user may export and import, in the order in which they are written.
	 */
	public static function all( bool $include_forbidden = false ): array {
		/**
		 * Filters the parts of a site export: what is exported, and what an import writes. docs/guides/kit.md explains how
		 * to add one.
		 *
		 * @since 0.1.0
		 * @param array<string, \Frontage\Kit\Migration\MigrationPart> $parts By a unique name, such as `forms`; export files contain it.
		 */
		$parts = apply_filters( 'frontage_kit_parts', [] );
		$all   = [];
		foreach ( is_array( $parts ) ? $parts : [] as $name => $part ) {
			if ( $part instanceof MigrationPart && is_string( $name ) && ( $include_forbidden || $part->may() ) ) {
				$all[ $name ] = $part;
			}
		}
		return array_diff_key( $all, [ self::LAST => true ] ) + $all;
	}
}
