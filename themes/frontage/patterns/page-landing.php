<?php
/**
 * Title: Landing page
 * Slug: frontage/page-landing
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/hero-center"} /-->

<!-- wp:pattern {"slug":"frontage/figures-row"} /-->

<!-- wp:pattern {"slug":"frontage/testimonial-cards"} /-->

<!-- wp:pattern {"slug":"frontage/pricing-three"} /-->

<!-- wp:pattern {"slug":"frontage/cta-picture"} /-->

<!-- wp:pattern {"slug":"frontage/contact-cards"} /-->
