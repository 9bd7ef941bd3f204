<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Compat\Switchover\Trial\PreviewCard;
use Frontage\Forms\Request\RequestData;
use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\SettingsHub;

defined( 'ABSPATH' ) || exit;

/** Renders Move from… → Contact Form 7 in its three states: before the check, with its report, and after the switch. */
final class SwitchoverPage {

	/** Id of the question before switching back. */
	private const QUESTION = 'frontage-switch-back';

	/**
	 * @param array{at: int, equal: bool}|null $last_switch
	 * @param string                           $error Error of this user's last attempt; '' when it succeeded.
	 */
	public function __construct( private readonly ?array $last_switch, private readonly string $error ) {}

	public function render(): void {
		$report = self::find_report();
		echo '<div class="wrap frontage-move">';
		MoveScreen::print_header( SwitchoverScreen::url(), '', $report ? static fn () => self::print_check_again( $report ) : null );
		MoveScreen::print_progress();
		if ( '' !== $this->error ) {
			/* translators: %s: what happened, a sentence. */
			wp_admin_notice( esc_html( sprintf( __( 'Could not switch. Nothing was changed. %s', 'frontage-forms' ), $this->error ) ), [ 'type' => 'error' ] );
		}
		if ( $report ) {
			$parameter = static fn ( string $name ): string => RequestData::parameter( 'get', $name )[0] ?? '';
			( new SwitchoverReportView( $report, absint( $parameter( PreviewCard::FORM ) ), $parameter( PreviewCard::VIEW ) ) )->render();
		} elseif ( OriginalPlugin::is_active() ) {
			self::render_question();
		} else {
			$this->render_done();
		}
		echo '</div>';
	}

	/** The report of a check that the user asked for, or the last one; null for none. */
	private static function find_report(): ?SwitchoverReport {
		if ( ! OriginalPlugin::is_active() ) {
			return null;
		}
		if ( ! SwitchoverScreen::is_check() ) {
			return SwitchoverScreen::is_report() ? SwitchoverReport::load() : null;
		}
		$report = SwitchoverReport::create();
		$report->store();
		return $report;
	}

	private static function print_check_again( SwitchoverReport $report ): void {
		/* translators: %s: a time span such as “1 minute”. */
		printf( '<div class="frontage-move__again"><span>%s</span>', esc_html( sprintf( __( 'Checked %s ago', 'frontage-forms' ), human_time_diff( $report->created ) ) ) );
		self::print_button( SwitchoverScreen::CHECK, __( 'Check again', 'frontage-forms' ), 'button', self::progress_text() );
		echo '</div>';
	}

	private static function progress_text(): string {
		return __( 'Checking forms. It takes about a minute.', 'frontage-forms' );
	}

	/**
	 * Prints a form with one button of the screen.
	 *
	 * @param string $progress What is said while the next screen loads; '' for nothing.
	 */
	public static function print_button( string $name, string $label, string $class, string $progress = '' ): void {
		self::open_form();
		printf( '<button type="submit" class="%s" name="%s" value="1" data-progress="%s">%s</button></form>', esc_attr( $class ), esc_attr( $name ), esc_attr( $progress ), esc_html( $label ) );
	}

	/** @param string $id Of the form; '' for none. Controls outside of it name it in their attribute `form`. */
	public static function open_form( string $id = '' ): void {
		printf( '<form method="post" action="%s"%s>', esc_url( SwitchoverScreen::url() ), '' === $id ? '' : ' id="' . esc_attr( $id ) . '"' );
		wp_nonce_field( SwitchoverScreen::SLUG );
	}

	/** For who may read the report and not switch. */
	public static function print_not_allowed(): void {
		printf( '<p>%s</p>', esc_html__( 'Contact Form 7 is active for the whole network. Ask a network administrator to switch over.', 'frontage-forms' ) );
	}

	private static function render_question(): void {
		$count = FormFindings::count_forms();
		/* translators: %s: number of forms. */
		$found = sprintf( _n( '%s form found', '%s forms found', $count, 'frontage-forms' ), number_format_i18n( $count ) );
		printf(
			'<section class="frontage-hub__card frontage-move__start" aria-labelledby="frontage-move-start"><h2 id="frontage-move-start">%s</h2><p>%s</p>',
			esc_html( $found ),
			esc_html__( 'The check shows and sends each form with test values. It takes about a minute and changes nothing. No email leaves your site.', 'frontage-forms' )
		);
		OriginalPlugin::can_switch() ? self::print_button( SwitchoverScreen::CHECK, __( 'Check forms', 'frontage-forms' ), 'button button-primary', self::progress_text() ) : self::print_not_allowed();
		echo '</section>';
	}

	private function render_done(): void {
		$text = match ( $this->last_switch['equal'] ?? null ) {
			true    => __( 'All forms are stored exactly as before.', 'frontage-forms' ),
			false   => __( 'Another plugin changed forms when Contact Form 7 was deactivated. Review your forms before you continue.', 'frontage-forms' ),
			default => __( 'Contact Form 7 is installed but not active.', 'frontage-forms' ),
		};
		MoveScreen::open_card( 'frontage-move-done', __( 'Frontage Forms shows your forms now', 'frontage-forms' ), $text, false === ( $this->last_switch['equal'] ?? null ) ? __( 'Review', 'frontage-forms' ) : '', 'is-warning' );
		printf( '<ul class="frontage-move__facts"><li>%s</li><li>%s</li></ul>', esc_html__( 'Contact Form 7 is deactivated, not deleted', 'frontage-forms' ), esc_html__( 'New messages also go to the inbox', 'frontage-forms' ) );
		printf(
			'<p class="frontage-hub__foot"><a class="button button-primary" href="%s">%s</a><a class="button" href="%s">%s</a></p></section>',
			esc_url( SettingsHub::url() . '#frontage-hub-email' ),
			esc_html__( 'Send test email', 'frontage-forms' ),
			esc_url( FormListScreen::url() ),
			esc_html__( 'View forms', 'frontage-forms' )
		);

		$text = __( 'Contact Form 7 takes over again as it was. Messages received since then stay in the inbox.', 'frontage-forms' );
		MoveScreen::open_card( 'frontage-move-back', __( 'Switch back', 'frontage-forms' ), $text );
		if ( OriginalPlugin::can_switch() ) {
			printf( '<p class="frontage-hub__foot"><button type="button" class="button" popovertarget="%s">%s</button></p>', esc_attr( self::QUESTION ), esc_html__( 'Switch back…', 'frontage-forms' ) );
			$this->render_back_question( $text );
		} else {
			self::print_not_allowed();
		}
		echo '</section>';
	}

	private function render_back_question( string $text ): void {
		printf( '<div popover role="dialog" class="frontage-move__question" id="%1$s" aria-labelledby="%1$s-name"><h2 id="%1$s-name">%2$s</h2><p>%3$s</p>', esc_attr( self::QUESTION ), esc_html__( 'Switch back to Contact Form 7?', 'frontage-forms' ), esc_html( $text ) );
		printf( '<div class="frontage-move__actions"><button type="button" class="button" popovertarget="%s" popovertargetaction="hide" autofocus>%s</button>', esc_attr( self::QUESTION ), esc_html__( 'Cancel', 'frontage-forms' ) );
		self::print_button( SwitchoverScreen::BACK, __( 'Switch back', 'frontage-forms' ), 'button button-primary' );
		echo '</div></div>';
	}
}
