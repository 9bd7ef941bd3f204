<?php
/**
 * Title: Shop: Where your money goes
 * Slug: frontage/shop-cost
 * Categories: frontage-pricing
 * Description: One price as a bar, divided into what it pays for.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","verticalAlignment":"center","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center alignwide"><!-- wp:column {"verticalAlignment":"center","width":"40%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:40%"><!-- wp:group {"metadata":{"frSample":"price"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Where your $34 goes', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'One everyday plate takes 40 minutes of hands and two firings. No warehouse, no middleman, no sale that was planned in March.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"60%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:60%"><!-- wp:group {"metadata":{"frSample":"price"},"className":"is-style-shop-bars","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-bars"><!-- wp:group {"className":"is-style-shop-bone","style":{"spacing":{"padding":{"top":"1.125rem","right":"1rem","bottom":"1.125rem","left":"1.125rem"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-bone" style="padding-top:1.125rem;padding-right:1rem;padding-bottom:1.125rem;padding-left:1.125rem"><!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"lineHeight":"1"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-xx-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1"><?php esc_html_e( '$4', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Clay', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-clay","style":{"spacing":{"padding":{"top":"1.125rem","right":"1rem","bottom":"1.125rem","left":"1.125rem"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-clay" style="padding-top:1.125rem;padding-right:1rem;padding-bottom:1.125rem;padding-left:1.125rem"><!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"lineHeight":"1"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-xx-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1"><?php esc_html_e( '$15', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Hands', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-ochre","style":{"spacing":{"padding":{"top":"1.125rem","right":"1rem","bottom":"1.125rem","left":"1.125rem"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-ochre" style="padding-top:1.125rem;padding-right:1rem;padding-bottom:1.125rem;padding-left:1.125rem"><!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"lineHeight":"1"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-xx-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1"><?php esc_html_e( '$6', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Kiln', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-slate","style":{"spacing":{"padding":{"top":"1.125rem","right":"1rem","bottom":"1.125rem","left":"1.125rem"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-slate" style="padding-top:1.125rem;padding-right:1rem;padding-bottom:1.125rem;padding-left:1.125rem"><!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"lineHeight":"1"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-xx-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1"><?php esc_html_e( '$9', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Roof, box and us', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
