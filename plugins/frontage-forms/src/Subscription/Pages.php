<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Queue\Afterwards;
use Frontage\Forms\Request\Sent;

defined( 'ABSPATH' ) || exit;

/**
 * The pages behind the links of letters, inside the theme's header and footer.
 *
 * A look changes nothing, since mail scanners follow links: there is a button, and its post does it. The post of a mail program
 * (one-click, RFC 8058) is a post like any other; whoever has the link may do what it says, signed in or not.
 */
final class Pages {

	/** In the post of the page's own button: a footer's form, which posts to this address too, has none. */
	public const BUTTON = 'frontage_forms_news_sure';

	/** What the page of a classic theme says. */
	private static string $html = '';

	/** On `template_redirect`, for an address with our variable; before WordPress looks for a better one. */
	public static function open( mixed $value ): void {
		$link    = Links::read( $value );
		$is_sent = self::is_pressed( $link );
		if ( $link && $is_sent ) {
			self::carry_out( $link );
		}
		[ $title, $text, $button ] = self::words( $link, $is_sent );
		if ( ! $link ) {
			status_header( 410 );
		}
		nocache_headers();
		header( 'Cache-Control: no-store' );
		header( 'Referrer-Policy: no-referrer' ); // The link in the address is nobody else's business.
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_filter( 'pre_get_document_title', static fn (): string => $title . ' – ' . wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) );
		remove_action( 'template_redirect', 'redirect_canonical' );
		$html = sprintf(
			'<h1 class="wp-block-heading">%s</h1><p>%s</p>%s%s',
			esc_html( $title ),
			esc_html( $text ),
			'' !== $button && Links::CONFIRM === $link?->action ? self::agreed( $link->subscriber ) : '',
			'' === $button ? '' : sprintf( '<form method="post"><input type="hidden" name="%s" value="1"><p class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></p></form>', esc_attr( self::BUTTON ), esc_html( $button ) )
		);
		add_filter( 'template_include', static fn (): string => self::template( $html ), PHP_INT_MAX );
	}

	/** For classic-page.php: escaped. */
	public static function html(): string {
		return self::$html;
	}

	/** On the page; or, to leave, by a mail program (RFC 8058 §3.1). */
	private static function is_pressed( ?Links $link ): bool {
		$fields = Sent::fields();
		$is_own = isset( $fields[ self::BUTTON ] ) || ( Links::LEAVE === $link?->action && 'One-Click' === ( $fields['List-Unsubscribe'] ?? '' ) );
		return $is_own && 'POST' === Sent::server( 'REQUEST_METHOD' );
	}

	private static function carry_out( Links $link ): void {
		if ( Links::LEAVE === $link->action ) {
			Subscribers::leave( $link->subscriber );
		} else {
			Subscribers::confirm( $link->subscriber );
		}
		Afterwards::plan();
	}

	/** @return array{string, string, string} Heading, text, and what stands on the button; '': none. */
	private static function words( ?Links $link, bool $is_sent ): array {
		if ( ! $link ) {
			return [
				__( 'This link does not work any more', 'frontage-forms' ),
				__( 'A link from a mail confirms for seven days, and not after its address was taken off the list. Please sign up once more; you will get a new mail.', 'frontage-forms' ),
				'',
			];
		}
		if ( Links::LEAVE === $link->action ) {
			$is_gone = $is_sent || Subscriber::UNSUBSCRIBED === $link->subscriber->state;
			return $is_gone
				? [ __( 'You are off the list', 'frontage-forms' ), __( 'You will get no more news from us.', 'frontage-forms' ), '' ]
				: [ __( 'Unsubscribe?', 'frontage-forms' ), __( 'Press the button and you will get no more news from us.', 'frontage-forms' ), __( 'Unsubscribe', 'frontage-forms' ) ];
		}
		$is_on = $is_sent || Subscriber::CONFIRMED === $link->subscriber->state;
		return $is_on
			? [ __( 'You are on the list', 'frontage-forms' ), __( 'Thank you. A mail with the way out is on its way to you.', 'frontage-forms' ), '' ]
			: [ __( 'Do you want our news?', 'frontage-forms' ), __( 'Press the button and you are on the list. You can leave it whenever you like.', 'frontage-forms' ), __( 'Yes, I want the news', 'frontage-forms' ) ];
	}

	/** What the button agrees to, as it was kept when somebody signed up; escaped. */
	private static function agreed( Subscriber $subscriber ): string {
		return '' === $subscriber->consent ? '' : sprintf( '<p>%s</p><blockquote class="wp-block-quote"><p>%s</p></blockquote>', esc_html__( 'What you agree to:', 'frontage-forms' ), esc_html( $subscriber->consent ) );
	}

	/** The file that WordPress prints the page with. */
	private static function template( string $html ): string {
		if ( ! wp_is_block_theme() ) {
			self::$html = "<main>$html</main>";
			return __DIR__ . '/classic-page.php';
		}
		$part    = static fn ( string $slug ): string => get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' )
			? sprintf( '<!-- wp:template-part {"slug":"%1$s","tagName":"%1$s"} /-->', $slug )
			: '';
		$content = sprintf(
			'%s<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"4rem","bottom":"4rem"}}},"layout":{"type":"constrained"}} --><main class="wp-block-group" style="padding-top:4rem;padding-bottom:4rem">%s</main><!-- /wp:group -->%s',
			$part( 'header' ),
			$html,
			$part( 'footer' )
		);
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- As locate_block_template() hands a template to the file that prints it.
		$GLOBALS['_wp_current_template_content'] = $content;
		$GLOBALS['_wp_current_template_id']      = '';
		// phpcs:enable
		return ABSPATH . 'wp-includes/template-canvas.php';
	}
}
