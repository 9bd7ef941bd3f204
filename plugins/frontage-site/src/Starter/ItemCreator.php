<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Kit\Database\OptionLock;
use Frontage\Kit\Database\PostQueryArgs;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterProgress;
use Frontage\Site\Samples\SampleText;
use Frontage\Site\StorageErrors;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Creates one item of a starter site, once. Everything inserted meanwhile has the item's key as metadata, so that the next
 * request finds what an interrupted one left.
 *
 * @phpstan-import-type Whole from CreatedItems
 */
final class ItemCreator {

	public const LOCK = 'frontage_site_starter_lock';

	/** Seconds without activity after which a creating request is considered dead; each created post counts as activity. */
	public const LASTS = 30;

	/** @var list<int> */
	private array $created_posts = [];

	/** @var array<int, string> Term ID => taxonomy. */
	private array $created_terms = [];

	private function __construct( private readonly string $key ) {}

	/**
	 * @param list<string> $choices The owner's selected options. They count with the first item only; further items belong to the same site.
	 * @param list<string> $use     Keys of items for which a post of the site is used that was found. As above.
	 */
	public static function make( string $look, string $key, array $choices, array $use = [] ): ?WP_Error {
		if ( ! OptionLock::acquire( self::LOCK, self::LASTS ) ) {
			return self::busy_error();
		}
		register_shutdown_function( static fn () => OptionLock::release( self::LOCK ) ); // PHP may be stopped before this function returns.
		$switched = switch_to_locale( get_locale() ); // Pages are created in the site's language, whoever creates them.
		try {
			return self::make_locked( $look, $key, $choices, $use );
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
			OptionLock::release( self::LOCK );
		}
	}

	/**
	 * @param list<string> $choices
	 * @param list<string> $use
	 */
	private static function make_locked( string $look, string $key, array $choices, array $use ): ?WP_Error {
		$record = CreatedItems::read_uncached();
		$items  = StarterPlan::items( $look );
		$item   = $items[ $key ] ?? null;
		if ( $record['undoing'] || ( '' !== $record['look'] && $look !== $record['look'] ) ) {
			return self::refusal( 409, __( 'There is already a starter site. Undo it first.', 'frontage-site' ) );
		}
		if ( ! $item || '' !== StarterPlan::blocked_reason( $item ) ) {
			return self::refusal( 400, $item ? StarterPlan::blocked_reason( $item ) : __( 'This is not part of the starter site.', 'frontage-site' ) );
		}
		if ( '' === $record['look'] ) {
			$record  = [
				'look'    => $look,
				'choices' => $choices,
				'use'     => array_intersect_key( FoundItems::all( $items ), array_flip( $use ) ),
			] + $record;
			$refused = CreatedItems::write( $record );
			if ( $refused ) {
				return self::failure( $refused );
			}
		}
		if ( '' !== $item->choice && ! in_array( $item->choice, $record['choices'], true ) ) {
			return self::refusal( 400, __( 'This item was not selected.', 'frontage-site' ) );
		}
		if ( StarterPlan::is_made( $item, $record ) ) {
			return null;
		}
		$own = $record['use'][ $key ] ?? 0;
		return $own && ! in_array( get_post_status( $own ), [ false, 'trash' ], true ) ? self::use_own( $item, $own, $record ) : ( new self( $key ) )->run( $item, $items, $record );
	}

	/**
	 * Puts a post of the site into the place of an item. Nothing of the post is changed, now or by undo.
	 *
	 * @param Whole $record
	 */
	private static function use_own( StarterItem $item, int $id, array $record ): ?WP_Error {
		$record['made'][ $item->key ] = [
			'title'   => get_the_title( $id ),
			'id'      => $id,
			'posts'   => [],
			'terms'   => [],
			'print'   => '',
			'mark'    => '',
			'options' => [],
			'used'    => true,
		];
		$refused                      = CreatedItems::write( $record );
		return $refused ? self::failure( $refused ) : null;
	}

	/**
	 * @param array<string, StarterItem> $items
	 * @param Whole                     $record
	 */
	private function run( StarterItem $item, array $items, array $record ): ?WP_Error {
		$this->sweep();
		$result = $this->track_created( static fn (): int|array|WP_Error => ( $item->make )( new StarterProgress( CreatedItems::posts( $record ), $items ) ) );
		if ( is_wp_error( $result ) ) {
			return $this->remove_created( $result );
		}
		if ( ! OptionLock::renew( self::LOCK ) ) { // It took so long that another request creates this item.
			array_map( StarterUndo::remove( ... ), $this->created_posts );
			return self::busy_error();
		}
		$id  = is_int( $result ) ? $result : 0;
		$set = is_array( $result ) ? ReversibleSetting::set( $result ) : [];
		if ( is_wp_error( $set ) ) {
			return $this->remove_created( $set );
		}
		$record['made'][ $item->key ] = [
			'title'   => $item->title,
			'id'      => $id,
			'posts'   => $this->created_posts,
			'terms'   => $this->created_terms,
			'print'   => $id ? CreatedItems::print( $id ) : '',
			'mark'    => $id && $item->block ? self::search_string( ( $item->block )( $id ) ) : '',
			'options' => $set,
			'texts'   => $id && 'page' === get_post_type( $id ) ? SampleText::hashes( (string) get_post_field( 'post_content', $id, 'raw' ) ) : [],
		];
		$refused                      = CreatedItems::write( $record );
		if ( $refused ) { // Nothing of it could be undone.
			ReversibleSetting::put_back( $set );
			return $this->remove_created( $refused );
		}
		array_map( static fn ( int $post ): bool => delete_post_meta( $post, CreatedItems::META ), $this->created_posts );
		return null;
	}

	/** Removes everything of this item. */
	private function remove_created( WP_Error $error ): WP_Error {
		$this->sweep();
		foreach ( $this->created_terms as $term => $taxonomy ) {
			if ( '' !== $taxonomy ) {
				wp_delete_term( $term, $taxonomy );
			}
		}
		return self::failure( $error );
	}

	private static function failure( WP_Error $error ): WP_Error {
		return new WP_Error( 'frontage_starter_failed', StorageErrors::with_message( $error )->get_error_message(), [ 'status' => 500 ] );
	}

	/** A string by which pages that show the item are found: the block with its first attribute, as stored. */
	private static function search_string( string $block ): string {
		return preg_match( '/wp:[\w\/-]+ \{"\w+":(?:"[^"]*"|\d+)/', $block, $found ) ? $found[0] : '';
	}

	/**
	 * @param callable(): (int|array<string, mixed>|WP_Error) $make
	 * @return int|array<string, mixed>|WP_Error
	 */
	private function track_created( callable $make ): int|array|WP_Error {
		$post = function ( int $id, ?\WP_Post $post = null, bool $is_update = false ): void {
			if ( ! $is_update && ! in_array( get_post_type( $id ), [ 'revision', 'wp_global_styles' ], true ) ) {
				add_post_meta( $id, CreatedItems::META, $this->key, true );
				$this->created_posts[] = $id;
				OptionLock::renew( self::LOCK );
			}
		};
		$term = function ( int $id, int $tt_id, string $taxonomy ): void {
			$this->created_terms[ $id ] = $taxonomy;
		};
		add_action( 'wp_insert_post', $post, 0, 3 );
		add_action( 'add_attachment', $post, 0, 1 );
		add_action( 'created_term', $term, 0, 3 );
		try {
			return $make();
		} catch ( \Throwable $error ) { // An error in one plugin must not prevent the others' items.
			return new WP_Error( 'frontage_starter_failed', $error->getMessage() );
		} finally {
			remove_action( 'wp_insert_post', $post, 0 );
			remove_action( 'add_attachment', $post, 0 );
			remove_action( 'created_term', $term, 0 );
		}
	}

	/** Deletes what an interrupted attempt left of this item. */
	private function sweep(): void {
		$found = get_posts(
			[
				'post_type'   => array_values( get_post_types() ),
				'post_status' => [ 'publish', 'draft', 'private', 'pending', 'inherit' ],
				'numberposts' => 20,
				'fields'      => 'ids',
				...PostQueryArgs::meta( CreatedItems::META, $this->key ),
			]
		);
		array_map( StarterUndo::remove( ... ), $found );
		$this->created_posts = [];
	}

	public static function busy_error(): WP_Error {
		return self::refusal( 409, __( 'The starter site is being created in another window. Wait a moment, then continue.', 'frontage-site' ) );
	}

	private static function refusal( int $status, string $message ): WP_Error {
		return new WP_Error( 'frontage_starter_refused', $message, [ 'status' => $status ] );
	}
}
