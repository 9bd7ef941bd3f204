<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Forms\Request\RequestData;
use Frontage\Kit\Frontend\VirtualPage;

defined( 'ABSPATH' ) || exit;

/**
 * The pages behind the links of letters, inside the theme's header and footer.
 *
 * A look changes nothing, since mail scanners follow links: there is a button, and its post does it. The post of a mail program
 * (one-click, RFC 8058) is a post like any other; whoever has the link may do what it says, signed in or not.
 */
final class SubscriptionPages {

	/** In the post of the page's own button: a footer's form, which posts to this address too, has none. */
	public const BUTTON = 'frontage_forms_news_sure';

	/** On `template_redirect`, for an address with our variable; before WordPress looks for a better one. */
	public static function open( mixed $value ): void {
		$link    = SubscriptionLinks::read( $value );
		$is_sent = self::is_pressed( $link );
		$is_done = $link && $is_sent && self::carry_out( $link );
		$failed  = $link && $is_sent && ! $is_done;

		[ $title, $text, $button ] = self::words( $link, $is_done );
		if ( $failed ) {
			$title = __( 'Nothing has changed yet', 'frontage-forms' );
			$text  = __( 'This site cannot note it at the moment. Please press the button again in a few minutes.', 'frontage-forms' );
		}
		$html = sprintf(
			'<h1 class="wp-block-heading">%s</h1><p>%s</p>%s%s',
			esc_html( $title ),
			esc_html( $text ),
			'' !== $button && SubscriptionLinks::CONFIRM === $link?->action ? self::agreed( $link->subscriber ) : '',
			'' === $button ? '' : sprintf( '<form method="post"><input type="hidden" name="%s" value="1"><p class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></p></form>', esc_attr( self::BUTTON ), esc_html( $button ) )
		);
		VirtualPage::show( $title, $html, $failed ? 503 : ( $link ? 200 : 410 ) );
	}

	/** On the page; or, to leave, by a mail program (RFC 8058 §3.1). */
	private static function is_pressed( ?SubscriptionLinks $link ): bool {
		$fields = RequestData::fields();
		$is_own = isset( $fields[ self::BUTTON ] ) || ( SubscriptionLinks::LEAVE === $link?->action && 'One-Click' === ( $fields['List-Unsubscribe'] ?? '' ) );
		return $is_own && 'POST' === RequestData::server( 'REQUEST_METHOD' );
	}

	/** False when the database refused: who left would get news all the same. */
	private static function carry_out( SubscriptionLinks $link ): bool {
		$is_done = SubscriptionLinks::LEAVE === $link->action ? SubscriberRepository::leave( $link->subscriber ) : SubscriberRepository::confirm( $link->subscriber );
		DeferredDelivery::plan();
		return $is_done;
	}

	/** @return array{string, string, string} Heading, text, and what stands on the button; '': none. */
	private static function words( ?SubscriptionLinks $link, bool $is_done ): array {
		if ( ! $link ) {
			return [
				__( 'This link does not work any more', 'frontage-forms' ),
				__( 'A link from a mail confirms for seven days, and not after its address was taken off the list. Please sign up once more; you will get a new mail.', 'frontage-forms' ),
				'',
			];
		}
		if ( SubscriptionLinks::LEAVE === $link->action ) {
			$is_gone = $is_done || Subscriber::UNSUBSCRIBED === $link->subscriber->state;
			return $is_gone
				? [ __( 'You are off the list', 'frontage-forms' ), __( 'You will get no more news from us.', 'frontage-forms' ), '' ]
				: [ __( 'Unsubscribe?', 'frontage-forms' ), __( 'Press the button and you will get no more news from us.', 'frontage-forms' ), __( 'Unsubscribe', 'frontage-forms' ) ];
		}
		$is_on = $is_done || Subscriber::CONFIRMED === $link->subscriber->state;
		return $is_on
			? [ __( 'You are on the list', 'frontage-forms' ), __( 'Thank you. A mail with the way out is on its way to you.', 'frontage-forms' ), '' ]
			: [ __( 'Do you want our news?', 'frontage-forms' ), __( 'Press the button and you are on the list. You can leave it whenever you like.', 'frontage-forms' ), __( 'Yes, I want the news', 'frontage-forms' ) ];
	}

	/** What the button agrees to, as it was kept when somebody signed up; escaped. */
	private static function agreed( Subscriber $subscriber ): string {
		return '' === $subscriber->consent ? '' : sprintf( '<p>%s</p><blockquote class="wp-block-quote"><p>%s</p></blockquote>', esc_html__( 'What you agree to:', 'frontage-forms' ), esc_html( $subscriber->consent ) );
	}
}
