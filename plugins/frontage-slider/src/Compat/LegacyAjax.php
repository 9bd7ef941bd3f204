<?php

namespace Frontage\Slider\Compat;

use Frontage\Slider\Model\Compiler\Playback\SlideTransitions;
use Frontage\Slider\Request\QueryParameters;
use Frontage\Slider\Rest\SliderMarkupController;

defined( 'ABSPATH' ) || exit;

/** Handles the two AJAX calls of pages made for Slider Revolution, unless that plugin is active. */
final class LegacyAjax {

	public const ACTION = 'revslider_ajax_call_front';

	/** Anyone may read what is published, so there is no nonce. */
	public static function respond(): void {
		$action = sanitize_key( QueryParameters::posted_or_query( 'client_action' ) );
		$alias  = sanitize_title( QueryParameters::posted_or_query( 'alias' ) );
		if ( 'get_transitions' === $action ) {
			wp_send_json(
				[
					'success'     => true,
					'transitions' => self::transitions(),
				]
			);
		}
		$answer = 'get_slider_html' === $action ? SliderMarkupController::slider_data( $alias ) : null;
		wp_send_json( $answer ?? [ 'success' => false ] );
	}

	/** @return array<string, array{ in: mixed, out: mixed, d3: mixed, family: mixed }> */
	public static function transitions(): array {
		$table = [];
		foreach ( SlideTransitions::names() as $name => $parts ) {
			$pieces         = is_array( $parts['pieces'] ?? null ) ? $parts['pieces'] : [];
			$table[ $name ] = [
				'in'     => $pieces['in'] ?? ( isset( $parts['from'] ) ? [ 'from' => $parts['from'] ] : (object) [] ),
				'out'    => $pieces['out'] ?? (object) [],
				'd3'     => $parts['cube'] ?? null,
				'family' => $parts['family'],
			];
		}
		return $table;
	}
}
