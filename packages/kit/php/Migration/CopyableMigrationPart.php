<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

defined( 'ABSPATH' ) || exit;

/**
 * A part whose items can be imported beside existing ones.
 *
 * @phpstan-import-type Item from MigrationPart
 */
interface CopyableMigrationPart extends MigrationPart {

	/**
	 * The item as it is imported beside the existing one.
	 *
	 * @param Item $item
	 * @return Item|null With a new key if the key identifies the stored item; null if this site can have only one.
	 */
	public function copy( array $item ): ?array;
}
