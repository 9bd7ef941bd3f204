<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Database\OptionLock;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Kit\Migration\MigrationParts;
use Frontage\Site\Migration\Safety\MigrationErrors;
use Frontage\Site\Migration\Safety\ScriptDetector;
use Frontage\Site\StorageErrors;
use Frontage\Site\Support\ImportEffectLabels;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Imports a site: preview() lists the changes, step() is called until the import is finished.
 *
 * @phpstan-import-type Choice from ExistingItem
 * @phpstan-import-type Row from ImportPlan
 * @phpstan-type PreviewResult array{ id: string, name: string, site: string, url: string, items: list<Row>, titles: array<string, string>, effects: list<array{ name: string, label: string, values: list<string> }>, media: array{ new: int, here: int }, unknown: list<string>, may_run: bool }
 * @phpstan-type StepResult array{ finished: bool, done: int, total: int, items: list<Row> }
 */
final class SiteImporter {

	/** Seconds that one step may take before it reports its progress. */
	private const STEP = 8;

	/**
	 * The preview. Only the uploaded file is stored.
	 *
	 * @return PreviewResult|WP_Error
	 */
	public static function preview( string $file, string $name ): array|WP_Error {
		$kit = self::validated_package( $file );
		if ( is_wp_error( $kit ) ) {
			return $kit;
		}
		if ( ! OptionLock::acquire( ImportJournal::LOCK, ImportJournal::LOCK_LASTS ) ) {
			return self::busy_error();
		}
		try {
			ImportJournal::clean_up();
			$stage = PendingImport::current()?->belongs_to_other_user() ? self::busy_error() : PendingImport::open( $file, sanitize_text_field( $name ) );
		} finally {
			OptionLock::release( ImportJournal::LOCK );
		}
		if ( is_wp_error( $stage ) ) {
			return $stage;
		}
		$plan           = ImportPlan::for_package( $kit );
		$existing_count = count( array_filter( $kit->media, static fn ( array $file ): bool => MediaImporter::existing_attachment( $file ) > 0 ) );
		return [
			'id'      => $stage->id,
			'name'    => $stage->name,
			'site'    => $kit->site['name'],
			'url'     => $kit->site['url'],
			'items'   => $plan->rows(),
			'effects' => $plan->effects()->lines( ImportEffectLabels::all() ),
			'titles'  => array_map( static fn ( $part ): string => $part->title(), MigrationParts::all() ),
			'media'   => [
				'new'  => count( $kit->media ) - $existing_count,
				'here' => $existing_count,
			],
			'unknown' => $kit->unknown,
			'may_run' => current_user_can( 'unfiltered_html' ),
		];
	}

	/**
	 * Imports some of the media files, or completes the import when all are there.
	 *
	 * @param list<string>|null        $parts
	 * @param array<array-key, Choice> $choices As ImportPlan::for_package() takes them.
	 * @return StepResult|WP_Error
	 */
	public static function step( string $id, ?array $parts = null, bool $scripts = false, array $choices = [] ): array|WP_Error {
		if ( ! OptionLock::acquire( ImportJournal::LOCK, ImportJournal::LOCK_LASTS ) ) {
			return self::busy_error();
		}
		$stage = null;
		// If PHP is stopped by its time or memory limit, the shutdown function still runs.
		$watch = true;
		register_shutdown_function(
			static function () use ( &$watch ): void {
				if ( $watch ) { // @phpstan-ignore if.alwaysTrue (changed below, by reference)
					ImportJournal::clean_up();
					OptionLock::release( ImportJournal::LOCK );
				}
			}
		);
		try {
			$stage = PendingImport::find( $id ); // After taking the lock: its previous holder may just have finished this import.
			if ( is_wp_error( $stage ) ) {
				return $stage;
			}
			$kit = MigrationPackage::read( (string) $stage->file() );
			return is_wp_error( $kit ) ? $kit : self::continue_import( $stage, $kit, $parts, $scripts, $choices );
		} catch ( \Throwable $bug ) {
			if ( $stage instanceof PendingImport ) {
				self::roll_back( $stage );
			}
			throw $bug;
		} finally {
			$watch = false;
			OptionLock::release( ImportJournal::LOCK );
		}
	}

	/** @return list<string>|WP_Error Messages about what was kept. */
	public static function undo(): array|WP_Error {
		if ( ! OptionLock::acquire( ImportJournal::LOCK, ImportJournal::LOCK_LASTS ) ) {
			return self::busy_error();
		}
		try {
			$not_undone = ImportJournal::undo();
		} finally {
			OptionLock::release( ImportJournal::LOCK );
		}
		return $not_undone ?? MigrationErrors::error( 'nothing', __( 'No import to undo.', 'frontage-site' ), 404 );
	}

	/**
	 * @param list<string>|null        $parts
	 * @param array<array-key, Choice> $choices
	 * @return StepResult|WP_Error
	 */
	private static function continue_import( PendingImport $stage, MigrationPackage $kit, ?array $parts, bool $scripts, array $choices ): array|WP_Error {
		$until = time() + self::STEP;
		$stage->save( true );
		$total = count( $kit->media ) + 1;
		foreach ( $kit->media as $file ) {
			if ( isset( $stage->media[ $file['id'] ] ) ) {
				continue;
			}
			if ( time() >= $until ) {
				return [
					'finished' => false,
					'done'     => count( $stage->media ),
					'total'    => $total,
					'items'    => [],
				];
			}
			$existing = MediaImporter::existing_attachment( $file );
			$content  = $existing ? '' : $kit->file( $file );
			$imported = is_wp_error( $content ) ? $content : ( $existing ?: MediaImporter::import( $file, $content, $stage->id ) );
			if ( is_wp_error( $imported ) ) {
				self::roll_back( $stage );
				return $imported;
			}
			$stage->media[ $file['id'] ] = $imported;
			$stage->save();
		}
		$plan = ImportPlan::for_package( $kit, $stage->media, $parts, $scripts, $choices );
		$swap = new ImportRunner( $kit, $plan, $stage );
		foreach ( $swap->steps() as $step ) {
			unset( $step ); // The import may be interrupted after each of them.
		}
		if ( $swap->problem ) {
			$refused = self::roll_back( $stage );
			if ( $refused ) {
				return $refused;
			}
			/* translators: %s: what went wrong, a sentence */
			return MigrationErrors::error( 'stopped', sprintf( __( 'Import failed: %s', 'frontage-site' ), StorageErrors::with_message( $swap->problem )->get_error_message() ), 500 );
		}
		/**
		 * Fires after a site was imported.
		 *
		 * @since 0.1.0
		 * @param list<array{ part: string, key: string, title: string, change: string, why: string, runs: string, choices: list<array{ value: string, label: string }> }> $items The outcome of each item.
		 */
		do_action( 'frontage_site_kit_imported', $plan->rows() );
		return [
			'finished' => true,
			'done'     => $total,
			'total'    => $total,
			'items'    => $plan->rows(),
		];
	}

	/** @return WP_Error|null What could not be reverted. */
	private static function roll_back( PendingImport $stage ): ?WP_Error {
		$refused = ImportJournal::clean_up();
		if ( PendingImport::current()?->id === $stage->id ) {
			$stage->discard();
		}
		return $refused;
	}

	/** The validated export file, with each of its media files checked. */
	private static function validated_package( string $file ): MigrationPackage|WP_Error {
		$kit = MigrationPackage::read( $file );
		if ( is_wp_error( $kit ) ) {
			return $kit;
		}
		foreach ( $kit->media as $one ) {
			$content = $kit->file( $one );
			$problem = is_wp_error( $content ) ? $content : MediaImporter::problem( $one, $content );
			if ( $problem ) {
				return $problem;
			}
		}
		foreach ( current_user_can( 'unfiltered_html' ) ? [] : $kit->parts as $name => $items ) {
			foreach ( $items as $item ) {
				$runs = ScriptDetector::first( $item );
				if ( '' !== $runs ) {
					/* translators: %s: a piece of code, such as <script */
					return MigrationErrors::value( "$name/" . sanitize_text_field( is_string( $item['key'] ) ? $item['key'] : '' ), sprintf( __( 'It contains code that would run in visitors’ browsers (%s). You are not allowed to publish such code on this site.', 'frontage-site' ), $runs ) );
				}
			}
		}
		return $kit;
	}

	private static function busy_error(): WP_Error {
		return MigrationErrors::error( 'busy', __( 'Another import is running on this site. Wait until it finishes, or five minutes if its browser window was closed.', 'frontage-site' ), 409 );
	}
}
