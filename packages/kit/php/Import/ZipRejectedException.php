<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

defined( 'ABSPATH' ) || exit;

/** Why a zip is not read: a word for programs, and a sentence in English for who looks after a site. */
final class ZipRejectedException extends \RuntimeException {

	public function __construct( public readonly string $reason, string $message ) {
		parent::__construct( $message );
	}
}
