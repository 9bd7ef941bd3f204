<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

defined( 'ABSPATH' ) || exit;

/** Why a zip was rejected: a code for programs, and an English message for administrators. */
final class ZipRejectedException extends \RuntimeException {

	public function __construct( public readonly string $reason, string $message ) {
		parent::__construct( $message );
	}
}
