<?php
/**
 * Title: Restaurant: One fire
 * Slug: frontage/restaurant-fire
 * Categories: about
 * Description: The grill beside a dark block with a short text.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-restaurant-night is-style-restaurant-split","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"align":"full","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-restaurant-night is-style-restaurant-split" style="margin-top:0;margin-bottom:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/fire.svg' ) ); ?>" alt="<?php esc_attr_e( 'A whole fish on the grill over glowing coals', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'One fire,', 'frontage' ); ?> <em><?php esc_html_e( 'no freezer', 'frontage' ); ?></em></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We cook over birch and nothing else. It is hotter than gas, slower than a pan, and it tells you when the fish is ready.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"person"}} -->
<p><?php esc_html_e( 'Ana Duarte grew up on a lobster boat and trained in San Sebastián. In 2014 she and Joel Pike opened this room in a net loft.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'When the fish is gone, dinner is over.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"person"},"textColor":"accent","fontSize":"x-large"} -->
<p class="has-accent-color has-text-color has-x-large-font-size"><em><?php esc_html_e( 'Ana & Joel', 'frontage' ); ?></em></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
