<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Site\Portfolio\PortfolioPostType;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A setting that the starter changes, with its previous value: an option, or the global styles.
 *
 * @phpstan-type Set array{ before: mixed, after: mixed }
 */
final class ReversibleSetting {

	/** Used instead of an option name. */
	public const LOOK = '@look';

	/**
	 * Sets all of them, or none.
	 *
	 * @param array<string, mixed> $values
	 * @return array<string, Set>|WP_Error
	 */
	public static function set( array $values ): array|WP_Error {
		$set = [];
		foreach ( $values as $name => $value ) {
			$before  = self::read( $name );
			$refused = self::write( $name, $value );
			if ( $refused ) {
				self::put_back( $set );
				return $refused;
			}
			$set[ $name ] = [
				'before' => $before,
				'after'  => self::read( $name ), // As stored, which may differ from the requested value.
			];
		}
		return $set;
	}

	/**
	 * Whether all of them are still as they were set.
	 *
	 * @param array<string, Set> $set
	 */
	public static function is_unchanged( array $set ): bool {
		foreach ( $set as $name => [ 'after' => $after ] ) {
			if ( self::text( self::read( $name ) ) !== self::text( $after ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Options that were set together are one choice, such as the front page: if one of them was changed since, all of them
	 * stay.
	 *
	 * @param array<string, Set> $set
	 * @return bool Whether they were restored.
	 */
	public static function put_back( array $set ): bool {
		if ( ! self::is_unchanged( $set ) || ( isset( $set[ PortfolioPostType::OPTION ] ) && self::has_projects() ) ) {
			return false;
		}
		foreach ( $set as $name => [ 'before' => $before ] ) {
			self::write( $name, $before );
		}
		return true;
	}

	private static function has_projects(): bool {
		return (bool) get_posts(
			[
				'post_type'   => PortfolioPostType::TYPE,
				'post_status' => [ 'publish', 'future', 'draft', 'pending', 'private' ],
				'numberposts' => 1,
				'fields'      => 'ids',
			]
		);
	}

	private static function read( string $name ): mixed {
		return self::LOOK === $name ? GlobalStyles::read() : get_option( $name, null );
	}

	private static function write( string $name, mixed $value ): ?WP_Error {
		if ( self::LOOK === $name ) {
			return GlobalStyles::write( is_string( $value ) ? $value : '' );
		}
		if ( null !== $value ) {
			return VerifiedWrite::option( $name, $value );
		}
		delete_option( $name );
		return null;
	}

	/** Compares as text, since numeric options are read back as strings. */
	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : (string) wp_json_encode( $value );
	}
}
