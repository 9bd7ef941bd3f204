<?php
/**
 * Title: Practice: Three numbers
 * Slug: frontage/practice-figures
 * Categories: frontage-figures
 * Description: Three large numbers beside a small headline.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","className":"is-style-practice-row","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-row"><!-- wp:group {"className":"is-style-practice-figures","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-practice-figures"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Small practice, full attention', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-practice-number"} -->
<p class="is-style-practice-number"><?php esc_html_e( '1:1', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Each visit, start to finish', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-practice-number"} -->
<p class="is-style-practice-number"><?php esc_html_e( '6', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'visits on average, of 45 minutes each', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"figure"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"className":"is-style-practice-number"} -->
<p class="is-style-practice-number"><?php esc_html_e( '48 h', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'until your first visit, at the latest', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
