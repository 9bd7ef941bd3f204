<?php
/**
 * Title: Shop: Alone, then in use
 * Slug: frontage/shop-pairs
 * Categories: frontage-shop
 * Description: Four products on color tiles. Each image changes to the piece in use.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"var:preset|spacing|40"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:heading {"align":"wide","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|70"}}}} -->
<h2 class="wp-block-heading alignwide" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70)"><?php esc_html_e( 'Good alone, better at work', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"is-style-shop-tiles","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"2px"}},"align":"full","layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"10rem"}} -->
<div class="wp-block-group alignfull is-style-shop-tiles" style="margin-top:0;margin-bottom:0"><!-- wp:group {"className":"is-style-shop-sage","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-sage"><!-- wp:group {"className":"is-style-shop-swap","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-swap"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/pitcher.svg' ) ); ?>" alt="<?php esc_attr_e( 'Speckled pitcher', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/pitcher-in-use.svg' ) ); ?>" alt="<?php esc_attr_e( 'Pitcher with a mug and a lemon', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-buy-7"><span aria-hidden="true">+</span><span class="screen-reader-text"><?php esc_html_e( 'Add to bag: Pitcher No. 3', 'frontage' ); ?></span></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?>

<!-- wp:group {"style":{"spacing":{"padding":{"top":"0.875rem","right":"1.25rem","bottom":"1.125rem","left":"1.25rem"},"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group" style="padding-top:0.875rem;padding-right:1.25rem;padding-bottom:1.125rem;padding-left:1.25rem"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><a href="#page-product-7"><?php esc_html_e( 'Pitcher No. 3', 'frontage' ); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php echo post_type_exists( 'product' ) ? '' : '"metadata":{"frSample":"price"},'; ?>"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( '$68', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-clay","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-clay"><!-- wp:group {"className":"is-style-shop-swap","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-swap"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/dish.svg' ) ); ?>" alt="<?php esc_attr_e( 'Green serving dish', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/dish-in-use.svg' ) ); ?>" alt="<?php esc_attr_e( 'Salad in a serving dish', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-buy-6"><span aria-hidden="true">+</span><span class="screen-reader-text"><?php esc_html_e( 'Add to bag: Serving dish', 'frontage' ); ?></span></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?>

<!-- wp:group {"style":{"spacing":{"padding":{"top":"0.875rem","right":"1.25rem","bottom":"1.125rem","left":"1.25rem"},"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group" style="padding-top:0.875rem;padding-right:1.25rem;padding-bottom:1.125rem;padding-left:1.25rem"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><a href="#page-product-6"><?php esc_html_e( 'Serving dish', 'frontage' ); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php echo post_type_exists( 'product' ) ? '' : '"metadata":{"frSample":"price"},'; ?>"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( '$74', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-slate","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-slate"><!-- wp:group {"className":"is-style-shop-swap","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-swap"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/lamp.svg' ) ); ?>" alt="<?php esc_attr_e( 'Lamp with a cream shade', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/lamp-in-use.svg' ) ); ?>" alt="<?php esc_attr_e( 'The same lamp lit at night', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-buy-5"><span aria-hidden="true">+</span><span class="screen-reader-text"><?php esc_html_e( 'Add to bag: Evening lamp', 'frontage' ); ?></span></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?>

<!-- wp:group {"style":{"spacing":{"padding":{"top":"0.875rem","right":"1.25rem","bottom":"1.125rem","left":"1.25rem"},"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group" style="padding-top:0.875rem;padding-right:1.25rem;padding-bottom:1.125rem;padding-left:1.25rem"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><a href="#page-product-5"><?php esc_html_e( 'Evening lamp', 'frontage' ); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php echo post_type_exists( 'product' ) ? '' : '"metadata":{"frSample":"price"},'; ?>"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( '$189', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-blush","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-blush"><!-- wp:group {"className":"is-style-shop-swap","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-swap"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/bowl.svg' ) ); ?>" alt="<?php esc_attr_e( 'Blue bowl', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/bowl-in-use.svg' ) ); ?>" alt="<?php esc_attr_e( 'Fruit in a blue bowl', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-buy-2"><span aria-hidden="true">+</span><span class="screen-reader-text"><?php esc_html_e( 'Add to bag: Breakfast bowl', 'frontage' ); ?></span></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?>

<!-- wp:group {"style":{"spacing":{"padding":{"top":"0.875rem","right":"1.25rem","bottom":"1.125rem","left":"1.25rem"},"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group" style="padding-top:0.875rem;padding-right:1.25rem;padding-bottom:1.125rem;padding-left:1.25rem"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><a href="#page-product-2"><?php esc_html_e( 'Breakfast bowl', 'frontage' ); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php echo post_type_exists( 'product' ) ? '' : '"metadata":{"frSample":"price"},'; ?>"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( '$28', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
