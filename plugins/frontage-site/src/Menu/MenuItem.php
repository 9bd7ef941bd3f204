<?php

declare( strict_types = 1 );

namespace Frontage\Site\Menu;

defined( 'ABSPATH' ) || exit;

/** One item of a menu: a link, a label for a submenu, or a block that is rendered as it is. */
final class MenuItem {

	/**
	 * @param string                $label       Safe HTML.
	 * @param string                $url         Escaped; empty if it has no link.
	 * @param list<self>            $children
	 * @param array<string, string> $more        Additional attributes of the link, not escaped yet.
	 * @param string                $description Safe HTML.
	 * @param string                $icon        Name in core's icon registry.
	 * @param string                $panel       Slug of the template part that replaces the submenu.
	 * @param bool                  $is_above    Whether it links to the archive that the current page belongs to.
	 * @param string                $html        HTML of another block; all other properties are empty then.
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $url = '',
		public readonly bool $is_current = false,
		public readonly array $children = [],
		public readonly array $more = [],
		public readonly string $description = '',
		public readonly string $icon = '',
		public readonly string $panel = '',
		public readonly bool $is_wide = false,
		public readonly bool $is_above = false,
		public readonly string $html = '',
	) {}

	/** Whether the current page is somewhere below it. */
	public function contains_current(): bool {
		if ( $this->is_above ) {
			return true;
		}
		foreach ( $this->children as $child ) {
			if ( $child->is_current || $child->contains_current() ) {
				return true;
			}
		}
		return false;
	}
}
