<?php
/**
 * Title: Pricing: Table
 * Slug: frontage/pricing-table
 * Categories: frontage-pricing
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:paragraph {"textColor":"accent","fontSize":"small","style":{"typography":{"fontWeight":"600"},"spacing":{"margin":{"bottom":"0"}}}} -->
<p class="has-accent-color has-text-color has-small-font-size" style="margin-bottom:0;font-weight:600"><?php esc_html_e( 'Pricing', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"0.5rem","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0.5rem;margin-bottom:0"><?php esc_html_e( 'Hourly and fixed prices', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:table {"metadata":{"frSample":"price"},"hasFixedLayout":false,"align":"wide"} -->
<figure class="wp-block-table alignwide"><table><thead><tr><th><?php esc_html_e( 'Service', 'frontage' ); ?></th><th><?php esc_html_e( 'Time', 'frontage' ); ?></th><th><?php esc_html_e( 'Price', 'frontage' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Consultation', 'frontage' ); ?></td><td><?php esc_html_e( 'One hour', 'frontage' ); ?></td><td><?php esc_html_e( '$0', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Second opinion', 'frontage' ); ?></td><td><?php esc_html_e( 'One week', 'frontage' ); ?></td><td><?php esc_html_e( '$900', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Annual business plan', 'frontage' ); ?></td><td><?php esc_html_e( 'One month', 'frontage' ); ?></td><td><?php esc_html_e( '$4,900', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Business sale', 'frontage' ); ?></td><td><?php esc_html_e( 'Six months', 'frontage' ); ?></td><td><?php esc_html_e( 'On request', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
