<?php
/**
 * In a request that tries a form, this function takes the place of WordPress's own before any plugin can define it. So no email leaves
 * the site, also where an email plugin has a `wp_mail()` of its own. `TrialGuard` loads this file.
 */

defined( 'ABSPATH' ) || exit;

/**
 * @param mixed $to          Recipients, as for WordPress.
 * @param mixed $subject     Subject.
 * @param mixed $message     Body.
 * @param mixed $headers     Lines, or one per line.
 * @param mixed $attachments Paths.
 * @return bool Always true: the email is recorded.
 */
function wp_mail( $to, $subject, $message, $headers = '', $attachments = [] ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound -- It takes the place of the pluggable function.
	return \Frontage\Forms\Compat\Switchover\Trial\TrialGuard::record_mail( true, compact( 'to', 'subject', 'message', 'headers', 'attachments' ) );
}
