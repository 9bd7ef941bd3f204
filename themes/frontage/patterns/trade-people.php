<?php
/**
 * Title: Trade: People of the shop
 * Slug: frontage/trade-people
 * Categories: team
 * Description: Six people with their initials.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'Six people, six benches', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"is-style-trade-page-people","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-page-people"><!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>TA</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Tom Alder</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><strong><?php esc_html_e( 'Founder', 'frontage' ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Stairs, and the first measure', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>NA</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Nell Alder</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><strong><?php esc_html_e( 'Runs the shop', 'frontage' ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Prices, dates, Friday photos', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>LV</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Luis Vega</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><strong><?php esc_html_e( 'Joiner', 'frontage' ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Kitchens and drawers', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>KD</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Kim Doyle</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><strong><?php esc_html_e( 'Joiner', 'frontage' ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Windows, glass and locks', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>BO</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Ben Osei</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><strong><?php esc_html_e( 'Finisher', 'frontage' ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Oil, wax and color', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>RS</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Ray Sutter</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><strong><?php esc_html_e( 'Apprentice', 'frontage' ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Third year, sharpest chisels', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
