<?php
/**
 * Title: Consulting: Client on an image
 * Slug: frontage/consulting-quote
 * Categories: testimonials
 * Description: A client’s sentence over an image from edge to edge.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-consulting-band","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-consulting-band" style="margin-top:0;margin-bottom:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/consulting/boatyard.svg' ) ); ?>" alt="<?php esc_attr_e( 'Workshop hall of a boatyard at dusk, a light above the hull', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:quote {"metadata":{"frSample":"testimonial"},"className":"is-style-plain"} -->
<blockquote class="wp-block-quote is-style-plain"><!-- wp:paragraph -->
<p><?php esc_html_e( '“My sisters and I still have Sunday lunch. That was the job.”', 'frontage' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Owner, boatyard, 48 people', 'frontage' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->
