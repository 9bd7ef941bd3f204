<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile\Play;

use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** Videos and sound as the engine takes them. */
final class Videos {

	/**
	 * @param array<string, mixed> $video
	 * @return array<string, mixed>
	 */
	public static function play( array $video ): array {
		$provider = Get::text( $video, 'provider' );
		$sources  = in_array( $provider, [ 'youtube', 'vimeo' ], true )
			? [ Get::text( $video, 'id' ) ]
			: array_map( static fn ( array $source ): string => Get::text( $source, 'url' ), Get::maps( $video, 'sources' ) );
		$play     = [
			'provider' => $provider,
			'src'      => array_values( array_filter( $sources ) ),
		];
		if ( 'never' !== Get::text( $video, 'autoplay' ) && '' !== Get::text( $video, 'autoplay' ) ) {
			$play['autoplay'] = Get::text( $video, 'autoplay' );
		}
		if ( ! in_array( Get::text( $video, 'loop' ), [ '', 'none' ], true ) ) {
			$play['loop'] = true;
		}
		foreach ( [ 'muted', 'controls', 'nextAtEnd', 'rewinds', 'inline', 'stopsOthers', 'posterOnPause' ] as $flag ) {
			if ( Get::flag( $video, $flag ) ) {
				$play[ $flag ] = true;
			}
		}
		foreach ( [ 'volume', 'start', 'end' ] as $key ) {
			if ( isset( $video[ $key ] ) ) {
				$play[ $key ] = Get::number( $video, $key );
			}
		}
		$poster = Get::text( Get::map( $video, 'poster' ), 'url' );
		return $play + self::manners( $video ) + ( '' === $poster ? [] : [ 'poster' => $poster ] );
	}

	/**
	 * What only some films have; the usual is absent.
	 *
	 * @param array<string, mixed> $video
	 * @return array<string, mixed>
	 */
	private static function manners( array $video ): array {
		[ $width, $height ] = array_map( floatval( ... ), explode( ':', Get::text( $video, 'aspect' ) . ':' ) );
		$ratio  = $height > 0 ? round( $width / $height, 4 ) : 0.0;
		$speed  = Get::number_or( $video, 'speed', 1 );
		$no     = static fn ( string $flag ): bool => isset( $video[ $flag ] ) && ! Get::flag( $video, $flag );
		$some   = array_filter(
			[
				'waits'       => 'loopandnoslidestop' === Get::text( $video, 'loop' ) ? 'never' : ( Get::flag( $video, 'pausesTimer' ) ? 'always' : null ),
				'speed'       => $speed > 0.0 && 1.0 !== $speed ? $speed : null,
				'preload'     => in_array( $video['preload'] ?? '', [ 'auto', 'none' ], true ) ? $video['preload'] : null,
				'covers'      => Get::flag( $video, 'cover' ) || Get::flag( $video, 'forceFullCover' ) ? true : null,
				'ratio'       => $ratio > 0.0 && 1.7778 !== $ratio ? $ratio : null,
				'untouchable' => $no( 'interactive' ) ? true : null,
				'parameters'  => Get::text( $video, 'parameters' ) ?: null,
			],
			static fn ( mixed $value ): bool => null !== $value
		);
		return $some + ( $no( 'onMobile' ) || Get::flag( $video, 'posterOnMobile' ) ? [ 'mobile' => false ] : [] ) + ( $no( 'fullscreen' ) ? [ 'fullscreen' => false ] : [] );
	}
}
