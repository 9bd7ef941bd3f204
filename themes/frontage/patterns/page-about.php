<?php
/**
 * Title: About us
 * Slug: frontage/page-about
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/about-story"} /-->

<!-- wp:pattern {"slug":"frontage/about-values"} /-->

<!-- wp:pattern {"slug":"frontage/team-grid"} /-->

<!-- wp:pattern {"slug":"frontage/figures-row"} /-->

<!-- wp:pattern {"slug":"frontage/cta-band"} /-->

<!-- wp:pattern {"slug":"frontage/contact-facts"} /-->
