<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Tests\WordPressTestCase;

/** What a page without one of the forms reads of the plugin's PHP. */
final class PageFilesTest extends WordPressTestCase {

	/** @var list<string> Files of the plugin that WordPress had read when its `init` was over. */
	public static array $at_init = [];

	public function test_reads_no_class_that_waits_at_a_hook(): void {
		self::assertNotEmpty( preg_grep( '~/src/Plugin\.php$~', self::$at_init ) );
		self::assertSame( [], array_values( preg_grep( '~/src/(?:Endpoints|Form|Profile|Passkey/(?!PasskeyRepository|RelyingParty)|MagicLink/(?!MagicLink\.))~', self::$at_init ) ?: [] ) ); // RelyingParty and MagicLink name options that DatabaseUpgrade makes ready.
	}
}

// Now, before a test uses a class.
PageFilesTest::$at_init = array_values( array_filter( get_included_files(), static fn ( string $file ): bool => str_contains( $file, '/plugins/frontage-accounts/' ) ) );
