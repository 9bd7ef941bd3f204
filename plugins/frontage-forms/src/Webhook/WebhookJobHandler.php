<?php

declare( strict_types=1 );

namespace Frontage\Forms\Webhook;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobHandler;
use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/** Sends each submission that is emailed to another service: in the same queue as its emails, with the same retries. */
final class WebhookJobHandler implements JobHandler {

	public const NAME = 'webhook';

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
	 * For `frontage_forms_jobs`.
	 *
	 * @param list<array{kind: string, payload: array<mixed>}> $jobs
	 * @return list<array{kind: string, payload: array<mixed>}>
	 */
	public static function add_job( array $jobs, Submission $submission, int $id ): array {
		if ( Webhook::find_by_form( $submission->form->id ) ) {
			$jobs[] = [
				'kind'       => self::NAME,
				// The same for every retry of the submission, so that the service processes it once.
				'message_id' => 'submission-' . wp_hash( "frontage webhook {$submission->form->id} $id {$submission->received}" ),
				'payload'    => [
					'form' => $submission->form->id,
					'body' => self::create_body( 'submission', $submission->form, self::describe_response( $submission, $id ) ),
				],
			];
		}
		return $jobs;
	}

	public function deliver( Job $job ): DeliveryAttempt {
		$form = $job->payload['form'] ?? 0;
		$hook = is_int( $form ) ? Webhook::find_by_form( $form ) : null;
		return $hook ? WebhookRequest::create( $hook, $job->message_id, $job->payload_text( 'body' ) ) : DeliveryAttempt::failure( __( 'The form no longer has a webhook.', 'frontage-forms' ) );
	}

	public function handle_outcome( Job $job, string $state, DeliveryAttempt $attempt ): void {}

	/** A request with sample values, sent immediately. */
	public static function send_test( Webhook $hook, Form $form ): DeliveryAttempt {
		return WebhookRequest::create( $hook, 'test-' . bin2hex( random_bytes( 8 ) ), self::create_body( 'test', $form, [ 'id' => 0 ] ) );
	}

	/** @param array<string, mixed> $submission */
	private static function create_body( string $event, Form $form, array $submission ): string {
		return (string) wp_json_encode(
			[
				'event'      => $event,
				'site'       => home_url(),
				'form'       => [
					'id'    => $form->id,
					'title' => $form->title,
				],
				'submission' => $submission,
			],
			JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/**
	 * The payload: the submitted values, without the visitor's IP address and browser.
	 *
	 * @return array<string, mixed>
	 */
	private static function describe_response( Submission $submission, int $id ): array {
		$record = $submission->to_record();
		return [
			'id'       => $id,
			'received' => str_replace( ' ', 'T', $submission->received ) . 'Z',
			'page'     => $submission->page_url(), // Without tokens, as stored.
			'values'   => (object) ( is_array( $record['values'] ) ? $record['values'] : [] ),
			'files'    => (object) ( is_array( $record['files'] ) ? $record['files'] : [] ),
			'consents' => (object) $submission->consents,
		];
	}
}
