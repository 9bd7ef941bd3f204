<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Files;

use Frontage\Forms\Files\FileContentValidator;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A file is what its name says, or it is refused. */
final class FileContentValidatorTest extends WordPressTestCase {

	private const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
	private const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
	private const JPG = '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=';

	private static string $folder = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$folder = sys_get_temp_dir() . '/content-' . bin2hex( random_bytes( 6 ) );
		mkdir( self::$folder );
	}

	public static function tearDownAfterClass(): void {
		array_map( 'unlink', glob( self::$folder . '/*' ) ?: [] );
		rmdir( self::$folder );
		parent::tearDownAfterClass();
	}

	/** @return iterable<string, array{string, string, string}> Name, content, fault. */
	public static function files(): iterable {
		$gif  = (string) base64_decode( self::GIF );
		$png  = (string) base64_decode( self::PNG );
		$jpg  = (string) base64_decode( self::JPG );
		$webp = "RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0";
		$ftyp = static fn ( string $brand ): string => "\0\0\0\x18ftyp{$brand}\0\0\0\0" . str_repeat( 'x', 40 );
		$ole  = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" . str_repeat( "\0", 500 );
		$pdf  = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n";
		$docx = self::zip( [ '[Content_Types].xml' => '<Types/>', 'word/document.xml' => '<w/>' ] );
		$xlsx = self::zip( [ '[Content_Types].xml' => '<Types/>', 'xl/workbook.xml' => '<w/>' ] );
		$odt  = self::zip( [ 'mimetype' => 'application/vnd.oasis.opendocument.text' ] );

		$right = [
			'a.gif' => $gif, 'a.PNG' => $png, 'a.jpg' => $jpg, 'a.jpeg' => $jpg, 'a.webp' => $webp, 'a.heic' => $ftyp( 'heic' ), 'a.avif' => $ftyp( 'avif' ),
			'a.pdf' => $pdf, 'with a mark.pdf' => "\u{FEFF}\n$pdf", 'a.docx' => $docx, 'a.xlsx' => $xlsx, 'a.odt' => $odt, 'a.zip' => $docx, 'empty.zip' => self::zip( [] ),
			'a.doc' => $ole, 'as-rtf.doc' => '{\rtf1 x}', 'a.rtf' => '{\rtf1 x}', 'a.xls' => $ole, 'a.ppt' => $ole,
			'a.mpg' => "\0\0\1\xba\x44", 'video.mpeg' => "\0\0\1\xb3\x16", 'stream.mpg' => str_repeat( "\x47" . str_repeat( "\0", 187 ), 3 ), 'a.mp3' => "ID3\x03\0", 'raw.mp3' => "\xff\xfb\x90\0", 'a.wav' => 'RIFF....WAVEfmt ', 'a.ogg' => "OggS\0", 'a.mp4' => $ftyp( 'isom' ), 'a.mov' => "\0\0\0\x08wide", 'a.m4a' => $ftyp( 'M4A ' ), 'a.webm' => "\x1a\x45\xdf\xa3",
			'a.txt' => "Grüße\r\n", 'utf-16.txt' => "\xff\xfeG\0r\0", 'latin.txt' => "Gr\xfc\xdfe", 'empty.txt' => '', 'a.csv' => "a;b\n", 'markup.txt' => '<b>x</b>', 'a.ics' => 'BEGIN:VCALENDAR',
			'a.7z' => "7z\xbc\xaf\x27\x1c", 'a.rar' => "Rar!\x1a\x07\0", 'a.gz' => "\x1f\x8b\x08", 'a.tar' => str_repeat( 'x', 257 ) . "ustar\0", 'a.eps' => '%!PS-Adobe', 'a.dwg' => 'AC1032' . str_repeat( "\0\1", 50 ),
		];
		foreach ( $right as $name => $content ) {
			yield "right: $name" => [ $name, $content, '' ];
		}
		$wrong = [
			'script.jpg' => '<?php echo 1;', 'script.pdf' => '<?php echo 1; // %PDF-1.4', 'page.pdf' => '<!doctype html><title>x</title>%PDF-1.4', 'text.pdf' => 'Hello', 'png.jpg' => $png, 'jpg.png' => $jpg, 'pdf.jpg' => $pdf,
			'zip.docx' => self::zip( [ 'a.txt' => 'x' ] ), 'xlsx.docx' => $xlsx, 'docx.doc' => $docx, 'html.xls' => '<html><table></table>', 'html.doc' => '<html>x', 'text.mp3' => 'Hello', 'png.mp4' => $png, 'Greeting.mpg' => 'Good morning', 'once.mpg' => "\x47" . str_repeat( "\0", 400 ), 'slice.mpg' => "\0\0\1\xb5", 'nul.txt' => "a\0b", 'nul.csv' => "\0\0",
			'script.gif' => $gif . '<?php system(1);', 'late-script.png' => $png . str_repeat( 'x', 70000 ) . '<ScRiPt >', 'across-pieces.jpg' => $jpg . str_repeat( 'x', 65536 - strlen( $jpg ) - 3 ) . '<?php', 'html.gif' => 'GIF89a<html><body>', 'svg.webp' => 'RIFF....WEBP<svg onload=x>',
			'a.svg' => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.html' => '<!doctype html><p>x', 'a.php' => '<?php echo 1;', 'program.dwg' => "\x7fELF\x02\x01\x01" . str_repeat( "\0", 9 ) . "\x02\0\x3e\0", 'a.sh' => "#!/bin/sh\nrm -r /\n",
		];
		$wrong += [
			'archive behind.gif' => $gif . $docx, 'archive behind.jpg' => $jpg . $docx, 'archive behind.png' => $png . $docx, 'archive behind.webp' => $webp . $docx, 'archive with a comment like an end behind.gif' => $gif . substr_replace( $docx, "\x20\0PK\x05\x06" . str_repeat( 'x', 28 ), -2, 2 ), 'large archive behind.gif' => $gif . substr_replace( substr_replace( $docx, "\xff\xff\xff\xff\xff\xff\xff\xff", -10, 8 ), "PK\x06\x07" . str_repeat( "\0", 16 ), -22, 0 ), 'page behind.docx' => $pdf . $docx, 'picture before.zip' => $gif . $docx, 'pdf before.png' => $pdf . $png, 'script before.jpg' => '<script>x</script>' . $jpg, 'page before.pdf' => "<html>\n$pdf", 'rtf before.docx' => '{\rtf1 x}' . $docx, 'film before.gif' => $ftyp( 'isom' ) . $gif, 'sound before.pdf' => "ID3\x03\0$pdf",
		];
		$unsafe = [ 'script.gif', 'late-script.png', 'across-pieces.jpg', 'html.gif', 'svg.webp', 'a.svg', 'a.html', 'a.php', 'program.dwg', 'a.sh', 'archive behind.gif', 'archive behind.jpg', 'archive behind.png', 'archive behind.webp', 'archive with a comment like an end behind.gif', 'large archive behind.gif' ];
		foreach ( $wrong as $name => $content ) {
			yield "wrong: $name" => [ $name, $content, in_array( $name, $unsafe, true ) ? 'unsafe' : 'content' ];
		}
		foreach ( [ 'jpg', 'png', 'gif', 'webp', 'pdf', 'docx', 'odt', 'zip', 'doc', 'mp3', 'mp4', '7z', 'heic' ] as $ending ) {
			yield "empty: $ending" => [ "empty.$ending", '', 'content' ];
		}
		$cut = [ 'gif' => substr( $gif, 0, 6 ), 'png' => substr( $png, 0, 12 ), 'jpg' => substr( $jpg, 0, 20 ), 'docx' => substr( $docx, 0, -10 ), 'zip' => substr( $docx, 0, 20 ), 'pdf' => '%PD', 'doc' => substr( $ole, 0, 5 ), 'webp' => substr( $webp, 0, 11 ), 'xlsx' => substr( $xlsx, 0, -1 ), 'odt' => substr( $odt, 0, 60 ), 'heic' => "\0\0\0\x18ftyp", 'mp4' => "\0\0\0", 'mp3' => 'ID', 'wav' => 'RIFF....', 'avi' => 'RIFF....AV', 'ogg' => 'Og', 'mpg' => "\0\0\1", 'wmv' => "\x30\x26\xb2", 'rtf' => '{\rt', '7z' => '7z', 'rar' => 'Rar', 'ppt' => substr( $ole, 0, 7 ), 'xls' => '' ];
		foreach ( $cut as $ending => $content ) {
			yield "truncated: $ending" => [ "cut.$ending", $content, in_array( $ending, [ 'gif', 'png', 'jpg', 'docx', 'zip', 'xlsx', 'odt' ], true ) ? 'damaged' : 'content' ];
		}
		foreach ( [ '48 megapixels' => [ 8064, 6048, '' ], 'a panorama' => [ 16382, 3896, '' ], '200 megapixels' => [ 16320, 12240, '' ], 'the most' => [ 25000, 10000, '' ], 'one row more' => [ 25000, 10001, 'pixels' ], 'a bomb' => [ 0x7fffffff, 0x7fffffff, 'pixels' ] ] as $what => [ $width, $height, $fault ] ) {
			yield "an image of $what" => [ "$what.png", substr_replace( $png, pack( 'NN', $width, $height ), 16, 8 ), $fault ];
		}
		$encrypted = self::compound( [ 'Root Entry', "\6DataSpaces", 'Version', 'DataSpaceMap', 'DataSpaceInfo', 'EncryptionInfo', 'EncryptedPackage' ] );
		foreach ( [ 'docx', 'xlsx', 'xlsm', 'pptx', 'DOCX' ] as $ending ) {
			yield "a document with a password: $ending" => [ "secret.$ending", $encrypted, '' ];
		}
		yield 'a document with a password, cut in its directory' => [ 'cut-secret.docx', substr( $encrypted, 0, 1600 ), 'content' ];
		yield 'an old document with macros that calls itself one with a password' => [ 'macros.docx', self::compound( [ 'Root Entry', 'WordDocument', 'Macros', 'VBA', '_VBA_PROJECT', 'EncryptedPackage' ] ), 'macros' ];
		yield 'an old document under a new ending' => [ 'old.docx', self::compound( [ 'Root Entry', 'WordDocument', '1Table' ] ), 'content' ];
		yield 'a directory that goes round' => [ 'round.docx', self::compound( [ 'Root Entry', 'A', 'B', 'C', 'D' ], 1 ), 'content' ];
		yield 'a document with a password under the ending of an archive' => [ 'secret.zip', $encrypted, 'content' ];
		$macros = [ 'word/document.xml' => '', 'xl/workbook.xml' => '', 'ppt/presentation.xml' => '' ];
		foreach ( [ 'docx', 'dotx', 'xlsx', 'xlsb', 'pptx', 'ppsx' ] as $ending ) {
			yield "a document with macros: $ending" => [ "macros.$ending", self::zip( $macros + [ 'word/VbaProject.bin' => 'x' ] ), 'macros' ];
		}
		yield 'a document that announces macros' => [ 'macros.docm', self::zip( $macros + [ 'word/vbaProject.bin' => 'x' ] ), '' ];
		yield 'an archive with such a file' => [ 'macros.zip', self::zip( [ 'xl/vbaProject.bin' => 'x' ] ), '' ];
		yield 'an old document without macros' => [ 'old.doc', self::compound( [ 'Root Entry', 'WordDocument', '1Table' ] ), '' ];
		yield 'an old document with macros' => [ 'macros.doc', self::compound( [ 'Root Entry', 'WordDocument', 'Macros', 'VBA', 'dir', '_VBA_PROJECT' ] ), 'macros' ];
		yield 'an old spreadsheet with macros' => [ 'macros.xls', self::compound( [ 'Root Entry', 'Workbook', '_VBA_PROJECT_CUR' ] ), 'macros' ];
		foreach ( [ '../x', 'a/../../x', '/etc/x', '\\x', 'C:\\x', 'a\\..\\x', "a\0b", "a\nb", '..' ] as $entry ) {
			$what = rawurlencode( $entry );
			yield "a document with an entry $what" => [ "$what.docx", self::zip( [ 'word/document.xml' => '', $entry => '' ] ), 'entries' ];
			yield "an archive with an entry $what" => [ "$what.zip", self::zip( [ $entry => '' ] ), 'entries' ];
		}
		yield 'a document with an entry twice' => [ 'twice.docx', self::zip( [ 'word/document.xml' => '', 'Word/Document.xml' => 'x' ] ), 'entries' ];
		yield 'an archive with names that differ in case' => [ 'twice.zip', self::zip( [ 'readme' => '', 'README' => '' ] ), '' ];
		yield 'an archive with dots in names' => [ 'dots.zip', self::zip( [ 'a..b/..c/d..' => '', 'Ünï/x.txt' => '' ] ), '' ];
		yield 'an archive that unpacks to more than anybody needs' => [ 'bomb.zip', self::zip( [ 'a' => str_repeat( "\0", 12 * MB_IN_BYTES ) ] ), 'unpacked' ];
		yield 'an archive of too many files' => [ 'many.zip', self::zip( array_fill_keys( array_map( static fn ( int $i ): string => "f$i", range( 1, 2001 ) ), '' ) ), 'unpacked' ];
		yield 'an archive whose end says less than its list' => [ 'liar.zip', substr_replace( $docx, "\1\0", -12, 2 ), 'damaged' ];
		yield 'an archive whose list lies behind its end' => [ 'liar.docx', substr_replace( $docx, "\xff\xff\xff\x7f", -6, 4 ), 'damaged' ];
	}

	#[DataProvider( 'files' )]
	public function test_is_what_its_name_says( string $name, string $content, string $fault ): void {
		$path = self::$folder . '/' . md5( $name );
		file_put_contents( $path, $content );
		self::assertSame( $fault, FileContentValidator::find_fault( $path, $name ) );
	}

	/** @return iterable<string, array{string, string, string, string}> Name, content, true name, format. */
	public static function images(): iterable {
		$all  = array_column( iterator_to_array( self::files(), false ), 1, 0 );
		$mif1 = static fn ( string $brand ): string => "\0\0\0\x1cftypmif1\0\0\0\0mif1{$brand}" . str_repeat( 'x', 40 );
		yield 'WebP' => [ 'IMG 1.jpg', $all['a.webp'], 'IMG 1.webp', 'WebP' ];
		yield 'HEIC' => [ 'IMG.JPG', $all['a.heic'], 'IMG.heic', 'HEIC' ];
		yield 'HEIC by its other brand' => [ 'IMG.jpeg', $mif1( 'heic' ), 'IMG.heic', 'HEIC' ];
		yield 'AVIF' => [ 'a.png', $all['a.avif'], 'a.avif', 'AVIF' ];
		yield 'JPEG called HEIC' => [ 'a.heic', $all['a.jpg'], 'a.jpg', 'JPEG' ];
		yield 'PNG' => [ 'a.b.jpg', $all['a.PNG'], 'a.b.png', 'PNG' ];
		yield 'GIF' => [ 'a.jpg', $all['a.gif'], 'a.gif', 'GIF' ];
		yield 'as it is called' => [ 'a.JPEG', $all['a.jpg'], 'a.JPEG', '' ];
		yield 'no image' => [ 'a.jpg', '%PDF-1.7 and more', 'a.jpg', '' ];
		yield 'an image that does not claim to be one' => [ 'a.pdf', $all['a.gif'], 'a.pdf', '' ];
		yield 'nothing' => [ 'a.jpg', '', 'a.jpg', '' ];
		yield 'without an ending' => [ 'jpg', $all['a.gif'], 'jpg', '' ];
	}

	#[DataProvider( 'images' )]
	public function test_an_image_gets_the_ending_of_what_it_is( string $name, string $content, string $true_name, string $format ): void {
		$path = self::$folder . '/' . md5( "image $name $content" );
		file_put_contents( $path, $content );
		self::assertSame( [ $true_name, $format ], [ FileContentValidator::corrected_name( $path, $name ), FileContentValidator::actual_format( $path, $name ) ] );
		self::assertTrue( '' === $format || FileContentValidator::has_valid_beginning( $path, $name ), 'Its first piece is taken, too.' );
	}

	public function test_the_first_piece_of_a_document_with_a_password_is_taken(): void {
		$path = self::$folder . '/first-piece';
		file_put_contents( $path, substr( self::compound( [ 'Root Entry' ] ), 0, 1500 ) );
		self::assertSame( [ true, true, false ], [ FileContentValidator::has_valid_beginning( $path, 'a.docx' ), FileContentValidator::has_valid_beginning( $path, 'a.xlsx' ), FileContentValidator::has_valid_beginning( $path, 'a.zip' ) ] );
	}

	/** What keeps the engine of expressions busy until it gives up is no answer. */
	public function test_what_cannot_be_judged_is_refused(): void {
		$path  = self::$folder . '/busy';
		$limit = [ ini_set( 'pcre.jit', '0' ), ini_set( 'pcre.backtrack_limit', '100' ) ];
		file_put_contents( $path, str_repeat( '<!-- -->', 500 ) . '<script>alert(1)</script>' );
		$fault = FileContentValidator::find_fault( $path, 'busy.txt' );
		ini_set( 'pcre.jit', (string) $limit[0] );
		ini_set( 'pcre.backtrack_limit', (string) $limit[1] );
		self::assertSame( 'unsafe', $fault );
	}

	public function test_a_list_of_contents_is_read_piece_by_piece(): void {
		$path  = self::$folder . '/long.zip';
		$entry = "PK\x01\x02" . pack( 'vvvvvvVVVvvvvvVV', 20, 20, 0, 0, 0, 0, 0, 0, 0, 5, 65535, 65535, 0, 0, 0, 0 ) . 'a.txt' . str_repeat( 'x', 131070 );
		$out   = fopen( $path, 'wb' );
		self::assertIsResource( $out );
		fwrite( $out, "PK\x03\x04" );
		for ( $i = 0; $i < 200; $i++ ) {
			fwrite( $out, $entry );
		}
		fwrite( $out, "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, 200, 200, 200 * strlen( $entry ), 4, 0 ) );
		fclose( $out );
		$before = memory_get_usage();
		memory_reset_peak_usage();
		self::assertSame( '', FileContentValidator::find_fault( $path, 'long.zip' ) );
		self::assertLessThan( 4 * MB_IN_BYTES, memory_get_peak_usage() - $before, 'Of a list of 26 MB.' );
	}

	/**
	 * An OLE file of sectors of 512 bytes: its table, four entries of the directory, something else, the others.
	 *
	 * @param list<string> $names
	 * @param int          $after The sector that the table names after the directory's last one.
	 */
	private static function compound( array $names, int $after = 0xfffffffe ): string {
		$header  = str_pad( "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" . str_repeat( "\0", 16 ) . pack( 'vvvvv', 62, 3, 0xfffe, 9, 6 ), 44, "\0" ) . pack( 'VVVVVVVVV', 1, 1, 0, 4096, 0xfffffffe, 0, 0xfffffffe, 0, 0 );
		$entries = array_map( static fn ( string $name ): string => str_pad( str_pad( (string) mb_convert_encoding( $name, 'UTF-16LE', 'UTF-8' ), 64, "\0" ) . pack( 'vCC', 2 * strlen( $name ) + 2, 2, 1 ), 128, "\0" ), $names );
		$table   = str_pad( pack( 'VVVV', 0xfffffffd, 3, 0xfffffffe, $after ), 512, "\xff" );
		return str_pad( $header, 512, "\xff" ) . $table . str_pad( implode( '', array_slice( $entries, 0, 4 ) ), 512, "\0" ) . str_repeat( 'x', 512 ) . str_pad( implode( '', array_slice( $entries, 4 ) ), 512, "\0" );
	}

	/** @param array<string, string> $files */
	private static function zip( array $files ): string {
		$bodies = '';
		$list   = '';
		foreach ( $files as $name => $content ) {
			$packed  = (string) gzdeflate( $content );
			$common  = pack( 'vvvvVVVvv', 0, 8, 0, 0, crc32( $content ), strlen( $packed ), strlen( $content ), strlen( $name ), 0 );
			$list   .= "PK\x01\x02" . pack( 'v', 20 ) . pack( 'v', 20 ) . $common . pack( 'vvvVV', 0, 0, 0, 0, strlen( $bodies ) ) . $name;
			$bodies .= "PK\x03\x04" . pack( 'v', 20 ) . $common . $name . $packed;
		}
		return $bodies . $list . "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, count( $files ), count( $files ), strlen( $list ), strlen( $bodies ), 0 );
	}
}
