<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Forms\Request\RequestData;
use Frontage\Kit\Frontend\VirtualPage;

defined( 'ABSPATH' ) || exit;

/**
 * The pages that links in emails open, inside the theme's header and footer.
 *
 * A GET request changes nothing, since mail scanners follow links; the page has a button that posts. A mail program may post, too
 * (one-click, RFC 8058). The link alone grants the action, signed in or not.
 */
final class SubscriptionPages {

	/** Field in the POST of the page's own button; a form in the footer that posts to the same URL does not have it. */
	public const BUTTON = 'frontage_forms_news_sure';

	/** On `template_redirect`, for a URL with our query variable; before WordPress's canonical redirect. */
	public static function handle_link( mixed $value ): void {
		$link    = SubscriptionLinks::parse( $value );
		$is_sent = self::is_confirmed( $link );
		$is_done = $link && $is_sent && self::perform_action( $link );
		$failed  = $link && $is_sent && ! $is_done;

		[ $title, $text, $button ] = self::page_texts( $link, $is_done );
		if ( $failed ) {
			$title = __( 'Nothing was changed', 'frontage-forms' );
			$text  = __( 'Could not save this right now. Please try again in a few minutes.', 'frontage-forms' );
		}
		$html = sprintf(
			'<h1 class="wp-block-heading">%s</h1><p>%s</p>%s%s',
			esc_html( $title ),
			esc_html( $text ),
			'' !== $button && SubscriptionLinks::CONFIRM === $link?->action ? self::render_consent( $link->subscriber ) : '',
			'' === $button ? '' : sprintf( '<form method="post"><input type="hidden" name="%s" value="1"><p class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></p></form>', esc_attr( self::BUTTON ), esc_html( $button ) )
		);
		VirtualPage::show( $title, $html, $failed ? 503 : ( $link ? 200 : 410 ) );
	}

	/** Whether the page's button was pressed, or a mail program unsubscribes (RFC 8058 §3.1). */
	private static function is_confirmed( ?SubscriptionLinks $link ): bool {
		$fields = RequestData::fields();
		$is_own = isset( $fields[ self::BUTTON ] ) || ( SubscriptionLinks::LEAVE === $link?->action && 'One-Click' === ( $fields['List-Unsubscribe'] ?? '' ) );
		return $is_own && 'POST' === RequestData::server( 'REQUEST_METHOD' );
	}

	/** False when the database refused; then the page must not report success. */
	private static function perform_action( SubscriptionLinks $link ): bool {
		$is_done = SubscriptionLinks::LEAVE === $link->action ? SubscriberRepository::unsubscribe( $link->subscriber ) : SubscriberRepository::confirm( $link->subscriber );
		DeferredDelivery::plan();
		return $is_done;
	}

	/** @return array{string, string, string} Heading, text and button label; '': none. */
	private static function page_texts( ?SubscriptionLinks $link, bool $is_done ): array {
		if ( ! $link ) {
			return [
				__( 'This link has expired', 'frontage-forms' ),
				__( 'Confirmation links are valid for seven days, and only until you unsubscribe. Subscribe again to get a new email.', 'frontage-forms' ),
				'',
			];
		}
		if ( SubscriptionLinks::LEAVE === $link->action ) {
			$is_unsubscribed = $is_done || Subscriber::UNSUBSCRIBED === $link->subscriber->state;
			return $is_unsubscribed
				? [ __( 'You are unsubscribed', 'frontage-forms' ), __( 'You will get no more newsletters from us.', 'frontage-forms' ), '' ]
				: [ __( 'Unsubscribe?', 'frontage-forms' ), __( 'Select the button to stop getting our newsletter.', 'frontage-forms' ), __( 'Unsubscribe', 'frontage-forms' ) ];
		}
		$is_on = $is_done || Subscriber::CONFIRMED === $link->subscriber->state;
		return $is_on
			? [ __( 'You are subscribed', 'frontage-forms' ), __( 'Thank you. We are sending you an email with an unsubscribe link.', 'frontage-forms' ), '' ]
			: [ __( 'Confirm your subscription', 'frontage-forms' ), __( 'Select the button to subscribe to our newsletter. You can unsubscribe at any time.', 'frontage-forms' ), __( 'Confirm subscription', 'frontage-forms' ) ];
	}

	/** The consent text as stored at the sign-up; escaped. */
	private static function render_consent( Subscriber $subscriber ): string {
		return '' === $subscriber->consent ? '' : sprintf( '<p>%s</p><blockquote class="wp-block-quote"><p>%s</p></blockquote>', esc_html__( 'Consent text:', 'frontage-forms' ), esc_html( $subscriber->consent ) );
	}
}
