<?php

namespace Frontage\Forms\Compat\Hooks;

use Frontage\Forms\Processing\SubmissionProcessor;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\SubmissionRequest;

defined( 'ABSPATH' ) || exit;

/** Processes the posted data of this request for code that calls for it directly, instead of the form's page or route. */
final class ManualSubmission {

	private static bool $skips_mail = false;

	public static function run( int $form_id, bool $skips_mail ): void {
		$form    = ( new FormRepository() )->find( $form_id );
		$request = new \WP_REST_Request( 'POST' );
		$request->set_body_params( RequestData::fields() );
		/** @var array<string, array{name: non-empty-string, type: non-empty-string, size: int<0, max>, tmp_name: non-empty-string, error: int<0, 8>}> $files As PHP provides them; SubmissionRequest validates each. */
		$files = RequestData::files();
		$request->set_file_params( $files );
		$request->set_header( 'referer', RequestData::server( 'HTTP_REFERER' ) );
		if ( $form ) {
			self::$skips_mail = $skips_mail;
			try {
				( new SubmissionProcessor() )->process( $form->filter_for_visitor(), SubmissionRequest::from_rest( $request ) );
			} finally {
				self::$skips_mail = false;
			}
		}
	}

	/** Whether that code requested to skip the email. */
	public static function skips_mail(): bool {
		return self::$skips_mail;
	}
}
