<?php
/**
 * Title: Coming soon
 * Slug: frontage/coming-soon
 * Inserter: no
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:cover {"url":"<?php echo esc_url( get_theme_file_uri( 'assets/pictures/dawn.svg' ) ); ?>","dimRatio":70,"overlayColor":"contrast","isUserOverlayColor":true,"minHeight":100,"minHeightUnit":"vh","align":"full","layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull" style="min-height:100vh"><img class="wp-block-cover__image-background" alt="" src="<?php echo esc_url( get_theme_file_uri( 'assets/pictures/dawn.svg' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-70 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:site-title {"level":0,"style":{"typography":{"textAlign":"center"},"elements":{"link":{"color":{"text":"var:preset|color|base"}}}}} /-->

<!-- wp:heading {"level":1,"style":{"typography":{"textAlign":"center"},"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"textColor":"base"} -->
<h1 class="wp-block-heading has-text-align-center has-base-color has-text-color" style="margin-top:var(--wp--preset--spacing--50)"><?php esc_html_e( 'Coming soon', 'frontage' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large","style":{"typography":{"textAlign":"center"}},"textColor":"base"} -->
<p class="has-text-align-center has-base-color has-text-color has-large-font-size"><?php esc_html_e( 'Our new website is almost ready. Until then, email or call us anytime.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"className":"is-contact","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons is-contact" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:button {"backgroundColor":"base","textColor":"contrast","metadata":{"bindings":{"url":{"source":"frontage/business","args":{"field":"email","part":"link"}}}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-contrast-color has-base-background-color has-text-color has-background wp-element-button"><?php esc_html_e( 'Contact us', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:cover -->
