<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/**
 * Brings what a plugin stores to the shape that its version needs, once, however many requests come at a time.
 *
 * The option `<name>_db_version` holds the version whose steps are done. It is negative when the plugin was activated
 * since or has missed a table: then the same steps are gone through again.
 */
final class Upgrade {

	/** A process that holds the lock for longer (seconds) is taken for dead. */
	private const LOCK_LASTS = 5 * MINUTE_IN_SECONDS;

	/**
	 * @param string $name    What the plugin's options begin with: `frontage_forms`.
	 * @param int    $version What the steps lead to; raised by one with every step.
	 */
	public function __construct( private readonly string $name, private readonly int $version ) {}

	/**
	 * When nothing is to be done this is one look at an autoloaded option.
	 *
	 * @param callable( int ): bool $steps Gets the version that stands; says whether all went well. What refused is asked
	 *                                     again in five minutes, and not by every request until then.
	 */
	public function run( callable $steps ): void {
		$done = $this->done();
		if ( $this->version === $done || ! Lock::take( $this->name . '_upgrade_lock', self::LOCK_LASTS ) || ! $steps( abs( $done ) ) ) {
			return;
		}
		update_option( $this->option(), $this->version, true );
		Lock::release( $this->name . '_upgrade_lock' );
	}

	/** Asks the next request to look again: a site may have been moved without the tables of its plugins. */
	public function ask_again(): void {
		update_option( $this->option(), -$this->version, true );
	}

	private function option(): string {
		return $this->name . '_db_version';
	}

	private function done(): int {
		$done = get_option( $this->option(), 0 );
		return is_numeric( $done ) ? (int) $done : 0;
	}
}
