<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

defined( 'ABSPATH' ) || exit;

/** Class names that themes style and that must not change; `blocks/accounts/sign-in/page/account-form.ts` uses them too. */
final class LegacyClasses {

	/** The tip beside a field, as in the forms that such themes were made for. */
	public const TIP = 'wpcf7-not-valid-tip';
}
