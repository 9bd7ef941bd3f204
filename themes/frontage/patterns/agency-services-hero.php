<?php
/**
 * Title: Agency: Services hero
 * Slug: frontage/agency-services-hero
 * Categories: frontage-hero
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-agency-hero","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-agency-hero" style="margin-top:0;margin-bottom:0"><!-- wp:heading {"level":1,"align":"wide","fontSize":"display"} -->
<h1 class="wp-block-heading alignwide has-display-font-size"><?php esc_html_e( 'A name, a face', 'frontage' ); ?> <img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/letters.svg' ) ); ?>" alt="" class="is-inline-image" width="900" height="640"/> <?php esc_html_e( 'and a voice', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"is-style-agency-grid","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-agency-grid"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Three things, each at a fixed price. Take one, or take them in this order.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Start a project', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
