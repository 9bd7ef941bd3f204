<?php
/**
 * Title: Practice: Opening of exercises
 * Slug: frontage/practice-exercises-title
 * Categories: frontage-hero
 * Description: A headline beside an image in two panels.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-title","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-title"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Small moves for every day', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Six exercises that suit most people. Stop if pain gets sharper, and ask us.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/practice/chair.svg' ) ); ?>" alt="<?php esc_attr_e( 'Chair with a towel and an elastic band', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
