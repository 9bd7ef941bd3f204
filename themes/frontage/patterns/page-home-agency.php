<?php
/**
 * Title: Homepage: Studio
 * Slug: frontage/page-home-agency
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/hero-statement"} /-->

<!-- wp:pattern {"slug":"frontage/work-grid"} /-->

<!-- wp:pattern {"slug":"frontage/services-dark"} /-->

<!-- wp:pattern {"slug":"frontage/testimonial-large"} /-->

<!-- wp:pattern {"slug":"frontage/cta-split"} /-->

<!-- wp:pattern {"slug":"frontage/contact-facts"} /-->
