<?php
/**
 * Title: Prices as a table
 * Slug: frontage/pricing-table
 * Categories: frontage-pricing
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:paragraph {"textColor":"accent","fontSize":"small","style":{"typography":{"fontWeight":"600"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-accent-color has-text-color has-small-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( 'Prices', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"0.5rem","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0.5rem;margin-bottom:0"><?php esc_html_e( 'By the hour, and by the piece', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:table {"hasFixedLayout":false,"align":"wide"} -->
<figure class="wp-block-table alignwide"><table><thead><tr><th><?php esc_html_e( 'What', 'frontage' ); ?></th><th><?php esc_html_e( 'Takes', 'frontage' ); ?></th><th><?php esc_html_e( 'Costs', 'frontage' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'First talk', 'frontage' ); ?></td><td><?php esc_html_e( 'One hour', 'frontage' ); ?></td><td><?php esc_html_e( '€ 0', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Second opinion', 'frontage' ); ?></td><td><?php esc_html_e( 'One week', 'frontage' ); ?></td><td><?php esc_html_e( '€ 900', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Yearly plan', 'frontage' ); ?></td><td><?php esc_html_e( 'One month', 'frontage' ); ?></td><td><?php esc_html_e( '€ 4,900', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Sale of a firm', 'frontage' ); ?></td><td><?php esc_html_e( 'Half a year', 'frontage' ); ?></td><td><?php esc_html_e( 'By agreement', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
