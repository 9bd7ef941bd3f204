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
		/** The email address that the field shows again. */
		public readonly string $typed = '',
		public readonly string $unit = '',
	) {}

	/**
	 * The response uses the language of the page.
	 *
	 * @param array<mixed> $fields As posted.
	 */
	public static function handle( array $fields ): self {
		$sealed_offer = $fields[ SignedOffer::FIELD ] ?? '';
		$offer        = SignedOffer::decode( is_string( $sealed_offer ) && strlen( $sealed_offer ) <= 20000 ? TextSanitizer::clean( $sealed_offer ) : '' );
		return Language::with_locale( $offer->locale ?? '', static fn (): self => self::check_fields( $fields, $offer ) );
	}

	/** @param array<mixed> $fields */
	private static function check_fields( array $fields, ?SignedOffer $offer ): self {
		$field        = static fn ( string $name, int $max_length ): string => is_string( $fields[ $name ] ?? null ) && strlen( $fields[ $name ] ) <= $max_length ? TextSanitizer::clean( $fields[ $name ] ) : '';
		$email        = TypedValue::clean( 'email', $field( self::EMAIL, 1000 ) );
		$create_error = static fn ( int $status, string $code, string $message, int $wait = 0 ): self => new self(
			status: $status,
			message: $message,
			code: $code,
			retry_after: $wait,
			typed: $email,
			unit: $offer->unit ?? '',
		);
		if ( ! $offer ) {
			return $create_error( 400, 'frontage_subscription_offer', __( 'This page has expired. Reload it and subscribe again.', 'frontage-forms' ) );
		}
		if ( '' === $email ) {
			return $create_error( 400, self::NO_ADDRESS, __( 'Enter your email address.', 'frontage-forms' ) );
		}
		if ( ! Formats::is_email( $email ) || strlen( $email ) > self::LONGEST ) {
			return $create_error( 400, self::NO_ADDRESS, __( 'The email address is incomplete. Is the part after the @ missing?', 'frontage-forms' ) );
		}
		if ( ! in_array( $fields[ Honeypot::create_name( 0 ) ] ?? '', [ '', [] ], true ) ) {
			return $create_error( 400, 'frontage_subscription_spam', __( 'A hidden field was filled in, possibly by your browser. Clear it and try again.', 'frontage-forms' ) );
		}
		if ( SignedTimestamp::is_too_fast( $field( SignedTimestamp::FIELD, 100 ), 0 ) ) {
			return $create_error( 400, 'frontage_subscription_too_fast', __( 'That was very fast. Select the button again.', 'frontage-forms' ) );
		}
		$address = TrustedProxies::address( RequestData::server( ... ) );
		$visitor = new RateLimitRule( 'forms subscription', $address, self::max_per_hour(), HOUR_IN_SECONDS );
		RateLimiter::count( $visitor );
		$wait = RateLimiter::exceeded( $visitor )[ $visitor->bucket ]['seconds'] ?? 0;
		if ( $wait ) {
			/* translators: %s: a length of time, such as “12 minutes”. */
			return $create_error( 429, 'frontage_subscription_limit', sprintf( __( 'Too many sign-ups from your network. Try again in %s.', 'frontage-forms' ), human_time_diff( 0, $wait ) ), $wait );
		}
		// After the visitor's own limit: a refused visitor must not use up the limit of another's address.
		$mailbox = new RateLimitRule( 'forms letter ' . SubscriberRepository::hash_person( '', $email ), '', self::LETTERS, DAY_IN_SECONDS );
		RateLimiter::count( $mailbox );
		/** This filter is documented in SubmissionStore\SubmissionRow::encode_data(). */
		$network = apply_filters( 'frontage_forms_keep_visitor', false, 0 ) ? IpAddress::network( $address, 24, 48 ) : '';
		DeferredDelivery::plan_hidden(); // The email is sent after the response.
		if ( ! SubscriberRepository::sign_up( $email, $offer, $network, ! RateLimiter::exceeded( $mailbox ) ) ) {
			return $create_error( 503, 'frontage_subscription_not_kept', __( 'Could not save your subscription. Please try again in a minute.', 'frontage-forms' ), MINUTE_IN_SECONDS );
		}
		return new self( 200, self::success_message( $offer ), unit: $offer->unit );
	}

	public function is_successful(): bool {
		return '' === $this->code;
	}

	private static function success_message( SignedOffer $offer ): string {
		if ( '' !== $offer->success ) {
			return $offer->success;
		}
		return $offer->is_double
			? __( 'Thank you. Open the email we sent you and confirm your subscription.', 'frontage-forms' )
			: __( 'Thank you for subscribing.', 'frontage-forms' );
	}

	private static function max_per_hour(): int {
		/**
		 * Filters how often one visitor may subscribe in an hour.
		 *
		 * @since 0.1.0
		 *
		 * @param int $most
		 */
		$max_sign_ups = apply_filters( 'frontage_forms_subscription_limit', self::MOST );
		return is_int( $max_sign_ups ) ? max( 0, $max_sign_ups ) : self::MOST;
	}
}
