<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Mail\Mailer;
use Frontage\Forms\Mail\OutgoingMail;
use Frontage\Forms\Mail\SmtpVerdict;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobHandler;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\WorkerLease;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Kit\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Jobs after a sign-up, which run in the queue after the response: the two emails, and the hooks for other code.
 *
 * An email contains nothing that the visitor typed, because anyone may have entered the address.
 */
final class SubscriptionMailHandler implements JobHandler {

	public const NAME = Job::SUBSCRIPTION;

	/** Task: runs the hook for a confirmation. */
	public const TELL = 'tell';

	public function __construct( private readonly Mailer $mailer = new Mailer() ) {}

	/**
	 * For `frontage_forms_job_kinds`.
	 *
	 * @param array<string, JobHandler> $kinds
	 * @return array<string, JobHandler>
	 */
	public static function add( array $kinds ): array {
		$kinds[ self::NAME ] = new self();
		return $kinds;
	}

	/**
	 * @param string $task A task constant of SubscriberRepository, or TELL.
	 * @param string $key  Distinguishes it from other jobs of that task.
	 * @return array{kind: string, payload: array<mixed>, message_id: string}
	 */
	public static function create_job( int $id, string $task, string $key ): array {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return [
			'kind'       => self::NAME,
			'message_id' => '<' . hash_hmac( 'md5', "frontage subscription $task $key", wp_salt( 'nonce' ) ) . '@' . ( '' === $host ? 'localhost' : $host ) . '>',
			'payload'    => [
				'id'   => $id,
				'task' => $task,
			],
		];
	}

	public function deliver( Job $job ): DeliveryAttempt {
		$subscriber   = SubscriberRepository::find( self::subscriber_id( $job ) );
		$task         = $job->payload_text( 'task' );
		$wanted_state = match ( $task ) {
			SubscriberRepository::CONFIRM => Subscriber::PENDING,
			SubscriberRepository::LEFT    => Subscriber::UNSUBSCRIBED,
			default              => Subscriber::CONFIRMED,
		};
		if ( ! $subscriber || $subscriber->state !== $wanted_state ) {
			return DeliveryAttempt::skip( __( 'The subscription changed before this was completed.', 'frontage-forms' ) );
		}
		if ( SubscriberRepository::LEFT === $task ) {
			/**
			 * Fires when a subscriber has left a list. When it throws, it is retried later, like an email.
			 *
			 * @since 0.1.0
			 *
			 * @param Subscriber $subscriber Its `email`, `list` and times.
			 */
			do_action( 'frontage_forms_unsubscribed', $subscriber );
			return DeliveryAttempt::success();
		}
		if ( self::TELL === $task ) {
			if ( $subscriber->is_notified ) { // An email that is sent again requests this, too.
				return DeliveryAttempt::skip( __( 'Already completed.', 'frontage-forms' ) );
			}
			/**
			 * Fires when a subscriber is on a list: after the confirmation, or immediately without double opt-in. Use it to call a newsletter service.
			 * It runs in the background. When it throws, it is retried for three days, like an email, and the list of subscribers shows the error.
			 *
			 * @since 0.1.0
			 *
			 * @param Subscriber $subscriber Its `email`, `list`, `consent` (the consent text), `page` and times.
			 * @param string     $leave      Unsubscribe URL for the emails of that service: a page with a button, and one-click (RFC 8058) on POST.
			 */
			do_action( 'frontage_forms_subscribed', $subscriber, SubscriptionLinks::unsubscribe_url( $subscriber ) );
			SubscriberRepository::mark_notified( $subscriber );
			return DeliveryAttempt::success();
		}
		return $this->send( $subscriber, $task, $job );
	}

	public function handle_outcome( Job $job, string $state, DeliveryAttempt $attempt ): void {
		if ( Job::SENT !== $state && ! $attempt->is_needless ) {
			SubscriberRepository::record_delivery( self::subscriber_id( $job ), $attempt->error );
		} elseif ( Job::SENT === $state && $job->attempts > 1 ) {
			SubscriberRepository::record_delivery( self::subscriber_id( $job ), '' );
		}
		if ( Job::WAITING !== $state ) {
			JobRepository::delete( $job );
		}
	}

	private function send( Subscriber $subscriber, string $task, Job $job ): DeliveryAttempt {
		$this->mailer->clear_errors();
		$lease  = new WorkerLease( $job, new JobRepository() );
		$posted = Language::with_locale( $subscriber->locale, fn (): SmtpVerdict => $this->mailer->send_mail( SubscriberRepository::CONFIRM === $task ? self::create_confirmation_mail( $subscriber, $job->message_id ) : self::create_welcome_mail( $subscriber, $job->message_id ), $lease->renew_for( ... ) ) );
		$error  = $this->mailer->last_error();
		return DeliveryAttempt::from_mail( $posted, $error );
	}

	private static function create_confirmation_mail( Subscriber $subscriber, string $message_id ): OutgoingMail {
		$site = self::site_name();
		return self::create_mail(
			subscriber: $subscriber,
			message_id: $message_id,
			/* translators: %s: the name of the site. */
			subject: sprintf( __( 'Confirm your subscription to %s', 'frontage-forms' ), $site ),
			before: [
				/* translators: %s: the name of the site. */
				sprintf( __( 'You (or someone else) subscribed this address to the newsletter from %s.', 'frontage-forms' ), $site ),
				__( 'To confirm, open this link and select the button. The link is valid for seven days.', 'frontage-forms' ),
			],
			url: SubscriptionLinks::confirm_url( $subscriber ),
			label: __( 'Confirm my subscription', 'frontage-forms' ),
			after: [ __( 'If this was not you, ignore this email. You will get no newsletter, and your address is deleted.', 'frontage-forms' ) ]
		);
	}

	private static function create_welcome_mail( Subscriber $subscriber, string $message_id ): OutgoingMail {
		$site = self::site_name();
		return self::create_mail(
			subscriber: $subscriber,
			message_id: $message_id,
			/* translators: %s: the name of the site. */
			subject: sprintf( __( 'You are subscribed to %s', 'frontage-forms' ), $site ),
			before: [
				/* translators: %s: the name of the site. */
				sprintf( __( 'This address is subscribed to the newsletter from %s.', 'frontage-forms' ), $site ),
				__( 'Keep this email. You can use the link below to unsubscribe at any time.', 'frontage-forms' ),
			],
			url: SubscriptionLinks::unsubscribe_url( $subscriber ),
			label: __( 'Unsubscribe', 'frontage-forms' )
		);
	}

	/**
	 * An HTML document; the mailer generates the plain-text version.
	 *
	 * @param list<string> $before
	 * @param list<string> $after
	 */
	private static function create_mail( Subscriber $subscriber, string $message_id, string $subject, array $before, string $url, string $label, array $after = [] ): OutgoingMail {
		$paragraphs      = static fn ( array $texts ): string => implode( '', array_map( static fn ( string $text ): string => '<p>' . esc_html( $text ) . "</p>\n", $texts ) );
		$unsubscribe_url = SubscriptionLinks::unsubscribe_url( $subscriber );
		return new OutgoingMail(
			$subscriber->email,
			$subject,
			sprintf(
				"<!doctype html>\n<html lang=\"%s\" dir=\"%s\">\n<head><title>%s</title></head>\n<body>\n%s<p><a href=\"%s\">%s</a></p>\n<p>%s</p>\n%s</body>\n</html>",
				esc_attr( (string) get_bloginfo( 'language' ) ),
				is_rtl() ? 'rtl' : 'ltr',
				esc_html( $subject ),
				$paragraphs( $before ),
				esc_url( $url ),
				esc_html( $label ),
				/* translators: %s: an address of the web. For who reads mail as plain text. */
				sprintf( esc_html__( 'Or open this URL: %s', 'frontage-forms' ), esc_url( $url ) ),
				$paragraphs( $after )
			),
			'From: ' . self::site_name() . ' <' . DefaultForm::sender_address() . ">\nContent-Type: text/html\nList-Unsubscribe: <$unsubscribe_url>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\nAuto-Submitted: auto-generated",
			message_id: $message_id
		);
	}

	private static function subscriber_id( Job $job ): int {
		return is_int( $job->payload['id'] ?? null ) ? $job->payload['id'] : 0;
	}

	/** The site's name, safe for a header. */
	private static function site_name(): string {
		return trim( (string) preg_replace( '/[\x00-\x1f<>"]+/', ' ', wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) ) );
	}
}
