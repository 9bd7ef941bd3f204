<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Import\SharedFile;
use Frontage\Kit\Import\StagedFile;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Files of an import on a site with one server, and with two that share nothing but the database. */
#[Group( 'database' )]
final class SharedFileTest extends WordPressTestCase {

	private string $source;

	protected function setUp(): void {
		parent::setUp();
		$this->source = (string) tempnam( sys_get_temp_dir(), 'shared' );
		file_put_contents( $this->source, random_bytes( 900_000 ) );
	}

	protected function tearDown(): void {
		unlink( $this->source );
		wp_clear_scheduled_hook( SharedFile::SWEEP );
		parent::tearDown();
	}

	public function test_one_server_keeps_it_in_its_temporary_folder_alone(): void {
		[ $files, $id ] = $this->stored();
		self::assertFileEquals( $this->source, (string) $files->open( $id ) );
		self::assertSame( 0600, fileperms( (string) $files->open( $id ) ) & 0777 );
		self::assertSame( [], self::rows() );
		unlink( (string) $files->open( $id ) );
		self::assertNull( $files->open( $id ) );
	}

	public function test_another_server_copies_it_from_the_database(): void {
		self::add_server();
		[ $files, $id ] = $this->stored();
		unlink( (string) $files->open( $id ) );
		self::assertFileEquals( $this->source, (string) $files->open( $id ) );
		self::assertSame( 0600, fileperms( (string) $files->open( $id ) ) & 0777 );
		self::assertCount( 4, self::rows(), 'Two pieces, the time, and the sum.' );
		$files->delete( $id );
		self::assertSame( [], self::rows() );
		self::assertNull( $files->open( $id ) );
	}

	public function test_a_file_that_lacks_a_piece_is_none(): void {
		self::add_server();
		[ $files, $id ] = $this->stored();
		unlink( (string) $files->open( $id ) );
		delete_option( "frontage_file_{$id}_1" );
		self::assertNull( $files->open( $id ) );
		self::assertSame( [], glob( sys_get_temp_dir() . "/frontage-test-$id*" ) );
		$files->delete( $id );
	}

	public function test_a_database_that_refuses_a_piece_refuses_the_file(): void {
		self::add_server();
		$refuse = static fn ( string $query ): string => str_starts_with( $query, 'INSERT' ) && str_contains( $query, '_1\'' ) && str_contains( $query, 'frontage_file_' ) ? 'INSERT INTO missing VALUES (1)' : $query;
		add_filter( 'query', $refuse );
		$id     = bin2hex( random_bytes( 16 ) );
		$stored = ( new SharedFile( 'frontage-test-' ) )->store( $id, $this->source );
		remove_filter( 'query', $refuse );
		self::assertFalse( $stored );
		self::assertSame( [], self::rows() );
	}

	public function test_what_nobody_deleted_is_swept_after_hours(): void {
		self::add_server();
		[ $files, $id ] = $this->stored();
		self::assertIsInt( wp_next_scheduled( SharedFile::SWEEP ) );
		do_action( SharedFile::SWEEP );
		self::assertCount( 4, self::rows() );
		update_option( "frontage_file_{$id}_made", (string) ( time() - 7 * HOUR_IN_SECONDS ) );
		do_action( SharedFile::SWEEP );
		self::assertSame( [], self::rows() );
		$files->delete( $id );
	}

	public function test_a_staged_file_is_opened_on_another_server_by_its_user(): void {
		self::add_server();
		$this->sign_in( 'administrator' );
		$files = new StagedFile( 'frontage_test_', 'frontage-test-' );
		$token = (string) $files->store( $this->source, [ 'name' => 'a.zip' ] );
		$path  = $files->open( $token )['path'] ?? '';
		self::assertIsString( $path );
		unlink( $path );
		self::assertSame( [ $path, 'a.zip' ], array_values( (array) $files->open( $token ) ) );
		self::assertFileEquals( $this->source, $path );
		$files->discard( $token );
		self::assertSame( [ null, [] ], [ $files->open( $token ), self::rows() ] );
	}

	/** @return array{SharedFile, string} */
	private function stored(): array {
		$files = new SharedFile( 'frontage-test-' );
		$id    = bin2hex( random_bytes( 16 ) );
		self::assertTrue( $files->store( $id, $this->source ) );
		return [ $files, $id ];
	}

	private static function add_server(): void {
		add_option( 'frontage_server_other', (string) wp_json_encode( [ 'name' => 'other', 'seen' => time(), 'facts' => [] ] ), '', false );
	}

	/** @return list<string> */
	private static function rows(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, 'frontage\\_file\\_%' ) );
	}
}
