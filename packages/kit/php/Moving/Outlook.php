<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Moving;

defined( 'ABSPATH' ) || exit;

/** What would become of one item of a kit. */
final class Outlook {

	public const NEW      = 'new';
	public const REPLACED = 'replaced';
	public const SAME     = 'same';
	public const LEFT_OUT = 'left-out';

	/**
	 * @param self::NEW|self::REPLACED|self::SAME|self::LEFT_OUT $change
	 * @param string                                             $why    A sentence: why it is left out, or what its owner should know before it comes.
	 */
	private function __construct( public readonly string $change, public readonly string $why = '' ) {}

	/**
	 * @param bool   $same Whether it stands here as it is already.
	 * @param string $why  A sentence on what would come.
	 */
	public static function of( bool $is_here, bool $same, string $why = '' ): self {
		return $is_here && $same ? new self( self::SAME ) : new self( $is_here ? self::REPLACED : self::NEW, $why );
	}

	public static function left_out( string $why ): self {
		return new self( self::LEFT_OUT, $why );
	}
}
