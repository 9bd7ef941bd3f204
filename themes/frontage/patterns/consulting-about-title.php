<?php
/**
 * Title: Consulting: Opening of about
 * Slug: frontage/consulting-about-title
 * Categories: frontage-hero
 * Description: A headline in the margin grid above a wide image.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-consulting-margin is-style-consulting-opening","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-consulting-margin is-style-consulting-opening" style="margin-top:0;margin-bottom:0"><!-- wp:paragraph {"className":"is-style-consulting-label"} -->
<p class="is-style-consulting-label"><?php esc_html_e( 'About us', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'We know firms from the inside', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Advice on a handover is easier to take from people who know the payroll, the Saturday calls and the evenings after a sale.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/consulting/facade.svg' ) ); ?>" alt="<?php esc_attr_e( 'Brick townhouse with a dark blue door', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
