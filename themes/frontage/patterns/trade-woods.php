<?php
/**
 * Title: Trade: Five woods
 * Slug: frontage/trade-woods
 * Categories: services
 * Description: Boards of five woods from edge to edge.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-trade-rack","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-trade-rack" style="margin-top:0;margin-bottom:0"><!-- wp:group {"align":"wide","className":"is-style-trade-head","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-trade-head"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Choose it by hand', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Five woods stand in our rack. Samples travel in the van, or come on a Saturday.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"is-style-trade-woods","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-trade-woods"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/board-oak.svg' ) ); ?>" alt=""/><figcaption class="wp-element-caption"><strong><?php esc_html_e( 'White oak', 'frontage' ); ?></strong> <?php esc_html_e( 'Kitchens, stairs. Our first answer.', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/board-walnut.svg' ) ); ?>" alt=""/><figcaption class="wp-element-caption"><strong><?php esc_html_e( 'Walnut', 'frontage' ); ?></strong> <?php esc_html_e( 'Dark and calm', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/board-cherry.svg' ) ); ?>" alt=""/><figcaption class="wp-element-caption"><strong><?php esc_html_e( 'Cherry', 'frontage' ); ?></strong> <?php esc_html_e( 'Reddens with light', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/board-ash.svg' ) ); ?>" alt=""/><figcaption class="wp-element-caption"><strong><?php esc_html_e( 'Ash', 'frontage' ); ?></strong> <?php esc_html_e( 'Pale and tough', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/trade/board-elm.svg' ) ); ?>" alt=""/><figcaption class="wp-element-caption"><strong><?php esc_html_e( 'Elm', 'frontage' ); ?></strong> <?php esc_html_e( 'When we find it', 'frontage' ); ?></figcaption></figure>
<!-- /wp:image --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
