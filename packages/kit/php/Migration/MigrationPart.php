<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Migration;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What a plugin puts into a site's kit: things that can be taken along to another site and brought back. It is added by the
 * filter `frontage_kit_parts`; docs/guides/kit.md says what is asked when.
 *
 * An item is an array that JSON can hold, with `key` (what it is called among those of its part, on every site) and `title`
 * (for people). One with an `id` is a post, and has that number on the site that it comes from; `media` lists attachments that
 * no content names.
 *
 * @phpstan-type Item array<string, mixed>
 */
interface MigrationPart {

	/** The heading above its items. */
	public function title(): string;

	/** Whether the current user may export and import this part. */
	public function may(): bool;

	/** @return array<string, array<string, mixed>> JSON schema of an item's properties besides key, title, id and media: an item with others is refused. */
	public function schema(): array;

	/** @return array<string, string> What there is on this site: titles by keys. */
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
