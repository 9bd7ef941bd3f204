<?php
/**
 * Title: Software: People
 * Slug: frontage/product-people
 * Categories: team
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"style":{"spacing":{"margin":{"bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-bottom:0"><?php esc_html_e( 'Who answers when you write', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"12rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-product-monogram","fontSize":"large","style":{"typography":{"fontWeight":"600","textAlign":"center"}}} -->
<p class="is-style-product-monogram has-text-align-center has-large-font-size" style="font-weight:600">HI</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"1rem","bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p style="margin-top:1rem;margin-bottom:0;font-weight:600"><?php esc_html_e( 'Hana Ito', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0"><?php esc_html_e( 'Founder, product', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-product-monogram","fontSize":"large","style":{"typography":{"fontWeight":"600","textAlign":"center"}}} -->
<p class="is-style-product-monogram has-text-align-center has-large-font-size" style="font-weight:600">BW</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"1rem","bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p style="margin-top:1rem;margin-bottom:0;font-weight:600"><?php esc_html_e( 'Ben Walsh', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0"><?php esc_html_e( 'Founder, engineering', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-product-monogram","fontSize":"large","style":{"typography":{"fontWeight":"600","textAlign":"center"}}} -->
<p class="is-style-product-monogram has-text-align-center has-large-font-size" style="font-weight:600">MS</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"1rem","bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p style="margin-top:1rem;margin-bottom:0;font-weight:600"><?php esc_html_e( 'Mina Sole', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0"><?php esc_html_e( 'Help', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"person"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-product-monogram","fontSize":"large","style":{"typography":{"fontWeight":"600","textAlign":"center"}}} -->
<p class="is-style-product-monogram has-text-align-center has-large-font-size" style="font-weight:600">JA</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"1rem","bottom":"0"}},"typography":{"fontWeight":"600"}}} -->
<p style="margin-top:1rem;margin-bottom:0;font-weight:600"><?php esc_html_e( 'Jon Adler', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0"><?php esc_html_e( 'Payroll', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
