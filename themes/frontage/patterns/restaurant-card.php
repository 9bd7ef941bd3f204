<?php
/**
 * Title: Restaurant: Tonight’s card
 * Slug: frontage/restaurant-card
 * Categories: frontage-pricing
 * Description: The menu as a paper card that lies over the section above, beside a short text.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-restaurant-menu","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-restaurant-menu" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","verticalAlignment":"bottom","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns are-vertically-aligned-bottom alignwide"><!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Five courses,', 'frontage' ); ?> <em><?php esc_html_e( 'written in the afternoon', 'frontage' ); ?></em></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"1.5rem"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:1.5rem"><?php esc_html_e( 'The card changes with the catch. Tell us what you don’t eat and we cook around it.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="#page-menu"><?php esc_html_e( 'Full menu and wine list', 'frontage' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"58%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:58%"><!-- wp:group {"metadata":{"frSample":"price"},"className":"is-style-restaurant-paper","layout":{"type":"default"}} -->
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

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/scallops.svg' ) ); ?>" alt="<?php esc_attr_e( 'Scallops in brown butter on a pale plate', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
