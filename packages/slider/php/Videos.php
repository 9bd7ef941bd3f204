<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model;

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
		foreach ( [ 'muted', 'controls', 'nextAtEnd', 'rewinds', 'inline' ] as $flag ) {
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
		return $play + ( '' === $poster ? [] : [ 'poster' => $poster ] );
	}
}
