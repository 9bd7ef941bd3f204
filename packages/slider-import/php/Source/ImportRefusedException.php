<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/** A file that is not imported at all: nothing of it is kept. The message says what to do; the reason is for programs. */
final class ImportRefusedException extends \RuntimeException {

	public function __construct( public readonly string $reason, string $message ) {
		parent::__construct( $message );
	}
}
