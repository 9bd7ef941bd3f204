<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Feedback\Input;
use Frontage\Forms\Feedback\Receiver;
use Frontage\Forms\Form\Forms;
use Frontage\Forms\Request\Sent;

defined( 'ABSPATH' ) || exit;

/** Takes in what this request posted, for code that calls for it itself instead of leaving it to the form's page or route. */
final class Posting {

	private static bool $skips_mail = false;

	public static function run( int $form_id, bool $skips_mail ): void {
		$form    = ( new Forms() )->find( $form_id );
		$request = new \WP_REST_Request( 'POST' );
		$request->set_body_params( Sent::fields() );
		/** @var array<string, array{name: non-empty-string, type: non-empty-string, size: int<0, max>, tmp_name: non-empty-string, error: int<0, 8>}> $files As PHP made them; Input looks at each. */
		$files = Sent::files();
		$request->set_file_params( $files );
		$request->set_header( 'referer', Sent::server( 'HTTP_REFERER' ) );
		if ( $form ) {
			self::$skips_mail = $skips_mail;
			try {
				( new Receiver() )->receive( $form->for_visitor(), Input::from_rest( $request ) );
			} finally {
				self::$skips_mail = false;
			}
		}
	}

	/** What that code asked for. */
	public static function skips_mail(): bool {
		return self::$skips_mail;
	}
}
