<?php
/**
 * Title: Software: Teams
 * Slug: frontage/product-teams
 * Categories: frontage-logos
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-product-teams","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide is-style-product-teams"><!-- wp:paragraph {"metadata":{"frSample":"figure"},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( '2,300 teams plan with us every week', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"logo"},"fontSize":"large","style":{"typography":{"fontWeight":"600","letterSpacing":"-0.03em"}}} -->
<p class="has-large-font-size" style="font-weight:600;letter-spacing:-0.03em"><?php esc_html_e( 'Corner Café', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"logo"},"fontSize":"large","style":{"typography":{"fontWeight":"600","letterSpacing":"-0.03em"}}} -->
<p class="has-large-font-size" style="font-weight:600;letter-spacing:-0.03em"><?php esc_html_e( 'Bloom & Stem', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"logo"},"fontSize":"large","style":{"typography":{"fontWeight":"600","letterSpacing":"-0.03em"}}} -->
<p class="has-large-font-size" style="font-weight:600;letter-spacing:-0.03em"><?php esc_html_e( 'Northway Vets', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"logo"},"fontSize":"large","style":{"typography":{"fontWeight":"600","letterSpacing":"-0.03em"}}} -->
<p class="has-large-font-size" style="font-weight:600;letter-spacing:-0.03em"><?php esc_html_e( 'Pedal Works', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"logo"},"fontSize":"large","style":{"typography":{"fontWeight":"600","letterSpacing":"-0.03em"}}} -->
<p class="has-large-font-size" style="font-weight:600;letter-spacing:-0.03em"><?php esc_html_e( 'Oak Pharmacy', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
