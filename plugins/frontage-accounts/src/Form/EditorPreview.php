<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

defined( 'ABSPATH' ) || exit;

/** Whether a form is rendered for the editor instead of the front end: then it looks as guests see it. */
final class EditorPreview {

	public static function is_shown(): bool {
		return wp_is_rest_endpoint();
	}
}
