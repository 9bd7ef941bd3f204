<?php
/**
 * Title: Services
 * Slug: frontage/page-services
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/hero-figures"} /-->

<!-- wp:pattern {"slug":"frontage/services-ruled"} /-->

<!-- wp:pattern {"slug":"frontage/services-pictures"} /-->

<!-- wp:pattern {"slug":"frontage/steps-rows"} /-->

<!-- wp:pattern {"slug":"frontage/cta-card"} /-->

<!-- wp:pattern {"slug":"frontage/contact-facts"} /-->
