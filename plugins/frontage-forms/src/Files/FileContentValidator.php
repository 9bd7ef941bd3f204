<?php

namespace Frontage\Forms\Files;

use Frontage\Forms\Document\UploadConstraints;

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether a file's content matches its extension: by its first bytes, for archives by their list of entries, and for other types by
 * PHP's fileinfo. Nothing is decoded or unpacked.
 */
final class FileContentValidator {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- Pieces of a file that PHP just received; WP_Filesystem reads whole files only.

	/** Signatures by file extension: regular expressions for the first kilobyte. */
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
		'pdf'  => '(?:(?!<(?:\?php|script|!doctype|html))[\t\n\f\r\x1b-\x7e\xbb\xbf\xef])*?%PDF-\d', // Some printers write text before it.
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

	/** Other extensions of the same types. */
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

	/** What an archive with this extension must contain: the prefix of an entry's name. */
	private const HOLDS = [
		'docx' => 'word/', 'docm' => 'word/', 'dotx' => 'word/', 'dotm' => 'word/',
		'xlsx' => 'xl/', 'xlsm' => 'xl/', 'xlsb' => 'xl/', 'xltx' => 'xl/', 'xltm' => 'xl/', 'xlam' => 'xl/',
		'pptx' => 'ppt/', 'pptm' => 'ppt/', 'ppsx' => 'ppt/', 'ppsm' => 'ppt/', 'potx' => 'ppt/', 'potm' => 'ppt/', 'ppam' => 'ppt/', 'sldx' => 'ppt/', 'sldm' => 'ppt/',
		'odt' => 'mimetype', 'ods' => 'mimetype', 'odp' => 'mimetype', 'odg' => 'mimetype', 'odc' => 'mimetype', 'odf' => 'mimetype', 'epub' => 'mimetype',
		'pages' => 'Index', 'numbers' => 'Index', 'key' => 'Index', 'zip' => '', 'xps' => '', 'oxps' => '',
	];

	/** Raster images: no script and no appended archive may be in one, since another program could run or open it. */
	private const PICTURES = [ 'jpg', 'png', 'gif', 'bmp', 'webp', 'tif', 'ico', 'avif', 'heic' ];

	/** Images whose dimensions every version of PHP reads from the header. */
	private const MEASURED = [ 'jpg', 'png', 'gif', 'bmp', 'webp', 'tif', 'ico', 'psd' ];

	/** Extensions of Office Open XML. With a password, such a document is an OLE file that contains the encrypted one. */
	private const OPEN_XML = [ 'docx', 'docm', 'dotx', 'dotm', 'xlsx', 'xlsm', 'xlsb', 'xltx', 'xltm', 'xlam', 'pptx', 'pptm', 'ppsx', 'ppsm', 'potx', 'potm', 'ppam', 'sldx', 'sldm' ];

	/** Marks of macros: the base name of an entry in an archive, and the name of a storage in an OLE file. */
	private const MACRO_PART    = 'vbaproject.bin';
	private const MACRO_STORAGE = '_VBA_PROJECT';

	/** Extension and display name by the MIME type that WordPress detects in an image. */
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

	/** Bytes that WordPress needs to detect an image's type. */
	private const SHORTEST_IMAGE = 12;

	/** Plain-text types, which have no signature: every byte is a character. */
	private const TEXTS = [ 'txt', 'asc', 'csv', 'tsv', 'ics', 'vcf', 'vtt', 'srt', 'log', 'md', 'json', 'xml', 'css', 'gpx', 'kml', 'rtx' ];

	/** How an HTML page, an SVG image or a script begins that is named like a text file. */
	private const PAGE = '~^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:\?php|\?=|!doctype\s+(?:html|svg)|(?:html|head|body|script|svg|iframe|object|embed)\b)~is';

	/** MIME types of fileinfo that are refused whatever the file's name is. */
	private const NO_DOCUMENT = '~^(?:text/(?:html|x-php|x-shellscript|x-script\.\w+)|image/svg|application/(?:x-httpd-php|x-php|javascript|x-dosexec|vnd\.microsoft\.portable-executable|x-executable|x-pie-executable|x-sharedlib|x-mach-binary|x-msdownload|java-archive))~';

	/**
	 * Returns what is wrong with a file's content.
	 *
	 * @return string '' when it matches; else `content` (another type than its extension), `damaged`, `pixels` (more than `UploadConstraints::MEGAPIXELS`), `unsafe` (it contains a script or an archive), `unknown` (this type cannot be checked on this server), or for archives and documents `macros`, `unpacked` (too large when unpacked) or `entries` (names that point outside of it).
	 */
	public static function find_fault( string $path, string $name ): string {
		$extension = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		$kind      = self::format_group( $extension );
		$head      = (string) file_get_contents( $path, false, null, 0, 1024 );
		if ( isset( self::HOLDS[ $extension ] ) ) {
			return in_array( $extension, self::OPEN_XML, true ) && self::has_signature( 'xls', $head ) ? self::check_encrypted( $path ) : self::check_archive( $path, $head, $extension );
		}
		if ( isset( self::BEGINS[ $kind ] ) ) {
			return self::has_signature( $kind, $head ) ? self::check_contents( $path, $kind, $head ) : 'content';
		}
		return self::check_plain_text( $path, $extension );
	}

	/** Whether the first bytes of an incomplete file can belong to its type. For an image, the start of any image type passes (`corrected_name()`). */
	public static function has_valid_beginning( string $path, string $name ): bool {
		$extension = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		$head      = (string) file_get_contents( $path, false, null, 0, 1024 );
		$kind      = isset( self::HOLDS[ $extension ] ) ? 'zip' : self::format_group( $extension );
		$kinds     = match ( true ) {
			in_array( $kind, self::PICTURES, true )   => self::PICTURES,
			in_array( $extension, self::OPEN_XML, true ) => [ 'zip', 'xls' ],
			default                                   => [ $kind ],
		};
		$is_any = array_filter( $kinds, static fn ( string $kind_name ): bool => self::has_signature( $kind_name, $head ) );
		return strlen( $head ) < 1024 || ( isset( self::BEGINS[ $kind ] ) ? (bool) $is_any : '' === self::check_plain_text( $path, $extension ) );
	}

	/** The name with the extension of the image's actual type: phones and programs save WebP, HEIC and PNG as `.jpg`. Other files keep their name. */
	public static function corrected_name( string $path, string $name ): string {
		$extension = pathinfo( $name, PATHINFO_EXTENSION );
		$true      = self::detect_image_format( $path, $name )[0] ?? $extension;
		return $true === $extension ? $name : substr( $name, 0, -strlen( $extension ) ) . $true;
	}

	/** Display name of an image's actual type when its extension names another one; else ''. */
	public static function actual_format( string $path, string $name ): string {
		return self::detect_image_format( $path, $name )[1] ?? '';
	}

	/** @return array{string, string}|null Extension and display name of its format; null when the extension is right, or the file is no image. */
	private static function detect_image_format( string $path, string $name ): ?array {
		$kind = self::format_group( strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ) );
		$head = (string) file_get_contents( $path, false, null, 0, 1024 );
		if ( ! in_array( $kind, self::PICTURES, true ) || self::has_signature( $kind, $head ) || strlen( $head ) < self::SHORTEST_IMAGE ) {
			return null;
		}
		return self::IMAGES[ (string) wp_get_image_mime( $path ) ] ?? null;
	}

	private static function has_signature( string $kind, string $head ): bool {
		return isset( self::BEGINS[ $kind ] ) && 1 === preg_match( '~^(?:' . self::BEGINS[ $kind ] . ')~s', $head );
	}

	private static function format_group( string $extension ): string {
		foreach ( self::ALSO as $kind => $same_kinds ) {
			if ( in_array( $extension, $same_kinds, true ) ) {
				return $kind;
			}
		}
		return $extension;
	}

	/** The content of a document with a password cannot be checked any further. */
	private static function check_encrypted( string $path ): string {
		$names = OleDirectory::list_names( $path );
		return match ( true ) {
			self::has_macro_storage( $names ) => 'macros', // No program writes both: this is an old document under a new extension.
			in_array( 'EncryptedPackage', $names, true ) => '',
			default => 'content',
		};
	}

	/** @param list<string> $names Names of storages and streams of an OLE file. */
	private static function has_macro_storage( array $names ): bool {
		return (bool) array_filter( $names, static fn ( string $name ): bool => str_starts_with( strtoupper( $name ), self::MACRO_STORAGE ) );
	}

	private static function check_archive( string $path, string $head, string $extension ): string {
		$names = self::has_signature( 'zip', $head ) ? ZipDirectory::list_names( $path ) : 'content';
		if ( is_string( $names ) ) {
			return $names;
		}
		$is_document = '' !== self::HOLDS[ $extension ];
		return match ( true ) {
			$is_document && ! array_filter( $names, static fn ( string $name ): bool => str_starts_with( $name, self::HOLDS[ $extension ] ) ) => 'content',
			! ZipDirectory::has_safe_names( $names, $is_document ) => 'entries',
			$is_document && ! in_array( $extension, UploadConstraints::MACROS, true ) && self::has_macros( $names ) => 'macros',
			default => '',
		};
	}

	/** @param list<string> $names */
	private static function has_macros( array $names ): bool {
		return (bool) array_filter( $names, static fn ( string $name ): bool => self::MACRO_PART === strtolower( basename( str_replace( '\\', '/', $name ) ) ) );
	}

	private static function check_contents( string $path, string $kind, string $head ): string {
		if ( in_array( $kind, [ 'doc', 'xls' ], true ) ) {
			return self::has_macro_storage( OleDirectory::list_names( $path ) ) ? 'macros' : '';
		}
		if ( in_array( $kind, self::PICTURES, true ) && ( 0 !== preg_match( '~<(?:html|svg|!doctype|body)\b~i', $head ) || self::has_script( $path ) || ZipDirectory::is_zip( $path ) ) ) {
			return 'unsafe';
		}
		if ( ! in_array( $kind, self::MEASURED, true ) ) {
			return '';
		}
		$size = @getimagesize( $path ); // It warns about files that are no image; false is enough here.
		if ( ! $size || $size[0] < 1 || $size[1] < 1 ) {
			return 'damaged';
		}
		return $size[0] * $size[1] > UploadConstraints::MEGAPIXELS * 1_000_000 ? 'pixels' : '';
	}

	private static function has_script( string $path ): bool {
		$file       = fopen( $path, 'rb' );
		$rest       = '';
		$has_marker = false;
		while ( $file && ! $has_marker && ! feof( $file ) ) {
			$chunk      = $rest . (string) fread( $file, 65536 );
			$has_marker = 0 !== preg_match( '~<\?php|<script\b~i', $chunk );
			$rest       = substr( $chunk, -8 );
		}
		if ( $file ) {
			fclose( $file );
		}
		return $has_marker;
	}

	private static function check_plain_text( string $path, string $extension ): string {
		if ( in_array( $extension, self::TEXTS, true ) ) {
			$beginning = (string) file_get_contents( $path, false, null, 0, 65536 );
			$is_text   = ! str_contains( $beginning, "\0" ) || 1 === preg_match( '~^(?:\xff\xfe|\xfe\xff)~', $beginning );
			return match ( true ) {
				! $is_text                                 => 'content',
				0 !== preg_match( self::PAGE, $beginning )     => 'unsafe', // When PCRE gives up, the file is refused, too.
				default                                    => '',
			};
		}
		$detected_type = function_exists( 'mime_content_type' ) ? mime_content_type( $path ) : false;
		if ( ! is_string( $detected_type ) ) {
			return 'unknown';
		}
		return 0 === preg_match( self::NO_DOCUMENT, $detected_type ) ? '' : 'unsafe';
	}
	// phpcs:enable
}
