<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Migration;

use Frontage\Site\Migration\MigrationCommand;
use Frontage\Site\Migration\PendingImport;
use WP_CLI;

require_once dirname( __DIR__, 4 ) . '/tests/support/wp-cli.php';
require_once __DIR__ . '/MigrationTestCase.php';

/** The same at the command line. */
final class MigrationCommandTest extends MigrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$said = [];
	}

	public function test_a_kit_is_written_looked_at_imported_and_undone(): void {
		$this->post( 'page', 'offer', '<p>Offer</p>' );
		$file    = (string) tempnam( sys_get_temp_dir(), 'kit' );
		$command = new MigrationCommand();
		$command->export( [ $file ], [ 'parts' => 'pages' ] );
		self::assertStringStartsWith( "Success: $file: ", (string) end( WP_CLI::$said ) );
		wp_delete_post( (int) get_page_by_path( 'offer' )?->ID, true );

		$before = self::everything();
		$command->import( [ $file ], [ 'dry-run' => '' ] );
		self::assertContains( 'new        pages/offer', WP_CLI::$said );
		self::assertSame( 'Success: No changes made.', end( WP_CLI::$said ) );
		self::assertSame( $before, self::everything() );
		self::assertNull( PendingImport::current() );

		$command->import( [ $file ], [] );
		self::assertStringStartsWith( 'Success: Imported.', (string) end( WP_CLI::$said ) );
		self::assertSame( '<p>Offer</p>', get_page_by_path( 'offer' )?->post_content );
		$command->undo();
		self::assertStringStartsWith( 'Success: Import undone.', (string) end( WP_CLI::$said ) );
		self::assertSame( $before, self::everything() );
		unlink( $file );
	}

	public function test_it_asks_for_the_same_rights_as_the_screen(): void {
		$this->sign_in( 'editor' );
		$command = new MigrationCommand();
		$command->export( [ '/nowhere/kit.zip' ] );
		$command->import( [ __FILE__ ] );
		$command->undo();
		self::assertSame( array_fill( 0, 3, 'Error: Sorry, you are not allowed to export or import this site.' ), WP_CLI::$said );
	}

	public function test_what_is_no_kit_is_said(): void {
		( new MigrationCommand() )->import( [ '/nowhere/kit.zip' ] );
		self::assertStringStartsWith( 'Error: This zip is not an export file', WP_CLI::$said[0] );
	}
}
