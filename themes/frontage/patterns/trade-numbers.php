<?php
/**
 * Title: Trade: Three numbers and a quote
 * Slug: frontage/trade-numbers
 * Categories: frontage-figures
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","className":"is-style-trade-strip","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-trade-strip" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","className":"is-style-trade-numbers","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-numbers"><!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>1994</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'the first stair, in Uptown Kingston', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>6</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'joiners on the payroll, no subcontractors', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>13</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'jobs a year, so yours gets the bench', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"testimonial"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( '“They were done on the day they said, and the price was the price.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><strong><?php esc_html_e( '4.9 of 5', 'frontage' ); ?></strong> <?php esc_html_e( 'from 88 Google reviews', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
