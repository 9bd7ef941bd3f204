<?php
/**
 * Title: Shop: A set in one box
 * Slug: frontage/shop-set
 * Categories: frontage-shop
 * Description: A set of products beside its image, with both prices and a button.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-shop-split","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"align":"full","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-shop-split" style="margin-top:0;margin-bottom:0"><!-- wp:group {"className":"is-style-shop-sage is-style-shop-center","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","right":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-sage is-style-shop-center" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Dinner for four, in one box', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Four plates, four bowls and the serving dish. They stack into one another.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {<?php echo post_type_exists( 'product' ) ? '' : '"metadata":{"frSample":"price"},'; ?>"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap","verticalAlignment":"bottom"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p style="margin-top:0;margin-bottom:0"><s><?php esc_html_e( '$322', 'frontage' ); ?></s></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( '$290', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-buy-8"><?php esc_html_e( 'Add the set', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php else : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Ask for the set', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/set.svg' ) ); ?>" alt="<?php esc_attr_e( 'Stacked plates and bowls beside a dish of fruit', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
