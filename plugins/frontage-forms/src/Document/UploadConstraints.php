<?php

declare( strict_types=1 );

namespace Frontage\Forms\Document;

defined( 'ABSPATH' ) || exit;

/** What an upload field (`[mfile]`) accepts according to its tag; values in a request are never trusted. */
final class UploadConstraints {

	/** Default limit in bytes. */
	private const LIMIT = 10_485_760;
	private const MOST  = 10;
	public const TYPES  = [ 'jpg', 'jpeg', 'png', 'gif', 'pdf', 'doc', 'docx', 'ppt', 'pptx', 'odt', 'avi', 'ogg', 'm4a', 'mov', 'mp3', 'mp4', 'mpg', 'wav', 'wmv', 'xls' ];

	/** Maximum total size of one submission's files, regardless of its fields. */
	public const TOGETHER = 250 * MB_IN_BYTES;

	/** Incomplete files per visitor; waiting files per IP address, and bytes per hour. */
	public const OPEN       = 5;
	public const OF_ADDRESS = 50;
	public const OF_HOUR    = 500 * MB_IN_BYTES;

	/** More than any phone takes: 200 megapixels, and panoramas. The server does not decode images. */
	public const MEGAPIXELS = 250;

	/** Limits of an unpacked archive. */
	public const UNPACKED_FILES = 2000;
	public const UNPACKED_BYTES = 200 * MB_IN_BYTES;

	/** Extensions that declare macros; macros in any other document are refused. */
	public const MACROS = [ 'docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'pptm', 'ppsm', 'potm', 'ppam', 'sldm' ];

	/** Faults that only the server can detect, once it has the file. */
	public const OF_CONTENT = [ 'image', 'content', 'damaged', 'unsafe', 'macros', 'entries', 'unpacked', 'pixels', 'scan' ];

	/** Extensions that no field accepts, since a browser, server or operating system runs them or reads them as configuration. */
	private const BLOCKED = [
		'html', 'svg', 'phar', 'php', 'php3', 'php4', 'php5', 'php7', 'php8', 'pht', 'phtml', 'xhtml', 'shtml', 'mhtml', 'dhtml', 'exe', 'script', 'app', 'asp', 'bas', 'bat', 'cer', 'cgi', 'chm', 'cmd', 'com', 'cpl', 'crt', 'csh', 'csr', 'dll',
		'drv', 'fxp', 'flv', 'hlp', 'hta', 'htaccess', 'htm', 'htpasswd', 'inf', 'ins', 'isp', 'jar', 'js', 'jse', 'jsp', 'ksh', 'lnk', 'mdb', 'mde', 'mdt', 'mdw', 'msc', 'msi', 'msp', 'mst', 'ops', 'pcd', 'pif', 'pl', 'prg', 'ps1', 'ps2', 'py', 'rb',
		'reg', 'scr', 'sct', 'sh', 'shb', 'shs', 'sys', 'swf', 'tmp', 'torrent', 'url', 'vb', 'vbe', 'vbs', 'vbscript', 'wsc', 'wsf', 'wsh',
		'phps', 'php2', 'php6', 'php9', 'aspx', 'jspx', 'cfm', 'svgz', 'mht', 'xht', 'ini', 'config', 'mjs', 'wasm',
	];

	/** Markup and documents with macros are not part of "all types"; the field must name them. */
	private const NAMED_ONLY = [ 'xml', 'css', 'class', ...self::MACROS ];

	/**
	 * @param list<string>|null $extensions Null for all of WordPress's list.
	 * @param list<string>      $refused_extensions
	 * @param int               $max_total_bytes Total size that the form's upload fields accept, in bytes.
	 */
	private function __construct(
		public readonly int $limit,
		public readonly int $min_files,
		public readonly int $max_files,
		public readonly bool $is_required,
		public readonly ?array $extensions,
		private readonly array $refused_extensions,
		private readonly int $max_total_bytes,
	) {}

	public static function from_tag( FormTag $tag, int $max_total_bytes = self::TOGETHER ): self {
		$extensions = self::split_words( (string) $tag->option( 'filetypes' ) );
		return new self(
			limit: self::parse_number( $tag, 'limit' ) ?? self::LIMIT,
			min_files: self::parse_number( $tag, 'min-file' ) ?? 0,
			max_files: self::parse_number( $tag, 'max-file' ) ?? self::MOST,
			is_required: $tag->is_required(),
			extensions: in_array( '*', $extensions, true ) ? null : ( $extensions ?: self::default_extensions() ),
			refused_extensions: self::split_words( (string) $tag->option( 'blacklist-types' ) ),
			max_total_bytes: $max_total_bytes,
		);
	}

	/** Constraints of the form's field with that name; null when there is none, or it has another type. */
	public static function from_field( FormDocument $form, string $name ): ?self {
		foreach ( $form->find_tags( 'mfile' ) as $tag ) {
			if ( '' !== $name && $tag->name === $name ) {
				return self::from_tag( $tag, self::max_form_bytes( $form ) );
			}
		}
		return null;
	}

	/** Maximum total bytes of a submission's upload fields. */
	public static function max_form_bytes( FormDocument $form ): int {
		$bytes = 0;
		foreach ( $form->find_tags( 'mfile' ) as $tag ) {
			$terms  = self::from_tag( $tag );
			$bytes += min( self::TOGETHER, $terms->max_files * $terms->limit );
		}
		return min( self::TOGETHER, $bytes );
	}

	/** @param string $extension Lower case, without the dot. */
	public function is_accepted_extension( string $extension ): bool {
		if ( '' === $extension || in_array( $extension, self::BLOCKED, true ) || in_array( $extension, $this->refused_extensions, true ) ) {
			return false;
		}
		if ( null !== $this->extensions ) {
			return in_array( $extension, $this->extensions, true );
		}
		return ! in_array( $extension, self::NAMED_ONLY, true ) && in_array( $extension, explode( '|', implode( '|', array_keys( get_allowed_mime_types( 0 ) ) ) ), true );
	}

	/**
	 * Message for a fault.
	 *
	 * @param string $fault `large_file`, `inavalid_type` (as the original's page spells it), `max_file_limit`, `min_file`, `empty`, `together`, `visitor`, `open`, `address`, `room`, `again`, `away`, or as `general_fault_message()`.
	 */
	public function fault_message( string $fault ): string {
		return str_replace( '%count%', (string) ( 'min_file' === $fault ? $this->min_files : $this->max_files ), self::general_fault_message( $fault, $this->max_total_bytes ) );
	}

	/**
	 * Message for a fault that does not depend on the field.
	 *
	 * @param string $fault           `empty`, `image:WebP` (an image of that format under another ending), `content`, `damaged`, `unsafe`, `macros`, `entries`, `unpacked`, `pixels` or `scan`.
	 * @param int    $max_total_bytes As in `fault_messages()`.
	 */
	public static function general_fault_message( string $fault, int $max_total_bytes = self::TOGETHER ): string {
		[ $fault, $format ] = [ ...explode( ':', $fault, 2 ), '' ];
		return str_replace( '%format%', $format, self::fault_messages( [], $max_total_bytes )[ $fault ] ?? '' );
	}

	/**
	 * The original's messages, unless the owner changed them; `%count%` is a placeholder in them.
	 *
	 * @param array<string, string> $further_texts   Additional messages that the owner may change.
	 * @param int                   $max_total_bytes Maximum total size of the form's files, in bytes.
	 * @return array<string, string>
	 */
	public static function fault_messages( array $further_texts = [], int $max_total_bytes = self::TOGETHER ): array {
		$texts = $further_texts + [
			'large_file'     => __( 'Uploaded file is too large', 'frontage-forms' ),
			'inavalid_type'  => __( 'Uploaded file is not allowed for file type', 'frontage-forms' ),
			/* translators: %count%: a number; leave it as it is. */
			'max_file_limit' => __( 'Note : Some of the files are not uploaded ( Only %count% files allowed )', 'frontage-forms' ),
			/* translators: %count%: a number; leave it as it is. */
			'min_file'       => __( 'The minimum file upload is %count%', 'frontage-forms' ),
			'empty'          => __( 'This file is empty. Choose another one.', 'frontage-forms' ),
			/* translators: %s: an amount such as "250 MB". */
			'together'       => sprintf( __( 'These files exceed %s in total. Remove some.', 'frontage-forms' ), (string) size_format( self::TOGETHER ) ),
			/* translators: %s: an amount such as "250 MB". */
			'visitor'        => sprintf( __( 'These files exceed this form’s limit of %s. Remove some.', 'frontage-forms' ), (string) size_format( $max_total_bytes ) ),
			/* translators: %d: a number of files. */
			'open'           => sprintf( __( '%d files are already uploading. Wait until one is finished, or remove one.', 'frontage-forms' ), self::OPEN ),
			/* translators: 1: a number of files, 2: an amount such as "500 MB". */
			'address'        => sprintf( __( 'Your network has uploaded more than %1$d unsent files, or more than %2$s in an hour. Send the form, or try again in an hour.', 'frontage-forms' ), self::OF_ADDRESS, (string) size_format( self::OF_HOUR ) ),
			'room'           => __( 'The upload storage is full. Please try again later, or send the form without files.', 'frontage-forms' ),
			'again'          => __( 'A file is no longer available. Please attach it again.', 'frontage-forms' ),
			'away'           => __( 'The site cannot store files right now. Please try again in a minute.', 'frontage-forms' ),
			/* translators: %format%: a format such as WebP; leave it as it is. */
			'image'          => __( 'This file is a %format% image with the wrong file extension, and this field does not accept that format. Save the image in another format and add it again.', 'frontage-forms' ),
			'content'        => __( 'The content of this file does not match its file extension. Save the file again in the right format, or choose another one.', 'frontage-forms' ),
			'damaged'        => __( 'This file is damaged or incomplete. Save it again, or choose another one.', 'frontage-forms' ),
			'unsafe'         => __( 'This file contains a script, a program, a web page, or a hidden archive. Choose another file.', 'frontage-forms' ),
			'macros'         => __( 'This document contains macros. Save it without macros and add it again.', 'frontage-forms' ),
			'entries'        => __( 'This file contains files with unsafe names. Pack or save it again, or choose another one.', 'frontage-forms' ),
			/* translators: 1: an amount such as "200 MB", 2: a number of files. */
			'unpacked'       => sprintf( __( 'This file unpacks to more than %1$s, to more than %2$s files, or far beyond its own size. Choose a smaller one.', 'frontage-forms' ), (string) size_format( self::UNPACKED_BYTES ), number_format_i18n( self::UNPACKED_FILES ) ),
			/* translators: %s: a number. */
			'pixels'         => sprintf( __( 'This image has more than %s megapixels. Resize it and add it again.', 'frontage-forms' ), number_format_i18n( self::MEGAPIXELS ) ),
			'scan'           => __( 'The virus scanner of this site rejected the file. Choose another one.', 'frontage-forms' ),
		];
		/**
		 * Filters the messages of upload fields, including those for refused files.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $texts By fault: `large_file`, `inavalid_type`, `max_file_limit`, `min_file`, `empty`, `together`, `visitor`, `open`, `address`, `room`, `again`, `away`, `image`, `content`, `damaged`, `unsafe`, `macros`, `entries`, `unpacked`, `pixels`, `scan`. `%count%` stands for a number of files, `%format%` for a format. On the page also `drop`, `or`, `browse`, `camera`, `each`, `not_kind`, `not_added`, `counter`, `server_max_error`, `failed`, `choose`, `retry`, `cancel`, `remove`, `done`, `removed`, `waiting`, `unsent`.
		 */
		$filtered = apply_filters( 'frontage_forms_upload_texts', $texts );
		$filtered = array_filter( is_array( $filtered ) ? $filtered : [], static fn ( mixed $text ): bool => is_string( $text ) && '' !== $text );
		return array_intersect_key( $filtered, $texts ) + $texts;
	}

	/** @return array{most: int, limit: int, types: list<string>} Defaults of a field without options. */
	public static function default_terms(): array {
		return [
			'most'  => self::MOST,
			'limit' => self::LIMIT,
			'types' => self::default_extensions(),
		];
	}

	/** @return list<string> Default extensions. */
	private static function default_extensions(): array {
		/**
		 * Filters the default extensions of upload fields. Files that a server or computer runs are never accepted.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $endings
		 */
		$filtered = apply_filters( 'frontage_forms_upload_endings', self::TYPES );
		return is_array( $filtered ) && $filtered ? self::split_words( implode( '|', array_filter( $filtered, 'is_string' ) ) ) : self::TYPES;
	}

	private static function parse_number( FormTag $tag, string $name ): ?int {
		$value = $tag->option( $name, '[1-9]\d{0,12}' );
		return null === $value ? null : (int) $value;
	}

	/** @return list<string> */
	private static function split_words( string $list ): array {
		$words = array_map( static fn ( string $word ): string => strtolower( ltrim( trim( $word ), '.' ) ), explode( '|', $list ) );
		return array_values( array_unique( array_filter( $words, static fn ( string $word ): bool => '' !== $word ) ) );
	}
}
