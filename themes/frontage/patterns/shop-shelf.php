<?php
/**
 * Title: Shop: The shelf
 * Slug: frontage/shop-shelf
 * Categories: frontage-shop
 * Description: Products on color tiles. Each image changes to the piece in use.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"var:preset|spacing|40"}},"layout":{"type":"constrained"}} -->
<div id="shelf" class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"1rem","padding":{"top":"var:preset|spacing|70"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group alignwide" style="padding-top:var(--wp--preset--spacing--70)"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'On the shelf this week', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:categories {"taxonomy":"product_cat","showEmpty":false,"className":"is-style-shop-pills"} /--><?php else : ?><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Every piece is thrown, glazed and fired by us.', 'frontage' ); ?></p>
<!-- /wp:paragraph --><?php endif; ?></div>
<!-- /wp:group -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'woocommerce/product-collection' ) ) : ?><!-- wp:woocommerce/product-collection {"queryId":0,"query":{"perPage":8,"pages":1,"offset":0,"postType":"product","order":"asc","orderBy":"date","search":"","exclude":[],"inherit":false,"taxQuery":{},"isProductCollectionBlock":true,"featured":false,"woocommerceOnSale":false,"woocommerceStockStatus":["instock","outofstock","onbackorder"],"woocommerceAttributes":[],"woocommerceHandPickedProducts":[]},"tagName":"div","displayLayout":{"type":"flex","columns":4,"shrinkColumns":true},"dimensions":{"widthType":"fill"},"queryContextIncludes":["collection"],"align":"full","className":"is-style-shop-shelf"} -->
<div class="wp-block-woocommerce-product-collection alignfull is-style-shop-shelf"><!-- wp:woocommerce/product-template -->
<!-- wp:woocommerce/product-image {"imageSizing":"single","isDescendentOfQueryLoop":true} /-->

<!-- wp:post-title {"level":3,"isLink":true,"__woocommerceNamespace":"woocommerce/product-collection/product-title"} /-->

<!-- wp:woocommerce/product-price {"isDescendentOfQueryLoop":true,"fontSize":"x-large"} /-->

<!-- wp:woocommerce/product-button {"isDescendentOfQueryLoop":true,"fontSize":"small"} /-->
<!-- /wp:woocommerce/product-template --></div>
<!-- /wp:woocommerce/product-collection --><?php else : ?><!-- wp:group {"className":"is-style-shop-tiles","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"2px"}},"align":"full","layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"10rem"}} -->
<div class="wp-block-group alignfull is-style-shop-tiles" style="margin-top:0;margin-bottom:0"><!-- wp:group {"className":"is-style-shop-bone","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-bone"><!-- wp:group {"className":"is-style-shop-swap","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-swap"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/plate.svg' ) ); ?>" alt="<?php esc_attr_e( 'Four stacked plates', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/plate-in-use.svg' ) ); ?>" alt="<?php esc_attr_e( 'Fruit on a stack of plates', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-buy-1"><span aria-hidden="true">+</span><span class="screen-reader-text"><?php esc_html_e( 'Add to bag: Everyday plate', 'frontage' ); ?></span></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?>

<!-- wp:group {"style":{"spacing":{"padding":{"top":"0.875rem","right":"1.25rem","bottom":"1.125rem","left":"1.25rem"},"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group" style="padding-top:0.875rem;padding-right:1.25rem;padding-bottom:1.125rem;padding-left:1.25rem"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><a href="#page-product-1"><?php esc_html_e( 'Everyday plate', 'frontage' ); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php echo post_type_exists( 'product' ) ? '' : '"metadata":{"frSample":"price"},'; ?>"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( '$34', 'frontage' ); ?></p>
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
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-slate","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-slate"><!-- wp:group {"className":"is-style-shop-swap","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-swap"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/mug.svg' ) ); ?>" alt="<?php esc_attr_e( 'Clay-red mug with a cream rim', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/mug-in-use.svg' ) ); ?>" alt="<?php esc_attr_e( 'Steam over a mug', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-buy-3"><span aria-hidden="true">+</span><span class="screen-reader-text"><?php esc_html_e( 'Add to bag: Tall mug', 'frontage' ); ?></span></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?>

<!-- wp:group {"style":{"spacing":{"padding":{"top":"0.875rem","right":"1.25rem","bottom":"1.125rem","left":"1.25rem"},"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group" style="padding-top:0.875rem;padding-right:1.25rem;padding-bottom:1.125rem;padding-left:1.25rem"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><a href="#page-product-3"><?php esc_html_e( 'Tall mug', 'frontage' ); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php echo post_type_exists( 'product' ) ? '' : '"metadata":{"frSample":"price"},'; ?>"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( '$32', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-ochre","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-ochre"><!-- wp:group {"className":"is-style-shop-swap","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-swap"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/vase-in-use.svg' ) ); ?>" alt="<?php esc_attr_e( 'Flowers in a green vase', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/vase.svg' ) ); ?>" alt="<?php esc_attr_e( 'Green vase', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->

<?php if ( post_type_exists( 'product' ) ) : ?><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-buy-4"><span aria-hidden="true">+</span><span class="screen-reader-text"><?php esc_html_e( 'Add to bag: Field vase', 'frontage' ); ?></span></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?>

<!-- wp:group {"style":{"spacing":{"padding":{"top":"0.875rem","right":"1.25rem","bottom":"1.125rem","left":"1.25rem"},"blockGap":"0 0.75rem"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group" style="padding-top:0.875rem;padding-right:1.25rem;padding-bottom:1.125rem;padding-left:1.25rem"><!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h3 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><a href="#page-product-4"><?php esc_html_e( 'Field vase', 'frontage' ); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php echo post_type_exists( 'product' ) ? '' : '"metadata":{"frSample":"price"},'; ?>"fontSize":"x-large","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<p class="has-x-large-font-size" style="margin-top:0;margin-bottom:0"><?php esc_html_e( '$78', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-shop-dusk","style":{"spacing":{"blockGap":"0"},"layout":{"columnSpan":2}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-dusk"><!-- wp:group {"className":"is-style-shop-swap","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-swap"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/shop/lamp-wide.svg' ) ); ?>" alt="<?php esc_attr_e( 'Lamp on a shelf at night', 'frontage' ); ?>"/></figure>
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

<!-- wp:group {"backgroundColor":"base","className":"is-style-shop-word","style":{"spacing":{"padding":{"top":"1.75rem","right":"1.75rem","bottom":"1.75rem","left":"1.75rem"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-shop-word has-base-background-color has-background" style="padding-top:1.75rem;padding-right:1.75rem;padding-bottom:1.75rem;padding-left:1.75rem"><!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( 'Small dents, a thumb mark, a run of glaze. That is how you know which one is yours.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"width":100} -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-shop"><?php esc_html_e( 'See all pieces', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --><?php endif; ?></div>
<!-- /wp:group -->
