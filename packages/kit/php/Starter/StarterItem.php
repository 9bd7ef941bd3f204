<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Starter;

use Closure;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** One item of a starter site, as its plugin describes it: a page, a form, a slider, a setting. */
final class StarterItem {

	/**
	 * @param string                                                   $key        Of its own on the site: a word for the kind, a colon, a name, such as `form:contact`.
	 * @param string                                                   $group      The heading that it stands under on the screen, such as “Forms”.
	 * @param string                                                   $title      What it is called there.
	 * @param Closure(StarterProgress): (int|array<string,mixed>|WP_Error) $make       Makes it, once, and gives the post that it is; or the options that it wants, by their names. Whatever posts and terms it makes on the way are its own and go with it.
	 * @param string                                                   $means      What else an owner should know of it: a sentence, or nothing.
	 * @param string                                                   $why        Why it is left out on this site; '' where it can be made.
	 * @param string                                                   $capability Of who makes it.
	 * @param string                                                   $choice     It is made only if the owner ticked this: `front` or `look`.
	 * @param ?Closure(int): string                                    $block      The blocks that show the post of this number on a page.
	 * @param string                                                   $edit       Where it is edited, if WordPress does not know.
	 * @param list<string>                                             $recipients Who gets email because of it.
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
	) {}
}
