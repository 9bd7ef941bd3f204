<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

defined( 'ABSPATH' ) || exit;

/**
 * A document with every default in its place, and what had to be done to it.
 *
 * @phpstan-type Fired array{rule: string, path: string, from: mixed, to?: mixed}
 */
final class NormalizedDocument {

	/**
	 * @param array<string, mixed> $model
	 * @param list<Fired>          $fired Rules in the order they fired: C1 … C10 of docs/reference/slider.md, and `unknown` (a key; kept in extras),
	 *                                    `type` (a value that cannot be read; kept in extras), `url` (an address that may not be used),
	 *                                    `range`, `word` (signs that a name may not have), `ease`, `environment` (an option of the old page),
	 *                                    `duplicate` (a key or id that was taken), `target` (an action on a layer that is not there).
	 */
	public function __construct( public readonly array $model, public readonly array $fired ) {}
}
