<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Kit\Database\OptionLock;
use Frontage\Site\Support\UsageCheck;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Takes a starter site back, the last item first. What somebody changed since is kept, and said.
 *
 * @phpstan-import-type Whole from CreatedItems
 * @phpstan-import-type Made from CreatedItems
 */
final class StarterUndo {

	/** One item. What was kept stands in the record until `finish()`. */
	public static function next(): ?WP_Error {
		if ( ! OptionLock::take( ItemCreator::LOCK, ItemCreator::LASTS ) ) {
			return ItemCreator::busy();
		}
		try {
			$record = CreatedItems::read_anew();
			$made   = $record['made'];
			$key    = array_key_last( $made );
			if ( null !== $key ) {
				$record['undoing'] = true;
				CreatedItems::write( $record ); // Whatever comes, nothing is made any more.
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

	/** Once nothing is left, nothing is remembered. */
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
			if ( $stays || ( '' !== $made['mark'] && OnboardingCard::is_placed( [ $made['mark'] ], (string) get_post_type( $made['id'] ) ) ) ) { // A page that is kept goes on to show its form.
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

	/** Into the trash, where people look for what is gone; pictures and menus have none. */
	public static function remove( int $id ): void {
		delete_post_meta( $id, CreatedItems::META ); // Whoever takes it out of the trash again has it for good.
		match ( get_post_type( $id ) ) {
			'attachment'    => wp_delete_attachment( $id, true ),
			'wp_navigation' => wp_delete_post( $id, true ),
			default         => wp_trash_post( $id ),
		};
	}
}
