<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Compat\Switchover\Trial\FormTrial;
use Frontage\Forms\Compat\Switchover\Trial\FormTrials;
use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Report for the owner before the switch: what would change. It runs the site without the original, tries each form, and changes nothing.
 *
 * @phpstan-import-type AddOn from AddOnScanner
 * @phpstan-import-type Finding from FormFindings
 */
final class SwitchoverReport {

	/** Transient of the user's last report, with which the preview is shown. */
	private const STORED = 'frontage_forms_move_report_';

	/**
	 * @param list<Finding> $forms
	 * @param list<AddOn>   $add_ons
	 * @param int           $flamingo Number of messages in Flamingo.
	 * @param SwitchProbe|\WP_Error $probe   Result of running the site without the original; error: why it could not run.
	 * @param array<int, FormTrial> $trials  How each form was tried, by form ID; empty when the site does not run without the original.
	 * @param int           $created Unix timestamp.
	 */
	private function __construct(
		public readonly array $forms,
		public readonly array $add_ons,
		public readonly int $flamingo,
		public readonly SwitchProbe|\WP_Error $probe,
		public readonly array $trials,
		public readonly int $created,
	) {}

	public static function create(): self {
		global $wpdb;
		$add_ons  = AddOnScanner::find_add_ons();
		$flamingo = SqlQuery::select_number( "SELECT COUNT(*) FROM (SELECT ID FROM %i WHERE post_type = 'flamingo_inbound' LIMIT 10001) AS some", [ $wpdb->posts ] );
		$answer   = self::has_active_check( $add_ons );
		$probe    = SwitchProbe::run( $add_ons, $answer );
		$findings = FormFindings::list_findings();
		$trials   = $probe instanceof SwitchProbe && $probe->has_passed() ? FormTrials::run( $findings, $answer ) : [];
		return new self( forms: $findings, add_ons: $add_ons, flamingo: $flamingo, probe: $probe, trials: $trials, created: time() );
	}

	/** Keeps the report for an hour, for the preview of this user. */
	public function store(): void {
		$stored = [
			'version' => hash_file( 'crc32b', __FILE__ ), // An update may change the classes.
			'report'  => $this,
		];
		set_transient( self::STORED . get_current_user_id(), $stored, HOUR_IN_SECONDS );
	}

	/** This user's last report; null when there is none. */
	public static function load(): ?self {
		$stored = get_transient( self::STORED . get_current_user_id() );
		return is_array( $stored ) && hash_file( 'crc32b', __FILE__ ) === ( $stored['version'] ?? null ) && ( $stored['report'] ?? null ) instanceof self ? $stored['report'] : null;
	}

	/** Once something was switched, the report is no longer true. */
	public static function discard(): void {
		delete_transient( self::STORED . get_current_user_id() );
	}

	/**
	 * What to review in a form, as sentences; empty when no difference was found.
	 *
	 * @param Finding $form
	 * @return list<string>
	 */
	public static function describe_form( array $form ): array {
		$sentences = [];
		if ( $form['unknown'] ) {
			/* translators: %s: kinds of fields. */
			$sentences[] = sprintf( __( 'Unknown field type [%s]. Visitors already see it as plain text.', 'frontage-forms' ), implode( '], [', $form['unknown'] ) );
		}
		if ( $form['files'] ) {
			/* translators: %s: names of files. */
			$sentences[] = sprintf( __( 'Attaches files that are not in the Media Library: %s. Allow them in the options, or emails are sent without them.', 'frontage-forms' ), implode( ', ', $form['files'] ) );
		}
		if ( $form['dead'] ) {
			/* translators: %s: names of settings. */
			$sentences[] = sprintf( __( '%s has no effect, with or without Frontage.', 'frontage-forms' ), implode( ', ', $form['dead'] ) );
		}
		return [ ...$sentences, ...$form['problems'] ];
	}

	/** @return list<string> Names of plugins that deactivated themselves in the test and are none of the add-ons. */
	public function list_other_deactivated(): array {
		return $this->probe instanceof SwitchProbe ? array_values( array_diff( $this->probe->deactivated_plugins, array_column( $this->add_ons, 'name' ) ) ) : [];
	}

	/** Whether something that works now would stop working. */
	public function has_losses(): bool {
		foreach ( $this->add_ons as $add_on ) {
			if ( $add_on['missing'] ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> Names of plugins that require the original, so that WordPress prevents deactivating it on its own screen. */
	public function list_dependents(): array {
		return array_column( array_filter( $this->add_ons, static fn ( array $add_on ): bool => $add_on['requires'] ), 'name' );
	}

	/** Whether an add-on checks if the original is active: then it should be reported as active. */
	public function is_check_used(): bool {
		return self::has_active_check( $this->add_ons );
	}

	/** Whether the site was tested without the original, and no page failed. */
	public function has_passed(): bool {
		return $this->probe instanceof SwitchProbe && $this->probe->has_passed();
	}

	/** @param list<AddOn> $add_ons */
	private static function has_active_check( array $add_ons ): bool {
		return in_array( true, array_column( $add_ons, 'asks' ), true );
	}

	/** @return list<string> */
	public function list_files(): array {
		return array_values( array_unique( array_merge( [], ...array_column( $this->forms, 'files' ) ) ) );
	}
}
