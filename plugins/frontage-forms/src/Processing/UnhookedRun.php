<?php

declare( strict_types=1 );

namespace Frontage\Forms\Processing;

defined( 'ABSPATH' ) || exit;

/** Composes emails without hooked code: when that code ended the process each time, the message is sent as its owner wrote it. */
final class UnhookedRun {

	/** Hooks between storing and queueing; other hooks do not affect emails. */
	private const HOOKS = [
		'frontage_forms_before_send', 'frontage_forms_mail_template', 'frontage_forms_mail_parts', 'frontage_forms_mail_tag_value',
		'frontage_forms_special_mail_tag', 'frontage_forms_further_mails', 'frontage_forms_mail_sent',
	];

	/**
	 * @template T
	 * @param \Closure(): T $code
	 * @return T
	 */
	public static function run( \Closure $code ): mixed {
		/** @var array<string, \WP_Hook> $wp_filter */
		global $wp_filter;
		$removed_hooks = array_intersect_key( $wp_filter, array_flip( self::HOOKS ) );
		$wp_filter     = array_diff_key( $wp_filter, $removed_hooks ); // Restored below; removing callbacks one by one could not be undone.
		try {
			return $code();
		} finally {
			$wp_filter = $removed_hooks + $wp_filter; // Restores what was removed above.
		}
	}
}
