<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Document\FormDocument;

defined( 'ABSPATH' ) || exit;

/** A field that a script adds, that nobody can see, and that only programs fill in. */
final class Honeypot {

	/** The additional setting; on unless it says `off`. */
	public const SETTING = 'honeypot';

	/** A name of each site's and form's own, so that no list of names helps; '' where the owner wants none. The `_` keeps it out of values and mails. */
	public static function name( FormDocument $form ): string {
		return in_array( $form->setting( self::SETTING ), [ 'off', 'false', '0' ], true )
			? ''
			: self::name_for( $form->id );
	}

	/** For the form of that id; 0: the sign-up for news. */
	public static function name_for( int $form_id ): string {
		return '_website_' . substr( hash_hmac( 'sha256', "frontage honeypot $form_id", wp_salt( 'nonce' ) ), 0, 8 );
	}
}
