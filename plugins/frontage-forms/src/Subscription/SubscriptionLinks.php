<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

defined( 'ABSPATH' ) || exit;

/** Links in emails: `?frontage_forms_news=confirm.<id>.<token>`, and `leave` to unsubscribe. */
final class SubscriptionLinks {

	/** The query variable. */
	public const NAME = 'frontage_forms_news';

	public const CONFIRM = 'confirm';
	public const LEAVE   = 'leave';

	private function __construct( public readonly string $action, public readonly Subscriber $subscriber ) {}

	/** A link with a new token; only the token's hash is stored. */
	public static function confirm_url( Subscriber $subscriber ): string {
		$token = bin2hex( random_bytes( 32 ) );
		SubscriberRepository::add_token( $subscriber->id, $token );
		return self::create_url( self::CONFIRM, $subscriber, $token );
	}

	public static function unsubscribe_url( Subscriber $subscriber ): string {
		return self::create_url( self::LEAVE, $subscriber, $subscriber->create_unsubscribe_token() );
	}

	/** The parsed link; null when this site did not create it, or when it has expired. */
	public static function parse( mixed $value ): ?self {
		if ( ! is_string( $value ) || ! preg_match( '/^(confirm|leave)\.(\d{1,18})\.([0-9a-f]{64})$/D', $value, $part ) ) {
			return null;
		}
		[ , $action, $id, $token ] = $part;
		$subscriber                = SubscriberRepository::find( (int) $id );
		if ( ! $subscriber ) {
			return null;
		}
		$is_valid = self::LEAVE === $action
			? hash_equals( $subscriber->create_unsubscribe_token(), $token )
			: $subscriber->has_token( $token ) && ! ( Subscriber::PENDING === $subscriber->state && $subscriber->is_expired );
		return $is_valid ? new self( $action, $subscriber ) : null;
	}

	private static function create_url( string $action, Subscriber $subscriber, #[\SensitiveParameter] string $token ): string {
		return add_query_arg( self::NAME, "$action.{$subscriber->id}.$token", home_url( '/' ) );
	}
}
