<?php
/**
 * Title: Homepage: Product
 * Slug: frontage/page-home-product
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/hero-center"} /-->

<!-- wp:pattern {"slug":"frontage/services-features"} /-->

<!-- wp:pattern {"slug":"frontage/steps-dark"} /-->

<!-- wp:pattern {"slug":"frontage/pricing-one"} /-->

<!-- wp:pattern {"slug":"frontage/faq-beside"} /-->

<!-- wp:pattern {"slug":"frontage/cta-card"} /-->

<!-- wp:pattern {"slug":"frontage/contact-cards"} /-->
