<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Source;

defined( 'ABSPATH' ) || exit;

/** What was given is no document of Elementor's, or more than is read. `reason` is one of not-json, not-elementor, empty, too-big, too-deep, too-many. */
final class DocumentRefusedException extends \Exception {

	public function __construct( public readonly string $reason ) {
		parent::__construct( $reason );
	}
}
