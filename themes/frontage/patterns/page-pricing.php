<?php
/**
 * Title: Pricing
 * Slug: frontage/page-pricing
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/pricing-three"} /-->

<!-- wp:pattern {"slug":"frontage/pricing-table"} /-->

<!-- wp:pattern {"slug":"frontage/faq-list"} /-->

<!-- wp:pattern {"slug":"frontage/cta-band"} /-->

<!-- wp:pattern {"slug":"frontage/contact-facts"} /-->
