<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\StorageErrors;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the site owner that emails are not delivered: in the dashboard, and by email at most once a day.
 *
 * The state is in an autoloaded option, so dashboard pages need no extra query.
 */
final class DeliveryNotice {

	public const OPTION = 'frontage_forms_mail_trouble';

	public const DISMISS = 'frontage_forms_dismiss_mail_trouble';

	/** Seconds before the owner is told; a mail server that is down for a few minutes is ignored. */
	private const PATIENCE = 15 * MINUTE_IN_SECONDS;

	/** Seconds by which the database's clock may be behind PHP's. */
	private const CLOCKS = MINUTE_IN_SECONDS;

	private function __construct(
		public readonly int $since,
		public readonly int $failed,
		public readonly bool $is_failing,
		public readonly string $error,
		public readonly int $told,
	) {}

	/** Null when no problem is known. */
	public static function find_problem(): ?self {
		$known_problem = get_option( self::OPTION );
		if ( ! is_array( $known_problem ) ) {
			return null;
		}
		$number  = static fn ( string $key ): int => is_int( $known_problem[ $key ] ?? null ) ? $known_problem[ $key ] : 0;
		$problem = new self( $number( 'since' ), $number( 'failed' ), ! empty( $known_problem['is_failing'] ), is_string( $known_problem['error'] ?? null ) ? $known_problem['error'] : '', $number( 'told' ) );
		return $problem->failed > 0 || $problem->is_failing ? $problem : null;
	}

	/**
	 * On `frontage_forms_job_attempted`. Refused emails to the visitor are ignored: the address is mostly mistyped, the message shows it,
	 * and the owner got their own email.
	 */
	public static function record_attempt( Job $job, string $state, DeliveryAttempt $attempt ): void {
		if ( ! in_array( $job->kind, Job::FOR_OWNER, true ) || $attempt->is_needless ) {
			return;
		}
		$known_problem = self::find_problem();
		if ( Job::SENT === $state ) {
			if ( $known_problem?->is_failing ) {
				$known_problem->failed > 0 ? $known_problem->save( [ 'is_failing' => false ] ) : update_option( self::OPTION, '', true );
			}
			return;
		}
		$is_final = Job::FAILED === $state;
		if ( $known_problem && $known_problem->is_failing && ! $is_final ) {
			return; // Already known, and the same for every waiting message.
		}
		( $known_problem ?? new self( time(), 0, false, '', 0 ) )->save(
			[
				'failed'     => ( $known_problem->failed ?? 0 ) + (int) $is_final,
				'is_failing' => ! $is_final || ( $known_problem->is_failing ?? false ),
				'error'      => $attempt->error,
			]
		);
	}

	/**
	 * On `frontage_forms_submission_finished` and `frontage_forms_submissions_deleted`: messages that were sent again or deleted no longer
	 * count. Queries the database only when there is a problem.
	 */
	public static function update_count(): void {
		$known_problem = self::find_problem();
		if ( ! $known_problem || $known_problem->failed < 1 ) {
			return;
		}
		$failed_count = SqlQuery::select_number( 'SELECT COUNT(DISTINCT submission_id) FROM %i WHERE kind IN (%s, %s) AND state = %s AND changed >= %s', [ JobTable::name(), Job::MAIL, Job::MORE, Job::FAILED, gmdate( 'Y-m-d H:i:s', $known_problem->since - self::CLOCKS ) ] );
		if ( $failed_count < $known_problem->failed ) {
			$failed_count > 0 || $known_problem->is_failing ? $known_problem->save( [ 'failed' => $failed_count ] ) : update_option( self::OPTION, '', true );
		}
	}

	/** On `admin_notices`. */
	public static function render(): void {
		$problem = self::find_problem();
		if ( ! $problem || ! $problem->is_reportable() || ! InboxCapabilities::may_read() ) {
			return;
		}
		/* translators: %s: what the mail server said. */
		$server_message = '' === $problem->error ? '' : sprintf( __( 'Mail server response: %s', 'frontage-forms' ), $problem->error );
		printf(
			'<div class="notice notice-error"><p><strong>%s</strong> %s</p><p><a href="%s">%s</a> &nbsp; <a href="%s">%s</a></p></div>',
			esc_html( $problem->headline() ),
			esc_html( $server_message ),
			esc_url( $problem->inbox_url() ),
			$problem->failed > 0 ? esc_html__( 'View and resend failed emails', 'frontage-forms' ) : esc_html__( 'View queued messages', 'frontage-forms' ),
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::DISMISS ), self::DISMISS ) ),
			esc_html__( 'Dismiss', 'frontage-forms' )
		);
	}

	/** On `admin_post_frontage_forms_dismiss_mail_trouble`: hides the notice until the next failure. */
	public static function dismiss(): void {
		check_admin_referer( self::DISMISS );
		if ( InboxCapabilities::may_read() ) {
			update_option( self::OPTION, '', true );
		}
		wp_safe_redirect( wp_get_referer() ?: admin_url() );
		exit;
	}

	/** On cron. This email may still get through, for example when only one recipient's server fails; otherwise a site can use the filter below. */
	public static function send_digest(): void {
		$problem = self::find_problem();
		if ( ! $problem || ! $problem->is_reportable() || time() - $problem->told < DAY_IN_SECONDS - HOUR_IN_SECONDS ) {
			return;
		}
		$problem->save( [ 'told' => time() ] );
		$text = implode( "\n\n", array_filter( [ $problem->headline(), $problem->error, $problem->inbox_url() ] ) );
		/**
		 * Filters whether the owner has already been told that emails are not delivered, for code that uses another channel than email.
		 * Runs at most once a day.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $told Default false: an email to the site's administrator is tried.
		 * @param string $text
		 */
		if ( ! apply_filters( 'frontage_forms_tell_mail_trouble', false, $text ) ) {
			$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
			/* translators: %s: the name of the site. */
			wp_mail( (string) get_bloginfo( 'admin_email' ), sprintf( __( '[%s] Could not send form emails', 'frontage-forms' ), $site ), $text );
		}
	}

	public function headline(): string {
		return $this->failed > 0
			/* translators: %d: number of messages. */
			? sprintf( _n( 'The email for %d message could not be sent to you.', 'The emails for %d messages could not be sent to you.', $this->failed, 'frontage-forms' ), $this->failed ) . ' ' . __( 'All messages are safe in your inbox.', 'frontage-forms' )
			: __( 'Form emails cannot be sent right now.', 'frontage-forms' ) . ' ' . __( 'The messages are safe in your inbox, and delivery is retried for three days.', 'frontage-forms' );
	}

	public function is_reportable(): bool {
		return $this->failed > 0 || time() - $this->since >= self::PATIENCE;
	}

	/** URL of the messages that the headline counts. */
	private function inbox_url(): string {
		return InboxScreen::url() . '&state=' . ( $this->failed > 0 ? SubmissionState::FAILED : SubmissionState::WAITING );
	}

	/** @param array<string, mixed> $changes */
	private function save( array $changes ): void {
		$properties = [ ...get_object_vars( $this ), ...$changes ];
		// A table with an old charset refuses some characters; then the text is stored as ASCII.
		if ( VerifiedWrite::option( self::OPTION, $properties, true ) ) {
			VerifiedWrite::option( self::OPTION, array_map( static fn ( mixed $property ): mixed => is_string( $property ) ? StorageErrors::to_ascii( $property ) : $property, $properties ), true );
		}
	}
}
