<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Read;

defined( 'ABSPATH' ) || exit;

/** Script text found where a value was looked for. It is shown in the report and stands nowhere else. */
final class Script {

	public function __construct( public readonly string $text ) {}
}
