<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/** Script text found where a value was looked for. It is shown in the report and stands nowhere else. */
final class ScriptValue {

	public function __construct( public readonly string $text ) {}
}
