<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\FirstMinute;
use Frontage\Kit\Lock;
use Frontage\Site\StillUsed;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Takes a starter site back, the last item first. What somebody changed since is kept, and said.
 *
 * @phpstan-import-type Whole from Record
 * @phpstan-import-type Made from Record
 */
final class Undo {

	/** One item. What was kept stands in the record until `finish()`. */
	public static function next(): ?WP_Error {
		if ( ! Lock::take( Maker::LOCK, Maker::LASTS ) ) {
			return Maker::busy();
		}
		try {
			$record = Record::read_anew();
			$made   = $record['made'];
			$key    = array_key_last( $made );
			if ( null !== $key ) {
				$record['undoing'] = true;
				Record::write( $record ); // Whatever comes, nothing is made any more.
				if ( self::take_back( $made[ $key ] ) ) {
					$record['kept'][] = [
						'title' => $made[ $key ]['title'],
						'id'    => $made[ $key ]['id'],
					];
				}
				unset( $record['made'][ $key ] );
				Record::write( $record );
			}
			return null;
		} finally {
			Lock::release( Maker::LOCK );
		}
	}

	/** Once nothing is left, nothing is remembered. */
	public static function finish(): void {
		if ( ! Record::read()['made'] ) {
			Record::forget();
		}
	}

	/**
	 * @param Made $made
	 * @return bool Whether it is kept.
	 */
	private static function take_back( array $made ): bool {
		$stays = ! Setting::put_back( $made['options'] );
		if ( $made['id'] && get_post( $made['id'] ) && 'trash' !== get_post_status( $made['id'] ) ) {
			$stays = Record::print( $made['id'] ) !== $made['print'];
			if ( $stays || ( '' !== $made['mark'] && FirstMinute::is_placed( [ $made['mark'] ], (string) get_post_type( $made['id'] ) ) ) ) { // A page that is kept goes on to show its form.
				return true;
			}
			self::remove( $made['id'] );
		}
		foreach ( array_diff( $made['posts'], [ $made['id'] ] ) as $id ) {
			if ( get_post( $id ) && ( 'attachment' !== get_post_type( $id ) || ! StillUsed::file( $id, false ) ) ) {
				self::remove( $id );
			}
		}
		foreach ( $made['terms'] as $id => $taxonomy ) {
			$term = get_term( $id, $taxonomy );
			if ( '' !== $taxonomy && $term instanceof \WP_Term && ! StillUsed::term( $term, false ) ) {
				wp_delete_term( $id, $taxonomy );
			}
		}
		return $stays;
	}

	/** Into the trash, where people look for what is gone; pictures and menus have none. */
	public static function remove( int $id ): void {
		delete_post_meta( $id, Record::META ); // Whoever takes it out of the trash again has it for good.
		match ( get_post_type( $id ) ) {
			'attachment'    => wp_delete_attachment( $id, true ),
			'wp_navigation' => wp_delete_post( $id, true ),
			default         => wp_trash_post( $id ),
		};
	}
}
