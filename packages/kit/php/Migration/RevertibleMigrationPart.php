<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A part of a kit that says what the database refused when it was put back; of others, made before there was this, nothing is known. */
interface RevertibleMigrationPart extends MigrationPart {

	/**
	 * As undo(): all that can be put back, and the first thing that cannot.
	 *
	 * @param array<string, mixed>|null $kept Null for what is new.
	 */
	public function put_back( string $key, int $id, ?array $kept ): ?WP_Error;
}
