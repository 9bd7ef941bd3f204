<?php
/**
 * Title: Club: Boathouse, head
 * Slug: frontage/club-boathouse-hero
 * Categories: frontage-hero
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-club-water","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-club-water" style="margin-top:0;margin-bottom:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/club/boathouse.svg' ) ); ?>" alt="<?php esc_attr_e( 'Boathouse with shells on racks and doors open to the river', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide"><?php esc_html_e( 'Your day at the boathouse', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"is-style-measure","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-measure"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Doors to the river, a long table, a bar. We put the boats up, you bring the guests.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Ask for a date', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
