<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A source of reviews. To add your own: docs/guides/add-a-reviews-provider.md. */
interface ReviewProvider {

	/** Its label: "Trustpilot". */
	public function name(): string;

	/** Whether all its settings are filled in; otherwise the editor links to them. */
	public function is_ready(): bool;

	/** Whether it needs only this site: then a page need not wait for a scheduled task. */
	public function is_local(): bool;

	/**
	 * Fetches reviews, newest first. Not called during page rendering, unless it is local; ReviewResult validates what it
	 * returns.
	 *
	 * @return array<string, mixed>|WP_Error `summary` (score, count, label, url) and `reviews` (id, author, stars, title, text, date, language, verified, url, reply).
	 */
	public function fetch( ReviewQuery $query ): array|WP_Error;
}
