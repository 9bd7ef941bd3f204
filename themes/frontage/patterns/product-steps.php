<?php
/**
 * Title: Software: Three steps
 * Slug: frontage/product-steps
 * Categories: frontage-steps
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div id="steps" class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"style":{"spacing":{"margin":{"bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-bottom:0"><?php esc_html_e( 'One week takes three steps', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"grid","columnCount":3,"minimumColumnWidth":"16rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-product-step","fontSize":"small","style":{"typography":{"fontWeight":"600"}}} -->
<p class="is-style-product-step has-small-font-size" style="font-weight:600"><?php esc_html_e( 'Monday', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"fontSize":"large","style":{"spacing":{"margin":{"top":"1rem"}}}} -->
<h3 class="wp-block-heading has-large-font-size" style="margin-top:1rem"><?php esc_html_e( 'Ask once', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.375rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.375rem"><?php esc_html_e( 'Everyone gets a link and taps the hours that fit. Those who forget get a reminder.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-product-step","fontSize":"small","style":{"typography":{"fontWeight":"600"}}} -->
<p class="is-style-product-step has-small-font-size" style="font-weight:600"><?php esc_html_e( 'Tuesday', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"fontSize":"large","style":{"spacing":{"margin":{"top":"1rem"}}}} -->
<h3 class="wp-block-heading has-large-font-size" style="margin-top:1rem"><?php esc_html_e( 'Check the draft', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.375rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.375rem"><?php esc_html_e( 'Open shifts and broken rules are marked. Drag a name, and the count follows.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-product-step","fontSize":"small","style":{"typography":{"fontWeight":"600"}}} -->
<p class="is-style-product-step has-small-font-size" style="font-weight:600"><?php esc_html_e( 'Before lunch', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"fontSize":"large","style":{"spacing":{"margin":{"top":"1rem"}}}} -->
<h3 class="wp-block-heading has-large-font-size" style="margin-top:1rem"><?php esc_html_e( 'Send it', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"0.375rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:0.375rem"><?php esc_html_e( 'One button, and the week is on every phone. Later changes reach only those concerned.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
