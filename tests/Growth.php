<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

/** How the work for a text grows with its length, told without a clock's figure that would hold for one machine only. */
final class Growth {

	/** Rounds at most: what else runs on the machine makes one slow, hardly all of them. Work that grows with the square stays above every limit. */
	private const ROUNDS = 12;

	/**
	 * The work for a text of `$times` parts against that for an eighth of them: about 8 where it grows with the length, 64 where it grows with the square.
	 * It is measured anew until it is below `$most`, and by the time that this process had the processor, so that a busy machine does not decide.
	 *
	 * @param callable( string ): mixed $run
	 */
	public static function factor( callable $run, int $most, string $part, int $times, string $head = '', string $tail = '' ): float {
		$few   = intdiv( $times, 8 );
		$spent = [ $few => 0.0, $times => 0.0 ];
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			foreach ( [ $few, $times ] as $count ) {
				$text  = $head . str_repeat( $part, $count ) . $tail;
				$begin = self::clock();
				$run( $text );
				$spent[ $count ] += self::clock() - $begin;
			}
			// All rounds together: the kernel may tell a short one as nothing, and the next as more.
			$factor = $spent[ $times ] / max( 1, $spent[ $few ] );
			if ( $factor < $most ) {
				break;
			}
		}
		return $factor;
	}

	/** Microseconds of the processor; where they are not told (WebAssembly), those of the clock. */
	private static function clock(): float {
		static $told = null;
		$usage = getrusage();
		$spent = $usage ? $usage['ru_utime.tv_sec'] * 1e6 + $usage['ru_utime.tv_usec'] : 0.0;
		if ( null === $told ) {
			for ( $work = '', $end = hrtime( true ) + 20_000_000; hrtime( true ) < $end; ) {
				$work = md5( $work );
			}
			$later = getrusage();
			$told  = $usage && $later && $later['ru_utime.tv_sec'] * 1e6 + $later['ru_utime.tv_usec'] > $spent;
		}
		return $told ? $spent : hrtime( true ) / 1000;
	}
}
