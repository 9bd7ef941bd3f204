<?php

namespace Frontage\Forms\Files;

use Frontage\Forms\Document\UploadConstraints;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a file is what its name says: by its first bytes, for archives by their list of contents, and for kinds that are not
 * known here by what PHP's fileinfo sees. Nothing is decoded or unpacked.
 */
final class FileContentValidator {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- Pieces of a file that PHP just received; WP_Filesystem reads whole files only.

	/** How the files of an extension begin: expressions on the first kilobyte. */
	private const BEGINS = [
		'jpg'  => '\xff\xd8\xff',
		'png'  => '\x89PNG\r\n\x1a\n',
		'gif'  => 'GIF8[79]a',
		'bmp'  => 'BM',
		'webp' => 'RIFF....WEBP',
		'tif'  => 'II\*\x00|MM\x00\*',
		'ico'  => '\x00\x00\x01\x00',
		'psd'  => '8BPS',
		'avif' => '....ftyp(?:avif|avis|mif1|msf1)',
		'heic' => '....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)',
		'pdf'  => '(?:(?!<(?:\?php|script|!doctype|html))[\t\n\f\r\x1b-\x7e\xbb\xbf\xef])*?%PDF-\d', // Some printers write words before it.
		'eps'  => '%!PS|\xc5\xd0\xd3\xc6',
		'rtf'  => '\{\\\\rtf',
		'doc'  => '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1|\{\\\\rtf',
		'xls'  => '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
		'zip'  => 'PK\x03\x04|PK\x05\x06',
		'gz'   => '\x1f\x8b',
		'7z'   => '7z\xbc\xaf\x27\x1c',
		'rar'  => 'Rar!\x1a\x07',
		'tar'  => '.{257}ustar',
		'mp3'  => 'ID3|\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]',
		'wav'  => 'RIFF....WAVE',
		'ogg'  => 'OggS',
		'flac' => 'fLaC|ID3',
		'aac'  => '\xff[\xf0-\xff]|ADIF|ID3',
		'mid'  => 'MThd',
		'mp4'  => '....(?:ftyp|moov|mdat|wide|free|skip)',
		'avi'  => 'RIFF....AVI ',
		'mkv'  => '\x1a\x45\xdf\xa3',
		'wmv'  => '\x30\x26\xb2\x75\x8e\x66\xcf\x11',
		'mpg'  => '\x00\x00\x01[\xb3\xba]|\x47.{187}\x47.{187}\x47',
		'flv'  => 'FLV',
	];

	/** Other endings of the same kinds. */
	private const ALSO = [
		'jpg' => [ 'jpeg', 'jpe', 'jfif' ],
		'tif' => [ 'tiff' ],
		'heic' => [ 'heif', 'heics', 'heifs' ],
		'xls' => [ 'ppt', 'pps', 'pot', 'xla', 'xlt', 'xlw', 'mpp', 'msg', 'wri', 'mdb' ],
		'gz'  => [ 'gzip', 'tgz' ],
		'ogg' => [ 'oga', 'ogv', 'opus' ],
		'mid' => [ 'midi' ],
		'mp4' => [ 'm4v', 'm4a', 'm4b', 'mov', 'qt', '3gp', '3gpp', '3g2', '3gp2' ],
		'mkv' => [ 'webm', 'mka' ],
		'wmv' => [ 'wma', 'asf', 'wmx', 'wm' ],
		'mpg' => [ 'mpeg', 'mpe' ],
		'avi' => [ 'divx' ],
		'wav' => [ 'x-wav' ],
	];

	/** What an archive of that ending holds, by the beginning of a name in it. */
	private const HOLDS = [
		'docx' => 'word/', 'docm' => 'word/', 'dotx' => 'word/', 'dotm' => 'word/',
		'xlsx' => 'xl/', 'xlsm' => 'xl/', 'xlsb' => 'xl/', 'xltx' => 'xl/', 'xltm' => 'xl/', 'xlam' => 'xl/',
		'pptx' => 'ppt/', 'pptm' => 'ppt/', 'ppsx' => 'ppt/', 'ppsm' => 'ppt/', 'potx' => 'ppt/', 'potm' => 'ppt/', 'ppam' => 'ppt/', 'sldx' => 'ppt/', 'sldm' => 'ppt/',
		'odt' => 'mimetype', 'ods' => 'mimetype', 'odp' => 'mimetype', 'odg' => 'mimetype', 'odc' => 'mimetype', 'odf' => 'mimetype', 'epub' => 'mimetype',
		'pages' => 'Index', 'numbers' => 'Index', 'key' => 'Index', 'zip' => '', 'xps' => '', 'oxps' => '',
	];

	/** Raster pictures: a script in one is there to be run by somebody, and an archive behind one to be opened by somebody. */
	private const PICTURES = [ 'jpg', 'png', 'gif', 'bmp', 'webp', 'tif', 'ico', 'avif', 'heic' ];

	/** Pictures whose size PHP reads from their head in every version. */
	private const MEASURED = [ 'jpg', 'png', 'gif', 'bmp', 'webp', 'tif', 'ico', 'psd' ];

	/** Endings of Office Open XML: with a password such a document is an OLE file that holds the encrypted one. */
	private const OPEN_XML = [ 'docx', 'docm', 'dotx', 'dotm', 'xlsx', 'xlsm', 'xlsb', 'xltx', 'xltm', 'xlam', 'pptx', 'pptm', 'ppsx', 'ppsm', 'potx', 'potm', 'ppam', 'sldx', 'sldm' ];

	/** What holds macros: in an archive by its base name, in an OLE file by the name of a part. */
	private const MACRO_PART    = 'vbaproject.bin';
	private const MACRO_STORAGE = '_VBA_PROJECT';

	/** Endings by what WordPress finds in an image, and what people call it. */
	private const IMAGES = [
		'image/jpeg'          => [ 'jpg', 'JPEG' ],
		'image/png'           => [ 'png', 'PNG' ],
		'image/gif'           => [ 'gif', 'GIF' ],
		'image/webp'          => [ 'webp', 'WebP' ],
		'image/avif'          => [ 'avif', 'AVIF' ],
		'image/bmp'           => [ 'bmp', 'BMP' ],
		'image/x-ms-bmp'      => [ 'bmp', 'BMP' ],
		'image/tiff'          => [ 'tif', 'TIFF' ],
		'image/heic'          => [ 'heic', 'HEIC' ],
		'image/heif'          => [ 'heic', 'HEIC' ],
		'image/heic-sequence' => [ 'heic', 'HEIC' ],
		'image/heif-sequence' => [ 'heic', 'HEIC' ],
	];

	/** Bytes that WordPress wants to see of an image. */
	private const SHORTEST_IMAGE = 12;

	/** Words without a head of their own: every byte is a character. */
	private const TEXTS = [ 'txt', 'asc', 'csv', 'tsv', 'ics', 'vcf', 'vtt', 'srt', 'log', 'md', 'json', 'xml', 'css', 'gpx', 'kml', 'rtx' ];

	/** How a page, a drawing or a script begins that calls itself a text. */
	private const PAGE = '~^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:\?php|\?=|!doctype\s+(?:html|svg)|(?:html|head|body|script|svg|iframe|object|embed)\b)~is';

	/** What fileinfo sees in a file that is no document, whatever its name. */
	private const NO_DOCUMENT = '~^(?:text/(?:html|x-php|x-shellscript|x-script\.\w+)|image/svg|application/(?:x-httpd-php|x-php|javascript|x-dosexec|vnd\.microsoft\.portable-executable|x-executable|x-pie-executable|x-sharedlib|x-mach-binary|x-msdownload|java-archive))~';

	/**
	 * What is wrong with a file's content.
	 *
	 * @return string '' when it fits; else `content` (of another kind than its ending), `damaged`, `pixels` (more than `UploadConstraints::MEGAPIXELS`), `unsafe` (a script or an archive hides in it), `unknown` (nobody can look at this kind here), or of archives and documents `macros`, `unpacked` (too much in it) or `entries` (names that lead out of it).
	 */
	public static function fault( string $path, string $name ): string {
		$ending = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		$kind   = self::kind( $ending );
		$head   = (string) file_get_contents( $path, false, null, 0, 1024 );
		if ( isset( self::HOLDS[ $ending ] ) ) {
			return in_array( $ending, self::OPEN_XML, true ) && self::begins_as( 'xls', $head ) ? self::fault_of_encrypted( $path ) : self::fault_of_archive( $path, $head, $ending );
		}
		if ( isset( self::BEGINS[ $kind ] ) ) {
			return self::begins_as( $kind, $head ) ? self::fault_behind_head( $path, $kind, $head ) : 'content';
		}
		return self::fault_of_plain( $path, $ending );
	}

	/** Whether the beginning of a file, of which more comes, may be that of its kind; of an image that of any image (`true_name()`). */
	public static function begins( string $path, string $name ): bool {
		$ending = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		$head   = (string) file_get_contents( $path, false, null, 0, 1024 );
		$kind   = isset( self::HOLDS[ $ending ] ) ? 'zip' : self::kind( $ending );
		$kinds  = match ( true ) {
			in_array( $kind, self::PICTURES, true )   => self::PICTURES,
			in_array( $ending, self::OPEN_XML, true ) => [ 'zip', 'xls' ],
			default                                   => [ $kind ],
		};
		$is_any = array_filter( $kinds, static fn ( string $one ): bool => self::begins_as( $one, $head ) );
		return strlen( $head ) < 1024 || ( isset( self::BEGINS[ $kind ] ) ? (bool) $is_any : '' === self::fault_of_plain( $path, $ending ) );
	}

	/** The name with the ending of the image that a file is: phones and programs save WebP, HEIC and PNG as `.jpg`. What is no image keeps its name. */
	public static function true_name( string $path, string $name ): string {
		$ending = pathinfo( $name, PATHINFO_EXTENSION );
		$true   = self::image( $path, $name )[0] ?? $ending;
		return $true === $ending ? $name : substr( $name, 0, -strlen( $ending ) ) . $true;
	}

	/** What people call the image that a file is, where its ending says another one; else ''. */
	public static function true_format( string $path, string $name ): string {
		return self::image( $path, $name )[1] ?? '';
	}

	/** @return array{string, string}|null Ending and name of its format; null where the file is as it is called, or no image. */
	private static function image( string $path, string $name ): ?array {
		$kind = self::kind( strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ) );
		$head = (string) file_get_contents( $path, false, null, 0, 1024 );
		if ( ! in_array( $kind, self::PICTURES, true ) || self::begins_as( $kind, $head ) || strlen( $head ) < self::SHORTEST_IMAGE ) {
			return null;
		}
		return self::IMAGES[ (string) wp_get_image_mime( $path ) ] ?? null;
	}

	private static function begins_as( string $kind, string $head ): bool {
		return isset( self::BEGINS[ $kind ] ) && 1 === preg_match( '~^(?:' . self::BEGINS[ $kind ] . ')~s', $head );
	}

	private static function kind( string $ending ): string {
		foreach ( self::ALSO as $kind => $others ) {
			if ( in_array( $ending, $others, true ) ) {
				return $kind;
			}
		}
		return $ending;
	}

	/** Of a document with a password nothing more can be seen. */
	private static function fault_of_encrypted( string $path ): string {
		$names = OleDirectory::names( $path );
		return match ( true ) {
			self::has_macro_storage( $names ) => 'macros', // No program writes both: an old document calls itself a new one.
			in_array( 'EncryptedPackage', $names, true ) => '',
			default => 'content',
		};
	}

	/** @param list<string> $names Of an OLE file. */
	private static function has_macro_storage( array $names ): bool {
		return (bool) array_filter( $names, static fn ( string $name ): bool => str_starts_with( strtoupper( $name ), self::MACRO_STORAGE ) );
	}

	private static function fault_of_archive( string $path, string $head, string $ending ): string {
		$names = self::begins_as( 'zip', $head ) ? ZipDirectory::names( $path ) : 'content';
		if ( is_string( $names ) ) {
			return $names;
		}
		$is_document = '' !== self::HOLDS[ $ending ];
		return match ( true ) {
			$is_document && ! array_filter( $names, static fn ( string $name ): bool => str_starts_with( $name, self::HOLDS[ $ending ] ) ) => 'content',
			! ZipDirectory::has_safe_names( $names, $is_document ) => 'entries',
			$is_document && ! in_array( $ending, UploadConstraints::MACROS, true ) && self::holds_macros( $names ) => 'macros',
			default => '',
		};
	}

	/** @param list<string> $names */
	private static function holds_macros( array $names ): bool {
		return (bool) array_filter( $names, static fn ( string $name ): bool => self::MACRO_PART === strtolower( basename( str_replace( '\\', '/', $name ) ) ) );
	}

	private static function fault_behind_head( string $path, string $kind, string $head ): string {
		if ( in_array( $kind, [ 'doc', 'xls' ], true ) ) {
			return self::has_macro_storage( OleDirectory::names( $path ) ) ? 'macros' : '';
		}
		if ( in_array( $kind, self::PICTURES, true ) && ( 0 !== preg_match( '~<(?:html|svg|!doctype|body)\b~i', $head ) || self::holds_script( $path ) || ZipDirectory::ends( $path ) ) ) {
			return 'unsafe';
		}
		if ( ! in_array( $kind, self::MEASURED, true ) ) {
			return '';
		}
		$size = @getimagesize( $path ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- It complains about what is no picture; that is the answer.
		if ( ! $size || $size[0] < 1 || $size[1] < 1 ) {
			return 'damaged';
		}
		return $size[0] * $size[1] > UploadConstraints::MEGAPIXELS * 1_000_000 ? 'pixels' : '';
	}

	private static function holds_script( string $path ): bool {
		$file = fopen( $path, 'rb' );
		$rest = '';
		$is   = false;
		while ( $file && ! $is && ! feof( $file ) ) {
			$piece = $rest . (string) fread( $file, 65536 );
			$is    = 0 !== preg_match( '~<\?php|<script\b~i', $piece );
			$rest  = substr( $piece, -8 );
		}
		if ( $file ) {
			fclose( $file );
		}
		return $is;
	}

	private static function fault_of_plain( string $path, string $ending ): string {
		if ( in_array( $ending, self::TEXTS, true ) ) {
			$begin   = (string) file_get_contents( $path, false, null, 0, 65536 );
			$is_text = ! str_contains( $begin, "\0" ) || 1 === preg_match( '~^(?:\xff\xfe|\xfe\xff)~', $begin );
			return match ( true ) {
				! $is_text                                 => 'content',
				0 !== preg_match( self::PAGE, $begin )     => 'unsafe', // What PCRE gives up on is not taken.
				default                                    => '',
			};
		}
		$seen = function_exists( 'mime_content_type' ) ? mime_content_type( $path ) : false;
		if ( ! is_string( $seen ) ) {
			return 'unknown';
		}
		return 0 === preg_match( self::NO_DOCUMENT, $seen ) ? '' : 'unsafe';
	}
	// phpcs:enable
}
