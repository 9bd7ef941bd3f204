<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The methods of a `RevertibleMigrationPart` that are the same for all parts whose items are posts. */
trait PostRestoration {

	private readonly PostTransfer $posts;

	public function reserve( array $item ): int|WP_Error {
		return PostTransfer::reserve();
	}

	public function keep( array $item, int $id ): array {
		return $this->posts->keep( $id );
	}

	public function undo( string $key, int $id, ?array $kept ): void {
		$this->put_back( $key, $id, $kept );
	}

	public function put_back( string $key, int $id, ?array $kept ): ?WP_Error {
		return $this->posts->undo( $id, $kept );
	}
}
