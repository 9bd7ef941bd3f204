<?php
/**
 * Title: Agency: Hero with five posters
 * Slug: frontage/agency-hero
 * Categories: frontage-hero
 * Description: A headline across the page with an image in its line, and five posters. The one under the pointer grows.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-agency-hero","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-agency-hero" style="margin-top:0;margin-bottom:0"><!-- wp:heading {"level":1,"align":"wide","fontSize":"display"} -->
<h1 class="wp-block-heading alignwide has-display-font-size"><?php esc_html_e( 'Be the one they', 'frontage' ); ?> <img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/pill.svg' ) ); ?>" alt="" class="is-inline-image" width="640" height="290"/> <?php esc_html_e( 'ask for by name', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"is-style-agency-grid","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-agency-grid"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'We give small firms a name, a face and a voice that people still remember on Monday.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"figure"}} -->
<p><?php esc_html_e( 'Two places free from September', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-work"><?php esc_html_e( 'See the work', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"is-style-agency-reel","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-agency-reel"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/bag.svg' ) ); ?>" alt="<?php esc_attr_e( 'Paper bag with an orange sun on pink', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/swim.svg' ) ); ?>" alt="<?php esc_attr_e( 'Poster with a wave on a blue pattern', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/bottles.svg' ) ); ?>" alt="<?php esc_attr_e( 'Four juice bottles on orange', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/cup.svg' ) ); ?>" alt="<?php esc_attr_e( 'Blue coffee cup with a pink nine', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/agency/bicycle.svg' ) ); ?>" alt="<?php esc_attr_e( 'Blue bicycle on mint green', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
