<?php
/**
 * Title: Restaurant: Three images
 * Slug: frontage/restaurant-images
 * Categories: about
 * Description: Two dishes and the window between them, edge to edge, with captions.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-restaurant-triptych","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"align":"full","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-restaurant-triptych" style="margin-top:0;margin-bottom:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/oysters.svg' ) ); ?>" alt="<?php esc_attr_e( 'Six oysters around a lemon on a dark plate', 'frontage' ); ?>"/><figcaption class="wp-element-caption"><?php esc_html_e( 'Oysters, green apple', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/window.svg' ) ); ?>" alt="<?php esc_attr_e( 'Boats at dusk behind a window, a candle on the table', 'frontage' ); ?>"/><figcaption class="wp-element-caption"><?php esc_html_e( 'A table by the window', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/cake.svg' ) ); ?>" alt="<?php esc_attr_e( 'Blueberry cake with cream on a plate', 'frontage' ); ?>"/><figcaption class="wp-element-caption"><?php esc_html_e( 'Blueberry cake', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
