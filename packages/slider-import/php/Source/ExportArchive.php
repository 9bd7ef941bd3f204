<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

use Frontage\Kit\Import\ZipReader;
use Frontage\Kit\Import\ZipRejectedException;

defined( 'ABSPATH' ) || exit;

/** The zip of an export (docs/reference/slider.md E). */
final class ExportArchive {

	public const BYTES = ZipReader::BYTES;

	private const EXPORTS = [ 'slider.json', 'slider_export.txt', 'slider_data.json' ];

	/** Files of an export of version 7 that repeat what the slider holds, or serve its editor. */
	private const SILENT = [ 'navigation.json', 'animations.json', 'static-captions.css' ];

	/** Data beside a page: files, and bytes of one. */
	private const ANSWERS = 60;

	/** Custom styles of arrows and bullets of the site. */
	private const STYLES = 'navigation.txt';

	private const STYLE_BYTES = 1_048_576;

	/** The slider in an .ss3 export of Smart Slider 3. */
	private const BACKUP = 'data';

	private const MEDIA = '/\.(?:jpe?g|png|gif|webp|avif|mp4|webm|ogv|m4v|mp3|ogg)$/i';

	private function __construct( private readonly ZipReader $zip ) {}

	/** @throws ImportRefusedException */
	public static function open( string $file ): self {
		return self::with_refusal( static fn (): self => new self( ZipReader::open( $file ) ) );
	}

	/** The export as JSON text, or the page of an HTML export. */
	public function export(): string {
		foreach ( self::EXPORTS as $file_name ) {
			$name = $this->find( $file_name );
			if ( null !== $name ) {
				return $this->read( $name, JsonParser::BYTES );
			}
		}
		$page = $this->page();
		if ( null !== $page ) {
			return $this->read( $page, JsonParser::BYTES );
		}
		throw new ImportRefusedException( 'no-export', 'There is no slider.json, slider_export.txt, slider_data.json or index.html in this zip file.' );
	}

	/** Name of the page of an HTML export: index.html, or the only page. */
	private function page(): ?string {
		$pages = array_values( array_filter( $this->zip->names(), static fn( string $name ): bool => 1 === preg_match( '~^(?:[^/]+/)?[^/]+\.html?$~i', $name ) ) );
		return $this->find( 'index.html' ) ?? ( 1 === count( $pages ) ? $pages[0] : null );
	}

	/** Content of a file beside the page, by its address on the page; null if there is none. */
	public function page_file( string $address ): ?string {
		$folder = (string) preg_replace( '~[^/]*$~', '', (string) $this->page() );
		return in_array( $folder . $address, $this->zip->names(), true ) ? $this->read( $folder . $address, JsonParser::BYTES ) : null;
	}

	/** @return list<array<mixed>> Data of all JSON files beside a page. */
	public function answers(): array {
		$names = array_filter( $this->zip->names(), static fn( string $name ): bool => str_ends_with( strtolower( $name ), '.json' ) );
		$read  = [];
		foreach ( array_slice( array_values( $names ), 0, self::ANSWERS ) as $name ) {
			try {
				$read[] = JsonParser::read( $this->read( $name, JsonParser::BYTES ) );
			} catch ( ImportRefusedException ) {
				continue; // Of something else.
			}
		}
		return $read;
	}

	/** The serialized slider of an .ss3 export; null if this is no such export. */
	public function backup(): ?string {
		foreach ( self::EXPORTS as $file_name ) {
			if ( null !== $this->find( $file_name ) ) {
				return null;
			}
		}
		$text = in_array( self::BACKUP, $this->zip->names(), true ) ? $this->read( self::BACKUP, JsonParser::BYTES ) : '';
		return str_starts_with( $text, 'O:' ) ? $text : null;
	}

	/** Content of the file with the styles; '' if there is none that can be read. */
	public function styles(): string {
		$name = $this->find( self::STYLES );
		return null === $name || $this->zip->size( $name ) > self::STYLE_BYTES ? '' : $this->read( $name, self::STYLE_BYTES );
	}

	/** Name of an entry, in the archive's root or in its single folder. */
	private function find( string $file_name ): ?string {
		foreach ( $this->zip->names() as $name ) {
			if ( $file_name === $name || ( str_ends_with( $name, "/$file_name" ) && 1 === substr_count( $name, '/' ) ) ) {
				return $name;
			}
		}
		return null;
	}

	/** @return list<string> Names of entries that are images, video or audio. */
	public function media(): array {
		return array_values( array_filter( $this->zip->names(), static fn( string $name ): bool => 1 === preg_match( self::MEDIA, $name ) ) );
	}

	/** @return list<string> Names of entries that are not read. */
	public function other_files(): array {
		$read = [ ...self::EXPORTS, ...self::SILENT, self::STYLES, ...( null === $this->backup() ? [] : [ self::BACKUP ] ) ];
		return array_values( array_filter( $this->zip->names(), static fn( string $name ): bool => ! in_array( basename( $name ), $read, true ) && 1 !== preg_match( self::MEDIA, $name ) && ! str_ends_with( $name, '/' ) ) );
	}

	/** @throws ImportRefusedException If the entry is larger than declared or than the limit. */
	public function read( string $name, int $limit ): string {
		return self::with_refusal( fn (): string => $this->zip->read( $name, $limit ) );
	}

	/**
	 * @template T
	 * @param \Closure(): T $open
	 * @return T
	 * @throws ImportRefusedException
	 */
	private static function with_refusal( \Closure $open ): mixed {
		try {
			return $open();
		} catch ( ZipRejectedException $refused ) {
			throw new ImportRefusedException( $refused->reason, $refused->getMessage() ); // phpcs:ignore WordPress.Security.EscapeOutput -- No output: who shows the message escapes it.
		}
	}
}
