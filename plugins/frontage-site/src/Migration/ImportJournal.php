<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Database\OptionLock;
use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Migration\ImportPreview;
use Frontage\Kit\Migration\MigrationPart;
use Frontage\Kit\Migration\MigrationParts;
use Frontage\Kit\Migration\RevertibleMigrationPart;
use Frontage\Kit\Migration\TermTransfer;
use Frontage\Site\Migration\Parts\SettingsPart;
use Frontage\Site\Migration\Safety\MigrationErrors;
use Frontage\Site\StorageErrors;
use Frontage\Site\Support\UsageCheck;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The journal of an import: what it changes and the previous values. It is written before the import begins, and kept for
 * one undo.
 *
 * @phpstan-import-type Entry from ImportPlan
 * @phpstan-type Undo array{ id: string, name: string, site: string, user: int, done: int, changes: int }
 */
final class ImportJournal {

	/** Journal of the running import. If it exists and differs from DONE, that import was interrupted. */
	private const OPEN = 'frontage_site_kit_swap';

	/** Journal of the last import: writing it completes an import atomically. */
	private const DONE = 'frontage_site_kit_undo';

	public const LOCK = 'frontage_site_kit_lock';

	/** Seconds after which an importing process is considered dead, unless it released the lock itself. */
	public const LOCK_LASTS = 300;

	/** @var array<string, mixed> */
	private array $document;

	/**
	 * @param list<Entry>         $entries
	 * @param array<string, MigrationPart> $parts
	 */
	public function __construct( PendingImport $stage, MigrationPackage $kit, array $entries, array $parts ) {
		$terms = [];
		foreach ( $entries as $entry ) {
			foreach ( TermTransfer::exported_terms( $entry['item'] ) as $term ) {
				if ( 0 === TermTransfer::find( $term['taxonomy'], $term['slug'] ) ) {
					$terms[ "{$term['taxonomy']} {$term['slug']}" ] = [ $term['taxonomy'], $term['slug'] ];
				}
			}
		}
		$rows     = array_map(
			static fn ( array $entry ): array => [
				'part' => $entry['part'],
				'key'  => $entry['key'],
				'id'   => $entry['id'],
				'kept' => ImportPreview::NEW === $entry['outlook']->change ? null : $parts[ $entry['part'] ]->keep( $entry['item'], $entry['id'] ),
			],
			$entries
		);
		$settings = new SettingsPart();
		if ( array_filter( $entries, static fn ( array $entry ): bool => SettingsPart::PORTFOLIO === $entry['part'] ) ) {
			// Portfolio entries turn the portfolio on, whether or not its setting is imported.
			array_unshift(
				$rows,
				[
					'part' => SettingsPart::NAME,
					'key'  => SettingsPart::PORTFOLIO,
					'id'   => 0,
					'kept' => $settings->keep( [ 'key' => SettingsPart::PORTFOLIO ], 0 ),
				]
			);
		}
		$this->document = [
			'id'    => $stage->id,
			'name'  => $stage->name,
			'site'  => $kit->site['name'],
			'user'  => $stage->user,
			'done'  => 0,
			'rows'  => $rows,
			'terms' => array_values( $terms ),
			'media' => MediaImporter::imported_files( $stage->id ),
		];
	}

	/** @return WP_Error|null The previous values could not be stored. */
	public function begin(): ?WP_Error {
		return VerifiedWrite::option( self::OPEN, $this->document, false );
	}

	/**
	 * Marks the import as complete.
	 *
	 * @return WP_Error|null Null, or an error: then nothing could be undone.
	 */
	public function finish(): ?WP_Error {
		return VerifiedWrite::option( self::DONE, [ 'done' => time() ] + $this->document, false );
	}

	public static function close(): void {
		delete_option( self::OPEN );
	}

	/** Reverts an interrupted import, and deletes abandoned uploads. On `admin_init`; usually this reads one autoloaded option. */
	public static function sweep(): void {
		$pointer = get_option( PendingImport::POINTER );
		if ( false === $pointer ) {
			add_option( PendingImport::POINTER, '', '', true ); // The plugin was activated for another site of the network; a missing option costs a query on every page.
		}
		if ( ! is_string( $pointer ) || '' === $pointer || ! OptionLock::acquire( self::LOCK, self::LOCK_LASTS ) ) {
			return;
		}
		try {
			self::clean_up();
		} finally {
			OptionLock::release( self::LOCK );
		}
	}

	/**
	 * The caller holds the lock.
	 *
	 * @return WP_Error|null What the database refused while reverting an interrupted import.
	 */
	public static function clean_up(): ?WP_Error {
		$open    = get_option( self::OPEN );
		$done    = get_option( self::DONE );
		$stage   = PendingImport::current();
		$refused = null;
		if ( is_array( $open ) ) {
			if ( is_array( $done ) && ( $done['id'] ?? '' ) === ( $open['id'] ?? null ) ) {
				$stage?->close(); // Only the cleanup was missing.
			} else {
				$refused = self::put_back( $open, false )[1];
				$stage?->discard();
			}
			self::close();
		} elseif ( $stage && $stage->is_abandoned() ) {
			$stage->discard();
		} elseif ( ! $stage ) {
			update_option( PendingImport::POINTER, '', true );
		}
		return $refused ? self::undo_error( $refused ) : null;
	}

	/** @return Undo|null The import that can be undone. */
	public static function last_import(): ?array {
		$done = get_option( self::DONE );
		if ( ! is_array( $done ) || ! is_array( $done['rows'] ?? null ) ) {
			return null;
		}
		$text = static fn ( string $key ): string => is_string( $done[ $key ] ?? null ) ? $done[ $key ] : '';
		return [
			'id'      => $text( 'id' ),
			'name'    => $text( 'name' ),
			'site'    => $text( 'site' ),
			'user'    => is_numeric( $done['user'] ?? null ) ? (int) $done['user'] : 0,
			'done'    => is_numeric( $done['done'] ?? null ) ? (int) $done['done'] : 0,
			'changes' => count( $done['rows'] ),
		];
	}

	/**
	 * @return list<string>|WP_Error|null Messages about what was kept; an error if the database refused something, and then undo can be repeated; null if there is nothing to undo.
	 */
	public static function undo(): array|WP_Error|null {
		$done = get_option( self::DONE );
		if ( ! is_array( $done ) ) {
			return null;
		}
		[ $not_undone, $refused, $left ] = self::put_back( $done, true );
		if ( $refused ) {
			VerifiedWrite::option( self::DONE, [ 'rows' => $left ] + $done, false ); // Reverted rows are not tried again: they would count as changed since.
			return self::undo_error( $refused );
		}
		delete_option( self::DONE );
		return $not_undone;
	}

	private static function undo_error( WP_Error $refused ): WP_Error {
		/* translators: %s: what went wrong, a sentence or two */
		return MigrationErrors::error( 'not_undone', sprintf( __( 'Could not undo the entire import. %s', 'frontage-site' ), StorageErrors::with_message( $refused )->get_error_message() ), 500 );
	}

	/**
	 * May run twice: reverted rows stay reverted.
	 *
	 * @param array<mixed> $journal
	 * @return array{ list<string>, ?WP_Error, list<mixed> } Messages about what was kept, the first error of the database, and the rows that are left.
	 */
	private static function put_back( array $journal, bool $is_wanted ): array {
		$parts      = MigrationParts::all( true );
		$not_undone = [];
		$refused    = null;
		$left       = [];
		$since      = is_numeric( $journal['done'] ?? null ) ? gmdate( 'Y-m-d H:i:s', (int) $journal['done'] + 1 ) : '';
		// The previous content was saved with its author's capabilities, which the current user may lack.
		kses_remove_filters();
		foreach ( array_reverse( is_array( $journal['rows'] ?? null ) ? $journal['rows'] : [] ) as $row ) {
			if ( ! is_array( $row ) || ! is_string( $row['part'] ?? null ) || ! is_string( $row['key'] ?? null ) || ! is_int( $row['id'] ?? null ) ) {
				continue;
			}
			/** @var array<string, mixed>|null $kept */
			$kept = is_array( $row['kept'] ?? null ) ? $row['kept'] : null;
			$post = $row['id'] ? get_post( $row['id'] ) : null;
			$from = is_int( $row['tried'] ?? null ) && null !== $kept ? gmdate( 'Y-m-d H:i:s', $row['tried'] + 1 ) : $since; // Half reverted by an earlier undo.
			$new  = $is_wanted && $post && $post->post_modified_gmt > $from ? $post : null; // Somebody has edited it since.
			$part = $parts[ $row['part'] ] ?? null;
			$lost = null;
			if ( $new && null !== $kept && wp_revisions_enabled( $new ) ) {
				/* translators: %s: title of a page */
				$not_undone[] = sprintf( __( '“%s” has been edited since. The imported version is kept as a revision.', 'frontage-site' ), $new->post_title );
			}
			if ( $new && null === $kept ) {
				wp_trash_post( $new->ID );
				clean_post_cache( $new->ID );
				$lost = get_post_status( $new->ID ) === $new->post_status && 'trash' !== $new->post_status ? VerifiedWrite::refusal_error( $new->post_title ) : null;
				/* translators: %s: title of a page */
				$not_undone[] = sprintf( __( '“%s” has been edited since and was moved to the trash.', 'frontage-site' ), $new->post_title );
			} elseif ( $part instanceof RevertibleMigrationPart ) {
				$lost = $part->put_back( $row['key'], $row['id'], $kept );
			} elseif ( $part ) {
				$part->undo( $row['key'], $row['id'], $kept );
			} else {
				/* translators: %s: name of a part of a kit, such as forms/abc */
				$not_undone[] = sprintf( __( '%s was kept because its plugin is not active.', 'frontage-site' ), "{$row['part']}/{$row['key']}" );
			}
			if ( $lost ) {
				$refused ??= $lost;
				array_unshift( $left, [ 'tried' => time() ] + $row );
			}
		}
		kses_init();
		foreach ( is_array( $journal['terms'] ?? null ) ? $journal['terms'] : [] as $term ) {
			[ $taxonomy, $slug ] = is_array( $term ) && is_string( $term[0] ?? null ) && is_string( $term[1] ?? null ) ? [ $term[0], $term[1] ] : [ '', '' ];
			$found               = taxonomy_exists( $taxonomy ) ? get_term_by( 'slug', $slug, $taxonomy ) : false;
			if ( $found instanceof \WP_Term && ! UsageCheck::term( $found, true ) ) {
				wp_delete_term( $found->term_id, $taxonomy );
			}
		}
		foreach ( wp_parse_id_list( is_array( $journal['media'] ?? null ) ? $journal['media'] : [] ) as $attachment ) {
			if ( $is_wanted && UsageCheck::file( $attachment, true ) ) {
				/* translators: %s: title of a picture */
				$not_undone[] = sprintf( __( 'The file “%s” was kept because it is still in use.', 'frontage-site' ), get_the_title( $attachment ) );
			} else {
				wp_delete_attachment( $attachment, true );
			}
		}
		delete_option( 'rewrite_rules' );
		return [ $not_undone, $refused, $left ];
	}
}
