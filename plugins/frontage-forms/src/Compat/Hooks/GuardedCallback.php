<?php

namespace Frontage\Forms\Compat\Hooks;

use Frontage\Kit\ErrorLog;

defined( 'ABSPATH' ) || exit;

/** Runs callbacks of add-ons: an error in one is logged for its author, and no message is lost. */
final class GuardedCallback {

	/**
	 * @template T
	 * @param \Closure(): T $code
	 * @param T             $fallback Value when the code throws.
	 * @return T
	 */
	public static function run( \Closure $code, mixed $fallback ): mixed {
		try {
			return $code();
		} catch ( \Throwable $exception ) {
			// Not the exception's message: it may contain a visitor's data.
			ErrorLog::write( sprintf( 'Frontage Forms: %s in %s:%d, in code hooked to a form', $exception::class, plugin_basename( $exception->getFile() ), $exception->getLine() ) );
			return $fallback;
		}
	}

	/**
	 * `apply_filters()`; the value stays unchanged when a callback throws.
	 *
	 * @param non-empty-string $hook
	 * @param mixed            ...$arguments
	 */
	public static function filter( string $hook, mixed $value, mixed ...$arguments ): mixed {
		return has_filter( $hook ) || has_filter( 'all' ) ? self::run( static fn (): mixed => apply_filters( $hook, $value, ...$arguments ), $value ) : $value;
	}

	/**
	 * @param non-empty-string $hook
	 * @param mixed            ...$arguments
	 */
	public static function action( string $hook, mixed ...$arguments ): void {
		self::run( static fn () => do_action( $hook, ...$arguments ), null );
	}
}
