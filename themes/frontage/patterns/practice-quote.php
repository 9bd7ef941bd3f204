<?php
/**
 * Title: Practice: A patient
 * Slug: frontage/practice-quote
 * Categories: testimonials
 * Description: One large quote.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","className":"is-style-practice-row is-style-practice-said","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-row is-style-practice-said"><!-- wp:quote {"metadata":{"frSample":"testimonial"},"className":"is-style-plain"} -->
<blockquote class="wp-block-quote is-style-plain"><!-- wp:paragraph -->
<p><?php esc_html_e( '“I came for my knee and left with a habit. In May I ran ten miles around the lake.”', 'frontage' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Patient, five visits', 'frontage' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->
