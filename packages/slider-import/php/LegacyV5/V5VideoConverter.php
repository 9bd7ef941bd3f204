<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

use Frontage\SliderImport\Model\TypedFields;

defined( 'ABSPATH' ) || exit;

/** Converts videos and audio of an export of version 4 or 5 to their attributes on a page of version 5. */
final class V5VideoConverter {

	/** Attribute => its name in the video settings of a layer; switches are in the next table. */
	private const SETTINGS = [
		'data-videoloop'    => 'videoloop',
		'data-videopreload' => 'preload',
		'data-videostartat' => 'start_at',
		'data-videoendat'   => 'end_at',
		'data-videorate'    => 'videospeed',
		'data-aspectratio'  => 'ratio',
		'data-dottedoverlay' => 'dotted',
	];

	private const SWITCHES = [
		'data-nextslideatend'       => 'nextslide',
		'data-forcerewind'          => 'forcerewind',
		'data-forcecover'           => 'cover',
		'data-videoinline'          => 'video_play_inline',
		'data-allowfullscreenvideo' => 'allowfullscreen',
		'data-stopallvideos'        => 'stopallvideo',
		'data-showcoveronpause'     => 'show_cover_pause',
		'data-disablevideoonmobile' => 'disable_on_mobile',
		'data-noposteronmobile'     => 'use_poster_on_mobile',
		'data-autoplayonlyfirsttime' => 'autoplayonlyfirsttime',
	];

	/** The same for a video behind a slide. */
	private const BEHIND = [
		'data-videoloop'     => 'video_loop',
		'data-videostartat'  => 'video_start_at',
		'data-videoendat'    => 'video_end_at',
		'data-videorate'     => 'video_speed',
		'data-aspectratio'   => 'video_ratio',
		'data-dottedoverlay' => 'video_dotted_overlay',
	];

	private const BEHIND_SWITCHES = [
		'data-nextslideatend' => 'video_nextslide',
		'data-forcerewind'    => 'video_force_rewind',
	];

	/** Whether a layer fills its slide, regardless of its size. */
	public static function fills_slide( TypedFields $layer ): bool {
		return $layer->fields( 'video_data' )->is_on( 'fullwidth' );
	}

	/** @return array<string, string> Empty if it is no video, or one without a URL. */
	public static function layer( TypedFields $layer ): array {
		$type  = $layer->text( 'type' );
		$video = $layer->fields( 'video_data' );
		if ( 'audio' === $type ) {
			$attrs = [ 'data-audio' => 'html5', 'data-videomp4' => $video->text( 'urlAudio' ), 'data-videopreload' => $video->text( 'preload_audio' ) ];
		} elseif ( 'video' === $type ) {
			$attrs = match ( $layer->text( 'video_type' ) ) {
				'youtube' => [ 'data-ytid' => $layer->text( 'video_id' ) ?: $video->text( 'id' ), 'data-videoattributes' => $layer->text( 'video_args' ) ],
				'vimeo'   => [ 'data-vimeoid' => $layer->text( 'video_id' ) ?: $video->text( 'id' ), 'data-videoattributes' => $layer->text( 'video_args' ) ],
				'html5'   => self::files( $video, [ 'urlMp4', 'urlWebm', 'urlOgv' ] ),
				default   => [],
			};
			$attrs['data-videoposter'] = $video->text( 'previewimage' ) ?: $video->text( 'urlPoster' );
		} else {
			return [];
		}
		$attrs += self::settings( $video, self::SETTINGS, self::SWITCHES ) + [
			// The switch is named controls but hides them.
			'data-videocontrols' => $video->is_on( 'controls' ) ? 'none' : 'controls',
			'data-autoplay'      => $video->text( 'autoplay' ) ?: $layer->text( 'video_autoplay' ) ?: 'off',
			'data-volume'        => $video->is_on( 'mute' ) ? 'mute' : $video->text( 'volume' ),
		];
		// Version 4 had a switch, version 5 has keywords.
		$attrs['data-videoloop'] = $video->is_on( 'videoloop' ) ? 'loop' : $video->text( 'videoloop' );
		return self::with_source( $attrs );
	}

	/** @return array<string, string> Empty without a video behind the slide. */
	public static function background_video( TypedFields $slide ): array {
		$attrs = match ( $slide->text( 'background_type' ) ) {
			'youtube' => [ 'data-ytid' => $slide->text( 'slide_bg_youtube' ), 'data-videoattributes' => $slide->text( 'video_arguments' ) ],
			'vimeo'   => [ 'data-vimeoid' => $slide->text( 'slide_bg_vimeo' ), 'data-videoattributes' => $slide->text( 'video_arguments_vim' ) ],
			'html5'   => self::files( $slide, [ 'slide_bg_html_mpeg', 'slide_bg_html_webm', 'slide_bg_html_ogv' ] ),
			default   => [],
		};
		return self::with_source(
			$attrs + self::settings( $slide, self::BEHIND, self::BEHIND_SWITCHES ) + [
				'data-autoplay'   => 'on',
				'data-forcecover' => $slide->is_off( 'video_force_cover' ) ? '' : '1',
				'data-volume'     => $slide->is_off( 'video_mute' ) ? $slide->text_or( 'video_volume', '100' ) : 'mute',
			]
		);
	}

	/**
	 * @param array{string, string, string} $names
	 * @return array<string, string>
	 */
	private static function files( TypedFields $video, array $names ): array {
		return array_combine( [ 'data-videomp4', 'data-videowebm', 'data-videoogv' ], array_map( $video->text( ... ), $names ) );
	}

	/**
	 * @param array<string, string> $words
	 * @param array<string, string> $switches
	 * @return array<string, string>
	 */
	private static function settings( TypedFields $video, array $words, array $switches ): array {
		return array_map( $video->text( ... ), $words ) + array_map( static fn( string $name ): string => $video->is_on( $name ) ? 'on' : '', $switches );
	}

	/**
	 * @param array<string, string> $attrs
	 * @return array<string, string>
	 */
	private static function with_source( array $attrs ): array {
		$attrs = array_filter( $attrs, static fn( string $one ): bool => '' !== $one );
		return array_intersect_key( $attrs, [ 'data-ytid' => 1, 'data-vimeoid' => 1, 'data-videomp4' => 1, 'data-videowebm' => 1, 'data-videoogv' => 1 ] ) ? $attrs : [];
	}
}
