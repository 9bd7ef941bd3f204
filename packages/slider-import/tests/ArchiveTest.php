<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ExportArchive;
use Frontage\SliderImport\Source\ImportRefusedException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** A zip is read in place, and one bad entry refuses the whole. */
final class ArchiveTest extends TestCase {

	private string $file = '';

	protected function setUp(): void {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'slider' );
	}

	protected function tearDown(): void {
		unlink( $this->file );
	}

	public function test_an_export_is_read_out_of_its_zip(): void {
		$json = (string) file_get_contents( __DIR__ . '/../../../tests/fixtures/slider/export-6.2.2.json' );
		$this->zip( [ 'slider_export.txt' => $json, 'images/media/a.jpg' => 'x', 'info.cfg' => 'y', 'images/' => null ] );
		$from_zip  = SliderImporter::file( $this->file )[0];
		$from_json = SliderImporter::text( $json )[0];
		self::assertSame( $from_json['model'], $from_zip['model'] );
		$archive = ExportArchive::open( $this->file );
		self::assertSame( [ [ 'images/media/a.jpg' ], [ 'info.cfg' ] ], [ $archive->media(), $archive->other_files() ] );
	}

	/** @return iterable<string, array{string}> */
	public static function names(): iterable {
		foreach ( [ '../a.jpg', 'a/../../b.jpg', '/etc/a.jpg', 'C:/a.jpg', 'a\\b.jpg', 'a//b.jpg', './a.jpg', "a\nb.jpg", 'images/a.php', 'images/a.php.jpg', 'images/a.phtml', '.htaccess', str_repeat( 'a', 600 ) ] as $name ) {
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'names' )]
	public function test_names_that_lead_elsewhere_or_run_are_refused( string $name ): void {
		$this->zip( [ 'slider_export.txt' => '{}', $name => 'x' ] );
		self::assertSame( 'entry-name', $this->reason() );
	}

	public function test_a_name_with_a_null_byte_is_refused(): void {
		$this->zip( [ 'slider_export.txt' => '{}', 'a_b.jpg' => 'x' ] );
		file_put_contents( $this->file, str_replace( 'a_b.jpg', "a\0b.jpg", (string) file_get_contents( $this->file ) ) );
		self::assertContains( $this->reason(), [ 'entry-name', 'bad-zip' ] );
	}

	public function test_a_name_that_stands_twice_is_refused(): void {
		$this->zip( [ 'slider_export.txt' => '{}', 'A.jpg' => 'x', 'b.jpg' => 'x' ] );
		file_put_contents( $this->file, str_replace( 'b.jpg', 'a.jpg', (string) file_get_contents( $this->file ) ) );
		self::assertContains( $this->reason(), [ 'entry-name', 'bad-zip' ] );
	}

	public function test_a_link_is_refused(): void {
		$zip = new \ZipArchive();
		$zip->open( $this->file, \ZipArchive::CREATE | \ZipArchive::OVERWRITE );
		$zip->addFromString( 'slider_export.txt', '/etc/passwd' );
		$zip->setExternalAttributesName( 'slider_export.txt', \ZipArchive::OPSYS_UNIX, 0xA1FF << 16 );
		$zip->close();
		self::assertSame( 'entry-name', $this->reason() );
	}

	public function test_a_bomb_is_refused_before_it_is_unpacked(): void {
		$this->zip( [ 'slider_export.txt' => '{}', 'a.jpg' => str_repeat( "\0", 5_000_000 ) ] );
		self::assertSame( 'entry-size', $this->reason() );
	}

	public function test_a_size_that_is_a_lie_is_found_while_reading(): void {
		$text = str_repeat( 'abcdefgh', 20 );
		$this->zip( [ 'slider_export.txt' => $text ] );
		$size = pack( 'V', strlen( $text ) );
		file_put_contents( $this->file, str_replace( $size, pack( 'V', 100 ), (string) file_get_contents( $this->file ) ) );
		self::assertContains( $this->reason(), [ 'entry', 'bad-zip' ] );
	}

	public function test_too_many_entries_are_refused(): void {
		$this->zip( array_fill_keys( array_map( static fn( int $n ): string => "$n.jpg", range( 1, 2001 ) ), 'x' ) );
		self::assertSame( 'entries', $this->reason() );
	}

	public function test_a_name_that_is_a_number_is_a_name(): void {
		$this->zip( [ '7' => 'x', '123' => 'y', 'slider_export.txt' => '{"params":{"a":1},"slides":[]}' ] );
		self::assertCount( 1, SliderImporter::file( $this->file ) );
	}

	public function test_an_export_without_a_slider_is_refused(): void {
		foreach ( [ '[]', '{}', '[[]]' ] as $export ) {
			file_put_contents( $this->file, $export );
			self::assertSame( 'not-a-slider', $this->reason() );
		}
	}

	public function test_a_file_with_more_sliders_than_a_site_has_is_refused(): void {
		$one = '{"params":{"a":1},"slides":[]}';
		foreach ( [ '[' . implode( ',', array_fill( 0, 201, $one ) ) . ']', str_repeat( '<rs-module id="a"></rs-module>', 201 ) ] as $export ) {
			file_put_contents( $this->file, $export );
			self::assertSame( 'too-many', $this->reason() );
		}
	}

	public function test_a_zip_without_an_export_or_a_damaged_one_is_refused(): void {
		$this->zip( [ 'a.jpg' => 'x' ] );
		self::assertSame( 'no-export', $this->reason() );
		file_put_contents( $this->file, "PK\x03\x04" . random_bytes( 100 ) );
		self::assertSame( 'bad-zip', $this->reason() );
	}

	#[Group( 'processes' )]
	public function test_the_command_prints_models_and_reports(): void {
		$root = dirname( __DIR__, 3 );
		exec( escapeshellarg( PHP_BINARY ) . " $root/bin/import-slider " . escapeshellarg( "$root/tests/fixtures/slider/hero-video.json" ), $lines, $code );
		$read = json_decode( implode( "\n", $lines ), true );
		self::assertSame( 0, $code );
		self::assertIsArray( $read );
		self::assertIsArray( $read['sliders'] );
		self::assertIsArray( $read['sliders'][0] );
		self::assertSame( [ 'model', 'report' ], array_keys( $read['sliders'][0] ) );
		exec( escapeshellarg( PHP_BINARY ) . " $root/bin/import-slider /nowhere 2>&1", $said, $code );
		self::assertSame( [ 1, [ 'There is no such file.' ] ], [ $code, $said ] );
	}

	/** @param array<string, string|null> $entries Null for a folder. */
	private function zip( array $entries ): void {
		$zip = new \ZipArchive();
		$zip->open( $this->file, \ZipArchive::CREATE | \ZipArchive::OVERWRITE );
		foreach ( $entries as $name => $content ) {
			null === $content ? $zip->addEmptyDir( $name ) : $zip->addFromString( (string) $name, $content );
		}
		$zip->close();
	}

	private function reason(): string {
		try {
			SliderImporter::file( $this->file );
		} catch ( ImportRefusedException $refused ) {
			return $refused->reason;
		}
		return 'taken';
	}
}
