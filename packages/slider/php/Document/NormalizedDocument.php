<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

defined( 'ABSPATH' ) || exit;

/**
 * A document with all defaults filled in, and the rules that fired while reading it.
 *
 * @phpstan-type FiredRule array{rule: string, path: string, from: mixed, to?: mixed}
 */
final class NormalizedDocument {

	/**
	 * @param array<string, mixed> $model
	 * @param list<FiredRule>      $fired Rules in the order they fired: C1 … C10 of docs/reference/slider.md, and `unknown` (a key; kept in extras),
	 *                                    `type` (a value that cannot be read; kept in extras), `url` (a URL that is not allowed),
	 *                                    `range`, `word` (characters that a name must not contain), `ease`, `environment` (an option about the original page),
	 *                                    `duplicate` (a key or id that was taken), `target` (an action on a missing layer).
	 */
	public function __construct( public readonly array $model, public readonly array $fired ) {}
}
