<?php
/**
 * Title: Restaurant: The table
 * Slug: frontage/restaurant-hero
 * Categories: frontage-hero
 * Description: A table seen from above by lamplight, with a large headline and a button.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-restaurant-night is-style-restaurant-stage","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"align":"full","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-restaurant-night is-style-restaurant-stage" style="margin-top:0;margin-bottom:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/table.svg' ) ); ?>" alt=""/></figure>
<!-- /wp:image -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h1 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'Dinner starts when the', 'frontage' ); ?> <em><?php esc_html_e( 'boats come in', 'frontage' ); ?></em></h1>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'A small room above the harbor. We cook what was landed today, over birch coals.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"1.5rem"}}}} -->
<div class="wp-block-buttons" style="margin-top:1.5rem"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Reserve a table', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
