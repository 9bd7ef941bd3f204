<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Document\FormDocument;

defined( 'ABSPATH' ) || exit;

/** A hidden field that a script adds. People cannot see it, so only bots fill it in. */
final class Honeypot {

	/** The additional setting; on unless its value is `off`. */
	public const SETTING = 'honeypot';

	/**
	 * The field's name. It differs by site and form, so that bots cannot list it; '' when the owner turned it off. The leading `_` keeps it
	 * out of values and emails.
	 */
	public static function field_name( FormDocument $form ): string {
		return in_array( $form->setting( self::SETTING ), [ 'off', 'false', '0' ], true )
			? ''
			: self::create_name( $form->id );
	}

	/** The name for a form id; 0 is the newsletter form. */
	public static function create_name( int $form_id ): string {
		return '_website_' . substr( hash_hmac( 'sha256', "frontage honeypot $form_id", wp_salt( 'nonce' ) ), 0, 8 );
	}
}
