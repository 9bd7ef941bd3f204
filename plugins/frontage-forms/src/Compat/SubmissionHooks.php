<?php

namespace Frontage\Forms\Compat;

defined( 'ABSPATH' ) || exit;

/** Which hook of ours lets which old ones speak while a submission is judged, mailed and answered. */
final class SubmissionHooks {

	/** Hooks with the class that answers them, its method, its place and how much it is told. */
	private const ALL = [
		[ 'frontage_forms_values', Stages::class, 'values', 10, 3 ],
		[ 'frontage_forms_before_stage', Stages::class, 'before', 10, 2 ],
		[ 'frontage_forms_field_errors', Stages::class, 'field_errors', 10, 3 ],
		[ 'frontage_forms_acceptance', Stages::class, 'acceptance', 10, 3 ],
		[ 'frontage_forms_skip_spam_check', Stages::class, 'skip_spam_check', 10, 1 ],
		[ 'frontage_forms_spam', Stages::class, 'spam', 10, 1 ],
		[ 'frontage_forms_file_name', Stages::class, 'file_name', 10, 3 ],
		[ 'frontage_forms_taken_file_errors', Stages::class, 'file_errors', 10, 3 ],
		[ 'frontage_forms_before_send', Stages::class, 'before_send', 10, 2 ],
		[ 'frontage_forms_mail_template', Mails::class, 'begin', 10, 4 ],
		[ 'frontage_forms_mail_parts', Mails::class, 'components', 10, 4 ],
		[ 'frontage_forms_html_mail', Mails::class, 'html', 10, 1 ],
		[ 'frontage_forms_further_mails', Mails::class, 'further', 10, 3 ],
		[ 'frontage_forms_mail_tag_value', Mails::class, 'tag_value', 10, 6 ],
		[ 'frontage_forms_mail_sent', Answers::class, 'mail_sent', 10, 1 ],
		[ 'frontage_forms_mail_failed', Answers::class, 'mail_failed', 10, 1 ],
		[ 'frontage_forms_result', Answers::class, 'result', 10, 2 ],
		[ 'frontage_forms_submitted', Answers::class, 'submitted', 10, 2 ],
		[ 'frontage_forms_feedback_response', Answers::class, 'response', 10, 2 ],
		[ 'frontage_forms_refill_response', Answers::class, 'refill', 10, 2 ],
	];

	/**
	 * On the first of those hooks that fires: until then a page reads none of this.
	 *
	 * @template T
	 * @param T $value
	 * @return T
	 */
	public static function add( mixed $value ): mixed {
		foreach ( has_filter( 'frontage_forms_values', [ Stages::class, 'values' ] ) ? [] : self::ALL as [ $hook, $class, $method, $place, $count ] ) {
			add_filter( $hook, [ $class, $method ], $place, $count ); // @phpstan-ignore argument.type (Each pair is a method of its class.)
		}
		return $value;
	}
}
