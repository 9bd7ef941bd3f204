<?php
/**
 * Title: Testimonial: Large
 * Slug: frontage/testimonial-large
 * Categories: testimonials
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","backgroundColor":"tint","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-tint-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:quote {"metadata":{"frSample":"testimonial"},"className":"is-style-plain","style":{"typography":{"textAlign":"center"}}} -->
<blockquote class="wp-block-quote has-text-align-center is-style-plain"><!-- wp:paragraph -->
<p><?php esc_html_e( 'They told us not to buy. It saved us a lot of money.', 'frontage' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Ellen Vik, third-generation owner, Vik and Daughters', 'frontage' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
