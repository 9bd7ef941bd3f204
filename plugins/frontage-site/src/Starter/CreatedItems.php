<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Database\VerifiedWrite;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What the starter has made on this site so far, in one option: after each item, so that a request that dies in the middle costs
 * one item. It goes with the last thing that is undone.
 *
 * @phpstan-import-type Set from ReversibleSetting
 * @phpstan-type Made array{ title: string, id: int, posts: list<int>, terms: array<int, string>, print: string, mark: string, options: array<string, Set> }
 * @phpstan-type Kept array{ title: string, id: int }
 * @phpstan-type Whole array{ look: string, choices: list<string>, made: array<string, Made>, undoing: bool, kept: list<Kept> }
 */
final class CreatedItems {

	public const OPTION = 'frontage_site_starter';

	/** Post meta, while an item is being made: its key. What still has it was left by a request that died. */
	public const META = '_frontage_starter';

	private const NOTHING = [
		'look'    => '',
		'choices' => [],
		'made'    => [],
		'undoing' => false,
		'kept'    => [],
	];

	/** @return Whole */
	public static function read(): array {
		$stored = get_option( self::OPTION );
		$whole  = is_array( $stored ) && is_string( $stored['look'] ?? null ) && is_array( $stored['made'] ?? null );
		/** @var Whole $record Nobody writes it but this class. */
		$record = $whole ? $stored + self::NOTHING : self::NOTHING;
		return $record;
	}

	/**
	 * For who holds the lock: another process may have written since this one read.
	 *
	 * @return Whole
	 */
	public static function read_anew(): array {
		wp_cache_delete( self::OPTION, 'options' );
		return self::read();
	}

	/** @param Whole $record */
	public static function write( array $record ): ?WP_Error {
		return VerifiedWrite::option( self::OPTION, $record, false );
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** Whether there is anything to go on with, or to undo. */
	public static function is_there(): bool {
		return '' !== self::read()['look'];
	}

	/**
	 * Of what is still to be found on the site, the posts by their keys: an owner may have thrown one away since.
	 *
	 * @param Whole $record
	 * @return array<string, int>
	 */
	public static function posts( array $record ): array {
		$posts = array_column( $record['made'], 'id' );
		$posts = $posts ? array_combine( array_keys( $record['made'] ), $posts ) : [];
		return array_filter( $posts, static fn ( int $id ): bool => $id && ! in_array( get_post_status( $id ), [ false, 'trash' ], true ) );
	}

	/** Tells whether somebody has changed a post since: what is written in it, and when it was saved the last time. */
	public static function print( int $id ): string {
		$post = get_post( $id );
		return $post ? md5( implode( "\n", [ $post->post_modified_gmt, $post->post_status, $post->post_name, $post->post_title, $post->post_excerpt, $post->post_content ] ) ) : '';
	}
}
