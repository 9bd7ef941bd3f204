<?php
/**
 * Title: Practice: Opening of about
 * Slug: frontage/practice-about-title
 * Categories: frontage-hero
 * Description: A headline beside an image in two panels.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-title","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-title"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'A practice small enough to know you', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'We treat one person at a time, in one room, with the door closed if you like.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/practice/room-wide.svg' ) ); ?>" alt="<?php esc_attr_e( 'Treatment room with a bench and a red ball', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
