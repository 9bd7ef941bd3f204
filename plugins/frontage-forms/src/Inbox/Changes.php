<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/** What the owner does with submissions: marks them, removes them. The caller has checked the rights. */
final class Changes {

	/** @param list<int> $ids */
	public function mark( array $ids, bool $read ): void {
		if ( $ids ) {
			Sql::run( 'UPDATE %i SET is_read = %d WHERE id IN (' . Sql::marks( $ids ) . ')', [ Table::name(), (int) $read, ...$ids ] );
		}
	}

	/**
	 * For good, with everything that was made from them.
	 *
	 * @param list<int> $ids
	 */
	public function delete( array $ids ): void {
		if ( ! $ids ) {
			return;
		}
		Words::forget( $ids ); // First: words left behind would be personal data that nobody finds any more.
		Sql::run( 'DELETE FROM %i WHERE id IN (' . Sql::marks( $ids ) . ')', [ Table::name(), ...$ids ] );

		/**
		 * Submissions were removed from the inbox for good.
		 *
		 * @since 0.1.0
		 *
		 * @param list<int> $ids Their ids.
		 */
		do_action( 'frontage_forms_submissions_deleted', $ids );
	}
}
