<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Migration\ImportPreview;
use Frontage\Kit\Migration\MigrationParts;
use Frontage\Kit\Migration\TermTransfer;
use Frontage\Site\Portfolio\PortfolioPostType;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the items of a pending import. All previous values are stored in the journal before the first write, so that the
 * process may die between any two writes: ImportJournal reverts them.
 */
final class ImportRunner {

	/** The error; later items were not written. */
	public ?WP_Error $problem = null;

	public function __construct( private readonly MigrationPackage $kit, private readonly ImportPlan $plan, private readonly PendingImport $stage ) {}

	/**
	 * Writes one item between two yields; a caller that stops iterating leaves the import incomplete.
	 *
	 * @return \Generator<int, string>
	 */
	public function steps(): \Generator {
		$parts   = MigrationParts::all();
		$map     = $this->plan->map;
		$entries = [];
		foreach ( $this->plan->changes() as $entry ) {
			if ( ImportPreview::NEW === $entry['outlook']->change ) {
				$id = $parts[ $entry['part'] ]->reserve( $entry['item'] );
				if ( is_wp_error( $id ) ) {
					$this->problem = $id;
					return;
				}
				$entry['id'] = $id;
				if ( is_int( $entry['item']['id'] ?? null ) ) {
					$map->add_post( $entry['item']['id'], $id );
				}
				yield "reserved {$entry['part']}/{$entry['key']}";
			}
			$entries[] = $entry;
		}
		if ( ! $entries ) {
			$this->stage->discard(); // Nothing changed, so the previous import stays undoable.
			return;
		}
		$journal       = new ImportJournal( $this->stage, $this->kit, $entries, $parts );
		$this->problem = $journal->begin();
		if ( $this->problem ) {
			return; // Nothing could be reverted later.
		}
		yield 'began';
		if ( array_filter( $entries, static fn ( array $entry ): bool => 'portfolio' === $entry['part'] ) && ! post_type_exists( PortfolioPostType::TYPE ) ) {
			PortfolioPostType::turn_on();
			PortfolioPostType::register();
			yield 'portfolio';
		}
		foreach ( $entries as $entry ) {
			foreach ( TermTransfer::exported_terms( $entry['item'] ) as $term ) {
				$term_id = TermTransfer::find_or_create( $term['taxonomy'], $term['slug'], $term['name'] );
				if ( is_wp_error( $term_id ) ) {
					$this->problem = $term_id;
					return;
				}
				$map->add_term( $term['id'], $term_id );
			}
		}
		yield 'terms';
		foreach ( $entries as $entry ) {
			$this->problem = $parts[ $entry['part'] ]->import( $entry['item'], $entry['id'], $map );
			if ( $this->problem ) {
				return;
			}
			yield "wrote {$entry['part']}/{$entry['key']}";
		}
		delete_option( 'rewrite_rules' ); // WordPress regenerates them in the next request.
		$this->problem = $journal->finish();
		if ( $this->problem ) {
			return;
		}
		yield 'finished';
		ImportJournal::close();
		$this->stage->close();
	}
}
