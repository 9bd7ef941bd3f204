<?php
/**
 * Title: Restaurant: Private room
 * Slug: frontage/restaurant-room
 * Categories: services
 * Description: One long table from above beside a dark block with a headline and a button.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"className":"is-style-restaurant-night is-style-restaurant-split","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"blockGap":"0"}},"align":"full","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-restaurant-night is-style-restaurant-split" style="margin-top:0;margin-bottom:0"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<h1 class="wp-block-heading" style="margin-top:0;margin-bottom:0"><?php esc_html_e( 'One table,', 'frontage' ); ?> <em><?php esc_html_e( 'one party', 'frontage' ); ?></em></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'A room of its own behind the kitchen, with a long table and a door that closes.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"figure"}} -->
<p><?php esc_html_e( '14 seats, three menus, one price for the evening.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"1.5rem"}}}} -->
<div class="wp-block-buttons" style="margin-top:1.5rem"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-contact"><?php esc_html_e( 'Ask for a date', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/restaurant/room.svg' ) ); ?>" alt="<?php esc_attr_e( 'A long table set for twelve, with candles, seen from above', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
