<?php
/** Six logos: in the patterns frontage/logos-grid and frontage/logos-row. */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:image {"metadata":{"frSample":"logo"},"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-1.svg' ) ); ?>" alt="<?php esc_attr_e( 'Nordlys', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"metadata":{"frSample":"logo"},"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-2.svg' ) ); ?>" alt="<?php esc_attr_e( 'Karven', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"metadata":{"frSample":"logo"},"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-3.svg' ) ); ?>" alt="<?php esc_attr_e( 'Ostra', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"metadata":{"frSample":"logo"},"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-4.svg' ) ); ?>" alt="<?php esc_attr_e( 'Fjell & Co', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"metadata":{"frSample":"logo"},"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-5.svg' ) ); ?>" alt="<?php esc_attr_e( 'Tidal', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->

<!-- wp:image {"metadata":{"frSample":"logo"},"sizeSlug":"full","linkDestination":"none","width":"160px","className":"is-style-drawing"} -->
<figure class="wp-block-image size-full is-resized is-style-drawing"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/logo-6.svg' ) ); ?>" alt="<?php esc_attr_e( 'Brevik', 'frontage' ); ?>" style="width:160px"/></figure>
<!-- /wp:image -->