<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover\Trial;

use Frontage\Forms\Admin\FormUsage;
use Frontage\Forms\Compat\ActivePluginClaim;
use Frontage\Forms\Compat\Switchover\AutomaticRecovery;
use Frontage\Forms\Compat\Switchover\FormFindings;
use Frontage\Forms\Compat\Switchover\LoopbackRequest;
use Frontage\Forms\Compat\Switchover\OriginalPlugin;
use Frontage\Forms\Compat\Switchover\SwitchProbe;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Tries each form twice, in test requests that visitors don't see: by Contact Form 7, and by Frontage as after the switch.
 *
 * @phpstan-import-type Finding from FormFindings
 * @phpstan-import-type Side from TrialRequest
 */
final class FormTrials {

	/** Seconds for all forms: a web server ends a request that takes longer than a minute. The forms after that are not tried. */
	private const LONGEST = 20;

	/**
	 * @param list<Finding> $findings All forms.
	 * @param bool          $answer   Whether `is_plugin_active()` reports Contact Form 7 as active.
	 * @return array<int, FormTrial> By form ID; a form that could not be tried is missing.
	 */
	public static function run( array $findings, bool $answer ): array {
		if ( is_wp_error( AutomaticRecovery::install() ) ) {
			return [];
		}
		$forms    = array_column( ( new FormRepository() )->query(), null, 'id' );
		$usage    = new FormUsage( array_values( $forms ) );
		$deadline = microtime( true ) + self::LONGEST;
		$trials   = [];
		foreach ( $findings as $finding ) {
			$form  = $forms[ $finding['id'] ] ?? null;
			$trial = $form && microtime( true ) < $deadline ? self::try_form( $form, $finding, $usage->find_public_post( $form->id ), $answer ) : null;
			if ( $trial ) {
				$first                    = reset( $trials );
				$trials[ $finding['id'] ] = $first ? $trial->without_styles_of( $first ) : $trial;
			}
		}
		delete_option( SwitchProbe::OPTION );
		AutomaticRecovery::remove_if_unused();
		return $trials;
	}

	/** @param Finding $finding */
	private static function try_form( Form $form, array $finding, int $post, bool $answer ): ?FormTrial {
		$obstacle = TestValues::find_obstacle( $form, [ ...$finding['of_add_ons'], ...$finding['unknown'] ] );
		$trial    = [
			'form'   => $form->id,
			'post'   => $post,
			'values' => '' === $obstacle ? TestValues::create( $form, $post ) : null,
		];
		$result   = null;
		foreach ( [ 1, 2 ] as $time ) {
			$today  = self::request( $trial, false, $answer );
			$after  = $today ? self::request( $trial, true, $answer ) : null;
			$result = $today && $after ? new FormTrial( $today, $after, $obstacle, TestValues::has_file_field( $form ) ) : null;
			if ( ! $result || ! $result->list_mail_differences( array_map( 'wp_basename', $finding['files'] ) ) ) {
				break; // Emails that name the time may differ once, when a minute passes between the two requests.
			}
		}
		return $result;
	}

	/**
	 * @param array{form: int, post: int, values: ?array<string, string|list<string>>} $trial
	 * @return ?Side Null when the site did not respond, or the must-use file did not run there.
	 */
	private static function request( array $trial, bool $is_after, bool $answer ): ?array {
		$loopback = LoopbackRequest::create( SwitchProbe::BEGIN );
		update_option(
			SwitchProbe::OPTION,
			[
				'key'     => $loopback->key,
				'nonce'   => $loopback->nonce,
				'until'   => time() + 5 * MINUTE_IN_SECONDS,
				'without' => $is_after ? [ OriginalPlugin::PLUGIN ] : [],
				'options' => $is_after && $answer ? [ ActivePluginClaim::ANSWERS => 1, ActivePluginClaim::TESTED => 1 ] : [],
				'left'    => [],
				'trial'   => $trial,
			],
			false
		);
		$response = $loopback->request( TrialRequest::url( $trial['post'] ) );
		// A plugin that declares `wp_mail()` without a condition cannot be loaded beside ours: that is no error of the form.
		if ( is_wp_error( $response ) || ! $response['is_probe'] || preg_match( '/redeclare (?:function )?wp_mail\(/', $response['error'] ) ) {
			return null;
		}
		return '' === $response['error'] ? TrialRequest::read( $response['body'], $loopback->key ) : [ 'error' => $response['error'] ] + TrialRequest::EMPTY_SIDE;
	}
}
