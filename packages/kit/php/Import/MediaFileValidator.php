<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

defined( 'ABSPATH' ) || exit;

/** Validates a file for import into the media library: raster images, video and audio whose content matches their extension. */
final class MediaFileValidator {

	/** The type is not allowed, or does not match the extension. */
	public const TYPE = 'type';

	/** The file is damaged, far too large, or contains text that does not belong in an image. */
	public const PICTURE = 'picture';

	/** As WordPress writes them: extensions => type. SVG can run scripts and is not included. */
	public const TYPES = [
		'jpg|jpeg' => 'image/jpeg',
		'png'      => 'image/png',
		'gif'      => 'image/gif',
		'webp'     => 'image/webp',
		'avif'     => 'image/avif',
		'mp4|m4v'  => 'video/mp4',
		'webm'     => 'video/webm',
		'ogv'      => 'video/ogg',
		'mp3'      => 'audio/mpeg',
		'ogg'      => 'audio/ogg',
	];

	/** Signatures of video and audio: expressions on their first bytes. WordPress checks content only where PHP has fileinfo. */
	private const BEGINS = [
		'video/mp4'  => '....ftyp',
		'video/webm' => '\x1a\x45\xdf\xa3',
		'video/ogg'  => 'OggS',
		'audio/ogg'  => 'OggS',
		'audio/mpeg' => 'ID3|\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]',
	];

	private const PIXELS = 40_000_000;

	/**
	 * @param string $file      Path, for WordPress's own check.
	 * @param string $content   The file's content.
	 * @param string $extension The extension of its name.
	 * @return self::TYPE|self::PICTURE|null Null when it is accepted.
	 */
	public static function problem( string $file, string $content, string $extension ): ?string {
		$file_type = wp_check_filetype_and_ext( $file, "file.$extension", self::TYPES );
		if ( false === $file_type['type'] || false === $file_type['ext'] || false !== $file_type['proper_filename']
			|| ( isset( self::BEGINS[ $file_type['type'] ] ) && ! preg_match( '~^(?:' . self::BEGINS[ $file_type['type'] ] . ')~s', $content ) ) ) {
			return self::TYPE;
		}
		if ( ! str_starts_with( $file_type['type'], 'image/' ) ) {
			return null;
		}
		$size = wp_getimagesize( $file );
		return ! $size || $size[0] * $size[1] > self::PIXELS || preg_match( '/<\?php|<script|<svg|<!doctype|<html/i', $content ) ? self::PICTURE : null;
	}
}
