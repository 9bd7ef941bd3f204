<?php
/**
 * Title: Trade: What we build, head
 * Slug: frontage/trade-build-title
 * Categories: frontage-hero
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-trade-page-head","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-trade-page-head" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","className":"is-style-trade-page-title","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-page-title"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Built for one room: yours', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Kitchens, stairs, windows and built-ins in solid wood, drawn for your walls and made in our own shop.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","align":"full","className":"is-style-trade-tape"} -->
<figure class="wp-block-image alignfull size-full is-style-trade-tape"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/tape.svg' ) ); ?>" alt=""/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
