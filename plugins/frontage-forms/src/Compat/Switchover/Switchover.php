<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Compat\ActivePluginClaim;
use Frontage\Forms\Document\FormFormat;
use Frontage\Kit\Database\OptionLock;

defined( 'ABSPATH' ) || exit;

/** Performs the switch and its reversal. The site is tested before and after, and the switch is undone when the site does not respond. */
final class Switchover {

	private const LOCK = 'frontage_forms_move_lock';

	/** Seconds after which the process that holds the lock is considered dead. */
	private const LOCK_LASTS = 10 * MINUTE_IN_SECONDS;

	private static bool $is_running = false;

	/**
	 * Deactivates the original if it is active, and reports it as active if requested.
	 *
	 * @return ?\WP_Error When nothing was changed, or it was undone; the message says why.
	 */
	public static function run( bool $answer ): ?\WP_Error {
		// A second click would find the original inactive, and record that there is none to restore.
		if ( ! OptionLock::acquire( self::LOCK, self::LOCK_LASTS ) ) {
			return new \WP_Error( 'frontage_move_runs', __( 'A switch test is already running. Wait a few minutes, then reload this page.', 'frontage-forms' ) );
		}
		self::$is_running = true;
		try {
			$probe = SwitchProbe::run( AddOnScanner::find_add_ons(), $answer );
			if ( is_wp_error( $probe ) ) {
				return $probe;
			}
			if ( ! $probe->has_passed() ) {
				return new \WP_Error( 'frontage_probe_failed', $probe->error );
			}
			return self::apply( $answer );
		} finally {
			self::$is_running = false;
			OptionLock::release( self::LOCK );
		}
	}

	/** @return ?\WP_Error `frontage_original_stays`, or the error of a page afterwards. */
	private static function apply( bool $answer ): ?\WP_Error {
		$installed = AutomaticRecovery::install();
		if ( $installed ) {
			return $installed;
		}
		$was_active       = OriginalPlugin::is_active();
		$is_answer_change = ! $was_active && [] !== AutomaticRecovery::armed_state();
		AutomaticRecovery::arm( $was_active, OriginalPlugin::is_active_in_network() );
		if ( $was_active ) {
			OriginalPlugin::deactivate();
			if ( OriginalPlugin::is_active() ) {
				AutomaticRecovery::disarm();
				return new \WP_Error( 'frontage_original_stays', __( 'Another plugin or the network keeps Contact Form 7 active. Nothing was changed.', 'frontage-forms' ) );
			}
		}
		$answer ? ActivePluginClaim::enable() : ActivePluginClaim::disable();
		$answers = SiteCheck::run( LoopbackRequest::create(), false );
		if ( is_wp_error( $answers ) ) {
			// In the week after the switch only the active-plugin claim is new: the site ran without the original, and its recovery remains
			// armed.
			$is_answer_change ? ActivePluginClaim::disable() : AutomaticRecovery::undo_switch( $answers->get_error_message() );
			return $answers;
		}
		return null;
	}

	/** Activates Contact Form 7 again, when the owner decides so. */
	public static function undo_switch(): ?\WP_Error {
		self::$is_running = true;
		ActivePluginClaim::disable();
		AutomaticRecovery::disarm();
		self::$is_running = false;
		return OriginalPlugin::activate();
	}

	/**
	 * Called after an owner saved the setting. The site is tested with it, and the setting is turned off when that fails. While the
	 * original is active nothing changes, and the switch tests it.
	 */
	public static function test_changed_setting(): void {
		if ( self::$is_running || FormFormat::is_original_active() ) {
			return;
		}
		if ( ! get_option( ActivePluginClaim::ANSWERS ) ) {
			self::$is_running = true;
			ActivePluginClaim::disable();
			self::$is_running = false;
			return;
		}
		$failed = ActivePluginClaim::is_enabled() ? null : self::run( true );
		if ( $failed ) {
			self::$is_running = true;
			ActivePluginClaim::disable();
			self::$is_running = false;
			if ( function_exists( 'add_settings_error' ) ) {
				/* translators: %s: what happened. */
				add_settings_error( ActivePluginClaim::ANSWERS, 'frontage_answer_failed', sprintf( __( 'The setting was turned off again because a page failed the test. %s', 'frontage-forms' ), $failed->get_error_message() ) );
			}
		}
	}
}
