<?php
/**
 * Title: Consulting: Case of a printing house
 * Slug: frontage/consulting-case-printer
 * Categories: portfolio
 * Description: Question, two years, and what stayed.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"metadata":{"frSample":"section"},"align":"full","className":"is-style-consulting-margin","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-consulting-margin" style="margin-top:0;margin-bottom:0"><!-- wp:paragraph {"className":"is-style-consulting-label"} -->
<p class="is-style-consulting-label"><?php esc_html_e( 'Closed 2024', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"metadata":{"frSample":"testimonial"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Sold to its managers', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"is-style-consulting-three","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-consulting-three"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'The question', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'No child wanted the presses. A competitor wanted the customers, not the people.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'The two years', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Three managers brought a tenth of the price. A bank, a seller’s loan and a calm year made the rest.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'What stayed', 'frontage' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'One hundred and twelve people and the night shift. The name on the vans is the old one.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/consulting/printshop.svg' ) ); ?>" alt="<?php esc_attr_e( 'Printing press with a paper web in daylight', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
