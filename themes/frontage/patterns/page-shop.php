<?php
/**
 * Title: Homepage: Shop
 * Slug: frontage/page-shop
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/hero-product"} /-->

<!-- wp:pattern {"slug":"frontage/shop-goods"} /-->

<!-- wp:pattern {"slug":"frontage/shop-offer"} /-->

<!-- wp:pattern {"slug":"frontage/testimonial-picture"} /-->

<!-- wp:pattern {"slug":"frontage/shop-promises"} /-->

<!-- wp:pattern {"slug":"frontage/contact-facts"} /-->
