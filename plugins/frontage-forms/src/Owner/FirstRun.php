<?php

declare( strict_types=1 );

namespace Frontage\Forms\Owner;

use Frontage\Forms\Form\Format;
use Frontage\Forms\Inbox\Rights;
use Frontage\Forms\Inbox\Screen;

defined( 'ABSPATH' ) || exit;

/**
 * The way in: after activation one clear next step on the screens where one looks, until it was taken or put away; and links in the
 * list of plugins. Nobody is led anywhere unasked.
 */
final class FirstRun {

	/** User meta: this person has seen it. */
	public const SEEN = 'frontage_forms_first_run';

	/** Of `admin-post.php`. */
	private const PUT_AWAY = 'frontage_forms_put_away';

	/** Where one looks after activating a plugin. */
	private const SCREENS = [ 'plugins', 'dashboard' ];

	/** On `admin_notices`. While the original runs `Compat` says what the next step is. */
	public static function show(): void {
		if ( Format::original_is_active() || ! current_user_can( Format::CAP_EDIT_LIST ) || ! self::is_wanted() ) {
			return;
		}
		$counts = wp_count_posts( Format::POST_TYPE );
		$forms  = is_numeric( $counts->publish ?? 0 ) ? (int) ( $counts->publish ?? 0 ) : 0;
		if ( $forms ) {
			/* translators: %d: number of forms. */
			$text = sprintf( _n( 'Your %d form is ready. What visitors send is kept in the inbox before it is mailed.', 'Your %d forms are ready. What visitors send is kept in the inbox before it is mailed.', $forms, 'frontage-forms' ), $forms );
			self::card( __( 'Frontage Forms is on.', 'frontage-forms' ), $text, FormsScreen::url(), __( 'See your forms', 'frontage-forms' ) );
		} else {
			self::card( __( 'Frontage Forms is on.', 'frontage-forms' ), __( 'Begin with a form that is nearly right, and put it on a page.', 'frontage-forms' ), FormsScreen::url(), __( 'Make the first form', 'frontage-forms' ) );
		}
	}

	/** Whether this screen is one to say it on, to a person who has not put it away. */
	public static function is_wanted(): bool {
		$screen = get_current_screen();
		return $screen && in_array( $screen->id, self::SCREENS, true ) && ! get_user_meta( get_current_user_id(), self::SEEN, true );
	}

	/** One step and a way to put it away, as WordPress's own notices look. */
	public static function card( string $title, string $text, string $to, string $button ): void {
		$away = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::PUT_AWAY ), self::PUT_AWAY );
		wp_admin_notice(
			sprintf(
				'<p><strong>%s</strong> %s</p><p><a class="button button-primary" href="%s">%s</a> <a class="button button-link" href="%s">%s</a></p>',
				esc_html( $title ),
				esc_html( $text ),
				esc_url( $to ),
				esc_html( $button ),
				esc_url( $away ),
				esc_html__( 'Do not show this again', 'frontage-forms' )
			),
			[
				'type'           => 'info',
				'id'             => 'frontage-forms-first-run',
				'paragraph_wrap' => false,
			]
		);
	}

	/** On `admin_post_…`: back to where the person was. */
	public static function put_away(): void {
		check_admin_referer( self::PUT_AWAY );
		self::remember();
		$referer = wp_get_referer();
		wp_safe_redirect( $referer ? $referer : admin_url() );
		exit;
	}

	/** On the load of the forms list, too: who found it needs no one to point there. */
	public static function remember(): void {
		update_user_meta( get_current_user_id(), self::SEEN, 1 );
	}

	/**
	 * On `plugin_action_links_…`.
	 *
	 * @param array<string> $links
	 * @return array<string> With the ways to our screens in front.
	 */
	public static function links( array $links ): array {
		$ours = array_filter(
			[
				'forms'    => current_user_can( Format::CAP_READ_LIST ) ? self::link( FormsScreen::url(), __( 'Forms', 'frontage-forms' ) ) : '',
				'inbox'    => Rights::may_read() ? self::link( Screen::url(), __( 'Inbox', 'frontage-forms' ) ) : '',
				'settings' => current_user_can( 'manage_options' ) ? self::link( admin_url( 'admin.php?page=frontage-forms-settings' ), __( 'Settings', 'frontage-forms' ) ) : '',
			]
		);
		return $ours + $links;
	}

	private static function link( string $to, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $to ), esc_html( $text ) );
	}
}
