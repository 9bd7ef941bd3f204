<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\VerifiedWrite;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What the starter has created on this site, in one option. It is saved after each item, so that an interrupted request
 * loses one item at most. It is deleted with the last item that is undone.
 *
 * Of an item, `texts` are hashes of its sample texts, and `used` says that it is the owner's own post, which is linked and
 * never changed. `use` has the own posts of the site instead of new items, by key, and `remove` the keys of edited items that
 * undo removes too.
 *
 * @phpstan-import-type Set from ReversibleSetting
 * @phpstan-type Made array{ title: string, id: int, posts: list<int>, terms: array<int, string>, print: string, mark: string, options: array<string, Set>, texts?: list<string>, used?: bool }
 * @phpstan-type Kept array{ title: string, id: int }
 * @phpstan-type Whole array{ look: string, choices: list<string>, use: array<string, int>, made: array<string, Made>, undoing: bool, remove: list<string>, kept: list<Kept> }
 */
final class CreatedItems {

	public const OPTION = 'frontage_site_starter';

	/** Post meta with the item's key, while an item is being created. Posts that still have it come from an interrupted request. */
	public const META = '_frontage_starter';

	private const NOTHING = [
		'look'    => '',
		'choices' => [],
		'use'     => [],
		'made'    => [],
		'undoing' => false,
		'remove'  => [],
		'kept'    => [],
	];

	/** @return Whole */
	public static function read(): array {
		$stored      = get_option( self::OPTION );
		$is_complete = is_array( $stored ) && is_string( $stored['look'] ?? null ) && is_array( $stored['made'] ?? null );
		/** @var Whole $record Written by this class only. */
		$record = $is_complete ? $stored + self::NOTHING : self::NOTHING;
		return $record;
	}

	/**
	 * The caller holds the lock: another process may have written the option since this one read it.
	 *
	 * @return Whole
	 */
	public static function read_uncached(): array {
		Database::clear_option_cache( self::OPTION );
		return self::read();
	}

	/** @param Whole $record */
	public static function write( array $record ): ?WP_Error {
		return VerifiedWrite::option( self::OPTION, $record, false );
	}

	public static function delete(): void {
		delete_option( self::OPTION );
	}

	/** Whether there is anything to continue or undo. */
	public static function exists(): bool {
		return '' !== self::read()['look'];
	}

	/**
	 * Existing posts by item key: an owner may have deleted some.
	 *
	 * @param Whole $record
	 * @return array<string, int>
	 */
	public static function posts( array $record ): array {
		$posts = array_column( $record['made'], 'id' );
		$posts = $posts ? array_combine( array_keys( $record['made'] ), $posts ) : [];
		return array_filter( $posts, static fn ( int $id ): bool => $id && ! in_array( get_post_status( $id ), [ false, 'trash' ], true ) );
	}

	/** A hash that shows whether a post was changed since: its content and its modified date. */
	public static function print( int $id ): string {
		$post = get_post( $id );
		return $post ? md5( implode( "\n", [ $post->post_modified_gmt, $post->post_status, $post->post_name, $post->post_title, $post->post_excerpt, $post->post_content ] ) ) : '';
	}
}
