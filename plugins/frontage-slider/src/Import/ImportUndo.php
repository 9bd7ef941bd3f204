<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Import\MediaUsage;
use Frontage\Slider\Admin\SliderUsage;
use Frontage\Slider\Storage\SliderRepository;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Undoes the import of sliders: new ones and their uploaded files move to the trash, replaced ones get their previous
 * content back. The report of each slider says what the import created. Restoring a slider restores its files.
 */
final class ImportUndo {

	/** Number of posts that are named. */
	private const NAMED = 10;

	/** @var list<WP_Post> New sliders. */
	public readonly array $created;

	/** @var array<int, WP_Post> Replaced sliders, by the revision with their previous content. */
	public readonly array $replaced;

	/** Number of imported sliders that the user may not delete or restore, or whose previous content is gone. */
	public readonly int $excluded;

	/** @var list<string> Names of sliders that were changed or restored since. */
	public readonly array $edited;

	/** @var list<int> Files that the import uploaded. */
	private readonly array $uploaded;

	/** @var list<int>|null Uploaded files that nothing else shows. */
	private ?array $unused = null;

	/** @param list<int> $ids Sliders with a report; those that cannot be undone are only counted. */
	public function __construct( array $ids ) {
		$created  = [];
		$replaced = [];
		$files    = [];
		$edited   = [];
		$excluded = 0;
		foreach ( constant( 'EMPTY_TRASH_DAYS' ) ? $ids : [] as $id ) {
			$post   = get_post( $id );
			$report = ImportReportStore::read( $id );
			if ( ! $post || null === $report || SliderRepository::POST_TYPE !== $post->post_type || 'trash' === $post->post_status ) {
				continue;
			}
			$revision = is_int( $report['revision'] ?? null ) ? $report['revision'] : 0;
			if ( true !== ( $report['replaced'] ?? false ) && current_user_can( 'delete_post', $id ) ) {
				$created[] = $post;
			} elseif ( true === ( $report['replaced'] ?? false ) && wp_is_post_revision( $revision ) === $id && current_user_can( 'edit_post', $id ) ) {
				$replaced[ $revision ] = $post;
			} else {
				++$excluded;
				continue;
			}
			$files = [ ...$files, ...ImportReportStore::files( $report ) ];
			if ( ImportReportStore::is_edited( $report, $post ) ) {
				$edited[] = $post->post_title;
			}
		}
		$this->created  = $created;
		$this->replaced = $replaced;
		$this->excluded = $excluded;
		$this->edited   = array_slice( $edited, 0, self::NAMED );
		$this->uploaded = array_values( array_unique( $files ) );
	}

	/** Whether there is anything to undo. */
	public function is_possible(): bool {
		return $this->created || $this->replaced;
	}

	/**
	 * Uploaded files that nothing else shows. Looks through all posts for each file.
	 *
	 * @return list<int>
	 */
	public function files(): array {
		$undone = array_column( [ ...$this->created, ...array_values( $this->replaced ) ], 'ID' );
		return $this->unused ??= array_values( array_filter( $this->removable_files(), static fn ( int $file ): bool => ! MediaUsage::is_used( $file, true, $undone ) ) );
	}

	/** Number of uploaded files that something else shows. */
	public function used_file_count(): int {
		return count( $this->removable_files() ) - count( $this->files() );
	}

	/** @return list<int> Uploaded files that the user may delete. */
	private function removable_files(): array {
		return array_values( array_filter( $this->uploaded, static fn ( int $file ): bool => 'attachment' === get_post_type( $file ) && 'trash' !== get_post_status( $file ) && current_user_can( 'delete_post', $file ) ) );
	}

	/** @return list<string> Titles of posts that show a slider which moves to the trash. */
	public function pages(): array {
		$pages = array_merge( ...array_values( SliderUsage::usage_by_slider( $this->created ) ) );
		return array_slice( array_values( array_unique( array_column( $pages, 'title' ) ) ), 0, self::NAMED );
	}

	/** @return int Number of sliders that stay unchanged because WordPress did not store the change. Their files stay too. */
	public function run(): int {
		$files   = $this->files();
		$staying = [];
		foreach ( $this->created as $post ) {
			$refused = ImportReportStore::add_files( $post->ID, self::shown_files( $post, $files ) );
			if ( $refused || ! wp_trash_post( $post->ID ) ) {
				$staying[] = $post;
			}
		}
		foreach ( $this->replaced as $revision => $post ) {
			if ( ! wp_restore_post_revision( $revision ) ) {
				$staying[] = $post;
				continue;
			}
			delete_post_meta( $post->ID, ImportReportStore::META ); // Of the imported content.
			VerifiedWrite::replace_meta( $post->ID, SliderCreator::EXTRAS, array_values( (array) get_post_meta( $post->ID, ExistingSliders::PREVIOUS_EXTRAS ) ) );
			delete_post_meta( $post->ID, ExistingSliders::PREVIOUS_EXTRAS );
		}
		$still_shown = array_merge( ...array_map( static fn ( WP_Post $post ): array => self::shown_files( $post, $files ), $staying ) );
		array_map( wp_trash_post( ... ), array_diff( $files, $still_shown ) );
		return count( $staying );
	}

	/**
	 * @param list<int> $files
	 * @return list<int> Those that the imported slider shows.
	 */
	private static function shown_files( WP_Post $post, array $files ): array {
		return array_values( array_filter( $files, static fn ( int $file ): bool => MediaUsage::is_in( $post->post_content, $file ) ) );
	}

	/** On `untrashed_post`: a restored slider shows its files, which would be deleted with the trash. Somebody wants it, so it counts as edited. */
	public static function restore_files( int $id ): void {
		$report = SliderRepository::POST_TYPE === get_post_type( $id ) ? ImportReportStore::read( $id ) : null;
		if ( null === $report ) {
			return;
		}
		ImportReportStore::write( $id, [ 'saved' => '' ] + $report );
		foreach ( ImportReportStore::files( $report ) as $file ) {
			if ( 'trash' === get_post_status( $file ) ) {
				wp_untrash_post( $file );
			}
		}
	}
}
