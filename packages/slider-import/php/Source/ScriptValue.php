<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/** Script text found in place of a value. It is only shown in the report. */
final class ScriptValue {

	public function __construct( public readonly string $text ) {}
}
