<?php
/**
 * Title: Trade: Large quote
 * Slug: frontage/trade-quote
 * Categories: testimonials
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"metadata":{"frSample":"testimonial"},"align":"wide","className":"is-style-trade-quote","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-quote"><!-- wp:paragraph -->
<p>★★★★★</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( '“The drawers close like a good car. Four years on, nothing has moved.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Ruth Okafor, Rhinebeck. Kitchen in ash', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
