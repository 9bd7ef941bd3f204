<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/** A file is rejected as a whole, and nothing of it is imported. The message says what to do; the reason is a code for programs. */
final class ImportRefusedException extends \RuntimeException {

	public function __construct( public readonly string $reason, string $message ) {
		parent::__construct( $message );
	}
}
