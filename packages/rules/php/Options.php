<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/** Site-specific options of the rules: file types, URL schemes, and custom checks of single values. */
final class Options {

	/** `wp_allowed_protocols()` of WordPress 7.1. */
	public const SCHEMES = [ 'http', 'https', 'ftp', 'ftps', 'mailto', 'news', 'irc', 'irc6', 'ircs', 'gopher', 'nntp', 'feed', 'telnet', 'mms', 'rtsp', 'sms', 'svn', 'tel', 'fax', 'xmpp', 'webcal', 'urn' ];

	/**
	 * @param array<string, string>                        $mime_types `wp_get_mime_types()`: "jpg|jpeg" => "image/jpeg". Without it a MIME type in a `file` rule allows nothing.
	 * @param array<string>                                $schemes    `wp_allowed_protocols()`.
	 * @param array<string, callable( bool, string ): bool> $checks    By format name (email, url, tel, number, date, time): gets our result and the value, returns the site's result.
	 * @param string                                       $decimal   The decimal separator of the form's locale: `,` or `.`.
	 */
	public function __construct(
		public readonly array $mime_types = [],
		public readonly array $schemes = self::SCHEMES,
		public readonly array $checks = [],
		public readonly string $decimal = '.',
	) {}
}
