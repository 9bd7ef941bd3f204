<?php

declare( strict_types = 1 );

namespace Frontage\Site\Menu;

defined( 'ABSPATH' ) || exit;

/** One entry of a menu: a link, a name for what stands below it, or a block that is shown as it is. */
final class MenuItem {

	/**
	 * @param string                $label       Safe HTML.
	 * @param string                $url         Escaped; empty when it leads nowhere.
	 * @param list<self>            $children
	 * @param array<string, string> $more        Further attributes of the link, not escaped yet.
	 * @param string                $description Safe HTML.
	 * @param string                $icon        Name in core's registry.
	 * @param string                $panel       Slug of the template part that takes the place of the children.
	 * @param bool                  $is_above    Whether it leads to the list that the page that is shown stands in.
	 * @param string                $html        What another block printed; it then has nothing of the above.
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

	/** Whether the page that is shown stands somewhere below it. */
	public function leads_here(): bool {
		if ( $this->is_above ) {
			return true;
		}
		foreach ( $this->children as $child ) {
			if ( $child->is_current || $child->leads_here() ) {
				return true;
			}
		}
		return false;
	}
}
