<?php
/**
 * Title: Practice: The way to you
 * Slug: frontage/practice-way
 * Categories: contact
 * Description: Your address beside a drawn map.
 * Viewport Width: 1400
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"is-style-practice-title","layout":{"type":"default"}} -->
<div class="wp-block-group alignfull is-style-practice-title"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Find us', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Come five minutes early. There is a chair, a glass of water and no music.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"is-contact","layout":{"type":"default"}} -->
<div class="wp-block-group is-contact"><!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"address","part":"link","label":<?php echo wp_json_encode( __( 'Address', 'frontage' ) ); ?>}}}}} -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:image {"sizeSlug":"full","linkDestination":"none"} -->
<figure class="wp-block-image size-full"><img src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/practice/map.svg' ) ); ?>" alt="<?php esc_attr_e( 'Map of streets by a lake', 'frontage' ); ?>"/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
