<?php
/**
 * Title: Agency: Studio hero
 * Slug: frontage/agency-studio-hero
 * Categories: frontage-hero
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-agency-hero","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-agency-hero" style="margin-top:0;margin-bottom:0"><!-- wp:heading {"level":1,"align":"wide","fontSize":"display"} -->
<h1 class="wp-block-heading alignwide has-display-font-size"><?php esc_html_e( 'Small on', 'frontage' ); ?> <img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/wall.svg' ) ); ?>" alt="" class="is-inline-image" width="900" height="640"/> <?php esc_html_e( 'purpose', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"is-style-agency-grid","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-agency-grid"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Nobody here has an assistant. The person who draws your logo also picks up the phone.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Start a project', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
