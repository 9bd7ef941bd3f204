<?php
/**
 * Title: Homepage: Consulting
 * Slug: frontage/page-home-consulting
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/hero-split"} /-->

<!-- wp:pattern {"slug":"frontage/logos-row"} /-->

<!-- wp:pattern {"slug":"frontage/services-cards"} /-->

<!-- wp:pattern {"slug":"frontage/steps-columns"} /-->

<!-- wp:pattern {"slug":"frontage/testimonial-cards"} /-->

<!-- wp:pattern {"slug":"frontage/figures-band"} /-->

<!-- wp:pattern {"slug":"frontage/blog-three"} /-->

<!-- wp:pattern {"slug":"frontage/contact-facts"} /-->
