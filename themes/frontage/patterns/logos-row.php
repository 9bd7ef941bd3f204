<?php
/**
 * Title: Logos: Row
 * Slug: frontage/logos-row
 * Categories: frontage-logos
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","backgroundColor":"surface","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-surface-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:paragraph {"fontSize":"small","textColor":"muted","style":{"typography":{"textAlign":"center"},"spacing":{"margin":{"bottom":"var:preset|spacing|40"}}}} -->
<p class="has-text-align-center has-muted-color has-text-color has-small-font-size" style="margin-bottom:var(--wp--preset--spacing--40)"><?php esc_html_e( 'Trusted with their books', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:image {"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-1.svg' ) ); ?>" alt="<?php esc_attr_e( 'Nordlys', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-2.svg' ) ); ?>" alt="<?php esc_attr_e( 'Karven', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-3.svg' ) ); ?>" alt="<?php esc_attr_e( 'Ostra', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-4.svg' ) ); ?>" alt="<?php esc_attr_e( 'Fjell & Co', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-5.svg' ) ); ?>" alt="<?php esc_attr_e( 'Tidal', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-6.svg' ) ); ?>" alt="<?php esc_attr_e( 'Brevik', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
