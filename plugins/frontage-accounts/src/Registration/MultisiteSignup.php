<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Registration;

use Frontage\Accounts\AccountResponse;
use Frontage\Kit\CoreHooks;

defined( 'ABSPATH' ) || exit;

/** In a network, WordPress creates the account after a link in an email was followed; a second email has the password. */
final class MultisiteSignup {

	public static function handle( RegistrationData $registration ): AccountResponse {
		$validation = wpmu_validate_user_signup( $registration->name, $registration->email );
		if ( $validation['errors']->has_errors() ) {
			return AccountResponse::failure( RegistrationService::texts_of( $validation['errors'] ) );
		}
		// A member only of the site with the form.
		$meta = [
			'add_to_blog' => get_current_blog_id(),
			'new_role'    => RegistrationPolicy::role(),
		];
		/** This filter is documented in wp-signup.php. */
		$meta = CoreHooks::filter( 'add_signup_meta', $meta );
		wpmu_signup_user( $validation['user_name'], $validation['user_email'], is_array( $meta ) ? $meta : [] );
		return AccountResponse::success( __( 'Open the email we just sent you and follow its link to activate your account. A second email contains your password.', 'frontage-accounts' ) );
	}
}
