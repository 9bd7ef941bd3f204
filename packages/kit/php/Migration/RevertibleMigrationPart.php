<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A part that reports what the database refused during undo. Parts that implement only the older interface report nothing. */
interface RevertibleMigrationPart extends MigrationPart {

	/**
	 * As undo(): restores all that can be restored and returns the first error.
	 *
	 * @param array<string, mixed>|null $kept Null for new items.
	 */
	public function put_back( string $key, int $id, ?array $kept ): ?WP_Error;
}
