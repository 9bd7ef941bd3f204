<?php
/**
 * Title: Trade: Four things in detail
 * Slug: frontage/trade-build
 * Categories: services
 * Description: Four rows with an image, a list and a price tag each.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-trade-page-row","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-page-row"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/kitchen.svg' ) ); ?>" alt="<?php esc_attr_e( 'Oak kitchen under a window in morning light', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Kitchens', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Doors, cases and drawers from one bench, so that the grain runs on from front to front.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-ruled"} -->
<ul class="wp-block-list is-style-ruled"><!-- wp:list-item -->
<li><?php esc_html_e( 'Shaker, slab or inset fronts', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Dovetailed drawers on soft runners', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Countertops in wood or stone, cut to your walls', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"className":"is-style-trade-tag"} -->
<p class="is-style-trade-tag"><?php esc_html_e( 'from $21,400', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"is-style-trade-page-row","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-page-row"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/stair-oak.svg' ) ); ?>" alt="<?php esc_attr_e( 'Stair in white oak with a turned newel post', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Stairs', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'New stairs, and old ones that creak. We keep what is sound and match what is missing.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-ruled"} -->
<ul class="wp-block-list is-style-ruled"><!-- wp:list-item -->
<li><?php esc_html_e( 'Treads, risers, stringers and handrails', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Balusters turned after one of yours', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'A temporary stair while we work', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"className":"is-style-trade-tag"} -->
<p class="is-style-trade-tag"><?php esc_html_e( 'from $9,800', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"is-style-trade-page-row","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-page-row"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/entrance.svg' ) ); ?>" alt="<?php esc_attr_e( 'Oak front door between two potted shrubs', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Windows and doors', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Made to the size of the opening, with glass that keeps the heat and seals that can be replaced.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-ruled"} -->
<ul class="wp-block-list is-style-ruled"><!-- wp:list-item -->
<li><?php esc_html_e( 'Sashes and frames after old patterns', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Front doors that do not warp', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Sills and trim, primed on all sides', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"className":"is-style-trade-tag"} -->
<p class="is-style-trade-tag"><?php esc_html_e( 'from $1,650', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"is-style-trade-page-row","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-page-row"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/seat.svg' ) ); ?>" alt="<?php esc_attr_e( 'Window seat between two bookcases', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Built-ins', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Odd corners are the best storage of a house. We fill them from wall to wall.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-ruled"} -->
<ul class="wp-block-list is-style-ruled"><!-- wp:list-item -->
<li><?php esc_html_e( 'Bookcases up to the ceiling', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Window seats with drawers below', 'frontage' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Wardrobes under a slope', 'frontage' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"className":"is-style-trade-tag"} -->
<p class="is-style-trade-tag"><?php esc_html_e( 'from $4,200', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
