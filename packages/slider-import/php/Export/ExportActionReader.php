<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Export;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;

defined( 'ABSPATH' ) || exit;

/** Reads an action of an export, which has the editor's action names. */
final class ExportActionReader {

	/** Action name in the editor => action name on a page. */
	public const NAMES = [
		'link'              => 'simplelink',
		'menu'              => 'menulink',
		'jumpto'            => 'jumptoslide',
		'next'              => 'jumptoslide',
		'prev'              => 'jumptoslide',
		'first'             => 'jumptoslide',
		'last'              => 'jumptoslide',
		'next_slide'        => 'jumptoslide',
		'prev_slide'        => 'jumptoslide',
		'first_slide'       => 'jumptoslide',
		'last_slide'        => 'jumptoslide',
		'scroll_under'      => 'scrollbelow',
		'scrollto'          => 'scrollto',
		'start_in'          => 'startlayer',
		'start_out'         => 'stoplayer',
		'toggle_layer'      => 'togglelayer',
		'start_frame'       => 'gotoframe',
		'next_frame'        => 'nextframe',
		'prev_frame'        => 'prevframe',
		'toggle_frames'     => 'toggleframes',
		'start_video'       => 'playvideo',
		'stop_video'        => 'stopvideo',
		'toggle_video'      => 'togglevideo',
		'mute_video'        => 'mutevideo',
		'unmute_video'      => 'unmutevideo',
		'toggle_mute_video' => 'toggle_mute_video',
		'toggle_global_mute_video' => 'toggle_global_mute_video',
		'pause_slider'      => 'pauseslider',
		'resume_slider'     => 'playslider',
		'toggle_slider'     => 'toggleslider',
		'gofullscreen'      => 'gofullscreen',
		'exitfullscreen'    => 'exitfullscreen',
		'togglefullscreen'  => 'togglefullscreen',
		'toggle_fullscreen' => 'togglefullscreen',
		'open_modal'        => 'openmodal',
		'close_modal'       => 'closemodal',
		'toggle_class'      => 'toggleclass',
		'simulate_click'    => 'simulateclick',
	];

	private const TABLE = [
		'tooltip_event'     => 'on',
		'action_delay'      => 'delay',
		'action_speed'      => 'duration',
		'action_easing'     => 'ease',
		'image_link'        => 'url',
		'menu_link'         => 'url',
		'link_open_in'      => 'target',
		'jump_to_slide'     => 'slide',
		'scrollunder_offset' => 'offset',
		'scrollto_id'       => 'anchor',
		'toggle_layer_type' => 'state',
		'toggle_class'      => 'className',
		'openmodal'         => 'modal',
		'modalbg'           => 'cover',
		'updateChildren'    => 'children',
	];

	/** @return array<string, mixed> Empty for script and for "none". */
	public static function read( SourceValues $bag, string $slide ): array {
		$name = $bag->text( 'action' );
		if ( 'callback' === $name ) {
			foreach ( $bag->keys() as $key ) {
				$text = $bag->take_text( $key );
				$bag->report->add_dropped( $bag->path( $key ), 'script', $text );
			}
			return [];
		}
		if ( 'none' === $name || '' === $name ) {
			return [];
		}
		$action = new ModelBuilder( 'Action' );
		if ( isset( self::NAMES[ $name ] ) ) {
			$action->put( 'do', self::NAMES[ $name ] );
			if ( 1 === preg_match( '/^(next|prev|first|last)(?:_slide)?$/', $name, $found ) ) {
				$action->put( 'slide', 'prev' === $found[1] ? 'previous' : $found[1] );
			}
			$bag->take( 'action' );
		} else {
			$action->put( 'do', 'unknown' );
			$action->set( 'name', $name );
			$bag->report->add_note( 'unknown-action', $bag->path, $name );
		}
		$target = $bag->text( 'layer_target' );
		if ( 1 === preg_match( '/^\d+$/', $target ) ) {
			$action->put( 'layer', "slide-$slide-layer-$target" );
			$bag->take( 'layer_target' );
		} else {
			$bag->fill( $action, [ 'layer_target' => 'layer' ] );
		}
		$frames = array_values( array_filter( [ $bag->text( 'gotoframe' ), $bag->text( 'gotoframeN' ), $bag->text( 'gotoframeM' ) ], static fn( string $one ): bool => 1 === preg_match( '/^frame_\d+$/', $one ) ) );
		if ( $frames && count( $frames ) <= 2 ) {
			$action->put( 'frames', $frames );
			foreach ( [ 'gotoframe', 'gotoframeN', 'gotoframeM' ] as $key ) {
				if ( in_array( $bag->text( $key ), $frames, true ) ) {
					$bag->take( $key );
				}
			}
		}
		$bag->fill( $action, self::TABLE );
		$bag->report->count( 'actions' );
		return $action->values();
	}
}
