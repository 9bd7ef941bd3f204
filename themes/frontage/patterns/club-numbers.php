<?php
/**
 * Title: Club: Three numbers
 * Slug: frontage/club-numbers
 * Categories: frontage-figures
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-club-numbers","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-club-numbers"><!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>1923</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'founded by nine dockers and a priest', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>312</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'members: 118 juniors, 146 adults, 48 masters', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>41</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'boats, so nobody waits', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
