<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Registration;

use Frontage\Accounts\AccountResponse;
use Frontage\Kit\CoreHooks;

defined( 'ABSPATH' ) || exit;

/** In a network, WordPress creates the account after a link in an email was followed; a second email has the password. */
final class MultisiteSignup {

	public static function handle( RegistrationData $wanted ): AccountResponse {
		$judged = wpmu_validate_user_signup( $wanted->name, $wanted->email );
		if ( $judged['errors']->has_errors() ) {
			return AccountResponse::refused( RegistrationService::texts_of( $judged['errors'] ) );
		}
		// A member only of the site with the form.
		$meta = [
			'add_to_blog' => get_current_blog_id(),
			'new_role'    => RegistrationPolicy::role(),
		];
		/** This filter is documented in wp-signup.php. */
		$meta = CoreHooks::filter( 'add_signup_meta', $meta );
		wpmu_signup_user( $judged['user_name'], $judged['user_email'], is_array( $meta ) ? $meta : [] );
		return AccountResponse::done( __( 'Open the email we just sent you and follow its link to activate your account. A second email contains your password.', 'frontage-accounts' ) );
	}
}
