<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/** A single mail-tag: `[name]`, `[ name ]`, `[_raw_name]`, `[_format_name "D, d M y"]`; `[[name]]` prints `[name]`. */
final class MailTag {

	/** Groups: preceding bracket, name, quoted strings, following bracket. */
	public const PATTERN = '/(\[?)\[[\t ]*([A-Za-z_][-0-9A-Za-z:._]*)((?:[\t ]+(?:"[^"]*"|\'[^\']*\'))*)[\t ]*\](\]?)/';

	private function __construct(
		/** As written, except that the old spelling `wpcf7.remote_ip` becomes `_remote_ip`. */
		public readonly string $name,
		/** The quoted string after the name. */
		public readonly string $format,
		/** The complete tag as written, e.g. `[_format_day "D, d M y"]`. */
		public readonly string $text = '',
		/** All quoted strings, including their quotes. */
		public readonly string $words = '',
	) {}

	/** @param callable(self): ?string $value Returns the replacement of a tag; null keeps it as written. */
	public static function replace_all( string $text, callable $value ): string {
		if ( ! str_contains( $text, '[' ) ) {
			return $text;
		}
		return (string) preg_replace_callback(
			self::PATTERN,
			static function ( array $match ) use ( $value ): string {
				[ $source, $before, $name, $words, $after ] = $match;
				if ( '[' === $before && ']' === $after ) {
					return substr( $source, 1, -1 );
				}
				$format      = preg_match( '/["\'](.*?)["\']/', $words, $quoted ) ? $quoted[1] : '';
				$replacement = $value( new self( (string) preg_replace( FormFormat::OLD_MAIL_TAG, '_', $name ), $format, $source, $words ) );
				return null === $replacement ? $source : $before . $replacement . $after;
			},
			$text
		);
	}

	/** The field name in `_raw_name` (`raw`) or `_format_name` (`format`); null for other names. */
	public function find_field( string $prefix ): ?string {
		$prefix = "_{$prefix}_";
		return str_starts_with( $this->name, $prefix ) && strlen( $this->name ) > strlen( $prefix ) ? substr( $this->name, strlen( $prefix ) ) : null;
	}
}
