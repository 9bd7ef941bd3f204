<?php
/**
 * Title: Software: Help
 * Slug: frontage/product-help
 * Categories: frontage-faq
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|30","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Help before you write', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Four answers that most people look for.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"64%"} -->
<div class="wp-block-column" style="flex-basis:64%"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How does a team start?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Send us a list of names. We set up the first week with you, and you send it when it is right.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Staff can’t open the link. What now?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Send it again from the week. The old link stops working, the new one goes to the same number.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How do I close a day?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Open the day and choose Closed. Shifts on it are removed, and the people on them are told.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How do I export hours?', 'frontage' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Choose the week and then Export. You get one row for each person, with breaks and overtime.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
