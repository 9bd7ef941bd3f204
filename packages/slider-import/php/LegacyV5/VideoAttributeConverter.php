<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the video attributes of version 5 (`data-videomp4`, `data-volume="mute"`) to version 6; attributes without a
 * counterpart are kept.
 */
final class VideoAttributeConverter {

	private const WHOLE = [
		'data-videomp4'        => 'data-mp4',
		'data-videowebm'       => 'data-webm',
		'data-videoogv'        => 'data-ogv',
		'data-videoposter'     => 'data-poster',
		'data-videoattributes' => 'data-vatr',
	];

	/** Old attribute => key of `data-video`. */
	private const PARTS = [
		'data-videowidth'           => 'w',
		'data-videoheight'          => 'h',
		'data-autoplay'             => 'ap',
		'data-videoloop'            => 'l',
		'data-nextslideatend'       => 'nse',
		'data-videopreload'         => 'p',
		'data-videocontrols'        => 'vc',
		'data-forcecover'           => 'vfc',
		'data-aspectratio'          => 'ar',
		'data-forcerewind'          => 'rwd',
		'data-videostartat'         => 'sta',
		'data-videoendat'           => 'end',
		'data-videorate'            => 'sp',
		'data-videoinline'          => 'inl',
		'data-allowfullscreenvideo' => 'afs',
		'data-stopallvideos'        => 'sav',
		'data-showcoveronpause'     => 'scop',
		'data-disablevideoonmobile' => 'nomo',
		'data-volume'               => 'vd',
	];

	private const SOURCES = [ 'data-ytid', 'data-vimeoid', 'data-videomp4', 'data-videowebm', 'data-videoogv' ];

	/**
	 * @param array<string, string> $attrs
	 * @param bool                  $behind Whether it is the video behind a slide, where a video without a loop does not pause the timer.
	 * @return array<string, string>
	 */
	public static function attributes( array $attrs, bool $behind = false ): array {
		if ( isset( $attrs['data-video'] ) || ! array_intersect_key( array_flip( self::SOURCES ), $attrs ) ) {
			return $attrs;
		}
		$loop = $attrs['data-videoloop'] ?? '';
		$video = 'loopandnoslidestop' === $loop || $behind && 'loop' !== $loop ? '' : 'ptimer:t;';
		if ( in_array( $attrs['data-autoplayonlyfirsttime'] ?? '', [ 'true', 'on', '1', 't' ], true ) ) {
			$attrs['data-autoplay'] = '1sttime';
		}
		unset( $attrs['data-autoplayonlyfirsttime'] );
		foreach ( self::PARTS as $from => $key ) {
			$value = trim( $attrs[ $from ] ?? '' );
			if ( '' !== $value && 1 !== preg_match( '/[;"<>]/', $value ) ) {
				$video .= self::part( $key, $value );
				unset( $attrs[ $from ] );
			}
		}
		if ( 'html5' === ( $attrs['data-audio'] ?? '' ) ) {
			$attrs['data-audio'] = $attrs['data-videomp4'] ?? '';
			unset( $attrs['data-videomp4'] );
		}
		foreach ( self::WHOLE as $from => $to ) {
			if ( isset( $attrs[ $from ] ) ) {
				$attrs[ $to ] = 'data-vatr' === $to ? self::query( $attrs[ $from ] ) : $attrs[ $from ];
				unset( $attrs[ $from ] );
			}
		}
		foreach ( [ 'data-ytid' => '~(?:[?&]v=|youtu\.be/|/embed/|/shorts/)([\w-]{6,})~', 'data-vimeoid' => '~vimeo\.com/(?:\D*/)?(\d+)~' ] as $key => $address ) {
			if ( isset( $attrs[ $key ] ) && 1 === preg_match( $address, $attrs[ $key ], $found ) ) {
				$attrs[ $key ] = $found[1];
			}
		}
		// Values that turn a feature off have no effect.
		foreach ( [ 'data-dottedoverlay' => 'none', 'data-noposteronmobile' => 'off' ] as $key => $idle ) {
			if ( ( $attrs[ $key ] ?? '' ) === $idle ) {
				unset( $attrs[ $key ] );
			}
		}
		return [ 'data-type' => isset( $attrs['data-audio'] ) ? 'audio' : 'video', ...$attrs, 'data-video' => $video ];
	}

	private static function part( string $key, string $value ): string {
		return match ( true ) {
			'vd' === $key && 'mute' === $value => 'v:mute;',
			'vc' === $key                      => 'none' === $value ? 'vc:f;' : 'vc:t;',
			'ar' === $key && 'none' === $value => '',
			default                            => "$key:$value;",
		};
	}

	/** Removes the site's URL that the original adds. */
	private static function query( string $query ): string {
		return (string) preg_replace( '/;.*$/sD', '', html_entity_decode( $query ) );
	}
}
