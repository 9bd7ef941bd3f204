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
	public static function undo_next( array $remove = [] ): ?WP_Error {
		if ( ! OptionLock::acquire( ItemCreator::LOCK, ItemCreator::LASTS ) ) {
			return ItemCreator::busy_error();
		}
		try {
			$record  = CreatedItems::read_uncached();
			$created = $record['made'];
			$key     = array_key_last( $created );
			if ( null !== $key ) {
				if ( ! $record['undoing'] ) {
					$record['undoing'] = true;
					$record['remove']  = array_values( array_intersect( array_keys( $created ), $remove ) );
				}
				CreatedItems::write( $record ); // From here on, no more items are created.
				if ( self::undo_item( $created[ $key ], in_array( $key, $record['remove'], true ) ) ) {
					$record['kept'][] = [
						'title' => $created[ $key ]['title'],
						'id'    => $created[ $key ]['id'],
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
	 * @param list<string> $remove As for `undo_next()`.
	 */
	public static function all( array $remove = [] ): ?WP_Error {
		do {
			$failed = self::undo_next( $remove );
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
			CreatedItems::delete();
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
		foreach ( array_reverse( CreatedItems::read()['made'], true ) as $key => $created ) {
			$item = [
				'title' => $created['title'],
				'id'    => $created['id'],
			];
			if ( ! empty( $created['used'] ) ) {
				$preview['own'][] = $item;
			} elseif ( ! $created['id'] ) {
				if ( ReversibleSetting::is_unchanged( $created['options'] ) ) {
					$preview['restore'][] = $created['title'];
				} else {
					$preview['shown'][] = $item;
				}
			} elseif ( in_array( get_post_status( $created['id'] ), [ false, 'trash' ], true ) ) {
				continue;
			} elseif ( CreatedItems::print( $created['id'] ) !== $created['print'] ) {
				$preview['edited'][ $key ] = $item;
			} elseif ( '' !== $created['mark'] && array_diff( self::showing( $created['mark'], (string) get_post_type( $created['id'] ) ), $removed ) ) {
				$preview['shown'][] = $item;
			} else {
				$preview['remove'][] = self::with_type( $created );
				$removed[]           = $created['id'];
			}
		}
		return $preview;
	}

	/**
	 * A page and a form may have the same title.
	 *
	 * @param Made $created
	 */
	private static function with_type( array $created ): string {
		$type = get_post_type_object( (string) get_post_type( $created['id'] ) );
		/* translators: 1: a kind, such as Page. 2: a title. */
		return $type ? sprintf( __( '%1$s: %2$s', 'frontage-site' ), $type->labels->singular_name, $created['title'] ) : $created['title'];
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
	 * @param Made $created
	 * @param bool $force Whether it is removed although it was changed.
	 * @return bool Whether it is kept.
	 */
	private static function undo_item( array $created, bool $force ): bool {
		if ( ! empty( $created['used'] ) ) {
			return false; // It was there before.
		}
		$stays = ! ReversibleSetting::put_back( $created['options'] );
		if ( $created['id'] && get_post( $created['id'] ) && 'trash' !== get_post_status( $created['id'] ) ) {
			$stays = ! $force && CreatedItems::print( $created['id'] ) !== $created['print'];
			if ( $stays || ( '' !== $created['mark'] && OnboardingCard::is_block_used( [ $created['mark'] ], (string) get_post_type( $created['id'] ) ) ) ) { // A page that is kept continues to show its form.
				return true;
			}
			self::remove( $created['id'] );
		}
		foreach ( array_diff( $created['posts'], [ $created['id'] ] ) as $id ) {
			if ( get_post( $id ) && ( 'attachment' !== get_post_type( $id ) || ! UsageCheck::file( $id, false ) ) ) {
				self::remove( $id );
			}
		}
		foreach ( $created['terms'] as $id => $taxonomy ) {
			$term = get_term( $id, $taxonomy );
			if ( '' !== $taxonomy && $term instanceof \WP_Term && ! UsageCheck::term( $term, false ) ) {
				wp_delete_term( $id, $taxonomy );
			}
		}
		return $stays;
	}

	/** Moves posts to the trash. Attachments and menus have none, and an edited template part hides the theme's: they are deleted. */
	public static function remove( int $id ): void {
		delete_post_meta( $id, CreatedItems::META ); // A post restored from the trash is the owner's.
		match ( get_post_type( $id ) ) {
			'attachment'                        => wp_delete_attachment( $id, true ),
			'wp_navigation', 'wp_template_part' => wp_delete_post( $id, true ),
			default                             => wp_trash_post( $id ),
		};
	}
}
