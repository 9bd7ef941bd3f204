<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Request\TextSanitizer;
use Frontage\Forms\SpamProtection\Honeypot;
use Frontage\Forms\SpamProtection\SignedTimestamp;
use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;
use Frontage\Kit\Http\TrustedProxies;
use Frontage\Kit\Language;
use Frontage\Rules\Formats;
use Frontage\Rules\TypedValue;

defined( 'ABSPATH' ) || exit;

/** Validates and stores a sign-up. A known address changes neither the response nor the work before it. */
final class SignUpHandler {

	public const EMAIL = 'frontage_email';

	/** Error code for an invalid address, which the visitor can correct. */
	public const NO_ADDRESS = 'frontage_subscription_email';

	/** Sign-ups per visitor and hour. */
	private const MOST = 5;

	/** Emails to one address per day, over all lists, so that no mailbox can be flooded. */
	private const LETTERS = 3;

	private const LONGEST = 254;

	private function __construct(
		public readonly int $status,
		public readonly string $message,
		/** Error code; '' when there is none. */
		public readonly string $code = '',
		public readonly int $retry_after = 0,
		/** The value that stays in the field. */
		public readonly string $typed = '',
		public readonly string $unit = '',
	) {}

	/**
	 * The response uses the language of the page.
	 *
	 * @param array<mixed> $fields As posted.
	 */
	public static function take( array $fields ): self {
		$sealed = $fields[ SignedOffer::FIELD ] ?? '';
		$offer  = SignedOffer::opened( is_string( $sealed ) && strlen( $sealed ) <= 20000 ? TextSanitizer::clean( $sealed ) : '' );
		return Language::with_locale( $offer->locale ?? '', static fn (): self => self::judge( $fields, $offer ) );
	}

	/** @param array<mixed> $fields */
	private static function judge( array $fields, ?SignedOffer $offer ): self {
		$field = static fn ( string $name, int $longest ): string => is_string( $fields[ $name ] ?? null ) && strlen( $fields[ $name ] ) <= $longest ? TextSanitizer::clean( $fields[ $name ] ) : '';
		$typed = TypedValue::clean( 'email', $field( self::EMAIL, 1000 ) );
		$no    = static fn ( int $status, string $code, string $message, int $wait = 0 ): self => new self(
			status: $status,
			message: $message,
			code: $code,
			retry_after: $wait,
			typed: $typed,
			unit: $offer->unit ?? '',
		);
		if ( ! $offer ) {
			return $no( 400, 'frontage_subscription_offer', __( 'This page has expired. Reload it and subscribe again.', 'frontage-forms' ) );
		}
		if ( '' === $typed ) {
			return $no( 400, self::NO_ADDRESS, __( 'Enter your email address.', 'frontage-forms' ) );
		}
		if ( ! Formats::is_email( $typed ) || strlen( $typed ) > self::LONGEST ) {
			return $no( 400, self::NO_ADDRESS, __( 'The email address is incomplete. Is the part after the @ missing?', 'frontage-forms' ) );
		}
		if ( ! in_array( $fields[ Honeypot::name_for( 0 ) ] ?? '', [ '', [] ], true ) ) {
			return $no( 400, 'frontage_subscription_spam', __( 'A hidden field was filled in, possibly by your browser. Clear it and try again.', 'frontage-forms' ) );
		}
		if ( SignedTimestamp::is_too_fast( $field( SignedTimestamp::FIELD, 100 ), 0 ) ) {
			return $no( 400, 'frontage_subscription_too_fast', __( 'That was very fast. Select the button again.', 'frontage-forms' ) );
		}
		$address = TrustedProxies::address( RequestData::server( ... ) );
		$visitor = new RateLimitRule( 'forms subscription', $address, self::most(), HOUR_IN_SECONDS );
		RateLimiter::count( $visitor );
		$wait = RateLimiter::exceeded( $visitor )[ $visitor->bucket ]['seconds'] ?? 0;
		if ( $wait ) {
			/* translators: %s: a length of time, such as “12 minutes”. */
			return $no( 429, 'frontage_subscription_limit', sprintf( __( 'Too many sign-ups from your network. Try again in %s.', 'frontage-forms' ), human_time_diff( 0, $wait ) ), $wait );
		}
		// After the visitor's own limit: a refused visitor must not use up the limit of another's address.
		$mailbox = new RateLimitRule( 'forms letter ' . SubscriberRepository::person( '', $typed ), '', self::LETTERS, DAY_IN_SECONDS );
		RateLimiter::count( $mailbox );
		/** This filter is documented in SubmissionStore\SubmissionRow::data(). */
		$kept = apply_filters( 'frontage_forms_keep_visitor', false, 0 ) ? IpAddress::network( $address, 24, 48 ) : '';
		DeferredDelivery::plan_in_secret(); // The email is sent after the response.
		if ( ! SubscriberRepository::sign_up( $typed, $offer, $kept, ! RateLimiter::exceeded( $mailbox ) ) ) {
			return $no( 503, 'frontage_subscription_not_kept', __( 'Could not save your subscription. Please try again in a minute.', 'frontage-forms' ), MINUTE_IN_SECONDS );
		}
		return new self( 200, self::thanks( $offer ), unit: $offer->unit );
	}

	public function is_done(): bool {
		return '' === $this->code;
	}

	private static function thanks( SignedOffer $offer ): string {
		if ( '' !== $offer->success ) {
			return $offer->success;
		}
		return $offer->is_double
			? __( 'Thank you. Open the email we sent you and confirm your subscription.', 'frontage-forms' )
			: __( 'Thank you for subscribing.', 'frontage-forms' );
	}

	private static function most(): int {
		/**
		 * Filters how often one visitor may subscribe in an hour.
		 *
		 * @since 0.1.0
		 *
		 * @param int $most
		 */
		$most = apply_filters( 'frontage_forms_subscription_limit', self::MOST );
		return is_int( $most ) ? max( 0, $most ) : self::MOST;
	}
}
