<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

defined( 'ABSPATH' ) || exit;

/** Names that themes style and that are not ours to choose; `blocks/accounts/sign-in/page/account-form.ts` has them too. */
final class LegacyClasses {

	/** What is said beside a field, as in the forms that such themes were made for. */
	public const TIP = 'wpcf7-not-valid-tip';
}
