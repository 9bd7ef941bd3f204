<?php
/**
 * Title: Practice: Opening of team
 * Slug: frontage/practice-team-title
 * Categories: frontage-hero
 * Description: A headline beside an image in two panels.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-title","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-title"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'The therapist you start with stays', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'You see the same person each time. That saves you the story and us the guessing.', 'frontage' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/practice/ball.svg' ) ); ?>" alt="<?php esc_attr_e( 'Red exercise ball', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
