<?php
/**
 * Title: Date archive title
 * Slug: frontage/date-title
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--60)"><!-- wp:paragraph {"textColor":"accent","style":{"typography":{"fontWeight":"600"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-accent-color has-text-color" style="margin-bottom:0;font-weight:600"><?php esc_html_e( 'Archives', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:query-title {"type":"archive","showPrefix":false,"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} /--></div>
<!-- /wp:group -->
