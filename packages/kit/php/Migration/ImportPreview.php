<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

defined( 'ABSPATH' ) || exit;

/** The result of the dry run for one item of an import. */
final class ImportPreview {

	public const NEW      = 'new';
	public const REPLACED = 'replaced';
	public const SAME     = 'same';
	public const LEFT_OUT = 'left-out';

	/**
	 * @param self::NEW|self::REPLACED|self::SAME|self::LEFT_OUT $change
	 * @param string                                             $why        A sentence: why the item is left out, or what the owner should know before importing.
	 * @param list<string>                                       $recipients Who gets email because of it: addresses, and mail-tags as written.
	 * @param mixed                                              $stored     What would be stored, if that is not the item itself; it is searched for what loads and runs.
	 */
	private function __construct( public readonly string $change, public readonly string $why = '', public readonly array $recipients = [], public readonly mixed $stored = null ) {}

	/**
	 * @param bool         $same       Whether the site has the same item already.
	 * @param string       $why        A sentence about the item.
	 * @param list<string> $recipients Who gets email because of it.
	 * @param mixed        $stored     What would be stored, if that is not the item itself.
	 */
	public static function of( bool $is_here, bool $same, string $why = '', array $recipients = [], mixed $stored = null ): self {
		return $is_here && $same ? new self( self::SAME ) : new self( $is_here ? self::REPLACED : self::NEW, $why, $recipients, $stored );
	}

	public static function skipped( string $why ): self {
		return new self( self::LEFT_OUT, $why );
	}
}
