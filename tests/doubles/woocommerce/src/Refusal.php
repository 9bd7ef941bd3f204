<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** What a cart does not let be done, in the words of the Store API. */
final class Refusal extends \Exception {

	public function __construct( public readonly string $error, string $message, public readonly int $status = 400 ) {
		parent::__construct( $message );
	}
}
