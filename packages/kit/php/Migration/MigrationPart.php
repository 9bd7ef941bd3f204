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

	/** What people read above its items. */
	public function title(): string;

	/** Whether this person may take along and bring what it holds. */
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
	 * The post of this site in whose place the item comes; 0 when there is none, or when items are no posts.
	 *
	 * @param Item $item
	 */
	public function find( array $item ): int;

	/**
	 * The dry run of one item: what would become of it.
	 *
	 * @param Item $item
	 * @param int  $id   What find() gave.
	 */
	public function look( array $item, int $id, IdMap $map ): ImportPreview;

	/**
	 * A post for a new item, which nobody sees until import() fills it; 0 when items are no posts.
	 *
	 * @param Item $item
	 */
	public function reserve( array $item ): int|WP_Error;

	/**
	 * All that import() is going to change, as undo() needs it.
	 *
	 * @param Item $item
	 * @return array<string, mixed>
	 */
	public function keep( array $item, int $id ): array;

	/**
	 * Writes the item; a second time does no harm.
	 *
	 * @param Item $item
	 */
	public function import( array $item, int $id, IdMap $map ): ?WP_Error;

	/**
	 * Puts back what keep() gave; takes the item away where it gave nothing. Also after an import that stopped in the middle.
	 *
	 * @param array<string, mixed>|null $kept Null for what is new.
	 */
	public function undo( string $key, int $id, ?array $kept ): void;
}
