<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Whoever has reviews. To add one of your own: docs/guides/add-a-reviews-provider.md. */
interface ReviewProvider {

	/** As an owner reads it: "Trustpilot". */
	public function name(): string;

	/** Whether the owner has said all that it needs; else editors are told where to do so. */
	public function is_ready(): bool;

	/** Whether it answers out of this site alone: then a page need not wait for a scheduled task. */
	public function is_local(): bool;

	/**
	 * Asks for them, with the newest first. Called outside of pages, unless it is local; what it gives is judged by Result.
	 *
	 * @return array<string, mixed>|WP_Error `summary` (score, count, label, url) and `reviews` (id, author, stars, title, text, date, language, verified, url, reply).
	 */
	public function fetch( ReviewQuery $query ): array|WP_Error;
}
