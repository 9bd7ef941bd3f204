<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Report for the owner before the switch: what would change. It runs the site without the original and changes nothing.
 *
 * @phpstan-import-type AddOn from AddOnScanner
 * @phpstan-import-type Finding from FormFindings
 */
final class SwitchoverReport {

	/**
	 * @param list<Finding> $forms
	 * @param list<AddOn>   $add_ons
	 * @param int           $flamingo Number of messages in Flamingo.
	 * @param SwitchProbe|\WP_Error $probe   Result of running the site without the original; error: why it could not run.
	 */
	private function __construct(
		public readonly array $forms,
		public readonly array $add_ons,
		public readonly int $flamingo,
		public readonly SwitchProbe|\WP_Error $probe,
	) {}

	public static function create(): self {
		global $wpdb;
		$add_ons  = AddOnScanner::find_add_ons();
		$flamingo = SqlQuery::select_number( "SELECT COUNT(*) FROM (SELECT ID FROM %i WHERE post_type = 'flamingo_inbound' LIMIT 10001) AS some", [ $wpdb->posts ] );
		return new self( FormFindings::list_findings(), $add_ons, $flamingo, SwitchProbe::run( $add_ons, self::has_active_check( $add_ons ) ) );
	}

	/** @return list<string> The differences after the switch, as sentences; empty when there are none. */
	public function list_differences(): array {
		$sentences = [];
		foreach ( $this->probe instanceof SwitchProbe ? $this->probe->deactivated_plugins : [] as $name ) {
			/* translators: %s: name of a plugin. */
			$sentences[] = sprintf( __( '%s deactivated itself in the test, so it would be off after the switch.', 'frontage-forms' ), $name );
		}
		foreach ( $this->add_ons as $add_on ) {
			if ( $add_on['missing'] ) {
				/* translators: 1: name of a plugin, 2: names in its code. */
				$sentences[] = sprintf( __( '%1$s uses unsupported functions: %2$s. Some of its features may stop working.', 'frontage-forms' ), $add_on['name'], implode( ', ', array_slice( $add_on['missing'], 0, 6 ) ) );
			}
		}
		foreach ( $this->forms as $form ) {
			if ( $form['unknown'] ) {
				/* translators: 1: name of a form, 2: kinds of fields. */
				$sentences[] = sprintf( __( '%1$s: unknown field type [%2$s]. Visitors already see it as plain text.', 'frontage-forms' ), $form['title'], implode( '], [', $form['unknown'] ) );
			}
			if ( $form['files'] ) {
				/* translators: 1: name of a form, 2: names of files. */
				$sentences[] = sprintf( __( '%1$s attaches files that are not in the Media Library: %2$s. Approve them below, or emails are sent without them.', 'frontage-forms' ), $form['title'], implode( ', ', $form['files'] ) );
			}
			if ( $form['dead'] ) {
				/* translators: 1: name of a form, 2: names of settings. */
				$sentences[] = sprintf( __( '%1$s: %2$s has no effect, with or without Frontage.', 'frontage-forms' ), $form['title'], implode( ', ', $form['dead'] ) );
			}
		}
		return $sentences;
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
