<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/**
 * What a starter look contains. Its colors and fonts are the theme's style variation of the same name, its texts patterns of
 * the theme. A page with `draft` shows nothing but samples first. An image is a WebP file of `assets/starter`, without `.webp`.
 *
 * @phpstan-type Page array{ title: string, patterns: list<string>, draft?: bool }
 * @phpstan-type Project array{ image: string, title: string, subtitle: string, category: string }
 * @phpstan-type Post array{ image: string, title: string, excerpt: string, pattern: string }
 */
interface Look {

	/** Placeholder for the home page's slider, if there is one. */
	public const SLIDER = '@slider';

	public function title(): string;

	/** One sentence: for whom it is. */
	public function description(): string;

	/** @return array<string, Page> By name, in menu order, which is also the order of creation. */
	public function pages(): array;

	/** @return list<Project> */
	public function projects(): array;

	/** @return list<Post> The newest first. */
	public function posts(): array;
}
