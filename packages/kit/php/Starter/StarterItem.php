<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Starter;

use Closure;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** One item of a starter site, as its plugin describes it: a page, a form, a slider, a setting. */
final class StarterItem {

	/**
	 * @param string                                                   $key        Unique on the site: kind, colon, name, such as `form:contact`.
	 * @param string                                                   $group      Its heading on the screen, such as “Forms”.
	 * @param string                                                   $title      Its title on the screen.
	 * @param Closure(StarterProgress): (int|array<string,mixed>|WP_Error) $make       Creates the item, once. Returns its post ID, or option values by name. Other posts and terms that it creates belong to the item and are deleted with it.
	 * @param string                                                   $means      What else an owner should know: a sentence, or ''.
	 * @param string                                                   $why        Why it is left out on this site; '' if it can be created.
	 * @param string                                                   $capability Capability needed to create it.
	 * @param string                                                   $choice     Created only if the owner selected this option: `front` or `look`.
	 * @param ?Closure(int): string                                    $block      Returns the blocks that show the post with this ID on a page.
	 * @param string                                                   $edit       Its edit URL, if WordPress does not know it.
	 * @param list<string>                                             $recipients Who gets email because of it.
	 * @param ?Closure(): int                                          $found      Returns the ID of a post of the site that can be used instead, 0 if there is none. It is linked and never changed.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $group,
		public readonly string $title,
		public readonly Closure $make,
		public readonly string $means = '',
		public readonly string $why = '',
		public readonly string $capability = 'edit_pages',
		public readonly string $choice = '',
		public readonly ?Closure $block = null,
		public readonly string $edit = '',
		public readonly array $recipients = [],
		public readonly ?Closure $found = null,
	) {}
}
