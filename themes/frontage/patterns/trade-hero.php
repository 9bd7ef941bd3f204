<?php
/**
 * Title: Trade: Hero with a tape measure
 * Slug: frontage/trade-hero
 * Categories: frontage-hero
 * Description: A headline beside an image that bleeds to the edge, with a yellow tape measure below both.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-trade-hero","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-trade-hero" style="margin-top:0;margin-bottom:0"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'A kitchen that fits the house, not the catalog', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'We measure it, build it in our own shop and fit it ourselves. You get one fixed price before the first cut.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Book a free measure', 'frontage' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-trade-line"} -->
<div class="wp-block-button is-style-trade-line"><a class="wp-block-button__link wp-element-button" href="#page-prices"><?php esc_html_e( 'See prices', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/kitchen.svg' ) ); ?>" alt="<?php esc_attr_e( 'Oak kitchen under a window in morning light', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","align":"full","className":"is-style-trade-tape"} -->
<figure class="wp-block-image alignfull size-full is-style-trade-tape"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/tape.svg' ) ); ?>" alt=""/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
