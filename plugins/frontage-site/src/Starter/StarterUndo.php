<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Kit\Database\OptionLock;
use Frontage\Site\Support\UsageCheck;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Undoes a starter site, last item first. Items that were changed since are kept and reported.
 *
 * @phpstan-import-type Whole from CreatedItems
 * @phpstan-import-type Made from CreatedItems
 */
final class StarterUndo {

	/** Undoes one item. Kept items stay in the record until `finish()`. */
	public static function next(): ?WP_Error {
		if ( ! OptionLock::acquire( ItemCreator::LOCK, ItemCreator::LASTS ) ) {
			return ItemCreator::busy();
		}
		try {
			$record = CreatedItems::read_anew();
			$made   = $record['made'];
			$key    = array_key_last( $made );
			if ( null !== $key ) {
				$record['undoing'] = true;
				CreatedItems::write( $record ); // From here on, no more items are created.
				if ( self::take_back( $made[ $key ] ) ) {
					$record['kept'][] = [
						'title' => $made[ $key ]['title'],
						'id'    => $made[ $key ]['id'],
					];
				}
				unset( $record['made'][ $key ] );
				CreatedItems::write( $record );
			}
			return null;
		} finally {
			OptionLock::release( ItemCreator::LOCK );
		}
	}

	/** Deletes the record when nothing is left. */
	public static function finish(): void {
		if ( ! CreatedItems::read()['made'] ) {
			CreatedItems::forget();
		}
	}

	/**
	 * @param Made $made
	 * @return bool Whether it is kept.
	 */
	private static function take_back( array $made ): bool {
		$stays = ! ReversibleSetting::put_back( $made['options'] );
		if ( $made['id'] && get_post( $made['id'] ) && 'trash' !== get_post_status( $made['id'] ) ) {
			$stays = CreatedItems::print( $made['id'] ) !== $made['print'];
			if ( $stays || ( '' !== $made['mark'] && OnboardingCard::is_block_used( [ $made['mark'] ], (string) get_post_type( $made['id'] ) ) ) ) { // A page that is kept continues to show its form.
				return true;
			}
			self::remove( $made['id'] );
		}
		foreach ( array_diff( $made['posts'], [ $made['id'] ] ) as $id ) {
			if ( get_post( $id ) && ( 'attachment' !== get_post_type( $id ) || ! UsageCheck::file( $id, false ) ) ) {
				self::remove( $id );
			}
		}
		foreach ( $made['terms'] as $id => $taxonomy ) {
			$term = get_term( $id, $taxonomy );
			if ( '' !== $taxonomy && $term instanceof \WP_Term && ! UsageCheck::term( $term, false ) ) {
				wp_delete_term( $id, $taxonomy );
			}
		}
		return $stays;
	}

	/** Moves posts to the trash; attachments and menus have none and are deleted. */
	public static function remove( int $id ): void {
		delete_post_meta( $id, CreatedItems::META ); // A post restored from the trash is the owner's.
		match ( get_post_type( $id ) ) {
			'attachment'    => wp_delete_attachment( $id, true ),
			'wp_navigation' => wp_delete_post( $id, true ),
			default         => wp_trash_post( $id ),
		};
	}
}
