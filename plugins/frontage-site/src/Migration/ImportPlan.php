<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Migration\CopyableMigrationPart;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Kit\Migration\IdMap;
use Frontage\Kit\Migration\ImportEffects;
use Frontage\Kit\Migration\ImportPreview;
use Frontage\Kit\Migration\MigrationPart;
use Frontage\Kit\Migration\MigrationParts;
use Frontage\Kit\Migration\TermTransfer;
use Frontage\Site\Migration\Parts\SettingsPart;
use Frontage\Site\Migration\Safety\ScriptDetector;

defined( 'ABSPATH' ) || exit;

/**
 * The plan of an import: what it would do to this site, item by item. It writes nothing.
 *
 * @phpstan-import-type Choice from ExistingItem
 * @phpstan-import-type Option from ExistingItem
 * @phpstan-type Entry array{ part: string, item: array<string, mixed>, key: string, title: string, id: int, outlook: ImportPreview, looked: ImportPreview, runs: string, choices: list<Choice> }
 * @phpstan-type Row array{ part: string, key: string, title: string, change: string, why: string, runs: string, choices: list<Option> }
 */
final class ImportPlan {

	/** Parts whose items are WordPress posts, and the fields that WordPress's HTML filter may change. */
	private const CONTENT = [ 'templates', 'template-parts', 'patterns', 'menus', 'pages', 'articles', 'portfolio' ];
	private const FIELDS  = [ 'content', 'excerpt', 'title' ];

	/** An ID that does not exist, for items of the export file: it differs from existing items and from none. */
	private const NOT_YET = -1;

	/**
	 * @param list<Entry> $entries
	 * @param IdMap         $map     Knows the existing items.
	 */
	private function __construct( public readonly array $entries, public readonly IdMap $map ) {}

	/**
	 * @param array<int, int>          $media   This site's attachments by the export's IDs, if they exist.
	 * @param list<string>|null        $parts   Null for all.
	 * @param bool                     $scripts Whether items with code for browsers are imported.
	 * @param array<array-key, Choice> $choices What becomes of items that the site has, by part and key as in `pages/about`; they are replaced without one.
	 */
	public static function for_package( MigrationPackage $kit, array $media = [], ?array $parts = null, bool $scripts = false, array $choices = [] ): self {
		$map     = $kit->map();
		$all     = MigrationParts::all();
		$scripts = $scripts && current_user_can( 'unfiltered_html' );
		foreach ( $kit->media as $file ) {
			$map->add_file( $file['id'], $file['path'], $media[ $file['id'] ] ?? ( MediaImporter::existing_attachment( $file ) ?: self::NOT_YET ) );
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
				$runs    = ScriptDetector::first( $item );
				$preview = $part->look( $item, $found[ $name ][ $n ], $map );
				$outlook = self::preview( $preview, null === $parts || in_array( $name, $parts, true ), $scripts ? '' : $runs );
				$entries[] = [
					'part'    => $name,
					'item'    => $item,
					'key'     => is_string( $item['key'] ) ? $item['key'] : '',
					'title'   => is_string( $item['title'] ) ? $item['title'] : '',
					'id'      => $found[ $name ][ $n ],
					'outlook' => $outlook,
					'looked'  => $preview,
					'runs'    => $runs,
					'choices' => self::choices( $part, $item, $preview ),
				];
			}
		}
		// After all were looked at: an item that is kept twice does not change those that refer to the existing one.
		return new self( array_map( static fn ( array $entry ): array => self::chosen( $entry, $all[ $entry['part'] ], $map, $choices[ "{$entry['part']}/{$entry['key']}" ] ?? '' ), $entries ), $map );
	}

	/**
	 * What the user can choose for an item.
	 *
	 * @param array<string, mixed> $item
	 * @return list<Choice> Empty if the site does not have it, or has the same.
	 */
	private static function choices( MigrationPart $part, array $item, ImportPreview $preview ): array {
		if ( ImportPreview::REPLACED !== $preview->change ) {
			return [];
		}
		return [ ExistingItem::REPLACE, ...( $part instanceof CopyableMigrationPart && $part->copy( $item ) ? [ ExistingItem::KEEP_BOTH ] : [] ), ExistingItem::SKIP ];
	}

	/**
	 * An entry with the user's choice; the map leads to what other items then refer to.
	 *
	 * @param Entry $entry
	 * @return Entry
	 */
	private static function chosen( array $entry, MigrationPart $part, IdMap $map, string $choice ): array {
		$chosen = ImportPreview::REPLACED === $entry['outlook']->change && in_array( $choice, $entry['choices'], true ) ? $choice : '';
		$copy   = ExistingItem::KEEP_BOTH === $chosen && $part instanceof CopyableMigrationPart ? $part->copy( $entry['item'] ) : null;
		if ( ExistingItem::SKIP === $chosen ) {
			$entry['outlook'] = ImportPreview::skipped( __( 'You skipped this item.', 'frontage-site' ) );
		} elseif ( $copy ) {
			$entry = [ 'item' => $copy, 'id' => 0, 'outlook' => $part->look( $copy, 0, $map ) ] + $entry;
			if ( is_string( $copy['key'] ?? null ) && $copy['key'] !== $entry['key'] ) {
				$map->add_key( $entry['key'], $copy['key'] );
			}
		}
		if ( is_int( $entry['item']['id'] ?? null ) && ( $copy || ImportPreview::LEFT_OUT === $entry['outlook']->change ) ) {
			$map->add_post( $entry['item']['id'], $copy ? self::NOT_YET : $entry['id'] ); // References to one that is left out would point to nothing.
		}
		return $entry;
	}

	/**
	 * The plan for display and for programs.
	 *
	 * @return list<Row>
	 */
	public function rows(): array {
		return array_map(
			static fn ( array $entry ): array => [
				'part'    => $entry['part'],
				'key'     => $entry['key'],
				'title'   => wp_strip_all_tags( $entry['title'] ),
				'change'  => $entry['outlook']->change,
				'why'     => $entry['outlook']->why,
				'runs'    => $entry['runs'],
				'choices' => ExistingItem::options( $entry['choices'] ),
			],
			$this->entries
		);
	}

	/** @return list<Entry> The items to write. */
	public function changes(): array {
		return array_values( array_filter( $this->entries, static fn ( array $entry ): bool => in_array( $entry['outlook']->change, [ ImportPreview::NEW, ImportPreview::REPLACED ], true ) ) );
	}

	/** Side effects of all items, including those that are left out unless their code is allowed. */
	public function effects(): ImportEffects {
		$effects = new ImportEffects();
		foreach ( $this->entries as $entry ) {
			if ( ! in_array( $entry['looked']->change, [ ImportPreview::NEW, ImportPreview::REPLACED ], true ) ) {
				continue;
			}
			$where = '' === $entry['title'] ? $entry['key'] : $entry['title'];
			foreach ( $entry['looked']->recipients as $recipient ) {
				$effects->add_effect( ImportEffects::MAIL, $recipient, $where );
			}
			if ( '' !== $entry['runs'] ) {
				$effects->add_effect( ImportEffects::CODE, $entry['runs'], $where );
			}
			foreach ( $this->stored_content( $entry ) as $field => $value ) {
				$effects->add( $value, $where, in_array( $entry['part'], self::CONTENT, true ) && in_array( $field, self::FIELDS, true ) );
			}
		}
		return $effects;
	}

	/**
	 * What browsers would get of an item, as it would be stored here.
	 *
	 * @param Entry $entry
	 * @return array<array-key, mixed>
	 */
	private function stored_content( array $entry ): array {
		if ( null !== $entry['looked']->stored ) {
			return [ $entry['looked']->stored ];
		}
		$fields = SettingsPart::NAME === $entry['part'] ? [] : $entry['item'];
		$fields = isset( $fields['content'] ) ? array_intersect_key( $fields, array_flip( self::FIELDS ) ) : $fields;
		array_walk_recursive(
			$fields,
			function ( mixed &$value ): void {
				$value = is_string( $value ) ? $this->map->content( $value ) : $value;
			}
		);
		return $fields;
	}

	private static function preview( ImportPreview $preview, bool $is_wanted, string $runs ): ImportPreview {
		if ( ! $is_wanted ) {
			return ImportPreview::skipped( __( 'You excluded this part.', 'frontage-site' ) );
		}
		if ( '' !== $runs ) {
			/* translators: %s: a piece of code, such as <script */
			return ImportPreview::skipped( sprintf( __( 'It contains code that would run in your visitors’ browsers (%s).', 'frontage-site' ), $runs ) );
		}
		return $preview;
	}

	/** @param array<string, mixed> $item */
	private static function add( IdMap $map, array $item, int $id ): void {
		if ( is_int( $item['id'] ?? null ) ) {
			$map->add_post( $item['id'], $id ?: self::NOT_YET );
		}
		foreach ( TermTransfer::exported_terms( $item ) as $term ) {
			$map->add_term( $term['id'], TermTransfer::find( $term['taxonomy'], $term['slug'] ) );
		}
	}
}
