<?php

namespace Frontage\Forms\Compat\Hooks;

defined( 'ABSPATH' ) || exit;

/** Maps our hooks to the original's hooks that run while a submission is validated, emailed and answered. */
final class SubmissionHooks {

	/** Hooks with their class and method, the priority and the number of arguments. */
	private const ALL = [
		[ 'frontage_forms_values', SubmissionStageHooks::class, 'filter_values', 10, 3 ],
		[ 'frontage_forms_before_stage', SubmissionStageHooks::class, 'check_status', 10, 2 ],
		[ 'frontage_forms_field_errors', SubmissionStageHooks::class, 'filter_field_errors', 10, 3 ],
		[ 'frontage_forms_acceptance', SubmissionStageHooks::class, 'filter_acceptance', 10, 3 ],
		[ 'frontage_forms_skip_spam_check', SubmissionStageHooks::class, 'skip_spam_check', 10, 1 ],
		[ 'frontage_forms_spam', SubmissionStageHooks::class, 'filter_spam', 10, 1 ],
		[ 'frontage_forms_file_name', SubmissionStageHooks::class, 'filter_file_name', 10, 3 ],
		[ 'frontage_forms_taken_file_errors', SubmissionStageHooks::class, 'filter_file_errors', 10, 3 ],
		[ 'frontage_forms_before_send', SubmissionStageHooks::class, 'run_before_send', 10, 2 ],
		[ 'frontage_forms_mail_template', MailHooks::class, 'begin_mail', 10, 4 ],
		[ 'frontage_forms_mail_parts', MailHooks::class, 'filter_components', 10, 4 ],
		[ 'frontage_forms_html_mail', MailHooks::class, 'filter_html', 10, 1 ],
		[ 'frontage_forms_further_mails', MailHooks::class, 'add_further_mails', 10, 3 ],
		[ 'frontage_forms_mail_tag_value', MailHooks::class, 'filter_tag_value', 10, 6 ],
		[ 'frontage_forms_mail_sent', ResponseHooks::class, 'run_mail_sent', 10, 1 ],
		[ 'frontage_forms_mail_failed', ResponseHooks::class, 'run_mail_failed', 10, 1 ],
		[ 'frontage_forms_result', ResponseHooks::class, 'filter_result', 10, 2 ],
		[ 'frontage_forms_submitted', ResponseHooks::class, 'run_submitted', 10, 2 ],
		[ 'frontage_forms_feedback_response', ResponseHooks::class, 'filter_response', 10, 2 ],
		[ 'frontage_forms_refill_response', ResponseHooks::class, 'filter_refill', 10, 2 ],
	];

	/**
	 * Runs on the first of those hooks: until then a page loads none of these files.
	 *
	 * @template T
	 * @param T $value
	 * @return T
	 */
	public static function add( mixed $value ): mixed {
		foreach ( has_filter( 'frontage_forms_values', [ SubmissionStageHooks::class, 'filter_values' ] ) ? [] : self::ALL as [ $hook, $class, $method, $place, $count ] ) {
			add_filter( $hook, [ $class, $method ], $place, $count ); // @phpstan-ignore argument.type (Each pair is a method of its class.)
		}
		return $value;
	}
}
