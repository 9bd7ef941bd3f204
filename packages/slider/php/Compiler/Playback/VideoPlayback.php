<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Playback;

use Frontage\Slider\Model\Compiler\PlainOptions;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Playback config of videos and audio. */
final class VideoPlayback {

	/**
	 * @param array<string, mixed> $video
	 * @return array<string, mixed>
	 */
	public static function play( array $video ): array {
		$provider = ModelReader::text( $video, 'provider' );
		$sources  = in_array( $provider, [ 'youtube', 'vimeo' ], true )
			? [ ModelReader::text( $video, 'id' ) ]
			: array_map( static fn ( array $source ): string => ModelReader::text( $source, 'url' ), ModelReader::maps( $video, 'sources' ) );
		$play     = [
			'provider' => $provider,
			'src'      => array_values( array_filter( $sources ) ),
		];
		if ( 'never' !== ModelReader::text( $video, 'autoplay' ) && '' !== ModelReader::text( $video, 'autoplay' ) ) {
			$play['autoplay'] = ModelReader::text( $video, 'autoplay' );
		}
		if ( ! in_array( ModelReader::text( $video, 'loop' ), [ '', 'none' ], true ) ) {
			$play['loop'] = true;
		}
		$poster = ModelReader::text( ModelReader::map( $video, 'poster' ), 'url' );
		return $play + PlainOptions::config( 'Video', $video ) + self::optional_settings( $video ) + ( '' === $poster ? [] : [ 'poster' => $poster ] );
	}

	/**
	 * Optional settings of a video; default values are omitted.
	 *
	 * @param array<string, mixed> $video
	 * @return array<string, mixed>
	 */
	private static function optional_settings( array $video ): array {
		[ $width, $height ] = array_map( floatval( ... ), explode( ':', ModelReader::text( $video, 'aspect' ) . ':' ) );
		$ratio              = $height > 0 ? round( $width / $height, 4 ) : 0.0;
		$speed              = ModelReader::number_or( $video, 'speed', 1 );
		$no                 = static fn ( string $flag ): bool => isset( $video[ $flag ] ) && ! ModelReader::flag( $video, $flag );
		$some               = array_filter(
			[
				'waits'       => 'loopandnoslidestop' === ModelReader::text( $video, 'loop' ) ? 'never' : ( ModelReader::flag( $video, 'pausesTimer' ) ? 'always' : null ),
				'speed'       => $speed > 0.0 && 1.0 !== $speed ? $speed : null,
				'preload'     => in_array( $video['preload'] ?? '', [ 'auto', 'none' ], true ) ? $video['preload'] : null,
				'covers'      => ModelReader::flag( $video, 'cover' ) || ModelReader::flag( $video, 'forceFullCover' ) ? true : null,
				'ratio'       => $ratio > 0.0 && 1.7778 !== $ratio ? $ratio : null,
				'untouchable' => $no( 'interactive' ) ? true : null,
				'parameters'  => ModelReader::text( $video, 'parameters' ) ?: null,
			],
			static fn ( mixed $value ): bool => null !== $value
		);
		return $some + ( $no( 'onMobile' ) || ModelReader::flag( $video, 'posterOnMobile' ) ? [ 'mobile' => false ] : [] ) + ( $no( 'fullscreen' ) ? [ 'fullscreen' => false ] : [] );
	}
}
