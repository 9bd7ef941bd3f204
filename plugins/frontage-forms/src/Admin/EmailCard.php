<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\MailDelivery\DeliveryNotice;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Admin\SettingsHub;

defined( 'ABSPATH' ) || exit;

/** The card "Email" of Settings → Frontage: whether email of forms arrives, how it is sent, and a test. Works without script. */
final class EmailCard {

	public const ACTION = 'frontage_forms_test_email';

	/** Transient with the result of a user's last test: the address, and an error or ''. */
	private const RESULT = 'frontage_forms_test_email_';

	/** On `frontage_hub_cards`. */
	public static function print(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		[ $pill, $kind, $headline, $reason ] = self::delivery_state();
		printf(
			'<section class="frontage-hub__card" aria-labelledby="frontage-hub-email"><div class="frontage-hub__head"><h2 id="frontage-hub-email">%s</h2><span class="frontage-hub__pill%s">%s</span></div><div role="status"><p><strong>%s</strong></p>%s</div><dl>',
			esc_html__( 'Email', 'frontage-forms' ),
			esc_attr( $kind ),
			esc_html( $pill ),
			esc_html( $headline ),
			'' === $reason ? '' : '<p>' . esc_html( $reason ) . '</p>'
		);
		foreach ( self::list_details() as $name => $value ) {
			printf( '<div><dt>%s</dt><dd><bdi>%s</bdi></dd></div>', esc_html( $name ), esc_html( $value ) );
		}
		printf(
			'</dl><form class="frontage-hub__test" action="%1$s" method="post"><input type="hidden" name="action" value="%2$s">',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::ACTION )
		);
		wp_nonce_field( self::ACTION );
		printf(
			'<label class="screen-reader-text" for="frontage-hub-address">%1$s</label><input type="email" id="frontage-hub-address" name="to" value="%2$s" required><button class="button">%3$s</button></form><p class="frontage-hub__foot"><a href="%4$s">%5$s</a><a href="%6$s">%7$s</a></p></section>',
			esc_html__( 'Send test to', 'frontage-forms' ),
			esc_attr( self::find_last_test()['to'] ?? wp_get_current_user()->user_email ),
			esc_html__( 'Send test email', 'frontage-forms' ),
			esc_url( admin_url( 'admin.php?page=frontage-forms-settings' ) ),
			esc_html__( 'Email settings', 'frontage-forms' ),
			esc_url( InboxScreen::url() ),
			esc_html__( 'Delivery log', 'frontage-forms' )
		);
		delete_transient( self::RESULT . get_current_user_id() );
	}

	/** On `admin_post_…`: sends the test, then shows the card with its result. */
	public static function send(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to send a test email.', 'frontage-forms' ), 403 );
		}
		$recipient = sanitize_email( RequestData::parameter( 'post', 'to' )[0] ?? '' );
		$result    = '' === $recipient
			? new \WP_Error( 'frontage_mail_test_address', __( 'Enter a valid email address.', 'frontage-forms' ) )
			/* translators: %s: the name of the site. */
			: TestMail::send_plain( $recipient, sprintf( __( 'Test email from %s', 'frontage-forms' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ), __( 'Your site can send email. Notifications of your forms are sent the same way.', 'frontage-forms' ) );
		set_transient(
			self::RESULT . get_current_user_id(),
			[
				'to'    => $recipient,
				'error' => is_wp_error( $result ) ? $result->get_error_message() : '',
			],
			HOUR_IN_SECONDS
		);
		wp_safe_redirect( SettingsHub::url() . '#frontage-hub-email' );
		exit;
	}

	/** Whether an email left the site: a test, or one of a form. */
	public static function has_sent(): bool {
		return TestMail::last_sent() > 0 || '' !== self::last_sent();
	}

	/** On `frontage_dashboard_card`, after messages: whether email works. */
	public static function print_in_card(): void {
		if ( current_user_can( 'manage_options' ) ) {
			[ $pill, , $headline ] = self::delivery_state();
			printf( '<div class="frontage-card__section"><strong>%s %s</strong> <span>%s</span></div>', esc_html__( 'Email:', 'frontage-forms' ), esc_html( $pill ), esc_html( $headline ) );
		}
	}

	/** The time in UTC of the last email of a form that left the site; '' if there is none. */
	private static function last_sent(): string {
		// `due` of a job that was sent is when it was sent, and has an index.
		return (string) ( SqlQuery::select_rows( 'SELECT due FROM %i WHERE state = %s ORDER BY due DESC LIMIT 1', [ JobTable::name(), Job::SENT ] )[0]['due'] ?? '' );
	}

	/** @return array{ string, string, string, string } Label of the state, its class, headline, and what to do or ''. */
	private static function delivery_state(): array {
		$error         = [ __( 'Not working', 'frontage-forms' ), ' is-error' ];
		$working_label = [ __( 'Works', 'frontage-forms' ), '' ];
		$test          = self::find_last_test();
		if ( null !== $test ) {
			return '' === $test['error']
				/* translators: %s: an email address. */
				? [ ...$working_label, sprintf( __( 'Test sent to %s', 'frontage-forms' ), $test['to'] ), __( 'Check that it arrived. Look in the spam folder too.', 'frontage-forms' ) ]
				: [ ...$error, __( 'The test email was not sent', 'frontage-forms' ), $test['error'] ];
		}
		$problem = DeliveryNotice::find_problem();
		if ( $problem ) {
			return [ ...$error, $problem->headline(), $problem->error ];
		}
		$last = self::last_sent();
		if ( '' !== $last ) {
			/* translators: %s: a period, such as "2 hours". */
			return [ ...$working_label, sprintf( __( 'Last email delivered %s ago', 'frontage-forms' ), human_time_diff( (int) strtotime( $last . ' UTC' ) ) ), '' ];
		}
		$tested = TestMail::last_sent();
		return $tested
			/* translators: %s: a period, such as "2 hours". */
			? [ ...$working_label, sprintf( __( 'Last test email sent %s ago', 'frontage-forms' ), human_time_diff( $tested ) ), '' ]
			: [ __( 'Not tested', 'frontage-forms' ), ' is-warning', __( 'No email sent yet', 'frontage-forms' ), __( 'Send a test to see whether notifications reach you.', 'frontage-forms' ) ];
	}

	/** @return array{ to: string, error: string }|null */
	private static function find_last_test(): ?array {
		$test = get_transient( self::RESULT . get_current_user_id() );
		if ( ! is_array( $test ) || ! is_string( $test['to'] ?? null ) || ! is_string( $test['error'] ?? null ) ) {
			return null;
		}
		return [
			'to'    => $test['to'],
			'error' => $test['error'],
		];
	}

	/** @return array<string, string> Recipient and sender of the newest form, and the way that email leaves the site. */
	private static function list_details(): array {
		$form = ( new FormRepository() )->query( [ 'posts_per_page' => 1 ] )[0] ?? null;
		$mail = $form ? MailSettings::list_mails( $form )['mail'] ?? null : null;
		// Values that are the same for every message; a field stays as its mail-tag.
		$fill = static fn ( string $text ): string => str_replace( [ '[_site_title]', '[_site_admin_email]' ], [ get_bloginfo( 'name', 'display' ), get_bloginfo( 'admin_email' ) ], $text );
		return array_filter(
			[
				__( 'Recipient', 'frontage-forms' ) => $mail ? $fill( $mail['recipient'] ) : '',
				__( 'Sender', 'frontage-forms' )    => $mail ? $fill( $mail['sender'] ) : '',
				__( 'Method', 'frontage-forms' )    => self::detect_method(),
			]
		);
	}

	/** Asks the code that configures WordPress's mailer; nothing is sent. */
	public static function detect_method(): string {
		require_once ABSPATH . 'wp-includes/PHPMailer/PHPMailer.php';
		require_once ABSPATH . 'wp-includes/PHPMailer/Exception.php';
		$mailer = new \PHPMailer\PHPMailer\PHPMailer();
		global $wp_filter;
		$hook = $wp_filter['phpmailer_init'] ?? null;
		$hook instanceof \WP_Hook && $hook->do_action( [ &$mailer ] );
		return 'smtp' === $mailer->Mailer
			/* translators: %s: a mail server. */
			? sprintf( __( 'SMTP, %s', 'frontage-forms' ), $mailer->Host )
			: __( 'Your web server (PHP mail)', 'frontage-forms' );
	}
}
