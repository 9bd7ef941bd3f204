<?php
/**
 * Title: Software: Three quotes
 * Slug: frontage/product-quotes
 * Categories: testimonials
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-measure","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:heading {"style":{"spacing":{"margin":{"bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-bottom:0"><?php esc_html_e( 'Managers get Sunday back', 'frontage' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"is-style-product-quotes","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-product-quotes"><!-- wp:group {"metadata":{"frSample":"testimonial"},"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:paragraph {"fontSize":"large","style":{"typography":{"lineHeight":"1.4"}}} -->
<p class="has-large-font-size" style="line-height:1.4"><?php esc_html_e( '“I used to plan with paper and guilt. Now nobody asks why Tom has every Saturday off.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","style":{"spacing":{"margin":{"top":"1.375rem"}}}} -->
<p class="has-small-font-size" style="margin-top:1.375rem"><strong><?php esc_html_e( 'Hana Kim', 'frontage' ); ?></strong><br><?php esc_html_e( 'Corner Café, 9 people', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"testimonial"},"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:paragraph {"fontSize":"large","style":{"typography":{"lineHeight":"1.4"}}} -->
<p class="has-large-font-size" style="line-height:1.4"><?php esc_html_e( '“Swaps happen without me. I see them when they are done.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","style":{"spacing":{"margin":{"top":"1.375rem"}}}} -->
<p class="has-small-font-size" style="margin-top:1.375rem"><strong><?php esc_html_e( 'Luis Ortega', 'frontage' ); ?></strong><br><?php esc_html_e( 'Pedal Works, 22 people', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"metadata":{"frSample":"testimonial"},"backgroundColor":"tint","style":{"spacing":{"padding":{"top":"1.875rem","right":"1.875rem","bottom":"1.875rem","left":"1.875rem"}},"border":{"radius":"var:preset|border-radius|large"}},"layout":{"type":"default"}} -->
<div class="wp-block-group has-tint-background-color has-background" style="border-radius:var(--wp--preset--border-radius--large);padding-top:1.875rem;padding-right:1.875rem;padding-bottom:1.875rem;padding-left:1.875rem"><!-- wp:paragraph {"fontSize":"large","style":{"typography":{"lineHeight":"1.4"}}} -->
<p class="has-large-font-size" style="line-height:1.4"><?php esc_html_e( '“Four sites, one screen, payroll in a click.”', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","style":{"spacing":{"margin":{"top":"1.375rem"}}}} -->
<p class="has-small-font-size" style="margin-top:1.375rem"><strong><?php esc_html_e( 'Dr. Anne Bauer', 'frontage' ); ?></strong><br><?php esc_html_e( 'Northway Vets, 64 people', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
