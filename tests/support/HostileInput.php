<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

/** Malicious values that a client may send instead of any value. */
trait HostileInput {

	/** @return array<string, mixed> */
	private static function values(): array {
		$deep = 'x';
		for ( $level = 0; $level < 100; $level++ ) {
			$deep = [ 'd' => $deep ];
		}
		return [
			'nothing'       => null,
			'a list'        => [ 'a', [ 'b' ], null, 7 ],
			'a map'         => [ 'a' => [ 'b' => 'c' ], '__proto__' => 'x', '' => 'y' ],
			'deep'          => $deep,
			'NUL'           => "a\0b\x1b\x7f",
			'1 MB'          => str_repeat( 'x', MB_IN_BYTES ),
			'no UTF-8'      => "\xff\xfe\xc3\x28\xf0\x28\x8c\x28",
			'a huge number' => '99999999999999999999999',
			'below nothing' => -1,
			'a fraction'    => 1.5,
			'true'          => true,
			'SQL'           => "1' OR 1=1 -- %s %i",
			'markup'        => '"><script>alert(1)</script>[text* x]{$a}',
			'a serialised'  => 'O:8:"stdClass":0:{}',
			'a way up'      => '../../wp-config.php',
			'an address'    => 'http://169.254.169.254/latest',
		];
	}
}
