<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Compat\ActivePluginClaim;
use Frontage\Forms\Document\FormFormat;
use Frontage\Kit\Database\OptionLock;

defined( 'ABSPATH' ) || exit;

/** The switch and the way back: tested before, asked for after, and undone by itself where the site does not answer. */
final class Switchover {

	private const LOCK = 'frontage_forms_move_lock';

	/** Seconds after which a process that holds it is taken for dead. */
	private const LOCK_LASTS = 10 * MINUTE_IN_SECONDS;

	private static bool $is_running = false;

	/**
	 * Deactivates the original where it is active, and answers for it where that is wanted.
	 *
	 * @return ?\WP_Error Nothing was changed, or it was undone; the sentence says why.
	 */
	public static function run( bool $answer ): ?\WP_Error {
		// A second click would find the original off, and note that there is none to put back.
		if ( ! OptionLock::take( self::LOCK, self::LOCK_LASTS ) ) {
			return new \WP_Error( 'frontage_move_runs', __( 'The switch is being tested already. Wait a few minutes, then load this page again.', 'frontage-forms' ) );
		}
		self::$is_running = true;
		try {
			$probe = SwitchProbe::run( AddOnScanner::find(), $answer );
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

	/** @return ?\WP_Error `frontage_original_stays`, or what a page of the site said afterwards. */
	private static function apply( bool $answer ): ?\WP_Error {
		$installed = AutomaticRecovery::install();
		if ( $installed ) {
			return $installed;
		}
		$was_active = OriginalPlugin::is_active();
		$is_later   = ! $was_active && [] !== AutomaticRecovery::armed();
		AutomaticRecovery::arm( $was_active, OriginalPlugin::is_active_in_network() );
		if ( $was_active ) {
			OriginalPlugin::switch_off();
			if ( OriginalPlugin::is_active() ) {
				AutomaticRecovery::disarm();
				return new \WP_Error( 'frontage_original_stays', __( 'Another plugin, or the network, keeps Contact Form 7 active. Nothing was changed.', 'frontage-forms' ) );
			}
		}
		$answer ? ActivePluginClaim::turn_on() : ActivePluginClaim::turn_off();
		$answers = SiteCheck::run( LoopbackRequest::open(), false );
		if ( is_wp_error( $answers ) ) {
			// Within the week after the switch only the answer is new: the site ran without the original, and its recovery goes on.
			$is_later ? ActivePluginClaim::turn_off() : AutomaticRecovery::undo( $answers->get_error_message() );
			return $answers;
		}
		return null;
	}

	/** Contact Form 7 again, as an owner decides. */
	public static function back(): ?\WP_Error {
		self::$is_running = true;
		ActivePluginClaim::turn_off();
		AutomaticRecovery::disarm();
		self::$is_running = false;
		return OriginalPlugin::switch_on();
	}

	/**
	 * After an owner saved the setting: it counts once the site was tested with it, and is turned off where that fails. While the
	 * original is active it changes nothing, and the switch asks again.
	 */
	public static function answer_was_changed(): void {
		if ( self::$is_running || FormFormat::original_is_active() ) {
			return;
		}
		if ( ! get_option( ActivePluginClaim::ANSWERS ) ) {
			self::$is_running = true;
			ActivePluginClaim::turn_off();
			self::$is_running = false;
			return;
		}
		$failed = ActivePluginClaim::is_wanted() ? null : self::run( true );
		if ( $failed ) {
			self::$is_running = true;
			ActivePluginClaim::turn_off();
			self::$is_running = false;
			if ( function_exists( 'add_settings_error' ) ) {
				/* translators: %s: what happened. */
				add_settings_error( ActivePluginClaim::ANSWERS, 'frontage_answer_failed', sprintf( __( 'Your site was tested with Contact Form 7 reported as active, and failed. The setting is off again. %s', 'frontage-forms' ), $failed->get_error_message() ) );
			}
		}
	}
}
