<?php

declare( strict_types = 1 );

namespace Frontage\Site\Kit;

use Frontage\Kit\Moving\Outlook;
use Frontage\Kit\Moving\Part;
use Frontage\Kit\Moving\Parts;
use Frontage\Kit\Moving\Terms;
use Frontage\Site\Portfolio\Portfolio;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a staged kit in its place. What each write is going to change is written down before the first of them, so that a
 * process may die between any two: Journal puts it back.
 */
final class Swap {

	/** What went wrong; the rest was not written. */
	public ?WP_Error $wrong = null;

	public function __construct( private readonly Kit $kit, private readonly Plan $plan, private readonly Stage $stage ) {}

	/**
	 * Writes between two yields; who stops asking leaves it half done.
	 *
	 * @return \Generator<int, string>
	 */
	public function steps(): \Generator {
		$parts   = Parts::all();
		$map     = $this->plan->map;
		$entries = [];
		foreach ( $this->plan->changes() as $entry ) {
			if ( Outlook::NEW === $entry['outlook']->change ) {
				$id = $parts[ $entry['part'] ]->reserve( $entry['item'] );
				if ( is_wp_error( $id ) ) {
					$this->wrong = $id;
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
			$this->stage->discard(); // Nothing to undo: what can be undone of the import before stays.
			return;
		}
		$journal = new Journal( $this->stage, $this->kit, $entries, $parts );
		$this->wrong = $journal->begin();
		if ( $this->wrong ) {
			return; // Nothing could be put back.
		}
		yield 'began';
		if ( array_filter( $entries, static fn ( array $entry ): bool => 'portfolio' === $entry['part'] ) && ! post_type_exists( Portfolio::TYPE ) ) {
			Portfolio::switch_on();
			Portfolio::register();
			yield 'portfolio';
		}
		foreach ( $entries as $entry ) {
			foreach ( Terms::of( $entry['item'] ) as $term ) {
				$made = Terms::make( $term['taxonomy'], $term['slug'], $term['name'] );
				if ( is_wp_error( $made ) ) {
					$this->wrong = $made;
					return;
				}
				$map->add_term( $term['id'], $made );
			}
		}
		yield 'terms';
		foreach ( $entries as $entry ) {
			$this->wrong = $parts[ $entry['part'] ]->import( $entry['item'], $entry['id'], $map );
			if ( $this->wrong ) {
				return;
			}
			yield "wrote {$entry['part']}/{$entry['key']}";
		}
		delete_option( 'rewrite_rules' ); // Made anew at the next request.
		$this->wrong = $journal->finish();
		if ( $this->wrong ) {
			return;
		}
		yield 'finished';
		Journal::close();
		$this->stage->close();
	}
}
