<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Mail\SiteAttachments;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\StorageErrors;
use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/**
 * Settings → Frontage → Move from…, Contact Form 7: what would change, the switch, and its reversal. It works without script.
 *
 * @phpstan-import-type Part from SettingsHub
 */
final class SwitchoverScreen {

	public const SLUG = 'frontage-forms-move';

	/** Names of the buttons. The last one contains "activate", so that its request declares none of the names that the original declares. */
	public const CHECK = 'frontage-check';
	public const OVER  = 'frontage-switch-over';
	public const BACK  = 'frontage-activate-original';

	/** Parameter of the URL that shows the last report again. */
	public const REPORT = 'frontage-report';

	/** The error of a user's last attempt. */
	private const FAILED = 'frontage_forms_move_failed_';

	/** On `admin_menu`. */
	public static function add(): void {
		if ( '' === OriginalPlugin::plugin_folder() ) {
			return;
		}
		MoveScreen::add( self::SLUG, __( 'Move from Contact Form 7', 'frontage-forms' ), 'activate_plugins', [ self::class, 'render' ], [ self::class, 'load' ] );
	}

	/**
	 * On `frontage_hub_parts`.
	 *
	 * @param list<Part> $parts
	 * @return list<Part>
	 */
	public static function add_part( array $parts ): array {
		if ( '' !== OriginalPlugin::plugin_folder() && current_user_can( 'activate_plugins' ) ) {
			$parts[] = [
				'group'  => SettingsHub::MOVE,
				'order'  => 10,
				'icon'   => 'migrate',
				'name'   => 'Contact Form 7',
				'state'  => '',
				'url'    => self::url(),
				'action' => __( 'Open', 'frontage-forms' ),
				'count'  => static function (): string {
					$count = FormFindings::count_forms();
					/* translators: %s: number of forms. */
					return sprintf( _n( '%s form', '%s forms', $count, 'frontage-forms' ), number_format_i18n( $count ) );
				},
			];
		}
		return $parts;
	}

	/** URL of the compatibility check, with its nonce. */
	public static function compatibility_check_url(): string {
		return add_query_arg(
			[
				self::CHECK => 1,
				'_wpnonce'  => wp_create_nonce( self::SLUG ),
			],
			self::url()
		);
	}

	/** Whether an authorized user requested the check, which opens pages of the site and writes a file for that. */
	public static function is_check(): bool {
		$is_requested = isset( RequestData::fields()[ self::CHECK ] ) || RequestData::parameter( 'get', self::CHECK );
		$nonce        = RequestData::parameter( 'post', '_wpnonce' )[0] ?? RequestData::parameter( 'get', '_wpnonce' )[0] ?? '';
		return $is_requested && OriginalPlugin::can_switch() && wp_verify_nonce( $nonce, self::SLUG );
	}

	/** On `admin_notices`: reports that the switch was undone automatically. */
	public static function show_undone_notice(): void {
		$undone = isset( wp_load_alloptions()[ AutomaticRecovery::UNDONE ] ) ? get_option( AutomaticRecovery::UNDONE ) : null; // Avoids a query for an option that does not exist.
		if ( is_array( $undone ) && is_string( $undone['error'] ?? null ) && current_user_can( 'activate_plugins' ) ) {
			wp_admin_notice(
				sprintf(
					'%s <code dir="ltr">%s</code> <a href="%s">%s</a>',
					esc_html__( 'Your site failed, so the switch to Frontage Forms was reverted. Deactivate the named plugin, then try again.', 'frontage-forms' ),
					esc_html( $undone['error'] ),
					esc_url( self::url() ),
					esc_html__( 'Move from Contact Form 7', 'frontage-forms' )
				),
				[ 'type' => 'error' ]
			);
		}
	}

	/** URL of the last report, without another check. */
	public static function report_url(): string {
		return add_query_arg( self::REPORT, 1, self::url() );
	}

	/** Whether an authorized user asked for the last report. */
	public static function is_report(): bool {
		return [] !== RequestData::parameter( 'get', self::REPORT ) && OriginalPlugin::can_switch();
	}

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	/** On `load-…`: handles a POST request, then redirects. */
	public static function load(): void {
		$posted = RequestData::fields();
		if ( ! isset( $posted[ self::OVER ] ) && ! isset( $posted[ self::BACK ] ) ) {
			return;
		}
		check_admin_referer( self::SLUG );
		if ( ! OriginalPlugin::can_switch() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to activate or deactivate plugins on this site.', 'frontage-forms' ), 403 );
		}
		SwitchoverReport::discard();
		$failed = isset( $posted[ self::BACK ] ) ? self::undo_switch() : self::switch_over( $posted );
		if ( $failed && VerifiedWrite::REFUSED === $failed->get_error_code() ) { // The database would not store the error message either.
			wp_die( esc_html( $failed->get_error_message() ), '', [ 'response' => 500, 'back_link' => true ] );
		}
		if ( $failed ) {
			set_transient( self::FAILED . get_current_user_id(), $failed->get_error_message(), HOUR_IN_SECONDS );
		}
		wp_safe_redirect( self::url() );
		exit;
	}

	public static function render(): void {
		$failed = get_transient( self::FAILED . get_current_user_id() );
		delete_transient( self::FAILED . get_current_user_id() );
		( new SwitchoverPage( self::last_switch(), is_string( $failed ) ? $failed : '' ) )->render();
	}

	/**
	 * Performs the switch. All data remains: forms, their URLs, and messages that other plugins store.
	 *
	 * @param array<mixed> $posted
	 */
	public static function switch_over( array $posted ): ?\WP_Error {
		$before  = FormFindings::hash_forms();
		$confirm = array_filter( (array) ( $posted['files'] ?? [] ), 'is_string' );
		// wp-content contains the files of all sites of a network.
		if ( $confirm && current_user_can( is_multisite() ? 'manage_network_options' : 'manage_options' ) ) {
			$error = SiteAttachments::confirm_lines( array_values( $confirm ) );
			if ( $error ) {
				return StorageErrors::with_message( $error );
			}
		}
		$failed = Switchover::run( isset( $posted['answer'] ) );
		if ( $failed ) {
			return $failed;
		}
		update_option(
			AutomaticRecovery::MOVED,
			[
				'at'    => time(),
				'equal' => FormFindings::hash_forms() === $before,
			],
			false
		);
		return null;
	}

	public static function undo_switch(): ?\WP_Error {
		delete_option( AutomaticRecovery::MOVED );
		return Switchover::undo_switch();
	}

	/** @return array{at: int, equal: bool}|null */
	private static function last_switch(): ?array {
		$last_switch = get_option( AutomaticRecovery::MOVED );
		return is_array( $last_switch ) && is_int( $last_switch['at'] ?? null ) ? [
			'at'    => $last_switch['at'],
			'equal' => ! empty( $last_switch['equal'] ),
		] : null;
	}
}
