<?php

declare( strict_types=1 );

namespace Frontage\Site\Tests;

use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Add-ons may name classes as guides named them before they were renamed. */
final class OldNamesTest extends WordPressTestCase {

	/** @return iterable<string, array{string, class-string}> */
	public static function names(): iterable {
		$root = dirname( __DIR__, 3 );
		foreach ( ( require "$root/packages/kit/php/old-names.php" ) + ( require "$root/plugins/frontage-site/src/old-names.php" ) as $old => $new ) {
			yield $old => [ $old, $new ];
		}
	}

	#[DataProvider( 'names' )]
	public function test_a_class_is_known_by_the_name_that_it_had_first( string $old, string $new ): void {
		self::assertTrue( class_exists( $old ) || interface_exists( $old ) );
		self::assertSame( $new, ( new \ReflectionClass( $old ) )->getName() );
	}
}
