<?php
/**
 * Title: About: Personal note
 * Slug: frontage/about-letter
 * Categories: about
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Thinking of calling us?', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'You don’t need to know exactly what you want. Bring a sketch, a letter from your bank, or the part that broke.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'We’ll ask a lot of questions. A week later, you get two pages: what we recommend and what it costs.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"person"},"fontSize":"large","style":{"typography":{"fontWeight":"600"}}} -->
<p class="has-large-font-size" style="font-weight:600"><?php esc_html_e( 'Kari and Tom', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
