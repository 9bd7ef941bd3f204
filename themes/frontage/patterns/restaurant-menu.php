<?php
/**
 * Title: Restaurant: The full menu
 * Slug: frontage/restaurant-menu
 * Categories: frontage-pricing
 * Description: A headline and the card of the day beside an image.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-restaurant-night","style":{"color":{"background":"#0f1618","text":"#efe8da"},"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"align":"full","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-restaurant-night has-text-color has-background" style="color:#efe8da;background-color:#0f1618;margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"42%"} -->
<div class="wp-block-column" style="flex-basis:42%"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h1 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'What the day', 'frontage' ); ?> <em><?php esc_html_e( 'brought in', 'frontage' ); ?></em></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large","style":{"spacing":{"margin":{"top":"1.5rem"}}}} -->
<p class="has-large-font-size" style="margin-top:1.5rem"><?php esc_html_e( 'We write the card in the afternoon, when the last boat is in. Order single plates, or let us cook five courses for the table.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/scallops.svg' ) ); ?>" alt="<?php esc_attr_e( 'Scallops in brown butter on a pale plate', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:group {"metadata":{"frSample":"price"},"className":"is-style-restaurant-paper","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-restaurant-paper"><!-- wp:heading {"style":{"typography":{"textAlign":"center"}}} -->
<h2 class="wp-block-heading has-text-align-center"><?php esc_html_e( 'Tonight', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Five courses for the table', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
<h3 class="wp-block-heading has-text-align-center has-x-large-font-size"><em><?php esc_html_e( 'Bread', 'frontage' ); ?></em></h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-restaurant-prices"} -->
<figure class="wp-block-table is-style-restaurant-prices"><table><tbody><tr><td><?php esc_html_e( 'Sourdough, cultured butter', 'frontage' ); ?></td><td><?php esc_html_e( '9', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading {"level":3,"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
<h3 class="wp-block-heading has-text-align-center has-x-large-font-size"><em><?php esc_html_e( 'Raw', 'frontage' ); ?></em></h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-restaurant-prices"} -->
<figure class="wp-block-table is-style-restaurant-prices"><table><tbody><tr><td><?php esc_html_e( 'Oysters, green apple', 'frontage' ); ?></td><td><?php esc_html_e( '18', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading {"level":3,"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
<h3 class="wp-block-heading has-text-align-center has-x-large-font-size"><em><?php esc_html_e( 'Coals', 'frontage' ); ?></em></h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-restaurant-prices"} -->
<figure class="wp-block-table is-style-restaurant-prices"><table><tbody><tr><td><?php esc_html_e( 'Scallops in brown butter', 'frontage' ); ?></td><td><?php esc_html_e( '26', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Mussels, smoked tomato', 'frontage' ); ?></td><td><?php esc_html_e( '19', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Leeks, hazelnut, egg yolk', 'frontage' ); ?></td><td><?php esc_html_e( '16', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading {"level":3,"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
<h3 class="wp-block-heading has-text-align-center has-x-large-font-size"><em><?php esc_html_e( 'Plate', 'frontage' ); ?></em></h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-restaurant-prices"} -->
<figure class="wp-block-table is-style-restaurant-prices"><table><tbody><tr><td><?php esc_html_e( 'Whole flounder for two', 'frontage' ); ?></td><td><?php esc_html_e( '58', 'frontage' ); ?></td></tr><tr><td><?php esc_html_e( 'Chicken, corn, chanterelles', 'frontage' ); ?></td><td><?php esc_html_e( '32', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading {"level":3,"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
<h3 class="wp-block-heading has-text-align-center has-x-large-font-size"><em><?php esc_html_e( 'Sweet', 'frontage' ); ?></em></h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-restaurant-prices"} -->
<figure class="wp-block-table is-style-restaurant-prices"><table><tbody><tr><td><?php esc_html_e( 'Blueberry cake, sour cream', 'frontage' ); ?></td><td><?php esc_html_e( '12', 'frontage' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:group {"className":"is-style-restaurant-total","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group is-style-restaurant-total"><!-- wp:paragraph -->
<p><?php esc_html_e( 'All five courses', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( '$78', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Everything is cooked over one fire. Plates come when they are ready.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
