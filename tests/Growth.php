<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

/** How the work for a text grows with its length, told without a clock's figure that would hold for one machine only. */
final class Growth {

	/**
	 * The work for a text of `$times` parts against that for an eighth of them: about 8 where it grows with the length, 64 where it grows with the square.
	 *
	 * @param callable( string ): mixed $run
	 */
	public static function factor( callable $run, string $part, int $times, string $head = '', string $tail = '' ): float {
		$least = [];
		for ( $round = 0; $round < 3; $round++ ) {
			foreach ( [ intdiv( $times, 8 ), $times ] as $count ) {
				$text  = $head . str_repeat( $part, $count ) . $tail;
				$begin = hrtime( true );
				$run( $text );
				$least[ $count ] = min( $least[ $count ] ?? INF, hrtime( true ) - $begin );
			}
		}
		return $least[ $times ] / max( 1, $least[ intdiv( $times, 8 ) ] );
	}
}
