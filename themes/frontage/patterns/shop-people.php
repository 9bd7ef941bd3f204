<?php
/**
 * Title: Shop: The potters
 * Slug: frontage/shop-people
 * Categories: team
 * Description: Four people as monograms with what they make.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}}} -->
<h2 class="wp-block-heading alignwide" style="margin-bottom:var(--wp--preset--spacing--50)"><?php esc_html_e( 'Who made yours', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"10rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"className":"is-style-shop-blush is-style-shop-mono","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-blush is-style-shop-mono"><!-- wp:paragraph {"fontSize":"display","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-display-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'MQ', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Mara Quinn', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Founder. Plates, and the glaze book.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"className":"is-style-shop-sage is-style-shop-mono","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-sage is-style-shop-mono"><!-- wp:paragraph {"fontSize":"display","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-display-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'DS', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Dev Shah', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Bowls and everything that stacks.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"className":"is-style-shop-ochre is-style-shop-mono","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-ochre is-style-shop-mono"><!-- wp:paragraph {"fontSize":"display","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-display-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'LB', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Lou Becker', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Lamps, handles, hard cases.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"className":"is-style-shop-slate is-style-shop-mono","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-slate is-style-shop-mono"><!-- wp:paragraph {"fontSize":"display","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-display-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'IP', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Inés Prado', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Vases, and the kiln at night.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
