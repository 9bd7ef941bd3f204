<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Sessions;

defined( 'ABSPATH' ) || exit;

/**
 * A user's WordPress sessions, one by one. WordPress can end all of them but not a single one: it stores them under hashes
 * that only its own class can read, which this class extends. If a plugin stores sessions elsewhere
 * (`session_token_manager`), there is no list, and all other sessions can still be ended.
 */
final class UserSessions extends \WP_User_Meta_Session_Tokens {

	public static function for_user( int $user ): ?self {
		return get_class( \WP_Session_Tokens::get_instance( $user ) ) === parent::class ? new self( $user ) : null;
	}

	/**
	 * Newest first, with the current session before all others.
	 *
	 * @return list<array{ id: string, device: string, since: int, current: bool }>
	 */
	public function all( string $token ): array {
		$current  = self::id( hash( 'sha256', $token ) );
		$sessions = [];
		foreach ( $this->get_sessions() as $verifier => $session ) {
			$id         = self::id( (string) $verifier );
			$sessions[] = [
				'id'      => $id,
				'device'  => DeviceName::describe( is_string( $session['ua'] ?? null ) ? $session['ua'] : '' ),
				'since'   => is_numeric( $session['login'] ?? null ) ? (int) $session['login'] : 0,
				'current' => '' !== $token && $id === $current,
			];
		}
		usort( $sessions, static fn ( array $one, array $other ): int => [ $other['current'], $other['since'] ] <=> [ $one['current'], $one['since'] ] );
		return $sessions;
	}

	/** Ends one session. */
	public function end( string $id ): bool {
		foreach ( array_keys( $this->get_sessions() ) as $verifier ) {
			if ( hash_equals( self::id( (string) $verifier ), $id ) ) {
				$this->update_session( (string) $verifier );
				return true;
			}
		}
		return false;
	}

	/** A public id that reveals neither the token nor its hash. */
	private static function id( string $verifier ): string {
		return substr( wp_hash( "frontage session $verifier" ), 0, 20 );
	}
}
