<?php

declare( strict_types = 1 );

namespace Frontage\Site\Kit;

use Frontage\Kit\Moving\Map;
use Frontage\Kit\Moving\Outlook;
use Frontage\Kit\Moving\Part;
use Frontage\Kit\Moving\Parts;
use Frontage\Kit\Moving\Terms;

defined( 'ABSPATH' ) || exit;

/**
 * What importing a kit would do to this site, item by item. Nothing is written for it.
 *
 * @phpstan-type Entry array{ part: string, item: array<string, mixed>, key: string, title: string, id: int, outlook: Outlook, runs: string }
 */
final class Plan {

	/** A number that nothing has, for what comes with the kit: it is other than what is here, and other than nothing. */
	private const NOT_YET = -1;

	/**
	 * @param list<Entry> $entries
	 * @param Map         $map     Knows what is here already.
	 */
	private function __construct( public readonly array $entries, public readonly Map $map ) {}

	/**
	 * @param array<int, int>   $media   Attachments of this site by those of the kit, as far as they are here.
	 * @param list<string>|null $parts   Null for all.
	 * @param bool              $scripts Whether what runs in browsers is wanted.
	 */
	public static function of( Kit $kit, array $media = [], ?array $parts = null, bool $scripts = false ): self {
		$map     = $kit->map();
		$all     = Parts::all();
		$scripts = $scripts && current_user_can( 'unfiltered_html' );
		foreach ( $kit->media as $file ) {
			$map->add_file( $file['id'], $file['path'], $media[ $file['id'] ] ?? ( Media::there( $file ) ?: self::NOT_YET ) );
		}
		$found = [];
		foreach ( $kit->parts as $name => $items ) {
			foreach ( $items as $n => $item ) {
				$found[ $name ][ $n ] = $all[ $name ]->find( $item );
				self::add( $map, $item, $found[ $name ][ $n ] );
			}
		}
		$entries = [];
		foreach ( array_intersect_key( $all, $kit->parts ) as $name => $part ) {
			foreach ( $kit->parts[ $name ] as $n => $item ) {
				$runs    = Harmless::first( $item );
				$outlook = self::outlook( $part, $item, $found[ $name ][ $n ], $map, null === $parts || in_array( $name, $parts, true ), $scripts ? '' : $runs );
				if ( Outlook::LEFT_OUT === $outlook->change && is_int( $item['id'] ?? null ) ) {
					$map->add_post( $item['id'], $found[ $name ][ $n ] ); // What names it names nothing.
				}
				$entries[] = [
					'part'    => $name,
					'item'    => $item,
					'key'     => is_string( $item['key'] ) ? $item['key'] : '',
					'title'   => is_string( $item['title'] ) ? $item['title'] : '',
					'id'      => $found[ $name ][ $n ],
					'outlook' => $outlook,
					'runs'    => $runs,
				];
			}
		}
		return new self( $entries, $map );
	}

	/**
	 * For people and programs.
	 *
	 * @return list<array{ part: string, key: string, title: string, change: string, why: string, runs: string }>
	 */
	public function rows(): array {
		return array_map(
			static fn ( array $entry ): array => [
				'part'   => $entry['part'],
				'key'    => $entry['key'],
				'title'  => wp_strip_all_tags( $entry['title'] ),
				'change' => $entry['outlook']->change,
				'why'    => $entry['outlook']->why,
				'runs'   => $entry['runs'],
			],
			$this->entries
		);
	}

	/** @return list<Entry> What is to be written. */
	public function changes(): array {
		return array_values( array_filter( $this->entries, static fn ( array $entry ): bool => in_array( $entry['outlook']->change, [ Outlook::NEW, Outlook::REPLACED ], true ) ) );
	}

	/** @param array<string, mixed> $item */
	private static function outlook( Part $part, array $item, int $id, Map $map, bool $is_wanted, string $runs ): Outlook {
		if ( ! $is_wanted ) {
			return Outlook::left_out( __( 'You left this part out.', 'frontage-site' ) );
		}
		if ( '' !== $runs ) {
			/* translators: %s: a piece of code, such as <script */
			return Outlook::left_out( sprintf( __( 'It holds code that would run in your visitors’ browsers (%s).', 'frontage-site' ), $runs ) );
		}
		return $part->look( $item, $id, $map );
	}

	/** @param array<string, mixed> $item */
	private static function add( Map $map, array $item, int $id ): void {
		if ( is_int( $item['id'] ?? null ) ) {
			$map->add_post( $item['id'], $id ?: self::NOT_YET );
		}
		foreach ( Terms::of( $item ) as $term ) {
			$map->add_term( $term['id'], Terms::here( $term['taxonomy'], $term['slug'] ) );
		}
	}
}
