<?php
/**
 * Title: Contact
 * Slug: frontage/page-contact
 * Categories: frontage-page
 * Block Types: core/post-content
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:pattern {"slug":"frontage/contact-form"} /-->

<!-- wp:pattern {"slug":"frontage/contact-picture"} /-->

<!-- wp:pattern {"slug":"frontage/faq-list"} /-->
