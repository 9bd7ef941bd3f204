<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Kit\Database\OptionLock;
use Frontage\Site\Support\UsageCheck;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Undoes a starter site, last item first. Items that were changed since are kept and reported, unless the owner selected them.
 *
 * @phpstan-import-type Whole from CreatedItems
 * @phpstan-import-type Made from CreatedItems
 * @phpstan-import-type Kept from CreatedItems
 */
final class StarterUndo {

	/** Transient with what the last undo kept. */
	private const KEPT = 'frontage_site_starter_kept';

	/**
	 * Undoes one item. Kept items stay in the record until `finish()`.
	 *
	 * @param list<string> $remove Keys of items to remove although they were changed. They count with the first item only.
	 */
	public static function next( array $remove = [] ): ?WP_Error {
		if ( ! OptionLock::acquire( ItemCreator::LOCK, ItemCreator::LASTS ) ) {
			return ItemCreator::busy();
		}
		try {
			$record = CreatedItems::read_anew();
			$made   = $record['made'];
			$key    = array_key_last( $made );
			if ( null !== $key ) {
				if ( ! $record['undoing'] ) {
					$record['undoing'] = true;
					$record['remove']  = array_values( array_intersect( array_keys( $made ), $remove ) );
				}
				CreatedItems::write( $record ); // From here on, no more items are created.
				if ( self::take_back( $made[ $key ], in_array( $key, $record['remove'], true ) ) ) {
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

	/**
	 * Undoes everything in this request.
	 *
	 * @param list<string> $remove As for `next()`.
	 */
	public static function all( array $remove = [] ): ?WP_Error {
		do {
			$failed = self::next( $remove );
			if ( $failed ) {
				return $failed;
			}
		} while ( CreatedItems::read()['made'] );
		self::finish();
		return null;
	}

	/** Deletes the record when nothing is left. The screen tells once what was kept. */
	public static function finish(): void {
		$record = CreatedItems::read();
		if ( ! $record['made'] ) {
			set_transient( self::KEPT, $record['kept'], HOUR_IN_SECONDS );
			CreatedItems::forget();
		}
	}

	/** @return list<Kept> What the last undo kept, once. */
	public static function last_kept(): array {
		$kept = get_transient( self::KEPT );
		delete_transient( self::KEPT );
		/** @var list<Kept> $kept Written by this class only. */
		$kept = is_array( $kept ) ? $kept : [];
		return $kept;
	}

	/**
	 * What undo would do, for the question before.
	 *
	 * @return array{ remove: list<string>, restore: list<string>, edited: array<string, Kept>, shown: list<Kept>, own: list<Kept> } Titles and posts: `edited` by key; `shown` stays because a page that stays shows it; `own` was there before.
	 */
	public static function preview(): array {
		$preview = [
			'remove'  => [],
			'restore' => [],
			'edited'  => [],
			'shown'   => [],
			'own'     => [],
		];
		$removed = [];
		foreach ( array_reverse( CreatedItems::read()['made'], true ) as $key => $made ) {
			$item = [
				'title' => $made['title'],
				'id'    => $made['id'],
			];
			if ( ! empty( $made['used'] ) ) {
				$preview['own'][] = $item;
			} elseif ( ! $made['id'] ) {
				if ( ReversibleSetting::is_unchanged( $made['options'] ) ) {
					$preview['restore'][] = $made['title'];
				} else {
					$preview['shown'][] = $item;
				}
			} elseif ( in_array( get_post_status( $made['id'] ), [ false, 'trash' ], true ) ) {
				continue;
			} elseif ( CreatedItems::print( $made['id'] ) !== $made['print'] ) {
				$preview['edited'][ $key ] = $item;
			} elseif ( '' !== $made['mark'] && array_diff( self::showing( $made['mark'], (string) get_post_type( $made['id'] ) ), $removed ) ) {
				$preview['shown'][] = $item;
			} else {
				$preview['remove'][] = self::with_type( $made );
				$removed[]           = $made['id'];
			}
		}
		return $preview;
	}

	/**
	 * A page and a form may have the same title.
	 *
	 * @param Made $made
	 */
	private static function with_type( array $made ): string {
		$type = get_post_type_object( (string) get_post_type( $made['id'] ) );
		/* translators: 1: a kind, such as Page. 2: a title. */
		return $type ? sprintf( __( '%1$s: %2$s', 'frontage-site' ), $type->labels->singular_name, $made['title'] ) : $made['title'];
	}

	/**
	 * @param string $besides A post type to skip.
	 * @return list<int> Posts whose content contains the mark.
	 */
	private static function showing( string $mark, string $besides ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- No query of WordPress's own looks through all types of posts for a text; it is asked on one screen.
		return array_map( intval( ... ), array_values( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_status IN ('publish', 'future', 'draft', 'pending', 'private') AND post_type NOT IN ('revision', %s) AND post_content LIKE %s LIMIT 200", $wpdb->posts, $besides, '%' . $wpdb->esc_like( $mark ) . '%' ) ) ) );
	}

	/**
	 * @param Made $made
	 * @param bool $force Whether it is removed although it was changed.
	 * @return bool Whether it is kept.
	 */
	private static function take_back( array $made, bool $force ): bool {
		if ( ! empty( $made['used'] ) ) {
			return false; // It was there before.
		}
		$stays = ! ReversibleSetting::put_back( $made['options'] );
		if ( $made['id'] && get_post( $made['id'] ) && 'trash' !== get_post_status( $made['id'] ) ) {
			$stays = ! $force && CreatedItems::print( $made['id'] ) !== $made['print'];
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
