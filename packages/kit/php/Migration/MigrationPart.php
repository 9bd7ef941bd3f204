<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin's part of a site export: items that can be exported and imported on another site. It is registered with the
 * filter `frontage_kit_parts`; docs/guides/kit.md documents the order of the calls.
 *
 * An item is an array that can be encoded as JSON, with `key` (unique within its part, the same on every site) and `title`
 * (for display). An item with an `id` is a post; the ID is that of the original site. `media` lists attachments that no
 * content refers to.
 *
 * @phpstan-type Item array<string, mixed>
 */
interface MigrationPart {

	/** The heading above its items. */
	public function title(): string;

	/** Whether the current user may export and import this part. */
	public function may(): bool;

	/**
	 * @return array<string, array<string, mixed>> JSON schema of an item's properties besides key, title, id and media; items with other properties are refused.
	 */
	public function schema(): array;

	/** @return array<string, string> The items of this site: titles by key. */
	public function describe(): array;

	/**
	 * @param list<string> $keys
	 * @return list<Item>
	 */
	public function export( array $keys ): array;

	/**
	 * The existing post that the item replaces; 0 when there is none, or when items are not posts.
	 *
	 * @param Item $item
	 */
	public function find( array $item ): int;

	/**
	 * Dry run of one item.
	 *
	 * @param Item $item
	 * @param int  $id   The result of find().
	 */
	public function look( array $item, int $id, IdMap $map ): ImportPreview;

	/**
	 * Creates a hidden post for a new item, which import() fills later; 0 when items are not posts.
	 *
	 * @param Item $item
	 */
	public function reserve( array $item ): int|WP_Error;

	/**
	 * Everything that import() will change, as undo() needs it.
	 *
	 * @param Item $item
	 * @return array<string, mixed>
	 */
	public function keep( array $item, int $id ): array;

	/**
	 * Writes the item. Running it twice is harmless.
	 *
	 * @param Item $item
	 */
	public function import( array $item, int $id, IdMap $map ): ?WP_Error;

	/**
	 * Restores what keep() returned; deletes the item if there was nothing before. Also works after an interrupted import.
	 *
	 * @param array<string, mixed>|null $kept Null for new items.
	 */
	public function undo( string $key, int $id, ?array $kept ): void;
}
