<?php
/**
 * Title: Shop: One piece in front
 * Slug: frontage/shop-hero
 * Categories: frontage-hero
 * Description: An image and a color block with the headline, one product, and its button.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-shop-split is-style-shop-hero","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"align":"full","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-shop-split is-style-shop-hero" style="margin-top:0;margin-bottom:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/table.svg' ) ); ?>" alt="<?php esc_attr_e( 'Speckled pitcher, bowl, mug and plates on an ochre table, with a vase of flowers', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"className":"is-style-shop-blush","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","right":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-blush" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h1 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Stoneware you reach for first', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large","style":{"spacing":{"margin":{"top":"1.5rem"}}}} -->
<p class="has-large-font-size" style="margin-top:1.5rem"><?php esc_html_e( 'Thrown by hand in our own workshop. Made for the dishwasher, the oven and the second helping.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-buy","style":{"spacing":{"blockGap":"0.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-buy"><!-- wp:group {"style":{"spacing":{"blockGap":"1rem"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:heading {"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Pitcher No. 3', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php echo post_type_exists( 'product' ) ? '' : '"metadata":{"frSample":"price"},'; ?>"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( '$68', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Cream and clay, holds a quart', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:buttons {"style":{"spacing":{"margin":{"top":"1rem"}}}} -->
<div class="wp-block-buttons" style="margin-top:1rem"><!-- wp:button {"width":100} -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-buy-7"><?php esc_html_e( 'Add to bag', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php else : ?><!-- wp:buttons {"style":{"spacing":{"margin":{"top":"1rem"}}}} -->
<div class="wp-block-buttons" style="margin-top:1rem"><!-- wp:button {"width":100} -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Ask for one', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
