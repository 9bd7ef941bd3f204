<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Tests\AddOnScenarios;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

require_once dirname( __DIR__, 4 ) . '/tests/support/AddOnScenarios.php';

/** Ten small add-ons, written as for Contact Form 7, do here what they did there: outcomes.json was recorded with that plugin. */
final class AddOnsTest extends WordPressTestCase {

	private const FOLDER = __DIR__ . '/../../../../tests/fixtures/add-ons/';

	/** @return iterable<string, array{string}> */
	public static function add_ons(): iterable {
		foreach ( array_keys( AddOnScenarios::all() ) as $name ) {
			yield $name => [ $name ];
		}
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	#[DataProvider( 'add_ons' )]
	public function test_it_does_what_it_did_with_the_original( string $name ): void {
		ContactForm7Loader::declare_all();
		require self::FOLDER . $name . '.php';
		ContactForm7Loader::init();
		update_option( 'disallowed_keys', 'spamword-lab' );
		$scenario = AddOnScenarios::all()[ $name ];
		$recorded = self::fixture( 'add-ons/outcomes.json' )[ $name ];
		$id       = AddOnScenarios::make_form( $scenario );
		self::assertSame( $recorded['page'], AddOnScenarios::page( $id, $scenario ) );
		foreach ( $scenario['posts'] as $label => $fields ) {
			$filters = $GLOBALS['wp_filter'];
			foreach ( $filters as $hook => $callbacks ) {
				$filters[ $hook ] = clone $callbacks;
			}
			self::assertEquals( $recorded['posts'][ $label ], AddOnScenarios::post( $id, $fields, DeferredDelivery::run( ... ) ), "$name, $label" );
			$GLOBALS['wp_filter'] = $filters; // What an add-on hooked while it worked ends with the request.
		}
	}
}
