<?php
/**
 * Title: Club: The boathouse
 * Slug: frontage/club-boathouse
 * Categories: call-to-action
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-club-water","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-club-water" style="margin-top:0;margin-bottom:0"><!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/club/boathouse.svg' ) ); ?>" alt="<?php esc_attr_e( 'Boathouse with shells on racks and doors open to the river', 'frontage' ); ?>"/></figure>
<!-- /wp:image -->

<!-- wp:group {"align":"wide","className":"is-style-club-split","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-club-split"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The boathouse is yours too', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'A hall, a bar and the best sunset in town. Weddings, birthdays, your firm’s summer party.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"metadata":{"frSample":"price"}} -->
<p><?php esc_html_e( 'Eighty guests, from € 600 a day.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#page-boathouse"><?php esc_html_e( 'Ask for a date', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
