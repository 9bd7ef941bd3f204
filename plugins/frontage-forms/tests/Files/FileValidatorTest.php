<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Files;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\FileValidator;
use Frontage\Forms\Files\Storage\FileNames;
use Frontage\Forms\Form\Form;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which names, sizes and kinds an upload field takes, whatever a name pretends. */
final class FileValidatorTest extends WordPressTestCase {

	private const SCRIPTS = [ 'php', 'PHP', 'pHp5', 'php3', 'php7', 'php8', 'phtml', 'phar', 'pht', 'phps', 'pl', 'py', 'rb', 'cgi', 'asp', 'aspx', 'jsp', 'jspx', 'cfm', 'shtml', 'sh', 'exe', 'htaccess', 'htpasswd' ];

	private const BLOCKED = [ 'html', 'htm', 'xhtml', 'svg', 'svgz', 'js', 'mjs', 'bat', 'cmd', 'com', 'vbs', 'ps1', 'hta', 'jar', 'lnk', 'msi', 'scr', 'reg', 'swf', 'dll', 'url', 'wsf', 'mhtml', 'mht', 'ini', 'wasm' ];

	/** @return iterable<string, array{string}> */
	public static function bad_names(): iterable {
		foreach ( self::SCRIPTS as $script ) {
			yield "last: $script" => [ "a.$script" ];
			yield "before a harmless one: $script" => [ "a.$script.txt" ];
			yield "twice: $script" => [ "a.txt.$script.$script.txt" ];
			yield "with a dot behind: $script" => [ "a.$script." ];
			yield "with blanks behind: $script" => [ "a.$script \u{00A0} . " ];
		}
		foreach ( self::BLOCKED as $ending ) {
			yield "blocked: $ending" => [ "a.$ending" ];
			yield "blocked, in capitals: $ending" => [ 'A.' . strtoupper( $ending ) ];
		}
		$disguised = [
			'an entity' => 'a.ph&#112;', 'an entity for the dot' => 'a&#46;php.txt', 'a named entity for the dot' => 'a&period;php', 'hexadecimal' => 'a.&#x70;hp', 'an entity in an entity' => 'a.ph&amp;#112;.txt', 'a percent sign' => 'a%2ephp', 'two of them' => 'a%252ephp.txt', 'a percent-coded letter' => 'a.%70hp.txt',
			'a NUL' => "a.php\0.txt", 'a coded NUL' => 'a.php%00.txt', 'right to left' => "a\u{202E}txt.php", 'right to left in the ending' => "a.p\u{202E}hp", 'an isolate' => "a.\u{2067}php\u{2069}.txt", 'zero width' => "a.p\u{200B}hp", 'a joiner' => "a.ph\u{200D}p.txt", 'a byte order mark' => "a.\u{FEFF}php", 'a soft hyphen' => "a.ph\u{00AD}p.txt", 'a control character' => "a.ph\x01p", 'a tag character' => "a.php\u{E0001}",
			'a hidden file' => '.htaccess', 'a hidden text' => '.txt', 'a settings file' => '.user.ini', 'a stream' => 'a.php::$DATA', 'a stream of a text' => 'a.php:x.txt', 'a semicolon' => 'a.asp;.txt', 'folders' => '../../a.php', 'backslashes' => '..\\..\\a.php.txt',
			'nothing' => '', 'a dot' => '.', 'two' => '..', 'blanks' => ' . ', 'no ending' => 'README', 'a Cyrillic ending' => 'a.рнр', 'an ending nobody knows' => 'a.qqq', 'wide letters' => 'a.ｐｈｐ', 'an ending with a script behind a blank' => 'a. php', 'a very long ending' => 'a.' . str_repeat( 'x', 300 ),
		];
		foreach ( $disguised as $what => $name ) {
			yield $what => [ $name ];
		}
	}

	#[DataProvider( 'bad_names' )]
	public function test_a_name_that_pretends_or_that_something_runs_is_refused( string $name ): void {
		foreach ( [ 'filetypes:*', '', 'filetypes:txt|php|phtml|html|svg|js|qqqq' ] as $options ) {
			self::assertSame( 'inavalid_type', self::fault( $name, "Some text.\n", $options ), "[mfile a $options]" );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function good_names(): iterable {
		foreach ( [ 'a.txt', 'A.TXT', 'My Report (1).txt', 'Ünï cödé 😀 наме.txt', '日本語.txt', 'ملف.txt', 'a.b.c.txt', 'v1.2.txt', "it's 100% done.txt", 'R&D.txt', 'a..txt', 'a.txt.', 'a.txt ', str_repeat( 'é', 200 ) . '.txt', 'www.example.com.txt', 'phpinfo.txt', 'a.phpx.txt', '-.txt', "e\u{0301}.txt" ] as $name ) {
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'good_names' )]
	public function test_names_of_people_are_taken( string $name ): void {
		self::assertSame( '', self::fault( $name, "Some text.\n", 'filetypes:txt' ) );
		self::assertNotSame( '', FileNames::find_free_name( sys_get_temp_dir(), $name ) );
		self::assertLessThanOrEqual( 210, strlen( FileNames::find_free_name( sys_get_temp_dir(), $name ) ) );
	}

	/** @return iterable<string, array{string, string, string, string}> Name, content, options, fault. */
	public static function files(): iterable {
		$gif = (string) base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' );
		yield 'exactly the limit' => [ 'a.txt', str_repeat( 'x', 2000 ), 'limit:2000 filetypes:txt', '' ];
		yield 'one byte over' => [ 'a.txt', str_repeat( 'x', 2001 ), 'limit:2000 filetypes:txt', 'large_file' ];
		yield 'nothing in it' => [ 'a.txt', '', 'filetypes:txt', 'empty' ];
		yield 'of a kind that the field does not name' => [ 'a.jpg', $gif, 'filetypes:txt', 'inavalid_type' ];
		yield 'of a usual kind' => [ 'a.gif', $gif, '', '' ];
		yield 'all kinds' => [ 'a.gif', $gif, 'filetypes:*', '' ];
		yield 'all kinds but that' => [ 'a.gif', $gif, 'filetypes:* blacklist-types:zip|GIF', 'inavalid_type' ];
		yield 'all kinds that WordPress knows' => [ 'a.dwg', 'AC1032', 'filetypes:*', 'inavalid_type' ];
		yield 'a kind that WordPress does not know, named' => [ 'a.dwg', "AC1032\0\1", 'filetypes:dwg', '' ];
		yield 'a dot before the kind' => [ 'a.gif', $gif, 'filetypes:.png|.gif', '' ];
		yield 'a picture that is a script too' => [ 'a.gif', $gif . '<?php echo 1;', '', 'unsafe' ];
		yield 'a page that calls itself a text' => [ 'a.txt', '<script>alert(1)</script>', 'filetypes:txt', 'unsafe' ];
		yield 'a drawing that calls itself a text' => [ 'a.txt', " <?xml version='1.0'?><!-- x --><svg onload='alert(1)'/>", 'filetypes:txt', 'unsafe' ];
		yield 'a script that calls itself a table' => [ 'a.csv', "\u{FEFF}<?php echo 1;", 'filetypes:csv', 'unsafe' ];
		yield 'a drawing with a script in it' => [ 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'filetypes:svg', 'inavalid_type' ];
		yield 'a picture of more pixels than anybody needs' => [ 'a.gif', substr_replace( $gif, "\xff\xff\xff\xff", 6, 4 ), '', 'pixels' ];
		$webp = "RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0";
		yield 'an image under the ending of another one, which the field takes' => [ 'a.jpg', $webp, 'filetypes:jpg|webp', '' ];
		yield 'one that the field does not take' => [ 'a.jpg', $webp, 'filetypes:jpg', 'image:WebP' ];
		yield 'one that is refused under its own ending, too' => [ 'a.jpg', $gif . '<?php echo 1;', 'filetypes:jpg|gif', 'unsafe' ];
		yield 'a text under the ending of an image' => [ 'a.jpg', 'Hello, this is a text.', '', 'content' ];
		yield 'all kinds, which documents with macros are not' => [ 'a.docm', "PK\3\4", 'filetypes:*', 'inavalid_type' ];
		yield 'documents with macros that are named' => [ 'a.docm', "PK\3\4", 'filetypes:docm', 'damaged' ];
	}

	#[DataProvider( 'files' )]
	public function test_size_kind_and_content_are_judged( string $name, string $content, string $options, string $fault ): void {
		self::assertSame( $fault, self::fault( $name, $content, $options ) );
	}

	public function test_owners_may_have_their_own_words(): void {
		$terms = self::terms( 'max-file:3 min-file:2' );
		self::assertSame( 'Note : Some of the files are not uploaded ( Only 3 files allowed )', $terms->fault_message( 'max_file_limit' ) );
		self::assertSame( 'The minimum file upload is 2', $terms->fault_message( 'min_file' ) );
		add_filter( 'frontage_forms_upload_texts', static fn ( array $texts ): array => [ 'max_file_limit' => 'No more than %count%, please.', 'large_file' => '' ] + $texts );
		self::assertSame( [ 'No more than 3, please.', 'Uploaded file is too large' ], [ $terms->fault_message( 'max_file_limit' ), $terms->fault_message( 'large_file' ) ] );
	}

	public function test_every_refusal_says_its_reason(): void {
		$terms = self::terms( '' );
		$texts = array_map( $terms->fault_message( ... ), [ 'inavalid_type', 'large_file', 'empty', ...UploadConstraints::OF_CONTENT ] );
		self::assertSame( $texts, array_unique( array_filter( $texts ) ) );
		self::assertStringStartsWith( 'This file is a WebP image with the wrong file extension', $terms->fault_message( 'image:WebP' ) );
		self::assertSame( 'This image has more than 250 megapixels. Resize it and add it again.', $terms->fault_message( 'pixels' ) );
		$seen = static fn ( string $path ): bool => '' === $path;
		add_filter( 'frontage_forms_scan_upload', $seen );
		self::assertSame( 'scan', self::fault( 'a.txt', 'Some text.', 'filetypes:txt' ) );
	}

	private static function terms( string $options ): UploadConstraints {
		$terms = UploadConstraints::from_field( new Form( template: "[mfile a $options]" ), 'a' );
		self::assertInstanceOf( UploadConstraints::class, $terms );
		return $terms;
	}

	private static function fault( string $name, string $content, string $options ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'up' );
		file_put_contents( $path, $content );
		try {
			return FileValidator::find_fault( self::terms( $options ), $name, strlen( $content ), $path );
		} finally {
			unlink( $path );
		}
	}
}
