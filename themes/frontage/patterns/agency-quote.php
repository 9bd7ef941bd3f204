<?php
/**
 * Title: Agency: Quote with a marker
 * Slug: frontage/agency-quote
 * Categories: testimonials
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-agency-margin","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-agency-margin"><!-- wp:paragraph -->
<p><?php esc_html_e( 'What clients say', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"metadata":{"frSample":"testimonial"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( '“We were the bakery next to the tram stop. Now people say', 'frontage' ); ?> <em><?php esc_html_e( 'get off here.”', 'frontage' ); ?></em></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Fatima Bakker, third baker of her family', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
