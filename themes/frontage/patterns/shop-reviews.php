<?php
/**
 * Title: Shop: Three reviews
 * Slug: frontage/shop-reviews
 * Categories: testimonials
 * Description: Three customer reviews on colors, the first one large.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|40"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group alignwide" style="margin-bottom:var(--wp--preset--spacing--40)"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Dropped, stacked, loved', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"metadata":{"frSample":"figure"}} -->
<p><?php esc_html_e( '4.9 of 5 from 1,204 verified orders', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:columns {"align":"wide","className":"is-style-shop-quotes","style":{"spacing":{"blockGap":{"top":"0.75rem","left":"1rem"}}}} -->
<div class="wp-block-columns alignwide is-style-shop-quotes"><!-- wp:column {"width":"42%","className":"is-style-shop-bone","metadata":{"frSample":"testimonial"},"style":{"border":{"radius":"var:preset|border-radius|large"},"spacing":{"padding":{"top":"var:preset|spacing|40","right":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40"}}}} -->
<div class="wp-block-column is-style-shop-bone" style="border-radius:var(--wp--preset--border-radius--large);padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);flex-basis:42%"><!-- wp:paragraph {"fontSize":"x-large","style":{"typography":{"lineHeight":"1.18"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1.18"><?php esc_html_e( '“We got married eight years ago. The bowls are the only list item we still own all of.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'June Park, Breakfast bowl', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33%","className":"is-style-shop-blush","metadata":{"frSample":"testimonial"},"style":{"border":{"radius":"var:preset|border-radius|large"},"spacing":{"padding":{"top":"var:preset|spacing|40","right":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40"}}}} -->
<div class="wp-block-column is-style-shop-blush" style="border-radius:var(--wp--preset--border-radius--large);padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);flex-basis:33%"><!-- wp:paragraph {"fontSize":"large","style":{"typography":{"lineHeight":"1.4"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1.4"><?php esc_html_e( '“Heavier than I expected, in the way a good door is.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Samuel Ortiz, Everyday plate', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"25%","className":"is-style-shop-ochre","metadata":{"frSample":"testimonial"},"style":{"border":{"radius":"var:preset|border-radius|large"},"spacing":{"padding":{"top":"var:preset|spacing|40","right":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40"}}}} -->
<div class="wp-block-column is-style-shop-ochre" style="border-radius:var(--wp--preset--border-radius--large);padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);flex-basis:25%"><!-- wp:paragraph {"fontSize":"large","style":{"typography":{"lineHeight":"1.4"},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-large-font-size" style="margin-top:0;margin-bottom:0;line-height:1.4"><?php esc_html_e( '“Arrived in two days. Smelled of straw.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Ida Berg, Tall mug', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
