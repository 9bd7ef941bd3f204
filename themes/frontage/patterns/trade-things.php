<?php
/**
 * Title: Trade: Four things with price tags
 * Slug: frontage/trade-things
 * Categories: services
 * Description: One tall image and three others, each with a price tag.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"is-style-trade-head","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-head"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Four things we build well', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'All prices include drawings, wood, finish, fitting and taking the old one away.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","className":"is-style-trade-bento","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-bento"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/cupboard.svg' ) ); ?>" alt="<?php esc_attr_e( 'Oak cabinets below a tall window', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><a href="#page-build"><?php esc_html_e( 'Kitchens', 'frontage' ); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Shaker, slab or inset', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"className":"is-style-trade-tag"} -->
<p class="is-style-trade-tag"><?php esc_html_e( 'from $21,400', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/stair.svg' ) ); ?>" alt="<?php esc_attr_e( 'Oak stair with a dark handrail', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><a href="#page-build"><?php esc_html_e( 'Stairs', 'frontage' ); ?></a></h3>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"className":"is-style-trade-tag"} -->
<p class="is-style-trade-tag"><?php esc_html_e( 'from $9,800', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/window.svg' ) ); ?>" alt="<?php esc_attr_e( 'Wooden window with six panes', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><a href="#page-build"><?php esc_html_e( 'Windows and doors', 'frontage' ); ?></a></h3>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"className":"is-style-trade-tag"} -->
<p class="is-style-trade-tag"><?php esc_html_e( 'from $1,650', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/books.svg' ) ); ?>" alt="<?php esc_attr_e( 'Two long shelves full of books', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><a href="#page-build"><?php esc_html_e( 'Built-ins', 'frontage' ); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Bookcases, window seats, wardrobes under a slope', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph {"metadata":{"frSample":"price"},"className":"is-style-trade-tag"} -->
<p class="is-style-trade-tag"><?php esc_html_e( 'from $4,200', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
