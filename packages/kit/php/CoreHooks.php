<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of WordPress that we run where WordPress would, since a step of ours takes the place of one of its own: so code that
 * other plugins hooked there goes on to work. `bin/lib/one-place.mjs` lists their names.
 */
final class CoreHooks {

	/** @param non-empty-string $name */
	public static function filter( string $name, mixed $value, mixed ...$more ): mixed {
		return apply_filters( $name, $value, ...$more ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own.
	}

	/** @param non-empty-string $name */
	public static function action( string $name, mixed ...$values ): void {
		do_action( $name, ...$values ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own.
	}
}
