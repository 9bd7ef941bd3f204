<?php
/**
 * Title: Testimonial: With image
 * Slug: frontage/testimonial-picture
 * Categories: testimonials
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:media-text {"metadata":{"frSample":"testimonial"},"align":"wide","mediaType":"image","mediaWidth":38} -->
<div class="wp-block-media-text alignwide is-stacked-on-mobile" style="grid-template-columns:38% auto"><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/person-1.svg' ) ); ?>" alt="<?php esc_attr_e( 'Ingrid Solheim', 'frontage' ); ?>"/></figure><div class="wp-block-media-text__content"><!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Our new website brings in customers every week.', 'frontage' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Ingrid Solheim, Nordlys', 'frontage' ); ?></cite></blockquote>
<!-- /wp:quote --></div></div>
<!-- /wp:media-text --></div>
<!-- /wp:group -->
