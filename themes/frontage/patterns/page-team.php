<?php
/**
 * Title: Team
 * Slug: frontage/page-team
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/team-pair"} /-->

<!-- wp:pattern {"slug":"frontage/team-grid"} /-->

<!-- wp:pattern {"slug":"frontage/testimonial-large"} /-->

<!-- wp:pattern {"slug":"frontage/contact-facts"} /-->
