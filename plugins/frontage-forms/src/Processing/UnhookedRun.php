<?php

declare( strict_types=1 );

namespace Frontage\Forms\Processing;

defined( 'ABSPATH' ) || exit;

/** Composes mail without the code that is hooked to it: where a process died each time that code was asked, the message goes as its owner wrote it. */
final class UnhookedRun {

	/** Between the store and the queue; what is above or below these touches no mail. */
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
		$taken     = array_intersect_key( $wp_filter, array_flip( self::HOOKS ) );
		$wp_filter = array_diff_key( $wp_filter, $taken ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below; removing callbacks one by one could not be undone.
		try {
			return $code();
		} finally {
			$wp_filter = $taken + $wp_filter; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- What was taken out above.
		}
	}
}
