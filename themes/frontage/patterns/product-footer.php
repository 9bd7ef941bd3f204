<?php
/**
 * Title: Software: Footer
 * Slug: frontage/product-footer
 * Categories: footer
 * Block Types: core/template-part/footer
 * Description: Title, pages and contact details in four columns.
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|40"},"margin":{"top":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"40%","className":"is-contact"} -->
<div class="wp-block-column is-contact" style="flex-basis:40%"><!-- wp:site-title {"level":0} /-->

<!-- wp:site-tagline {"textColor":"muted"} /-->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your address', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"address","part":"link"}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Product', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-links"} -->
<ul class="wp-block-list is-style-links"><!-- wp:list-item -->
<li><a href="#page-product"><?php esc_html_e( 'How it works', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-pricing"><?php esc_html_e( 'Pricing', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-contact"><?php esc_html_e( 'Start free', 'frontage' ); ?></a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Company', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-links"} -->
<ul class="wp-block-list is-style-links"><!-- wp:list-item -->
<li><a href="#page-about"><?php esc_html_e( 'About us', 'frontage' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#page-contact"><?php esc_html_e( 'Help and contact', 'frontage' ); ?></a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"className":"is-contact"} -->
<div class="wp-block-column is-contact"><!-- wp:heading {"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Reach us', 'frontage' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your email address', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"email","part":"link"}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link"}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"placeholder":<?php echo wp_json_encode( __( 'Your opening hours', 'frontage' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"hours","part":"link"}}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color"></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php echo esc_html( '© ' . wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?></p>
<!-- /wp:paragraph -->

<?php if ( get_privacy_policy_url() ) : ?><!-- wp:navigation {"overlayMenu":"never","fontSize":"small","textColor":"muted"} --><!-- wp:navigation-link {"label":<?php echo wp_json_encode( __( 'Privacy', 'frontage' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"kind":"custom","url":<?php echo wp_json_encode( get_privacy_policy_url() ); ?>} /--><!-- /wp:navigation --><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
