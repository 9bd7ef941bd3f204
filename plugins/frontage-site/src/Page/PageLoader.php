<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/** A loading screen until the page has loaded (behaviors/site/page-loader). */
final class PageLoader {

	/** On `wp_body_open`. */
	public static function print(): void {
		if ( ActiveBehaviors::is_on( 'frontage/page-loader' ) ) {
			echo '<div class="fr-loader" aria-hidden="true"><svg viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="currentColor" stroke-width="2"><path d="M12 3a9 9 0 1 1-9 9"/></svg></div>';
		}
	}
}
