<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Source;

defined( 'ABSPATH' ) || exit;

/** The input is no Elementor document, or exceeds a limit. `reason`: not-json, not-elementor, empty, too-big, too-deep, or too-many. */
final class DocumentRefusedException extends \Exception {

	public function __construct( public readonly string $reason ) {
		parent::__construct( $reason );
	}
}
