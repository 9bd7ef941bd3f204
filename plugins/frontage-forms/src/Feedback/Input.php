<?php

declare( strict_types=1 );

namespace Frontage\Forms\Feedback;

use WP_REST_Request;

/** The one place that reads what a request carries. Everything behind it gets strings of valid UTF-8 and lists of them. */
final class Input {

	/**
	 * @param array<string, mixed>                                                            $fields Raw, without slashes.
	 * @param array<string, list<array{name:string,tmp_name:string,error:int,size:int}>>      $files
	 * @param string                                                                          $key    Idempotency-Key or ''.
	 */
	public function __construct(
		public readonly array $fields = [],
		public readonly array $files = [],
		public readonly string $key = '',
		public readonly string $address = '',
		public readonly string $user_agent = '',
		public readonly string $url = '',
	) {}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public static function from_rest( WP_REST_Request $request ): self {
		return new self( $request->get_body_params() );
	}

	public function unit_tag(): string {
		return '';
	}

	/**
	 * Any decoded JSON or posted array as names with a text or a list of texts each.
	 *
	 * @return array<string, string|list<string>>
	 */
	public static function shape( mixed $raw ): array {
		return [];
	}
}
